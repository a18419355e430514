import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { useBuying } from '../../platform/use-buying.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Question } from '../../ui/Question.tsx';
import { CardCharged, type Method, MethodField } from '../payments/index.ts';
import type { Renew } from './commands.ts';
import { centsOf } from './subscription-status.ts';

interface RenewDialogProps {
  /** Null while nothing is asked. */
  subscription: Subscription | null;
  /** The plan that runs now; renewing another one is a switch. */
  active: Subscription | null;
  renew: Renew;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Takes up a plan that has ended: says what it costs, asks how it is paid. */
export function RenewDialog({ subscription, onClose, ...rest }: RenewDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={subscription !== null}
      onClose={onClose}
      title={t('subscription.renew.title', { plan: subscription?.plan_name ?? '' })}
      closeLabel={t('app.close')}
    >
      {subscription && <RenewForm subscription={subscription} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function RenewForm(props: RenewDialogProps & { subscription: Subscription }) {
  const { subscription, active, renew, onClose, onDone } = props;
  const { t, i18n } = useTranslation();
  const [method, setMethod] = useState<Method | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const { id, plan_name: plan } = subscription;
  const price = printMoney(centsOf(subscription.price), i18n.language);
  const { send, isBusy, error } = useBuying(renew, () => onDone(t('subscription.renewed', { plan })));
  const confirm = () => {
    setWasSent(true);
    if (method) send({ id, ...method });
  };
  return (
    <Question
      failure={error && errorToMessage(error, t, t('subscription.renewError'))}
      keep={t('app.cancel')}
      onKeep={onClose}
      confirm={t('subscription.renew.confirm', { price })}
      isBusy={isBusy}
      onConfirm={confirm}
    >
      <p>{t('subscription.renew.text', { price, plan })}</p>
      <MethodField
        choice={method}
        onChoice={setMethod}
        error={wasSent && !method ? t('payment.buy.methodRequired') : undefined}
      />
      <CardCharged choice={method} price={price} />
      {active && (
        <Banner tone="warning">
          {t('subscription.checkout.switch', { from: active.plan_name, to: plan })}
        </Banner>
      )}
    </Question>
  );
}
