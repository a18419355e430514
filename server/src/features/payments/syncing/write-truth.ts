import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PaidPeriod, SubscriptionState } from '../../../platform/payment-provider/card-provider.ts';
import { type StoredSubscription, subscriptionById, writeSubscription } from '../../subscriptions/index.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { closeOrder, findOrder } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../ports.ts';
import { addNote, type Subject } from './notes.store.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Asks the card provider how a subscription stands and writes that down: months that were paid, whether it renews, whether
 * it is over. As often as one likes, in any order.
 * @returns the subscription; null while nothing was paid for it, and where it is none of ours
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export async function writeTruth(
  ctx: PaymentsContext,
  subscriptionId: string,
): Promise<StoredSubscription | null> {
  // Taken before: what the provider says is no older than this.
  const at = await ctx.cardTime();
  const asked = await ctx.cards.readSubscription(subscriptionId);
  const order = asked?.reference && (await findOrder(ctx.db, asked.reference.orderId));
  if (!order || order.kind !== 'subscription' || order.userId !== asked.reference?.userId) return null;
  const state = await asOrdered(ctx, order, asked);
  const { planId } = order;
  if (planId === null) throw new Error(`order ${order.id} is for no plan`);
  const { subscription, news } = await inTransaction(ctx, async (tx) => {
    const toLookAt: Subject[] = [];
    for (const month of state.paid) toLookAt.push(...(await recordMonth(tx, order, month)));
    const written = await writeSubscription(tx, {
      order: { id: order.id, userId: order.userId, planId, renews: order.renews },
      state,
      provider: order.provider,
      at,
    });
    if (written && order.state !== 'paid') {
      await closeOrder(tx.db, { id: order.id, state: 'paid', at });
      // Those before it are still to be stopped, whatever happens from now on.
      toLookAt.push({ kind: 'subscription', id: subscriptionId });
    }
    for (const subject of toLookAt)
      await addNote(tx.db, { provider: order.provider, subject, receivedAt: tx.now() });
    return { subscription: written, news: toLookAt };
  });
  if (news.length > 0) ctx.wakeMoney();
  return subscription;
}

/** Has the provider keep to what was ordered, and lets nobody be charged who is gone. */
async function asOrdered(
  ctx: PaymentsContext,
  order: StoredOrder,
  state: SubscriptionState,
): Promise<SubscriptionState> {
  const { subscriptionId } = state;
  if (state.state === 'over') return state;
  const isGone = (await ctx.payerOf(ctx, order)) === null;
  if (isGone) await ctx.cards.endSubscription(subscriptionId);
  // A checkout knows only subscriptions that renew.
  else if (state.renews && (!order.renews || (await isStopped(ctx, order))))
    await ctx.cards.setRenewal(subscriptionId, false);
  else return state;
  return (await ctx.cards.readSubscription(subscriptionId)) ?? state;
}

/** Whether its owner has cancelled it and not asked for it back: then nobody is to be charged again. */
async function isStopped(ctx: PaymentsContext, { id: orderId, userId }: StoredOrder): Promise<boolean> {
  const known = await subscriptionById(ctx, { userId, orderId });
  return known !== null && known.cancelledAt !== null && known.resumedAt === null;
}

/** @returns what has to be looked at: some of it may have gone back before it was known here */
async function recordMonth(
  tx: PaymentsContext,
  order: StoredOrder,
  month: PaidPeriod,
): Promise<readonly Subject[]> {
  const { invoiceId, paymentId, amountCents, periodStart, periodEnd, paidAt } = month;
  const hasNews = await recordPayment(tx, {
    ...{ order, paymentId, amountCents, paidAt },
    naturalKey: `invoice:${order.provider}:${invoiceId}`,
    period: { start: periodStart, end: periodEnd },
  });
  return hasNews && paymentId !== null ? [{ kind: 'payment', id: paymentId }] : [];
}
