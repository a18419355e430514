import { Eraser, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

interface PayingButtonsProps {
  /** Credits. */
  price: number;
  canGenerate: boolean;
  canRemove: boolean;
  isStarting: boolean;
  /** Set when the last click found too few credits. */
  shortBalance: number | null;
  creditsHref: string;
  onRemove: () => void;
}

/** The buttons that spend, with the price on them, and what to do when there is too little. */
export function PayingButtons(props: PayingButtonsProps) {
  const { t } = useTranslation();
  const { price, canGenerate, canRemove, isStarting, shortBalance, creditsHref, onRemove } = props;
  return (
    <>
      <div className="sticky bottom-0 -mx-1 -my-2 flex flex-col gap-3 bg-surface px-1 py-2">
        {shortBalance !== null && (
          <Banner tone="warning">
            <p className="font-medium">{t('edits.credits.short', { price, balance: shortBalance })}</p>
            <p>{t('edits.credits.shortHint')}</p>
            <Link to={creditsHref} className="font-medium underline underline-offset-4">
              {t('edits.credits.buy')}
            </Link>
          </Banner>
        )}
        <Button
          type="submit"
          size="lg"
          disabled={!canGenerate}
          busy={isStarting}
          icon={<Sparkles aria-hidden size={18} />}
        >
          {price === 0 ? t('edits.generate.free') : t('edits.generate.button', { count: price })}
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
