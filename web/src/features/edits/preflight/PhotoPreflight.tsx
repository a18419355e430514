import type { HistoryItem } from '@maquette/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchPicture } from '../../../platform/api/fetch-picture.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { photoQuery } from '../photo/photo-query.ts';
import { usePhotoUpload } from '../photo/upload-photo.ts';
import { type Warning, Warnings } from './Warnings.tsx';
import { askPreflight } from './ask-preflight.ts';

interface PhotoPreflightProps {
  photo: HistoryItem;
  /** A brighter copy is stored and takes the photo's place. */
  onBrightened: (photo: HistoryItem) => void;
  onChangePhoto: () => void;
}

/** Warns of a photo that is dark, blurred or tiny, or shows no room. */
export function PhotoPreflight(props: PhotoPreflightProps) {
  return <Warnings warnings={usePhotoWarnings(props)} />;
}

interface PhotoWarningsInput {
  photo: HistoryItem;
  /** A brighter copy is stored and takes the photo's place. */
  onBrightened: (photo: HistoryItem) => void;
  onChangePhoto: () => void;
}

/** Kept as long as the page is: a photo does not change. */
const ONCE = { staleTime: Infinity, gcTime: Infinity, retry: false };

/** What is wrong with a photo, measured once for each. A photo that cannot be measured has no warnings. */
function usePhotoWarnings({ photo, onBrightened, onChangePhoto }: PhotoWarningsInput): Warning[] {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const { width, height } = photo.metadata;
  const { data: findings } = useQuery({
    queryKey: ['preflight', 'photo', photo.id],
    queryFn: async ({ signal }) => {
      const picture = await fetchPicture(`${photo.url}&w=1280`, signal);
      return askPreflight({ kind: 'photo', picture, fullSize: { width, height } }, signal);
    },
    ...ONCE,
  });
  const { data: isRoom = true } = useQuery({
    queryKey: ['preflight', 'room', photo.id],
    queryFn: async ({ signal }) => {
      const picture = await fetchPicture(`${photo.url}&w=640`, signal);
      return askPreflight({ kind: 'room', picture }, signal);
    },
    ...ONCE,
  });
  const { state, upload } = usePhotoUpload((brightened) => {
    queries.setQueryData(photoQuery(brightened.id).queryKey, brightened);
    addToast({ type: 'success', message: t('edits.preflight.brightened') });
    onBrightened(brightened);
  });
  const brighten = useMutation({
    mutationFn: async () => {
      const bright = await askPreflight({ kind: 'brighten', picture: await fetchPicture(photo.url) });
      await upload(
        new File(
          [bright],
          `${t('edits.preflight.brightFile', { name: photo.name.replace(/\.[^.]*$/, '') })}.jpg`,
          { type: bright.type },
        ),
      );
    },
  });
  if (findings === undefined) return [];

  const another = { label: t('edits.preflight.chooseAnother'), onAct: onChangePhoto };
  const failure = state.kind === 'failed' ? state.message : null;
  return [
    findings.isDark && {
      text: t('edits.preflight.dark'),
      repairs: [
        {
          label: t('edits.preflight.brighten'),
          onAct: () => brighten.mutate(),
          isBusy: brighten.isPending,
        },
      ],
      failure: brighten.isError ? t('edits.preflight.brightenFailed') : failure,
    },
    findings.isBlurred && { text: t('edits.preflight.blurred'), repairs: [another] },
    !isRoom && { text: t('edits.preflight.notRoom'), repairs: [another] },
    findings.isTiny && { text: t('edits.preflight.tiny', { width, height }), repairs: [another] },
  ].filter((warning) => warning !== false);
}
