import type { PaymentMethod } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { brandName, printExpiry } from '../model/card.ts';

/** A saved card in words. */
export const useCardWords = () => {
  const { t } = useTranslation();
  const nameCard = ({ card }: PaymentMethod): string =>
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
};
