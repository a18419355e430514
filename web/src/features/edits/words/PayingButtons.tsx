import { Eraser, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { ShortCredits } from './ShortCredits.tsx';

interface PayingButtonsProps {
  /** Credits for all pictures together. */
  price: number;
  /** How many pictures. */
  count: number;
  canGenerate: boolean;
  canRemove: boolean;
  isStarting: boolean;
  /** Set when the last click found too few credits. */
  short: { balance: number; price: number } | null;
  /** As many pictures as the credits reach for. */
  onFewer: (count: number) => void;
  creditsHref: string;
  onRemove: () => void;
}

/** The buttons that spend, with the price on them, and what to do when there is too little. */
export function PayingButtons(props: PayingButtonsProps) {
  const { t } = useTranslation();
  const { price, count, canGenerate, canRemove, isStarting, short, creditsHref, onFewer, onRemove } = props;
  const label = () => {
    if (price === 0) return t('edits.generate.free');
    if (count > 1) return t('edits.generate.several', { count: price, pictures: count });
    return t('edits.generate.button', { count: price });
  };
  return (
    <>
      <div className="sticky bottom-0 -mx-1 -my-2 flex flex-col gap-3 bg-surface px-1 py-2">
        {short !== null && (
          <ShortCredits
            {...{ price, count, short, creditsHref, onFewer }}
            kept={t('edits.credits.shortHint')}
          />
        )}
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
