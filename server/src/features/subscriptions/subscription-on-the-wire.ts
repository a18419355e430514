import type { Locale, Subscription } from '@maquette/contract';
import { describePlan } from './describe-plan.ts';
import { planById } from './plans.ts';
import { statusOf, type StoredSubscription } from './subscriptions.rules.ts';
import { instant } from '../../platform/instant.ts';

/** A subscription as its owner is told. */
export const subscriptionOnTheWire = (
  one: StoredSubscription,
  { at, locale }: { at: number; locale: Locale },
): Subscription => {
  const plan = planById(one.planId);
  if (!plan) throw new Error(`subscription ${one.id} is to a plan that does not exist: ${one.planId}`);
  const { name, description } = describePlan(plan, locale);
  const price = plan.priceCents / 100;
  return {
    id: one.id,
    plan_id: plan.id,
    plan_name: name,
    plan: { name, description, price },
    price,
    status: statusOf(one, at),
    start_date: instant(one.startedAt),
    end_date: instant(one.endsAt),
    currentPeriodStart: instant(one.periodStart),
    currentPeriodEnd: instant(one.endsAt),
    auto_renew: one.renews && !one.isOver,
    payment_failed: one.renews && !one.isOver && one.failedTries > 0,
    created_at: instant(one.createdAt),
    credits: plan.creditsPerMonth,
  };
};
