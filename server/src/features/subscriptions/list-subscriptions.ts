import type { Subscription } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { requireUser } from '../../platform/require-user.ts';
import type { SubscriptionsPorts } from './ports.ts';
import { subscriptionOnTheWire } from './subscription-on-the-wire.ts';
import { decisive, latestPerPlan, type StoredSubscription } from './subscriptions.rules.ts';
import { subscriptionsOf } from './subscriptions.store.ts';

/** The caller's subscriptions: the latest of each plan, newest first. */
export const listSubscriptions = async (
  ctx: Context & SubscriptionsPorts,
): Promise<{ subscriptions: Subscription[] }> => {
  const all = await subscriptionsOf(ctx.db, requireUser(ctx));
  const at = await ctx.cardTime();
  const newest = decisive(all, at);
  const told = (one: StoredSubscription): Subscription => ({
    ...subscriptionOnTheWire(one, { at, locale: ctx.locale }),
    can_resume: one.id === newest?.id && one.cancelledAt !== null,
  });
  return { subscriptions: latestPerPlan(all).map(told) };
};
