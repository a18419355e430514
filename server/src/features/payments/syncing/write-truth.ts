import { inTransaction } from '../../../platform/database/transaction.ts';
import type {
  PaidPeriod,
  PaymentState,
  SubscriptionState,
} from '../../../platform/payment-provider/card-provider.ts';
import {
  planById,
  type PlanFacts,
  planOfMonth,
  planToTell,
  savePlan,
  type StoredSubscription,
  subscriptionById,
  writeSubscription,
} from '../../subscriptions/index.ts';
import { itemOfPlan } from '../buying/item.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { closeOrder, findOrder } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../ports.ts';
import { addNote, type Subject } from './notes.store.ts';
import { recordedKeys } from './payments.store.ts';
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
  const cards = await cardsOfNew(ctx, order, state.paid);
  const { subscription, news } = await inTransaction(ctx, async (tx) => {
    const toLookAt: Subject[] = [];
    for (const [number, month] of state.paid.entries())
      toLookAt.push(
        ...(await recordMonth(tx, { order, month, number, card: cards.get(month.invoiceId), at })),
      );
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
  else if (!(await tellPlan(ctx, order, state))) return state;
  return (await ctx.cards.readSubscription(subscriptionId)) ?? state;
}

/** Has the next month be for the plan that its owner wants. @returns whether there was something to tell */
async function tellPlan(
  ctx: PaymentsContext,
  { id: orderId, userId }: StoredOrder,
  { subscriptionId, nextCents }: SubscriptionState,
): Promise<boolean> {
  const known = await subscriptionById(ctx, { userId, orderId });
  const current = known && planById(known.planId);
  if (!current) return false;
  const next = known.nextPlanId === null ? null : planById(known.nextPlanId);
  const plan = planToTell({ current, next }, nextCents);
  if (plan) await ctx.cards.setItem(subscriptionId, itemOfPlan(plan, ctx.locale));
  return plan !== null;
}

/** Whether its owner has cancelled it and not asked for it back: then nobody is to be charged again. */
async function isStopped(ctx: PaymentsContext, { id: orderId, userId }: StoredOrder): Promise<boolean> {
  const known = await subscriptionById(ctx, { userId, orderId });
  return known !== null && known.cancelledAt !== null && known.resumedAt === null;
}

const keyOf = ({ provider }: StoredOrder, { invoiceId }: PaidPeriod): string =>
  `invoice:${provider}:${invoiceId}`;

/** What months were paid with that are not written down yet, by the provider's invoices. */
async function cardsOfNew(
  ctx: PaymentsContext,
  order: StoredOrder,
  paid: readonly PaidPeriod[],
): Promise<ReadonlyMap<string, PaymentState['card']>> {
  const known = await recordedKeys(
    ctx.db,
    paid.map((month) => keyOf(order, month)),
  );
  const cards = new Map<string, PaymentState['card']>();
  for (const month of paid) {
    if (month.paymentId === null || known.has(keyOf(order, month))) continue;
    cards.set(month.invoiceId, (await ctx.cards.readPayment(month.paymentId))?.card ?? null);
  }
  return cards;
}

interface RecordMonth {
  readonly order: StoredOrder;
  readonly month: PaidPeriod;
  /** Which one it is, from 0. */
  readonly number: number;
  readonly card: PaymentState['card'] | undefined;
  readonly at: number;
}

/** @returns what has to be looked at: some of it may have gone back before it was known here */
async function recordMonth(
  tx: PaymentsContext,
  { order, month, number, card = null, at }: RecordMonth,
): Promise<readonly Subject[]> {
  const { paymentId, amountCents, periodStart, periodEnd, paidAt } = month;
  const isFirst = number === 0;
  const plan = isFirst ? null : await planPaid(tx, order, amountCents);
  const { isAdded, isNews } = await recordPayment(tx, {
    ...{ order, paymentId, amountCents, paidAt, card, isFirst, at },
    ...(plan && { plan: { planId: plan.id, credits: plan.creditsPerMonth } }),
    naturalKey: keyOf(order, month),
    period: { start: periodStart, end: periodEnd },
  });
  if (isAdded && plan) await savePlan(tx.db, { orderId: order.id, planId: plan.id });
  return isNews && paymentId !== null ? [{ kind: 'payment', id: paymentId }] : [];
}

/** The plan that a month after the first was paid for, where its subscription is known and goes by another one's price. */
async function planPaid(
  tx: PaymentsContext,
  { id: orderId, userId, planId }: StoredOrder,
  amountCents: number,
): Promise<PlanFacts | null> {
  const known = await subscriptionById(tx, { userId, orderId });
  const current = planById(known?.planId ?? planId ?? '');
  return current && planOfMonth(current, amountCents);
}
