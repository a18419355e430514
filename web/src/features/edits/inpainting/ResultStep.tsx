import { type Edit, type HistoryItem, stylePresets } from '@maquette/contract';
import { Pencil, RotateCw, SquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { isByChance } from '../engine/offer.ts';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { PreviewChoice } from '../result/PreviewChoice.tsx';
import { ReceiptButton } from '../result/ReceiptButton.tsx';
import { RepeatedNotice } from '../result/RepeatedNotice.tsx';
import { DownloadShown, EditResult, StartOver } from '../result/ResultActions.tsx';
import { ResultView } from '../result/ResultView.tsx';
import { useHeedFacts } from '../result/use-heed-facts.ts';
import { useShownEdit } from '../result/use-shown-edit.ts';
import { wordlessLabel } from '../running/edit-words.ts';
import type { Draft, DraftEvent } from './draft.ts';

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

interface ResultActionsProps {
  result: HistoryItem | null;
  /** The photo while it is in view instead of the result. */
  original: HistoryItem | null;
  onEditMask: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
  onEditResult: (result: HistoryItem) => void;
}

/** Download, try again, paint on, or begin anew. */
function ResultActions(props: ResultActionsProps) {
  const { result, original, onEditMask, onRegenerate, onStartOver, onEditResult } = props;
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-3">
      {result && <DownloadShown {...{ result, original }} name="inpainted-room.png" />}
      <Button variant="secondary" icon={<RotateCw aria-hidden size={18} />} onClick={onRegenerate}>
        {t('edits.result.regenerate')}
      </Button>
      <Button variant="secondary" icon={<Pencil aria-hidden size={18} />} onClick={onEditMask}>
        {t('edits.mask.edit')}
      </Button>
      {result && <EditResult onEdit={() => onEditResult(result)} />}
      <StartOver
        icon={<SquarePlus aria-hidden size={18} />}
        text={t('edits.result.startOverText')}
        onStartOver={onStartOver}
      />
    </div>
  );
}

interface ResultFactsProps {
  edit: Edit;
  result: HistoryItem;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="text-[15px] break-words">{value}</dd>
    </div>
  );
}

/** Prompt, negative prompt, style and seed as used, what the engine understood, what it cost. */
function ResultFacts({ edit, result }: ResultFactsProps) {
  const { t } = useTranslation();
  const { prompt, negativePrompt, stylePreset, seed, product } = edit.request;
  const wordless = t(wordlessLabel(edit.request));
  const style = stylePresets.find((preset) => preset === stylePreset);
  const { isReframed, preview } = result.metadata;
  const heed = useHeedFacts(edit);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {preview && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
        <Tag tone="neutral">
          {edit.charged === 0
            ? t('edits.search.fact.free')
            : t('edits.result.charged', { count: edit.charged })}
        </Tag>
      </div>
      {isReframed && <p className="text-sm text-warning">{t('edits.search.reframed')}</p>}
      <dl className="flex flex-col gap-3">
        <Fact name={t('edits.result.prompt')} value={prompt || wordless} />
        {product && <Fact name={t('edits.product.width')} value={String(product.width)} />}
        {heed.map(({ name, value }) => value && <Fact key={name} {...{ name, value }} />)}
        {negativePrompt && <Fact name={t('edits.result.negativePrompt')} value={negativePrompt} />}
        {style && <Fact name={t('edits.result.stylePreset')} value={t(`edits.style.${style}`)} />}
        {isByChance(edit) && <Fact name={t('edits.result.seed')} value={String(seed)} />}
      </dl>
    </div>
  );
}
