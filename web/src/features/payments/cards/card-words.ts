import { brandName, type PaymentMethod } from '@maquette/contract';
import { useTranslation } from 'react-i18next';

/** MM/YY. */
export function printExpiry(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}

/** A card holds through the last day of its month. */
export function hasExpired(card: { exp_month: number; exp_year: number }, now: Date): boolean {
  return now.getTime() >= new Date(card.exp_year, card.exp_month, 1).getTime();
}

interface NamedCard {
  readonly card: Pick<PaymentMethod['card'], 'brand' | 'last4'>;
}

/** A saved card in words. */
export function useCardWords() {
  const { t } = useTranslation();
  const partsOf = ({ card: { brand, last4 } }: NamedCard) => ({
    brand: brandName(brand) ?? t('payment.card.unknown'),
    last4,
  });
  const nameCard = (method: NamedCard): string => t('payment.card.name', partsOf(method));
  const expiryOf = ({ card }: PaymentMethod): string => printExpiry(card.exp_month, card.exp_year);
  return {
    nameCard,
    expiryOf,
    /** As short as a list on a phone shows it. */
    describeCard: (method: PaymentMethod): string => {
      const words = { ...partsOf(method), expiry: expiryOf(method) };
      return method.isDefault ? t('payment.card.optionDefault', words) : t('payment.card.option', words);
    },
  };
}
