import type { PurchaseBody } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { useBuying } from '../../../platform/use-buying.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Question } from '../../../ui/Question.tsx';
import { CardCharged } from '../cards/CardCharged.tsx';
import { MethodField } from '../cards/MethodField.tsx';
import type { Method } from '../cards/method-choice.ts';
import type { Dashboard, usePurchaseCredits } from '../orders.ts';

/** Kept by whoever opens the dialog: an order whose answer was lost stays the same order when it is opened again. */
export type Purchase = ReturnType<typeof usePurchaseCredits>['mutateAsync'];

/** What is to be bought, and how it is paid where that was chosen before. */
export interface Order {
  credits: number;
  priceCents: number;
  method?: Method;
}

interface PurchaseDialogProps {
  dashboard: Dashboard;
  /** Null while nothing is asked. */
  order: Order | null;
  purchase: Purchase;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks once before credits are paid: how many, for how much, and what happens next. */
export function PurchaseDialog({ dashboard, order, ...rest }: PurchaseDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={order !== null}
      onClose={rest.onClose}
      title={dashboard === 'main' ? t('payment.ask.title') : t('payment.pack.title')}
      closeLabel={t('app.close')}
    >
      {order && <PurchaseForm dashboard={dashboard} order={order} {...rest} />}
    </Dialog>
  );
}

function PurchaseForm(props: PurchaseDialogProps & { order: Order }) {
  const { dashboard, order, purchase, onClose, onDone } = props;
  const { credits, priceCents } = order;
  const { t, i18n } = useTranslation();
  const [method, setMethod] = useState<Method | null>(order.method ?? null);
  const price = printMoney(priceCents, i18n.language);
  const isMain = dashboard === 'main';
  const { send, isBusy, error } = useBuying(purchase, () =>
    onDone(t(isMain ? 'payment.buy.done' : 'payment.purchased', { count: credits })),
  );
  const goesToCheckout = method !== null && method.paymentMethodId === undefined;
  const confirmWords = () => {
    if (goesToCheckout) return t(isMain ? 'payment.ask.go' : 'payment.toCheckout');
    return isMain ? t('payment.ask.pay', { price }) : t('payment.confirm', { price });
  };
  // The server tells the prices of the two dashboards apart by this.
  const paid: Pick<PurchaseBody, 'amount' | 'price'> = isMain
    ? { amount: priceCents / 100 }
    : { price: priceCents };
  return (
    <Question
      failure={error && errorToMessage(error, t, t('payment.errors.purchase'))}
      keep={t('app.cancel')}
      onKeep={onClose}
      confirm={confirmWords()}
      isBusy={isBusy}
      isDisabled={method === null}
      onConfirm={() => method && send({ ...paid, credits, ...method })}
    >
      {order.method ? (
        <div>
          <p className="text-lg text-ink">{t('payment.ask.text', { count: credits, price })}</p>
          <CardCharged choice={method} price={price} />
        </div>
      ) : (
        <>
          <p className="flex flex-wrap justify-between gap-x-4 text-lg text-ink">
            <span>{t('payment.pack.credits', { count: credits })}</span>
            <span className="font-semibold tabular-nums">{price}</span>
          </p>
          <MethodField choice={method} onChoice={setMethod} beginsWithDefault />
          <CardCharged choice={method} price={price} />
        </>
      )}
    </Question>
  );
}
