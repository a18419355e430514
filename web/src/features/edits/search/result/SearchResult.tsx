import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { ReceiptButton } from '../../receipt/index.ts';
import { PreviewChoice, ResultView } from '../../result/index.ts';
import { useShownEdit } from '../../strip/index.ts';
import type { TopUpSlot } from '../../words/index.ts';
import type { SearchDraft, SearchEvent, SearchStep, SearchTool } from '../model/search-draft.ts';
import { SearchActions } from './SearchActions.tsx';
import { SearchFacts } from './SearchFacts.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';

interface SearchResultProps {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  photo: HistoryItem;
  goTo: (step: SearchStep) => void;
  topUp: TopUpSlot;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

const trayTools = { 'search-replace': 'replace', 'search-recolor': 'recolor' } as const;

/** What came of it beside the original, how it was made, and what to do next. */
export function SearchResult({ tool, draft, dispatch, photo, ...props }: SearchResultProps) {
  const { goTo, topUp, onEditResult } = props;
  const { t } = useTranslation();
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, tool: trayTools[tool] });
  const { edit, result } = shown;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <ResultView
        {...{ photo, draft, dispatch, shown }}
        initialView={tool === 'search-recolor' ? 'sideBySide' : 'slider'}
      />
      <section className="flex w-full flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:w-[360px] lg:shrink-0">
        {edit?.preview && (
          <h2 className="text-xl font-semibold tracking-tight">{t('edits.removal.previewTitle')}</h2>
        )}
        <PreviewChoice {...{ draft, dispatch, shown, topUp }} onLeft={() => goTo('form')} />
        {edit && result && !edit.preview && (
          <SearchOutcome {...{ tool, edit, result }} onAnother={() => goTo('form')} />
        )}
        {!edit?.preview && (
          <SearchActions
            tool={tool}
            result={result ?? null}
            original={shown.isOriginal ? photo : null}
            onAdjust={() => goTo('form')}
            onEditResult={onEditResult}
            onChangeImage={() => dispatch({ type: 'photo-dropped' })}
            onStartOver={() => dispatch({ type: 'started-over' })}
          />
        )}
        {edit && result && !edit.preview && (
          <>
            <SearchFacts {...{ tool, edit, result }} />
            <ReceiptButton edit={edit} result={result} />
          </>
        )}
      </section>
    </div>
  );
}
