import { limits } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Method } from '../cards/method-choice.ts';
import { creditsIn, fewestOf, isTooMany, type PriceList, priceOf } from './purchase.ts';
import type { Order } from './PurchaseDialog.tsx';

const begun = String(limits.purchaseDefaultCredits);

/** Amount and payment method as they are chosen, and what is wrong with them once it was tried. */
export function usePurchaseForm(list: PriceList) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState(begun);
  const [method, setMethod] = useState<Method | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const credits = creditsIn(amount);
  const fewest = fewestOf(list);
  const priceCents = credits === null ? null : priceOf(credits, list);

  const wrongAmount = () => {
    if (isTooMany(amount)) return t('payment.buy.tooMany', { count: limits.purchaseCreditsMax });
    if (credits === null || priceCents === null) return t('payment.buy.invalidAmount');
    return fewest !== null && priceCents < list.minimumCents
      ? t('payment.buy.tooFew', { count: fewest })
      : undefined;
  };
  const amountError = wrongAmount();
  const methodError = method ? undefined : t('payment.buy.methodRequired');

  return {
    ...{ amount, setAmount, method, setMethod, credits, priceCents },
    amountError: wasSent ? amountError : undefined,
    methodError: wasSent ? methodError : undefined,
    /** The order, when nothing is wrong with it. */
    send: (): Order | null => {
      setWasSent(true);
      if (amountError || credits === null || priceCents === null || !method) return null;
      return { credits, priceCents, method };
    },
    reset: () => {
      setAmount(begun);
      setMethod(null);
      setWasSent(false);
    },
  };
}
