import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ownSubscriptionsQuery, plansQuery } from '../api/index.ts';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { PlanList } from './PlanList.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';

/** One's subscriptions and the plans there are. */
export function PlansTab() {
  const { t, i18n } = useTranslation();
  const own = useQuery(ownSubscriptionsQuery(i18n.language));
  const plans = useQuery(plansQuery(i18n.language));
  const subscriptions = own.data?.subscriptions;
  const current = subscriptions?.find(({ status }) => status === 'active') ?? null;
  const [now] = useState(() => Date.now());
  const [ending = null] = (subscriptions ?? [])
    .filter(({ status, end_date }) => status === 'cancelled' && Date.parse(end_date) > now)
    .toSorted((a, b) => Date.parse(b.end_date) - Date.parse(a.end_date));
  return (
    <div className="flex flex-col gap-6">
      <Panel title={t('payment.subscriptions.title')}>
        {subscriptions ? (
          <SubscriptionList subscriptions={subscriptions} />
        ) : own.error ? (
          <LoadFailure
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
          {t('payment.plan.title')}
        </h2>
        {plans.error && !plans.data ? (
          <LoadFailure
            error={plans.error}
            message={t('subscription.errors.initialization')}
            isFetching={plans.isFetching}
            onRetry={() => void plans.refetch()}
          />
        ) : plans.data && subscriptions ? (
          <PlanList plans={plans.data.plans} current={current} ending={ending} />
        ) : (
          // Which one is the current plan must be known before any can be chosen.
          <div aria-busy className="grid gap-4 md:grid-cols-3">
            {[1, 2, 3].map((at) => (
              <Skeleton key={at} className="h-80" />
            ))}
          </div>
        )}
      </section>
    </div>
  );
}
