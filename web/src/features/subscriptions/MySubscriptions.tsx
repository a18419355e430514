import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { useBuying } from '../../platform/use-buying.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Question } from '../../ui/Question.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardCharged, type Method, MethodField } from '../payments/index.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { Renew } from './commands.ts';
import type { useOwnSubscriptions } from './queries.ts';
import { activeOf, centsOf } from './subscription-status.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';

interface MySubscriptionsProps {
  list: ReturnType<typeof useOwnSubscriptions>;
  renew: Renew;
  onSeePlans: () => void;
  /** Something was done; the sentence says what. */
  onDone: (message: string) => void;
}

/** The latest subscription to each plan, with what can be done about it. */
export function MySubscriptions({ list, renew, onSeePlans, onDone }: MySubscriptionsProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<{ what: 'cancel' | 'renew'; of: Subscription } | null>(null);
  const { data, error, isFetching, refetch } = list;
  const close = () => setAsks(null);
  const done = (message: string) => {
    close();
    onDone(message);
  };
  if (!data && error) {
    return (
      <LoadFailure
        error={error}
        message={t('subscription.errorFetchingSubscriptions')}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-44" />;
  return (
    <>
      {data.subscriptions.length === 0 && <NoSubscription onSeePlans={onSeePlans} />}
      <ul className="flex flex-col gap-4">
        {data.subscriptions.map((subscription) => (
          <SubscriptionCard
            key={subscription.id}
            subscription={subscription}
            onCancel={() => setAsks({ what: 'cancel', of: subscription })}
            onRenew={() => setAsks({ what: 'renew', of: subscription })}
            onDone={onDone}
          />
        ))}
      </ul>
      <CancelDialog
        dashboard="main"
        subscription={asks?.what === 'cancel' ? asks.of : null}
        onClose={close}
        onDone={done}
      />
      <RenewDialog
        subscription={asks?.what === 'renew' ? asks.of : null}
        active={activeOf(data.subscriptions)}
        renew={renew}
        onClose={close}
        onDone={done}
      />
    </>
  );
}

function NoSubscription({ onSeePlans }: { onSeePlans: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-line bg-surface px-5 py-12 text-center">
      <h2 className="text-xl font-semibold tracking-tight">{t('subscription.mine.empty')}</h2>
      <p className="max-w-prose text-ink-soft">{t('subscription.mine.emptyText')}</p>
      <Button onClick={onSeePlans}>{t('subscription.mine.seePlans')}</Button>
    </div>
  );
}

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
function RenewDialog({ subscription, onClose, ...rest }: RenewDialogProps) {
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
        beginsWithDefault
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
