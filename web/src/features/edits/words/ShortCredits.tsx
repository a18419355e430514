import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

interface ShortCreditsProps {
  /** Credits for all pictures together. */
  price: number;
  /** How many pictures. */
  count: number;
  /** What the last click found, and what it needed. */
  short: { balance: number; price: number };
  /** That nothing of the work is lost. */
  kept: string;
  /** As many pictures as the credits reach for. */
  onFewer: (count: number) => void;
  creditsHref: string;
}

/** There are too few credits: how many are needed, fewer pictures instead, and where there are more credits. */
export function ShortCredits({ price, count, short, kept, onFewer, creditsHref }: ShortCreditsProps) {
  const { t } = useTranslation();
  const affordable = Math.min(count - 1, Math.floor(short.balance / (price / count)));
  return (
    <Banner tone="warning">
      <p className="font-medium">{t('edits.credits.short', { ...short })}</p>
      <p>{kept}</p>
      {affordable > 0 && (
        <Button variant="secondary" size="sm" onClick={() => onFewer(affordable)}>
          {t('edits.credits.fewer', { count: affordable })}
        </Button>
      )}
      <Link to={creditsHref} className="font-medium underline underline-offset-4">
        {t('edits.credits.buy')}
      </Link>
    </Banner>
  );
}
