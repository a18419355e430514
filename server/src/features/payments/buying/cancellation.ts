import type { Subscription } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import {
  markResumed,
  runningSubscriptions,
  runs,
  type StoredSubscription,
  subscriptionById,
  subscriptionAnswer,
} from '../../subscriptions/index.ts';
import { findOrder } from '../orders/orders.store.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { addNote } from '../syncing/notes.store.ts';
import { stop, syncSubscription } from '../syncing/sync-subscription.ts';

interface Own {
  readonly id: string;
}

interface Told {
  readonly success: true;
  readonly subscription: Subscription;
}

/**
 * Stops one of the caller's subscriptions: it is charged for no more and runs to the end of what is paid. Where a renewal is
 * being tried again, that ends too. Done twice it is done once.
 * @throws Refusal `not_found`, `subscription_over`, `rate_limited`, `cards_unavailable`, `cards_busy`
 */
export function cancelSubscription(ctx: PaymentsContext, own: Own): Promise<Told> {
  return changeOwn(ctx, own, async (one, at) => {
    const mayBeCharged = !one.isOver && one.renews;
    if (!mayBeCharged && !runs(one, at)) throw new Refusal('subscription_over');
    // One that is being taken back at this moment is stopped again.
    const isStopped = one.cancelledAt !== null && one.resumedAt === null;
    return isStopped ? one : stop(ctx, one, at);
  });
}

/**
 * Takes the cancellation of one of the caller's subscriptions back while it runs: it renews itself as it was ordered to, and
 * nothing is charged now. Done twice it is done once.
 * @throws Refusal `not_found`, `subscription_over` once it has ended, `subscription_replaced` where a later one has taken its
 *   place, `rate_limited`, `session_expired`, `cards_unavailable`, `cards_busy`
 */
export function resumeSubscription(ctx: PaymentsContext, own: Own): Promise<Told> {
  return changeOwn(ctx, own, async (one, at) => {
    if (!runs(one, at)) throw new Refusal('subscription_over');
    return one.cancelledAt === null ? one : takeBack(ctx, one, at);
  });
}

/** Changes one of the caller's subscriptions. @param change does what is asked for at the card provider's time `at`, and gives back how the subscription stands then */
export async function changeOwn(
  ctx: PaymentsContext,
  { id }: Own,
  change: (one: StoredSubscription, at: number) => Promise<StoredSubscription>,
): Promise<Told> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.look, userId);
  const one = await subscriptionById(ctx, { userId, id });
  if (!one) throw new Refusal('not_found');
  const at = await ctx.cardTime();
  const changed = await change(one, at);
  return { success: true, subscription: subscriptionAnswer(changed, { at, locale: ctx.locale }) };
}

/** Takes a cancellation back. @throws Refusal as `resumeSubscription` does */
export async function takeBack(
  ctx: PaymentsContext,
  one: StoredSubscription,
  at: number,
): Promise<StoredSubscription> {
  const { id, userId, provider, providerId } = one;
  if (provider !== ctx.cards.name) throw new Refusal('cards_unavailable');
  await assertNewest(ctx, one);
  const isToRenew = (await findOrder(ctx.db, one.orderId))?.renews ?? false;
  const marked = await inTransaction(ctx, async (tx) => {
    await ctx.assertStillHere(tx, { userId });
    // Should nothing be heard of this again, it is looked at once more.
    const subject = { kind: 'subscription', id: providerId } as const;
    await addNote(tx.db, { provider, subject, receivedAt: tx.now() });
    return markResumed(tx, { id, isToRenew, at });
  });
  if (!isToRenew) return marked;
  await ctx.cards.setRenewal(providerId, true);
  await syncSubscription(ctx, providerId);
  ctx.wakeMoney();
  const now = await subscriptionById(ctx, { userId, id });
  if (!now || now.isOver) throw new Refusal('subscription_over');
  return now;
}

/** Only the newest plan is ever charged for again. */
async function assertNewest(ctx: PaymentsContext, { id, userId }: StoredSubscription): Promise<void> {
  const running = await runningSubscriptions(ctx, { userId });
  const own = running.find((one) => one.id === id);
  const isNewest = running.every((one) => one.id === id || (own && one.startedAt < own.startedAt));
  if (!isNewest) throw new Refusal('subscription_replaced');
}
