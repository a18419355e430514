import type { HistoryItem } from '@maquette/contract';
import { Pencil, RotateCw, SquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { FactList, ReframedNotice, RepeatedNotice } from '../result/EditFacts.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultPanel } from '../result/ResultPanel.tsx';
import { useEditFacts } from '../result/use-edit-facts.ts';
import { type MadeEdit, useShownEdit } from '../result/use-shown-edit.ts';
import type { Draft, DraftEvent } from './draft.ts';

interface ResultStepProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  photo: HistoryItem;
  onEditMask: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

/** The finished picture beside its original, what it took, and what to do next; the next one takes its place. */
export function ResultStep({ draft, dispatch, photo, ...actions }: ResultStepProps) {
  const { t } = useTranslation();
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, purpose: 'inpainting' });
  const { made } = shown;
  return (
    <ResultPanel
      {...{ draft, dispatch, photo, shown }}
      title={t('edits.result.title')}
      onForm={actions.onRegenerate}
      details={made && <ResultFacts {...made} />}
    >
      {made && <RepeatedNotice edit={made.edit} onAnother={actions.onRegenerate} />}
      <ResultActions
        {...{ photo, shown }}
        again={{ draft, dispatch }}
        onEditResult={actions.onEditResult}
        startOverText={t('edits.result.startOverText')}
        startOverIcon={<SquarePlus aria-hidden size={16} />}
        onStartOver={actions.onStartOver}
      >
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw aria-hidden size={16} />}
          onClick={actions.onRegenerate}
        >
          {t('edits.result.regenerate')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={<Pencil aria-hidden size={16} />}
          onClick={actions.onEditMask}
        >
          {t('edits.mask.edit')}
        </Button>
      </ResultActions>
      {made && <ReceiptButton {...made} />}
    </ResultPanel>
  );
}

/** Prompt, negative prompt, style and seed as used, what the engine understood, what it cost. */
function ResultFacts({ edit, result }: MadeEdit) {
  const { prompt, productWidth, heed, unwanted, style, seed } = useEditFacts(edit, result);
  return (
    <div className="flex flex-col gap-4">
      <ReframedNotice result={result} />
      <FactList facts={[prompt, productWidth, ...heed, unwanted, style, seed]} />
    </div>
  );
}
