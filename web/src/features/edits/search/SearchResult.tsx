import type { HistoryItem } from '@maquette/contract';
import { ImageUp, RotateCcw, SlidersHorizontal, SquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { PreviewChoice } from '../result/PreviewChoice.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { DownloadShown, EditResult, StartOver } from '../result/ResultActions.tsx';
import { ResultView } from '../result/ResultView.tsx';
import { useShownEdit } from '../result/use-shown-edit.ts';
import { SearchFacts, SearchOutcome } from './SearchOutcome.tsx';
import type { SearchDraft, SearchEvent, SearchStep, SearchTool } from './search-draft.ts';

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

/** Names of the downloads (specification, 9). */
const names = {
  'search-replace': 'replaced-image.png',
  'search-recolor': 'search-recolor-result.png',
} as const;

interface SearchActionsProps {
  tool: SearchTool;
  result: HistoryItem | null;
  /** The photo while it is in view instead of the result. */
  original: HistoryItem | null;
  onAdjust: () => void;
  onEditResult: (result: HistoryItem) => void;
  onChangeImage: () => void;
  onStartOver: () => void;
}

/** Download, go on with the same words, or begin anew. */
function SearchActions(props: SearchActionsProps) {
  const { tool, result, original, onAdjust, onEditResult, onChangeImage, onStartOver } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      {result && <DownloadShown {...{ result, original }} name={names[tool]} />}
      <Button variant="secondary" icon={<SlidersHorizontal aria-hidden size={18} />} onClick={onAdjust}>
        {t('edits.search.adjust')}
      </Button>
      {result && <EditResult onEdit={() => onEditResult(result)} />}
      <Button variant="secondary" icon={<SquarePlus aria-hidden size={18} />} onClick={onStartOver}>
        {t('edits.search.another')}
      </Button>
      <Button variant="ghost" icon={<ImageUp aria-hidden size={18} />} onClick={onChangeImage}>
        {t('edits.search.changeImage')}
      </Button>
      <StartOver
        icon={<RotateCcw aria-hidden size={18} />}
        text={t('edits.search.startOverText')}
        onStartOver={onStartOver}
      />
    </div>
  );
}
