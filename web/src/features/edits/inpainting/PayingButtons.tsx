import { Eraser, Eye, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { Shortage } from '../draft/draft.ts';
import { AnotherOne, PayBar } from '../order/PayBar.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';

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
  const { price, count, canGenerate, blocked, isStarting, isSame = false, onAnother, removal } = props;
  const { preview, short, topUp, onFewer, onShortClose } = props;
  const label = () => {
    if (price === 0) return t('edits.generate.free');
    if (count > 1) return t('edits.generate.several', { count: price, pictures: count });
    return t('edits.generate.button', { count: price });
  };
  return (
    <>
      <PayBar
        {...{ price, count, short, topUp, onFewer, blocked, preview }}
        label={label()}
        icon={Sparkles}
        canStart={canGenerate}
        isWorking={isStarting}
        kept={t('edits.credits.shortHint')}
        onClose={onShortClose}
      />
      <AnotherOne
        {...{ isSame, onAnother }}
        price={price / count}
        disabled={!canGenerate || isStarting || blocked !== null}
      />
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
