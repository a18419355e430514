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

/** A saved card in words. */
export function useCardWords() {
  const { t } = useTranslation();
  const nameCard = ({ card }: { card: Pick<PaymentMethod['card'], 'brand' | 'last4'> }): string =>
    t('payment.card.name', { brand: brandName(card.brand) ?? t('payment.card.unknown'), last4: card.last4 });
  const expiryOf = ({ card }: PaymentMethod): string => printExpiry(card.exp_month, card.exp_year);
  return {
    nameCard,
    expiryOf,
    describeCard: (method: PaymentMethod): string => {
      const words = { card: nameCard(method), expiry: expiryOf(method) };
      return method.isDefault ? t('payment.card.optionDefault', words) : t('payment.card.option', words);
    },
  };
}
