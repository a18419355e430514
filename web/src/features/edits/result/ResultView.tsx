import type { Edit, HistoryItem } from '@maquette/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isPassing } from '../../../platform/api/api-error.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PhotoFrame } from '../photo/PhotoFrame.tsx';
import { EditFailure, EditProgress } from '../running/EditProgress.tsx';
import { useAwaitedEdits } from '../running/use-awaited-edits.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { PreviewTag } from './PreviewChoice.tsx';
import { ResultCompare } from './ResultCompare.tsx';
import { ResultStrip } from './ResultStrip.tsx';
import { TakesStrip } from './TakesStrip.tsx';
import { VariationTiles } from './VariationTiles.tsx';
import type { ShownEdit } from './use-shown-edit.ts';

interface ResultViewProps {
  photo: HistoryItem;
  /** The part of a draft that tells what was started and what has come of it. */
  draft: {
    readonly editIds: readonly string[];
    readonly resultIds: readonly string[];
    readonly isAwaiting: boolean;
  };
  dispatch: (
    event: { type: 'edits-seen' } | { type: 'edit-retried'; former: string; editId: string },
  ) => void;
  shown: ShownEdit;
  initialView?: 'slider' | 'sideBySide';
}

/** The result in view beside its original, the other ones to choose from, and how far the next is. */
export function ResultView({ photo, draft, dispatch, shown, initialView = 'slider' }: ResultViewProps) {
  const next = useAwaitedEdits({ draft, dispatch });
  const { query, edit, isOriginal } = shown;
  const waited = next.running.edit;
  const isWaitingForNext = waited !== null && !draft.resultIds.includes(waited.id);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-4">
      {next.failure && draft.isAwaiting && <EditFailure message={next.failure} onDismiss={next.dismiss} />}
      {isWaitingForNext && <EditProgress {...next.running} />}
      {isOriginal ? (
        <Original photo={photo} />
      ) : (
        <>
          {edit?.preview && <PreviewTag />}
          {query && <ShownVariation {...{ query, photo, initialView }} />}
          {edit && <TakesStrip {...{ photo, edit }} />}
        </>
      )}
      {draft.resultIds.length > 1 && (
        <VariationTiles
          photo={photo}
          edits={shown.variations}
          shown={isOriginal ? null : (edit?.id ?? null)}
          onShow={shown.show}
          onRetried={(former, editId) => dispatch({ type: 'edit-retried', former, editId })}
        />
      )}
      <ResultStrip
        photo={photo}
        edits={shown.strip}
        shown={isOriginal ? null : (edit?.id ?? '')}
        onShow={shown.show}
      />
    </div>
  );
}

interface ShownVariationProps {
  initialView: 'slider' | 'sideBySide';
  query: UseQueryResult<Edit>;
  photo: HistoryItem;
}

/** One result beside its original, or why there is none to see. */
function ShownVariation({ initialView, query, photo }: ShownVariationProps) {
  const { t } = useTranslation();
  const { data: edit, isPending, isFetching, error, refetch } = query;
  const result = edit?.state === 'succeeded' ? edit.files[0] : undefined;
  const { width, height } = photo.metadata;
  if (edit && result)
    return <ResultCompare key={edit.id} {...{ edit, photo, result }} initialView={initialView} />;
  if (isPending)
    return (
      <div style={{ aspectRatio: `${width} / ${height}` }} className="w-full">
        <Skeleton className="size-full" />
        <p className="sr-only">{t('edits.result.loading')}</p>
      </div>
    );
  if (error && isPassing(error))
    return (
      <LoadFailure
        {...{ error, isFetching }}
        message={t('edits.photo.failed')}
        onRetry={() => void refetch()}
      />
    );
  return <Banner tone="warning">{t('edits.result.missing')}</Banner>;
}

function Original({ photo }: { photo: HistoryItem }) {
  const { width, height } = photo.metadata;
  return (
    <PhotoFrame photo={photo} most={74}>
      <img
        src={`${photo.url}&w=1280`}
        alt={photo.name}
        {...{ width, height }}
        className="h-auto w-full rounded-lg bg-sunken"
      />
    </PhotoFrame>
  );
}
