import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ToldFailure } from '../payments/index.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useSubscribe } from './commands.ts';
import { Plans } from './Plans.tsx';
import { useOwnSubscriptions } from './queries.ts';
import { SubscriptionRow } from './SubscriptionRow.tsx';

/** The first tab of the payment page: one's subscriptions and the plans there are. */
export function SubscriptionsTab() {
  const { t, i18n } = useTranslation();
  const addToast = useToast();
  const own = useOwnSubscriptions(i18n.language);
  const { mutateAsync: subscribe } = useSubscribe();
  const subscriptions = own.data?.subscriptions;
  const tell = (message: string) => void addToast({ type: 'success', message });
  return (
    <div className="flex flex-col gap-6">
      <Panel title={t('subscription.row.title')}>
        {subscriptions ? (
          <SubscriptionList subscriptions={subscriptions} onDone={tell} />
        ) : own.error ? (
          <ToldFailure
            error={own.error}
            message={t('subscription.errors.fetchOwn')}
            isFetching={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        ) : (
          <Skeleton className="h-18" />
        )}
      </Panel>
      <section
        hidden={own.error !== null && !subscriptions}
        aria-labelledby="payment-plans"
        className="flex flex-col gap-4"
      >
        <h2 id="payment-plans" className="text-lg font-semibold">
          {t('subscription.tab.plans')}
        </h2>
        <Plans dashboard="payment" subscriptions={subscriptions} subscribe={subscribe} onDone={tell} />
      </section>
    </div>
  );
}

interface SubscriptionListProps {
  subscriptions: readonly Subscription[];
  onDone: (message: string) => void;
}

/** One's subscriptions, and the question before one is cancelled. */
function SubscriptionList({ subscriptions, onDone }: SubscriptionListProps) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<Subscription | null>(null);
  if (subscriptions.length === 0) return <p className="text-ink-soft">{t('subscription.row.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {subscriptions.map((subscription) => (
          <SubscriptionRow
            key={subscription.id}
            subscription={subscription}
            onCancel={() => setLeaving(subscription)}
          />
        ))}
      </ul>
      <CancelDialog
        dashboard="payment"
        subscription={leaving}
        onClose={() => setLeaving(null)}
        onDone={(message) => {
          onDone(message);
          setLeaving(null);
        }}
      />
    </>
  );
}
