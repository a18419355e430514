import type { CreditOffer } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { printMoney } from '../../../platform/i18n/print-money.ts';

interface CheaperElsewhereProps {
  offer: CreditOffer;
  /** The page that sells it. */
  href: string;
}

/** Says that another page sells at least as many credits for less, and leads there. */
export function CheaperElsewhere({ offer, href }: CheaperElsewhereProps) {
  const { t, i18n } = useTranslation();
  const price = printMoney(offer.priceCents, i18n.language);
  return (
    <Link
      to={href}
      className="inline-flex min-h-11 items-center text-sm font-medium text-accent-ink underline underline-offset-4"
    >
      {t('payment.pack.cheaper', { count: offer.credits, price })}
    </Link>
  );
}
