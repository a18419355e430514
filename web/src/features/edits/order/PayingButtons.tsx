import { Eraser, Eye, Shuffle, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { type Shortage, ShortCredits, type TopUpSlot } from './ShortCredits.tsx';

interface PayingButtonsProps {
  /** Credits for all pictures together. */
  price: number;
  /** How many pictures. */
  count: number;
  canGenerate: boolean;
  /** Why no picture can be made now, where it is not plain to see. */
  blocked: string | null;
  isStarting: boolean;
  /** Set when the last click found too few credits. */
  short: Shortage | null;
  onShortClose: () => void;
  /** As many pictures as the credits reach for. */
  onFewer: (count: number) => void;
  topUp: TopUpSlot;
  /** Makes one more by another seed; missing where there is none yet or all would be alike. */
  onAnother?: (() => void) | undefined;
  /** Nothing has changed since the last picture. */
  isSame?: boolean;
  /** Why a small preview is made first, for nothing; null when none is. */
  preview: ReactNode | null;
  /** Takes away what is marked; missing where nothing is. */
  removal?: Removal | undefined;
}

interface Removal {
  readonly price: number;
  /** Why it is previewed first; null when it is not. */
  readonly notice: ReactNode | null;
  readonly onRemove: () => void;
}

/** The buttons that spend, with the price on them, and what to do when there is too little. */
export function PayingButtons(props: PayingButtonsProps) {
  const { t } = useTranslation();
  const { price, count, canGenerate, blocked, isStarting, preview, removal } = props;
  const { short, onShortClose, topUp, onFewer } = props;
  const label = () => {
    if (preview) return t('edits.removal.seePreview');
    if (price === 0) return t('edits.generate.free');
    if (count > 1) return t('edits.generate.several', { count: price, pictures: count });
    return t('edits.generate.button', { count: price });
  };
  return (
    <>
      {preview}
      <div className="sticky bottom-0 -mx-1 -my-2 flex flex-col gap-3 bg-surface px-1 py-2">
        <ShortCredits
          {...{ price, count, short, topUp, onFewer }}
          kept={t('edits.credits.shortHint')}
          onClose={onShortClose}
        />
        <BlockedReason reason={blocked} />
        <Button
          type="submit"
          size="lg"
          disabled={!canGenerate || blocked !== null}
          busy={isStarting}
          icon={preview ? <Eye aria-hidden size={18} /> : <Sparkles aria-hidden size={18} />}
        >
          {label()}
        </Button>
      </div>
      <AnotherOne {...props} price={price / count} />
      {removal && <RemoveButton removal={removal} disabled={isStarting || blocked !== null} />}
      <p className="text-center text-sm text-ink-faint">{t('edits.generate.fair')}</p>
    </>
  );
}

/** Takes away what is marked; where that will be rough it says so and shows a free preview. */
function RemoveButton({ removal, disabled }: { removal: Removal; disabled: boolean }) {
  const { t } = useTranslation();
  const { price, notice, onRemove } = removal;
  const label = price === 0 ? t('edits.remove.free') : t('edits.remove.button', { count: price });
  return (
    <>
      {notice}
      <Button
        variant="secondary"
        disabled={disabled}
        icon={notice ? <Eye aria-hidden size={18} /> : <Eraser aria-hidden size={18} />}
        onClick={onRemove}
        title={t('edits.removeHint')}
      >
        {notice ? t('edits.removal.seePreview') : label}
      </Button>
    </>
  );
}

/** Why the button beneath it waits; read out when it changes. */
export function BlockedReason({ reason }: { reason: string | null }) {
  return (
    <p role="status" className="text-sm text-warning empty:-mb-3">
      {reason}
    </p>
  );
}

interface AnotherOneProps {
  /** Credits of one picture. */
  price: number;
  canGenerate: boolean;
  blocked: string | null;
  isStarting: boolean;
  isSame?: boolean;
  onAnother?: (() => void) | undefined;
}

/** One more picture of the same words, by another seed; says when the same order would bring the same picture. */
export function AnotherOne(props: AnotherOneProps) {
  const { price, canGenerate, blocked, isStarting, isSame = false, onAnother } = props;
  const { t } = useTranslation();
  if (!onAnother) return null;
  return (
    <>
      {isSame && <p className="text-sm text-ink-soft">{t('edits.asking.same')}</p>}
      <Button
        variant="secondary"
        disabled={!canGenerate || isStarting || blocked !== null}
        icon={<Shuffle aria-hidden size={18} />}
        onClick={onAnother}
      >
        {price === 0 ? t('edits.asking.anotherFree') : t('edits.asking.another', { count: price })}
      </Button>
    </>
  );
}
