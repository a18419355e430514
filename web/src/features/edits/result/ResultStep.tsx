import { type Edit, type HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { isPassing } from '../../../platform/api/api-error.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Draft, DraftEvent } from '../model/draft.ts';
import { EditFailure, EditProgress, LoadFailure, useAwaitedEdit, useEdit } from '../waiting/index.ts';
import { ResultActions } from './ResultActions.tsx';
import { ResultCompare } from './ResultCompare.tsx';
import { ResultFacts } from './ResultFacts.tsx';

interface ResultStepProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  photo: HistoryItem;
  onEditMask: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
}

const resultOf = (edit: Edit | undefined): HistoryItem | undefined =>
  edit?.state === 'succeeded' ? edit.files[0] : undefined;

const stay = (): void => undefined;

/** The finished picture beside its original, what it took, and what to do next; the next one takes its place. */
export function ResultStep({ draft, dispatch, photo, ...actions }: ResultStepProps) {
  const { t } = useTranslation();
  const { data: edit, isPending, error, refetch } = useEdit(draft.resultId);
  const next = useAwaitedEdit({ draft, dispatch, onResult: stay });
  const result = resultOf(edit);
  const { width, height } = photo.metadata;

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {next.failure && <EditFailure message={next.failure} onDismiss={next.dismiss} />}
        {next.running && (
          <EditProgress edit={next.running} onCancel={next.cancel} isCancelling={next.isCancelling} />
        )}
        {edit && result && <ResultCompare edit={edit} photo={photo} result={result} />}
        {!result && isPending && (
          <div style={{ aspectRatio: `${width} / ${height}` }} className="w-full">
            <Skeleton className="size-full" />
            <p className="sr-only">{t('edits.result.loading')}</p>
          </div>
        )}
        {!result && isPassing(error) && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!result && !isPending && !isPassing(error) && (
          <Banner tone="warning">{t('edits.result.missing')}</Banner>
        )}
      </div>
      <section className="flex w-full flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:w-[340px] lg:shrink-0">
        <h2 className="text-xl font-semibold tracking-tight">{t('edits.result.title')}</h2>
        {edit && result && <ResultFacts edit={edit} result={result} />}
        <ResultActions result={result ?? null} {...actions} />
      </section>
    </div>
  );
}
