import type { Locale, Plan, Subscription } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { instant } from '../../platform/instant.ts';
import { requireUser } from '../../platform/require-user.ts';
import { en, type PlanWords } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { planById, type PlanFacts, plans } from './plans.ts';
import type { SubscriptionsPorts } from './ports.ts';
import {
  decisive,
  isUnfinished,
  latestPerPlan,
  statusOf,
  type StoredSubscription,
} from './subscriptions.rules.ts';
import { findSubscription, openSubscriptionsOf, subscriptionsOf } from './subscriptions.store.ts';

const words: Record<Locale, PlanWords> = { en, fr };

/** What a plan is called, and who it is for, in the reader's language. */
export const describePlan = (plan: PlanFacts, locale: Locale): { name: string; description: string } =>
  words[locale][plan.id];

/** The plans, smallest first, in the caller's language. */
export function listPlans({ locale }: Pick<Context, 'locale'>): { plans: Plan[] } {
  return {
    plans: plans.map((plan) => ({
      id: plan.id,
      ...describePlan(plan, locale),
      price: plan.priceCents / 100,
      priceCents: plan.priceCents,
      credits_per_month: plan.creditsPerMonth,
      features: [...plan.features],
      interval: 'month',
    })),
  };
}

/** The caller's subscriptions: the latest of each plan, newest first. */
export async function listSubscriptions(
  ctx: Context & SubscriptionsPorts,
): Promise<{ subscriptions: Subscription[] }> {
  const all = await subscriptionsOf(ctx.db, requireUser(ctx));
  const at = await ctx.cardTime();
  const newest = decisive(all, at);
  const told = (one: StoredSubscription): Subscription => ({
    ...subscriptionAnswer(one, { at, locale: ctx.locale }),
    can_resume: one.id === newest?.id && one.cancelledAt !== null,
  });
  return { subscriptions: latestPerPlan(all).map(told) };
}

/** A subscription as its owner is told. */
export function subscriptionAnswer(
  one: StoredSubscription,
  { at, locale }: { at: number; locale: Locale },
): Subscription {
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
    next_plan: one.isOver ? null : nextPlanOf(one, locale),
  };
}

function nextPlanOf({ nextPlanId }: StoredSubscription, locale: Locale): Subscription['next_plan'] {
  const plan = nextPlanId === null ? null : planById(nextPlanId);
  return (
    plan && {
      id: plan.id,
      name: describePlan(plan, locale).name,
      price: plan.priceCents / 100,
      credits: plan.creditsPerMonth,
    }
  );
}

type Reader = Pick<Context, 'db'>;

/** One of somebody's subscriptions, by its id or by the order it came of; null when they have no such. */
export function subscriptionById(
  { db }: Reader,
  wanted: { userId: string } & ({ id: string } | { orderId: string }),
): Promise<StoredSubscription | null> {
  return findSubscription(db, wanted);
}

/**
 * Somebody's subscriptions that still give something or may still be charged for: one whose renewal is being tried again
 * is among them.
 */
export async function runningSubscriptions(
  { db, cardTime }: Reader & SubscriptionsPorts,
  { userId }: { userId: string },
): Promise<StoredSubscription[]> {
  const open = await openSubscriptionsOf(db, userId);
  const at = open.length === 0 ? 0 : await cardTime();
  return open.filter((one) => isUnfinished(one, at));
}

/** The subscription that decides what somebody may; null for whoever has none. */
export async function decisiveSubscription(
  { db }: Reader,
  { userId, at }: { userId: string; at: number },
): Promise<StoredSubscription | null> {
  return decisive(await openSubscriptionsOf(db, userId), at);
}

/** The plan that decides what somebody may; null for whoever has none. Not to be asked inside a transaction. */
export async function activePlanOf(
  { db, cardTime }: Pick<Context, 'db'> & SubscriptionsPorts,
  { userId }: { userId: string },
): Promise<PlanFacts | null> {
  const open = await openSubscriptionsOf(db, userId);
  if (open.length === 0) return null;
  const one = decisive(open, await cardTime());
  return one && planById(one.planId);
}
