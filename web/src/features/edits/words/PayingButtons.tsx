import { Eraser, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ShortCredits, type Shortage, type TopUpSlot } from './ShortCredits.tsx';

interface PayingButtonsProps {
  /** Credits for all pictures together. */
  price: number;
  /** How many pictures. */
  count: number;
  canGenerate: boolean;
  canRemove: boolean;
  isStarting: boolean;
  /** Set when the last click found too few credits. */
  short: Shortage | null;
  onShortClose: () => void;
  /** As many pictures as the credits reach for. */
  onFewer: (count: number) => void;
  topUp: TopUpSlot;
  onRemove: () => void;
}

/** The buttons that spend, with the price on them, and what to do when there is too little. */
export function PayingButtons(props: PayingButtonsProps) {
  const { t } = useTranslation();
  const { price, count, canGenerate, canRemove, isStarting, onRemove } = props;
  const { short, onShortClose, topUp, onFewer } = props;
  const label = () => {
    if (price === 0) return t('edits.generate.free');
    if (count > 1) return t('edits.generate.several', { count: price, pictures: count });
    return t('edits.generate.button', { count: price });
  };
  return (
    <>
      <div className="sticky bottom-0 -mx-1 -my-2 flex flex-col gap-3 bg-surface px-1 py-2">
        <ShortCredits
          {...{ price, count, short, topUp, onFewer }}
          kept={t('edits.credits.shortHint')}
          onClose={onShortClose}
        />
        <Button
          type="submit"
          size="lg"
          disabled={!canGenerate}
          busy={isStarting}
          icon={<Sparkles aria-hidden size={18} />}
        >
          {label()}
        </Button>
      </div>
      {canRemove && (
        <Button
          variant="secondary"
          disabled={isStarting}
          icon={<Eraser aria-hidden size={18} />}
          onClick={onRemove}
          title={t('edits.removeHint')}
        >
          {t('edits.removeAction')}
        </Button>
      )}
      <p className="text-center text-sm text-ink-faint">{t('edits.generate.fair')}</p>
    </>
  );
}
