import type { SubscribeBody, Subscription } from '@maquette/contract';
import { type CallKey, callKeyOf } from '../../../platform/idempotency.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import {
  planById,
  type PlanFacts,
  runningSubscriptions,
  statusOf,
  subscriptionById,
  subscriptionAnswer,
} from '../../subscriptions/index.ts';
import { customerOf } from '../cards/customers.ts';
import { isInHand, type StoredOrder } from '../orders/orders.rules.ts';
import { uncertainOrders } from '../orders/orders.store.ts';
import { findRepeated, placeOrder } from '../orders/place-order.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { assertNoneProcessing, carryOut } from './carry-out.ts';

export interface Subscribe {
  readonly body: SubscribeBody;
  readonly idempotencyKey: string | null;
}

/**
 * Subscribes to a plan, with the saved card at once, else by the checkout. What the person had before stops once this one
 * is paid, and runs to its end.
 * @throws Refusal `plan_unknown`, `already_subscribed`, `purchase_in_progress`, and what buying may say
 */
export async function subscribe(
  ctx: PaymentsContext,
  { body, idempotencyKey }: Subscribe,
): Promise<BoughtPlan> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.buy, userId);
  const { planId, paymentMethodId, autoRenew = true } = body;
  const plan = planById(planId);
  if (!plan) throw new Refusal('plan_unknown', { fields: { planId: { code: 'plan_unknown' } } });
  const call = callKeyOf(idempotencyKey, ['plan', planId, paymentMethodId, autoRenew, ctx.locale]);
  const order =
    (await findRepeated(ctx, { userId, ...call })) ??
    (await orderPlan(ctx, {
      userId,
      plan,
      renews: autoRenew,
      call,
      isByCard: paymentMethodId !== undefined,
    }));
  return buyPlan(ctx, order, paymentMethodId);
}

export interface OrderPlan {
  readonly userId: string;
  readonly plan: PlanFacts;
  readonly renews: boolean;
  /** A saved card is to be charged at once. */
  readonly isByCard: boolean;
  readonly call: CallKey;
}

/**
 * Writes an order of a plan down. One card is charged for one plan at a time: what somebody does in two places at once, or
 * again because an answer was lost, is paid once.
 * @throws Refusal `already_subscribed` to the plan somebody has, `purchase_in_progress` while a card is being charged for one,
 *   `payment_processing` while a bank decides about one
 */
export async function orderPlan(
  ctx: PaymentsContext,
  { userId, plan, renews, isByCard, call }: OrderPlan,
): Promise<StoredOrder> {
  const { id: planId, creditsPerMonth: credits, priceCents: amountCents } = plan;
  await assertNotSubscribed(ctx, { userId, planId });
  await customerOf(ctx, { userId });
  await assertNoneProcessing(ctx, { userId, kind: 'subscription' });
  const assertMay = async (tx: PaymentsContext): Promise<void> => {
    const at = await tx.cardTime();
    const uncertain = isByCard ? await uncertainOrders(tx.db, { userId, kind: 'subscription' }) : [];
    if (uncertain.some((other) => isInHand(other, at))) throw new Refusal('purchase_in_progress');
    // Looked at last: an order that is not open any more has led to its plan by now.
    await assertNotSubscribed(tx, { userId, planId });
  };
  const wanted = { userId, kind: 'subscription', planId, credits, amountCents, renews } as const;
  return placeOrder(ctx, { ...wanted, call, assertMay });
}

async function assertNotSubscribed(
  ctx: PaymentsContext,
  { userId, planId }: { userId: string; planId: string },
): Promise<void> {
  const at = await ctx.cardTime();
  const running = await runningSubscriptions(ctx, { userId });
  const isTheirs = running.some((one) => one.planId === planId && statusOf(one, at) === 'active');
  if (isTheirs) throw new Refusal('already_subscribed');
}

/** What a call that buys a plan answers. */
export interface BoughtPlan {
  readonly success: true;
  readonly checkoutUrl?: string;
  readonly subscription?: Subscription;
}

/** Carries an order of a plan out. @throws Refusal as `carryOut` does */
export async function buyPlan(
  ctx: PaymentsContext,
  order: StoredOrder,
  cardId: string | undefined,
): Promise<BoughtPlan> {
  const checkoutUrl = await carryOut(ctx, order, cardId);
  if (checkoutUrl !== null) return { success: true, checkoutUrl };
  return { success: true, subscription: await boughtSubscription(ctx, order) };
}

/** The subscription that a paid order led to. */
export async function boughtSubscription(
  ctx: PaymentsContext,
  { id: orderId, userId }: Pick<StoredOrder, 'id' | 'userId'>,
): Promise<Subscription> {
  const one = await subscriptionById(ctx, { userId, orderId });
  if (!one) throw new Error(`order ${orderId} is paid and has no subscription`);
  return subscriptionAnswer(one, { at: await ctx.cardTime(), locale: ctx.locale });
}
