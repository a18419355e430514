import type { Context } from '../../platform/context.ts';
import type { SubscriptionsPorts } from './ports.ts';
import { isUnfinished, type StoredSubscription } from './subscriptions.rules.ts';
import { findSubscription, findSubscriptionOfOrder, openSubscriptionsOf } from './subscriptions.store.ts';

type Reader = Pick<Context, 'db'>;

/** One of somebody's subscriptions, by its id or by the order it came of; null when they have no such. */
export const subscriptionById = (
  { db }: Reader,
  wanted: { userId: string } & ({ id: string } | { orderId: string }),
): Promise<StoredSubscription | null> =>
  'id' in wanted ? findSubscription(db, wanted) : findSubscriptionOfOrder(db, wanted);

/**
 * Somebody's subscriptions that still give something or may still be charged for: one whose renewal is being tried again
 * is among them.
 */
export const runningSubscriptions = async (
  { db, cardTime }: Reader & SubscriptionsPorts,
  { userId }: { userId: string },
): Promise<StoredSubscription[]> => {
  const open = await openSubscriptionsOf(db, userId);
  const at = open.length === 0 ? 0 : await cardTime();
  return open.filter((one) => isUnfinished(one, at));
};
