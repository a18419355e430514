import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import type { Draft, DraftEvent } from '../model/draft.ts';
import { ReceiptButton } from '../receipt/index.ts';
import { useShownEdit } from '../strip/index.ts';
import type { TopUpSlot } from '../words/index.ts';
import { PreviewChoice } from './PreviewChoice.tsx';
import { RepeatedNotice } from './RepeatedNotice.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import { ResultView } from './ResultView.tsx';

interface ResultStepProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  photo: HistoryItem;
  topUp: TopUpSlot;
  onEditMask: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
  /** The result becomes the photo of the next edit. */
  onEditResult: (result: HistoryItem) => void;
}

/** The finished picture beside its original, what it took, and what to do next; the next one takes its place. */
export function ResultStep({ draft, dispatch, photo, topUp, ...actions }: ResultStepProps) {
  const { t } = useTranslation();
  const shown = useShownEdit({ photo, resultIds: draft.resultIds, tool: 'inpainting' });
  const { edit, result } = shown;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <ResultView {...{ photo, draft, dispatch, shown }} initialView="slider" />
      <section className="flex w-full flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:w-[340px] lg:shrink-0">
        <h2 className="text-xl font-semibold tracking-tight">
          {edit?.preview ? t('edits.removal.previewTitle') : t('edits.result.title')}
        </h2>
        <PreviewChoice {...{ draft, dispatch, shown, topUp }} onLeft={actions.onRegenerate} />
        {edit && result && !edit.preview && (
          <div className="flex flex-col gap-3">
            <RepeatedNotice edit={edit} onAnother={actions.onRegenerate} />
            <ResultFacts edit={edit} result={result} />
            <ReceiptButton edit={edit} result={result} />
          </div>
        )}
        {!edit?.preview && (
          <ResultActions result={result ?? null} original={shown.isOriginal ? photo : null} {...actions} />
        )}
      </section>
    </div>
  );
}
