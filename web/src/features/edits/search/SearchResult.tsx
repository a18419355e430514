import { type HistoryItem, soughtIn } from '@maquette/contract';
import { ImageUp, SlidersHorizontal, SquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../platform/i18n/print-day.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FactList, ReframedNotice, RepeatedNotice } from '../result/EditFacts.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultPanel } from '../result/ResultPanel.tsx';
import { useEditFacts } from '../result/use-edit-facts.ts';
import { type MadeEdit, useShownEdit } from '../result/use-shown-edit.ts';
import type { SearchDraft, SearchEvent } from './search-draft.ts';
import { foundGaps, type SearchTool } from './search-tool.ts';

interface SearchResultProps {
  tool: SearchTool;
  draft: SearchDraft;
  dispatch: (event: SearchEvent) => void;
  photo: HistoryItem;
  onForm: () => void;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

/** What came of it beside the original, how it was made, and what to do next. */
export function SearchResult({ tool, draft, dispatch, photo, ...props }: SearchResultProps) {
  const { onForm, onEditResult } = props;
  const { t } = useTranslation();
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, purpose: tool });
  const { made } = shown;
  const startOver = () => dispatch({ type: 'started-over' });
  return (
    <ResultPanel
      {...{ draft, dispatch, photo, shown, onForm }}
      title={t(`edits.search.${tool}.done`, foundGaps(made ? soughtIn(made.edit.request) : ''))}
      note={made && <ColourDifference {...made} />}
      details={made && <SearchFacts {...{ tool, ...made }} />}
    >
      {made && <RepeatedNotice edit={made.edit} onAnother={onForm} />}
      <ResultActions
        {...{ photo, shown, onEditResult }}
        again={{ draft, dispatch }}
        startOverText={t('edits.search.startOverText')}
        onStartOver={startOver}
        others={
          <>
            <Button
              variant="secondary"
              size="sm"
              icon={<SquarePlus aria-hidden size={16} />}
              onClick={startOver}
            >
              {t('edits.search.another')}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              icon={<ImageUp aria-hidden size={16} />}
              onClick={() => dispatch({ type: 'photo-dropped' })}
            >
              {t('edits.search.changeImage')}
            </Button>
          </>
        }
      >
        <Button
          variant="secondary"
          size="sm"
          icon={<SlidersHorizontal aria-hidden size={16} />}
          onClick={onForm}
        >
          {t('edits.search.adjust')}
        </Button>
      </ResultActions>
      {made && <ReceiptButton {...made} />}
    </ResultPanel>
  );
}

/** What was asked for and understood, by whom and with what settings the picture was made. */
function SearchFacts({ tool, edit, result }: MadeEdit & { tool: SearchTool }) {
  const { t, i18n } = useTranslation();
  const facts = useEditFacts(edit, result);
  const { sought, translated, heed, sure, unwanted, style } = facts;
  const { engine, models, guidance, steps, strength, seed } = facts;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const moment = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const took = Date.parse(edit.finishedAt ?? '') - Date.parse(edit.startedAt ?? '');
  const made = Number.isNaN(took)
    ? ''
    : t('edits.search.fact.madeIn', {
        moment: moment.format(Date.parse(edit.createdAt)),
        seconds: number.format(took / 1000),
      });
  return (
    <details open className="border-t border-line pt-4">
      <summary className="mb-3 cursor-pointer text-sm font-medium touch:mb-0 touch:py-3">
        {t('edits.search.fact.title')}
      </summary>
      <ReframedNotice result={result} />
      <FactList
        facts={[
          ...[sought, { name: t(`edits.search.${tool}.wish`), value: edit.request.prompt }, translated],
          ...[...heed, sure, unwanted, style, engine, models, guidance, steps, strength, seed],
          { name: t('edits.search.fact.made'), value: made },
        ]}
      />
    </details>
  );
}

/** How near the very colour came that was asked for; in this room's light it is meant to differ from the card. */
function ColourDifference({ edit, result }: MadeEdit) {
  const { t, i18n } = useTranslation();
  const { deltaE } = result.metadata;
  if (deltaE === undefined || edit.request.mode !== 'exact') return null;
  const number = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const difference = colourDifference(deltaE);
  const isNear = difference === 'none' || difference === 'close';
  return (
    <p
      className={classNames(
        'rounded-sm px-2 py-1.5 text-xs',
        isNear ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning',
      )}
    >
      {t(`edits.search.difference.${difference}`, { difference: number.format(deltaE) })}
    </p>
  );
}

/** What eyes make of a CIEDE2000 difference: below 1 none, below 2 seen side by side, below 5 seen, else another colour. */
export function colourDifference(deltaE: number): 'none' | 'close' | 'slight' | 'clear' {
  if (deltaE < 1) return 'none';
  if (deltaE < 2) return 'close';
  return deltaE < 5 ? 'slight' : 'clear';
}
