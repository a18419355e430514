import type { HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { ShownVariation } from '../../result/index.ts';
import { EditFailure, EditProgress, useEdits } from '../../waiting/index.ts';
import type { SearchDraft, SearchEvent, SearchStep, SearchTool } from '../model/search-draft.ts';
import { useAwaitedEdits, VariationTiles } from '../../variations/index.ts';
import { SearchActions } from './SearchActions.tsx';
import { SearchFacts } from './SearchFacts.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';

interface SearchResultProps {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  photo: HistoryItem;
  goTo: (step: SearchStep) => void;
}

const stay = (): void => undefined;

/** What came of it beside the original, how it was made, and what to do next. */
export function SearchResult({ tool, draft, dispatch, photo, goTo }: SearchResultProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const variations = useEdits(draft.resultIds);
  const next = useAwaitedEdits({ draft, dispatch, onResult: stay });
  const done = variations.find(({ data }) => data?.state === 'succeeded' && data.id === chosen);
  const query = done ?? variations.find(({ data }) => data?.state === 'succeeded') ?? variations[0];
  const edit = query?.data;
  const result = edit?.state === 'succeeded' ? edit.files[0] : undefined;
  const isWaitingForNext = next.running !== null && !draft.resultIds.includes(next.running.id);

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {next.failure && draft.isAwaiting && <EditFailure message={next.failure} onDismiss={next.dismiss} />}
        {isWaitingForNext && (
          <EditProgress edit={next.running} onCancel={next.cancel} isCancelling={next.isCancelling} />
        )}
        {query && (
          <ShownVariation
            {...{ query, photo }}
            initialView={tool === 'search-recolor' ? 'sideBySide' : 'slider'}
          />
        )}
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
      <section className="flex w-full flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:w-[360px] lg:shrink-0">
        {edit && result && <SearchOutcome {...{ tool, edit, result }} />}
        <SearchActions
          tool={tool}
          result={result ?? null}
          onAdjust={() => goTo('form')}
          onChangeImage={() => dispatch({ type: 'photo-dropped' })}
          onStartOver={() => dispatch({ type: 'started-over' })}
        />
        {edit && result && <SearchFacts {...{ tool, edit, result }} />}
      </section>
    </div>
  );
}
