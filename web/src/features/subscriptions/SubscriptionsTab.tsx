import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printDay } from '../../platform/i18n/print-day.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ToldFailure } from '../payments/index.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useResumeSubscription, useSubscribe } from './commands.ts';
import { KeepPlan } from './KeepPlan.tsx';
import { Plans } from './Plans.tsx';
import { useOwnSubscriptions } from './queries.ts';
import { centsOf, nextCents, tones } from './subscription-status.ts';

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

interface SubscriptionRowProps {
  subscription: Subscription;
  onCancel: () => void;
}

/** A subscription with its state, its paid month and, while it renews, the way to cancel it. */
export function SubscriptionRow({ subscription, onCancel }: SubscriptionRowProps) {
  const { t, i18n } = useTranslation();
  const addToast = useToast();
  const { plan, status, currentPeriodStart, currentPeriodEnd, payment_failed: isTriedAgain } = subscription;
  const day = (instant: string) => printDay(instant, i18n.language, t('payment.unavailable'));
  const end = day(currentPeriodEnd);
  const next = subscription.auto_renew
    ? t('subscription.row.renewsOn', { date: end })
    : t('subscription.row.endsOn', { date: end });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {plan.name}
          <Tag tone={tones[status]}>{t(`subscription.status.${status}`)}</Tag>
        </p>
        <p className="text-sm text-ink-soft">
          {t('subscription.mine.perMonth', { price: printMoney(centsOf(plan.price), i18n.language) })}
        </p>
        <p className="text-sm text-ink-faint">
          {t('payment.period', { from: day(currentPeriodStart), to: end })}
          {status === 'active' && !subscription.next_plan && <span className="block">{next}</span>}
        </p>
        {isTriedAgain && <p className="text-sm text-warning">{t('subscription.row.failed')}</p>}
      </div>
      {subscription.can_resume && <ResumeButton subscription={subscription} />}
      {(status === 'active' || isTriedAgain) && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('subscription.row.cancelNamed', { plan: plan.name })}
          onClick={onCancel}
        >
          {t('subscription.mine.cancel')}
        </Button>
      )}
      <KeepPlan subscription={subscription} onDone={(message) => addToast({ type: 'success', message })} />
    </li>
  );
}

/** Takes a cancellation back, and says before what that will cost and when. */
function ResumeButton({ subscription }: Pick<SubscriptionRowProps, 'subscription'>) {
  const { t, i18n } = useTranslation();
  const { id, plan, end_date } = subscription;
  const price = printMoney(nextCents(subscription), i18n.language);
  const date = printDay(end_date, i18n.language);
  const addToast = useToast();
  const { mutateAsync: resume, isPending } = useResumeSubscription();
  const press = () =>
    resume(id).then(
      () => addToast({ type: 'success', message: t('subscription.resumed', { plan: plan.name }) }),
      (error) =>
        addToast({ type: 'error', message: errorToMessage(error, t, t('subscription.errors.resume')) }),
    );
  return (
    <div className="flex max-w-xs flex-col items-start gap-2">
      <Button
        size="sm"
        busy={isPending}
        aria-label={t('subscription.row.resumeNamed', { plan: plan.name })}
        onClick={() => void press()}
      >
        {t('subscription.mine.resume')}
      </Button>
      <p className="text-sm text-ink-faint">{t('subscription.mine.resumeText', { price, date })}</p>
    </div>
  );
}
