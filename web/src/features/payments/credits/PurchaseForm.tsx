import type { CreditOffer } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useBuying } from '../../../platform/use-buying.ts';
import type { usePurchaseCredits } from '../api/index.ts';
import { PayForm } from '../components/PayForm.tsx';
import type { Method } from '../model/method-choice.ts';

/** Kept by whoever opens the form: an order whose answer was lost stays the same order when it is opened again. */
type Purchase = ReturnType<typeof usePurchaseCredits>['mutateAsync'];

interface PurchaseFormProps {
  offer: CreditOffer;
  purchase: Purchase;
  onClose: () => void;
}

/** Asks before a pack is bought: what, for how much, with which card. */
export function PurchaseForm({ offer, purchase, onClose }: PurchaseFormProps) {
  const { t, i18n } = useTranslation();
  const addToast = useToast();
  const [method, setMethod] = useState<Method | null>(null);
  const { credits, priceCents } = offer;
  const { send, isBusy, error } = useBuying(purchase, () => {
    addToast({ type: 'success', message: t('payment.purchased', { count: credits }) });
    onClose();
  });
  return (
    <PayForm
      method={method}
      onMethod={setMethod}
      isBusy={isBusy}
      failure={error && errorToMessage(error, t, t('credits.errors.purchase'))}
      onCancel={onClose}
      onConfirm={(chosen) => send({ price: priceCents, credits, ...chosen })}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-lg text-ink">
        <span>{t('payment.pack.credits', { count: credits })}</span>
        <span className="font-semibold tabular-nums">{printMoney(priceCents, i18n.language)}</span>
      </p>
    </PayForm>
  );
}
