import type { Subscription } from '@maquette/contract';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { currentOf } from '../model/standing.ts';

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
    return current.status === 'cancelled'
      ? t('subscription.summary.endsOn', { date })
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
