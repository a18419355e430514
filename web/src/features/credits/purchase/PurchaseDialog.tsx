import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printMoney } from '../../../platform/i18n/print-money.ts';
import { useBuying } from '../../../platform/use-buying.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Purchase } from './pay-slots.ts';
import type { Order } from './use-purchase-form.ts';

interface PurchaseDialogProps {
  /** Null while nothing is asked. */
  order: Order | null;
  purchase: Purchase;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks once before credits are paid: how many, for how much, and what happens next. */
export function PurchaseDialog({ order, ...rest }: PurchaseDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={order !== null}
      onClose={rest.onClose}
      title={t('credits.confirm.title')}
      closeLabel={t('app.close')}
    >
      {order && <Question order={order} {...rest} />}
    </Dialog>
  );
}

function Question({ order, purchase, onClose, onDone }: PurchaseDialogProps & { order: Order }) {
  const { t, i18n } = useTranslation();
  const { credits, priceCents, method } = order;
  const price = printMoney(priceCents, i18n.language);
  const { send, isBusy, error } = useBuying(purchase, () =>
    onDone(t('credits.purchased', { count: credits })),
  );
  const isChargedNow = method.paymentMethodId !== undefined;
  return (
    <div className="flex flex-col gap-5">
      {error && <Banner tone="danger">{errorToMessage(error, t, t('credits.purchaseFailed'))}</Banner>}
      <div>
        <p className="text-lg text-ink">{t('credits.confirm.text', { count: credits, price })}</p>
        <p>{isChargedNow ? t('credits.confirm.now') : t('credits.confirm.there')}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button busy={isBusy} onClick={() => send({ amount: priceCents / 100, credits, ...method })}>
          {isChargedNow ? t('credits.confirm.pay', { price }) : t('credits.confirm.go')}
        </Button>
      </div>
    </div>
  );
}
