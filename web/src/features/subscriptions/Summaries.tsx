import type { Subscription } from '@maquette/contract';
import { BadgeCheck, CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../platform/i18n/print-day.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { currentOf, nextCents, nextToPay, renews } from './subscription-status.ts';

interface PlanSummaryProps {
  /** Undefined while loading, null when they could not be loaded. */
  subscriptions: readonly Subscription[] | null | undefined;
  /** The account counts as one without a plan. */
  isFree: boolean;
}

/** Which plan one has, and until when. */
export function PlanSummary({ subscriptions, isFree }: PlanSummaryProps) {
  const { t, i18n } = useTranslation();
  const current = subscriptions ? currentOf(subscriptions, isFree) : null;
  const date = current && printDay(current.end_date, i18n.language);
  const value = () => {
    if (subscriptions) return current?.plan_name ?? t('subscription.summary.free');
    return subscriptions === null ? '–' : <Skeleton className="h-6 w-24" />;
  };
  const note = () => {
    if (!current || !date) return t('subscription.summary.freeNote');
    if (current.status === 'cancelled') return t('subscription.summary.endsOn', { date });
    return renews(current)
      ? t('subscription.row.renewsOn', { date })
      : t('subscription.summary.validUntil', { date });
  };
  return (
    <StatCard
      icon={<BadgeCheck size={22} />}
      label={t('subscription.summary.plan')}
      value={value()}
      note={subscriptions ? note() : null}
    />
  );
}

interface NextPaymentSummaryProps {
  /** Undefined while loading, null when they could not be loaded. */
  subscriptions: readonly Subscription[] | null | undefined;
}

/** What is charged next by itself, and when. */
export function NextPaymentSummary({ subscriptions }: NextPaymentSummaryProps) {
  const { t, i18n } = useTranslation();
  const next = subscriptions ? nextToPay(subscriptions) : null;
  const value = () => {
    if (next) return printMoney(nextCents(next), i18n.language);
    if (subscriptions) return t('subscription.summary.none');
    return subscriptions === null ? '–' : <Skeleton className="h-6 w-24" />;
  };
  const note = () =>
    next
      ? t('subscription.summary.on', { date: printDay(next.end_date, i18n.language) })
      : t('subscription.summary.noneNote');
  return (
    <StatCard
      icon={<CalendarClock size={22} />}
      label={t('subscription.summary.nextPayment')}
      value={value()}
      note={subscriptions ? note() : null}
    />
  );
}
