import type { HistoryItem } from '@maquette/contract';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { RepeatedNotice } from '../result/EditFacts.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { ResultActions } from '../result/ResultActions.tsx';
import { ResultPanel } from '../result/ResultPanel.tsx';
import { useShownEdit } from '../result/use-shown-edit.ts';
import type { ClearingDraft, ClearingEvent } from './clearing-draft.ts';

interface ClearingResultProps {
  draft: ClearingDraft;
  dispatch: (event: ClearingEvent) => void;
  photo: HistoryItem;
  onForm: () => void;
  topUp: TopUpSlot;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

/** The cleared room beside its original, what it cost, and what to do next. */
export function ClearingResult({ draft, dispatch, photo, onForm, topUp, onEditResult }: ClearingResultProps) {
  const { t } = useTranslation();
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, purpose: 'clearing' });
  const { edit, made } = shown;
  const group = edit?.request.group ?? draft.group;
  return (
    <ResultPanel
      {...{ draft, dispatch, photo, shown, topUp, onForm }}
      title={t(`edits.clearing.done.${group}`)}
      details={null}
    >
      {made && <RepeatedNotice edit={made.edit} onAnother={onForm} />}
      <ResultActions
        {...{ photo, shown, onEditResult }}
        again={{ draft, dispatch, topUp }}
        startOverText={t('edits.clearing.startOverText')}
        onStartOver={() => dispatch({ type: 'started-over' })}
      >
        <Button variant="secondary" size="sm" icon={<ListChecks aria-hidden size={16} />} onClick={onForm}>
          {t('edits.clearing.change')}
        </Button>
      </ResultActions>
      {made && <ReceiptButton {...made} />}
    </ResultPanel>
  );
}
