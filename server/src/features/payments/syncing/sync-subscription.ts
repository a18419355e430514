import { inTransaction } from '../../../platform/database/transaction.ts';
import { markCancelled, runningSubscriptions, type StoredSubscription } from '../../subscriptions/index.ts';
import type { PaymentsContext } from '../ports.ts';
import { addNote } from './notes.store.ts';
import { writeTruth } from './write-truth.ts';

/**
 * Writes down how a subscription stands with the card provider, and stops those its owner had before it.
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export async function syncSubscription(ctx: PaymentsContext, subscriptionId: string): Promise<void> {
  const subscription = await writeTruth(ctx, subscriptionId);
  if (subscription) await stopOlder(ctx, subscription);
}

/**
 * Of somebody's subscriptions only the newest may be charged for again, be it that its renewal is being tried again: those
 * before it are cancelled and keep their end, and where the provider still tries to charge for a month that was never paid
 * it is told to give up.
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export async function stopOlder(ctx: PaymentsContext, person: { userId: string }): Promise<void> {
  const all = (await runningSubscriptions(ctx, person)).toSorted(byAge);
  const at = await ctx.cardTime();
  const older = all.slice(0, -1).filter(({ provider }) => provider === ctx.cards.name);
  for (const one of older) if (one.cancelledAt === null) await stop(ctx, one, at);
}

/** Stops one subscription for good. What is paid stays. @throws Refusal `cards_unavailable`, `cards_busy` */
export async function stop(
  ctx: PaymentsContext,
  one: StoredSubscription,
  at: number,
): Promise<StoredSubscription> {
  if (one.provider === ctx.cards.name) {
    // Should nothing be heard of this again, it is looked at once more.
    const subject = { kind: 'subscription', id: one.providerId } as const;
    await addNote(ctx.db, { provider: one.provider, subject, receivedAt: ctx.now() });
    if (one.failedTries > 0) {
      await ctx.cards.endSubscription(one.providerId);
      await writeTruth(ctx, one.providerId);
    } else await ctx.cards.setRenewal(one.providerId, false);
  }
  return inTransaction(ctx, (tx) => markCancelled(tx, { id: one.id, at, resumedAt: one.resumedAt }));
}

const byAge = (a: StoredSubscription, b: StoredSubscription): number =>
  a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1);
