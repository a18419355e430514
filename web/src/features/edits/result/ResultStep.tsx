import { type Edit, type HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, DraftEvent } from '../model/draft.ts';
import { useAwaitedEdits, VariationTiles } from '../variations/index.ts';
import { EditFailure, EditProgress, useEdits } from '../waiting/index.ts';
import { ResultActions } from './ResultActions.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import { ShownVariation } from './ShownVariation.tsx';

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
  const [chosen, setChosen] = useState<string | null>(null);
  const variations = useEdits(draft.resultIds);
  const next = useAwaitedEdits({ draft, dispatch, onResult: stay });
  const done = variations.filter(({ data }) => data?.state === 'succeeded');
  const query = done.find(({ data }) => data?.id === chosen) ?? done[0] ?? variations[0];
  const edit = query?.data;
  const isWaitingForNext = next.running !== null && !draft.resultIds.includes(next.running.id);
  const result = resultOf(edit);

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {next.failure && <EditFailure message={next.failure} onDismiss={next.dismiss} />}
        {isWaitingForNext && (
          <EditProgress edit={next.running} onCancel={next.cancel} isCancelling={next.isCancelling} />
        )}
        {query && <ShownVariation {...{ query, photo }} initialView="slider" />}
        {draft.resultIds.length > 1 && (
          <VariationTiles
            photo={photo}
            edits={variations.map(({ data }) => data)}
            shown={edit?.id ?? null}
            onShow={setChosen}
            onRetried={(former, editId) => dispatch({ type: 'edit-retried', former, editId })}
          />
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
