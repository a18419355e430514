import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { printPercent } from '../../../platform/i18n/print-percent.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import type { DraftMask } from '../draft/draft.ts';
import { smallMask } from '../photo/data-url.ts';
import { useSaveMask } from '../region/keep-region.ts';
import { type Warning, Warnings } from './Warnings.tsx';
import { askPreflight } from './ask-preflight.ts';

interface MaskPreflightProps {
  photoId: string;
  mask: DraftMask | null;
  /** Another mask is kept on the server and takes the place of this one. */
  onMaskSaved: (mask: { filename: string; picture: string }) => void;
  onUseMiddle: () => void;
  onDraw: () => void;
}

/** Warns of a mask that is empty, too small, nearly everything, or scattered. */
export function MaskPreflight(props: MaskPreflightProps) {
  return <Warnings warnings={useMaskWarnings(props)} />;
}

interface MaskWarningsInput {
  photoId: string;
  mask: DraftMask | null;
  /** Another mask is kept on the server and takes the place of this one. */
  onMaskSaved: (mask: { filename: string; picture: string }) => void;
  onUseMiddle: () => void;
  onDraw: () => void;
}

/** What there is to say of a mask, as a PNG data URL; of the one before it until it has been looked at. */
function useMaskQuery(picture: string | null) {
  return useQuery({
    queryKey: ['preflight', 'mask', picture ?? ''],
    queryFn: ({ signal }) => askPreflight({ kind: 'mask', picture: blobOfDataUrl(picture ?? '') }, signal),
    enabled: picture !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}

/** Undefined until it has been looked at. */
function useMaskFindings(picture: string | null) {
  const { data, isPlaceholderData } = useMaskQuery(picture);
  return isPlaceholderData ? undefined : data;
}

/** Whether there is a mask that can be worked with, as far as can be told: it goes on as it was until the next one has been looked at. */
export function useIsMaskEnough(picture: string | null): boolean {
  const { data, isError } = useMaskQuery(picture);
  if (picture === null) return false;
  return data ? !data.isEmpty && !data.isTooSmall : isError;
}

/** Whether a painted mask marks something, and still too little. @throws Error when it cannot be read */
export async function isTooSmallMask(mask: Blob): Promise<boolean> {
  return (await askPreflight({ kind: 'mask', picture: mask })).isTooSmall;
}

/** Whether a painted mask marks enough to be worked with. @throws Error when it cannot be read */
export async function isMaskEnough(mask: Blob): Promise<boolean> {
  const { isEmpty, isTooSmall } = await askPreflight({ kind: 'mask', picture: mask });
  return !isEmpty && !isTooSmall;
}

/** Why a mask cannot be worked with, in the reader's language; null when it can be, or is not known yet. */
export function useMaskFault(picture: string | null): string | null {
  const { t } = useTranslation();
  const findings = useMaskFindings(picture);
  if (findings?.isEmpty) return t('edits.preflight.maskEmpty');
  return findings?.isTooSmall ? t('edits.preflight.maskTooSmall') : null;
}

/** What is wrong with a mask: empty, too small, nearly everything, or pieces far apart. */
function useMaskWarnings(input: MaskWarningsInput): Warning[] {
  const { photoId, mask, onMaskSaved, onUseMiddle, onDraw } = input;
  const { t, i18n } = useTranslation();
  const saveMask = useSaveMask();
  const picture = mask?.picture ?? '';
  const findings = useMaskFindings(mask?.picture ?? null);
  const keepLargest = useMutation({
    mutationFn: async () => {
      const largest = await askPreflight({ kind: 'largest-island', picture: blobOfDataUrl(picture) });
      const { maskFilename } = await saveMask.mutateAsync({ mask: largest, fileId: photoId });
      onMaskSaved({ filename: maskFilename, picture: await smallMask(largest) });
    },
  });
  if (mask === null || findings === undefined) return [];

  const drawing = (label: string) => ({ label, onAct: onDraw });
  if (findings.isEmpty) {
    const middle = { label: t('edits.preflight.useMiddle'), onAct: onUseMiddle };
    return [{ text: t('edits.preflight.maskEmpty'), repairs: [middle, drawing(t('edits.preflight.draw'))] }];
  }
  const percent = printPercent(findings.coverage, i18n.language);
  return [
    findings.isTooSmall && {
      text: t('edits.preflight.maskTooSmall'),
      repairs: [drawing(t('edits.preflight.draw'))],
    },
    findings.isNearlyAll && {
      text: t('edits.preflight.maskHuge', { percent }),
      repairs: [drawing(t('edits.preflight.drawAgain'))],
    },
    findings.hasFarIslands && {
      text: t('edits.preflight.maskScattered'),
      repairs: [
        {
          label: t('edits.preflight.keepLargest'),
          onAct: () => keepLargest.mutate(),
          isBusy: keepLargest.isPending,
        },
      ],
      failure: keepLargest.isError ? t('edits.mask.saveFailed') : null,
    },
  ].filter((warning) => warning !== false);
}
