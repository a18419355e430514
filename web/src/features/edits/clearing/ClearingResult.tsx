import type { Clearing, HistoryItem } from '@maquette/contract';
import { ListChecks, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { PreviewChoice } from '../result/PreviewChoice.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { RepeatedNotice } from '../result/RepeatedNotice.tsx';
import { DownloadShown, EditResult, StartOver } from '../result/ResultActions.tsx';
import { ResultView } from '../result/ResultView.tsx';
import { type ShownEdit, useShownEdit } from '../result/use-shown-edit.ts';
import type { ClearingDraft, ClearingEvent } from './clearing-draft.ts';

/** What the downloads are called. */
const names = { declutter: 'decluttered-room.png', empty: 'emptied-room.png' } as const;

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
export function ClearingResult(props: ClearingResultProps) {
  const { draft, dispatch, photo, onForm, topUp } = props;
  const { t } = useTranslation();
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, tool: 'clearing' });
  const { edit } = shown;
  const group = edit?.request.group ?? draft.group;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <ResultView {...{ photo, draft, dispatch, shown }} initialView="slider" />
      <section className="flex w-full flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:w-[360px] lg:shrink-0">
        <h2 className="text-xl font-semibold tracking-tight">
          {edit?.preview ? t('edits.removal.previewTitle') : t(`edits.clearing.done.${group}`)}
        </h2>
        <PreviewChoice {...{ draft, dispatch, shown, topUp }} onLeft={onForm} />
        {!edit?.preview && <Cleared {...props} {...{ shown, group }} />}
      </section>
    </div>
  );
}

interface ClearedProps extends ClearingResultProps {
  shown: ShownEdit;
  group: Clearing;
}

/** What a cleared room cost, and what to do next. */
function Cleared({ dispatch, photo, shown, group, onForm, onEditResult }: ClearedProps) {
  const { t } = useTranslation();
  const { edit, result } = shown;
  return (
    <>
      {edit && result && (
        <>
          <RepeatedNotice edit={edit} onAnother={onForm} />
          <div className="flex flex-wrap gap-2">
            {result.metadata.preview && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
            <Tag tone="neutral">
              {edit.charged === 0
                ? t('edits.search.fact.free')
                : t('edits.result.charged', { count: edit.charged })}
            </Tag>
          </div>
        </>
      )}
      <div className="flex flex-col gap-3">
        {result && (
          <DownloadShown result={result} original={shown.isOriginal ? photo : null} name={names[group]} />
        )}
        <Button variant="secondary" icon={<ListChecks aria-hidden size={18} />} onClick={onForm}>
          {t('edits.clearing.change')}
        </Button>
        {result && <EditResult onEdit={() => onEditResult(result)} />}
        <StartOver
          icon={<RotateCcw aria-hidden size={18} />}
          text={t('edits.clearing.startOverText')}
          onStartOver={() => dispatch({ type: 'started-over' })}
        />
      </div>
      {edit && result && <ReceiptButton edit={edit} result={result} />}
    </>
  );
}
