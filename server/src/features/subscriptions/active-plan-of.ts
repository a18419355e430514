import type { Context } from '../../platform/context.ts';
import { planById, type PlanFacts } from './plans.ts';
import type { SubscriptionsPorts } from './ports.ts';
import { decisive } from './subscriptions.rules.ts';
import { openSubscriptionsOf } from './subscriptions.store.ts';

/** The plan that decides what somebody may; null for whoever has none. Not to be asked inside a transaction. */
export const activePlanOf = async (
  { db, cardTime }: Pick<Context, 'db'> & SubscriptionsPorts,
  { userId }: { userId: string },
): Promise<PlanFacts | null> => {
  const open = await openSubscriptionsOf(db, userId);
  if (open.length === 0) return null;
  const one = decisive(open, await cardTime());
  return one && planById(one.planId);
};
