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
import { closeOrder, creditedMonth, openSwitches, uncertainOrders } from '../orders/orders.store.ts';
import { findRepeated, placeOrder } from '../orders/place-order.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { settleOrder } from '../syncing/reconcile-money.ts';
import { assertNoneProcessing, carryOut } from './carry-out.ts';
import { type Chosen, chosenBy, monthName } from './plan-choices.ts';
import { switchLater } from './switch-later.ts';

export interface Subscribe {
  readonly body: SubscribeBody;
  readonly idempotencyKey: string | null;
}

/**
 * Subscribes to a plan, with the saved card at once, else by the checkout. What the person had before stops once this one
 * is paid, its unused days taken off the first month. A cheaper plan is not paid now: it takes over when the paid month ends.
 * @throws Refusal `plan_unknown`, `already_subscribed`, `purchase_in_progress`, and what buying may say
 */
export async function subscribe(
  ctx: PaymentsContext,
  { body, idempotencyKey }: Subscribe,
): Promise<BoughtPlan> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.buy, userId);
  const { planId, paymentMethodId, autoRenew = true, dueCents } = body;
  const plan = planById(planId);
  if (!plan) throw new Refusal('plan_unknown', { fields: { planId: { code: 'plan_unknown' } } });
  const call = callKeyOf(idempotencyKey, ['plan', planId, paymentMethodId, autoRenew, ctx.locale]);
  const repeated = await findRepeated(ctx, { userId, ...call });
  if (repeated) return buyPlan(ctx, repeated, paymentMethodId);
  const isByCard = paymentMethodId !== undefined;
  let order: StoredOrder;
  try {
    await closeOpenSwitches(ctx, { userId });
    const chosen = await chosenBy(ctx, { userId, plan });
    if (!chosen) throw new Refusal('already_subscribed');
    if (dueCents !== undefined && dueCents !== chosen.dueCents)
      throw new Refusal('offer_mismatch', { fields: { dueCents: { code: 'offer_mismatch' } } });
    if (chosen.begins === 'later' && chosen.current) return await switchLater(ctx, chosen.current, plan);
    order = await orderPlan(ctx, { userId, plan, renews: autoRenew, call, isByCard, chosen });
  } catch (error) {
    order = await orderedMeanwhile(ctx, { userId, ...call }, error);
  }
  return buyPlan(ctx, order, paymentMethodId);
}

/** The same call sent twice at once: what refuses the second is what the first has come to, so both are answered alike. */
async function orderedMeanwhile(
  ctx: PaymentsContext,
  wanted: { userId: string } & CallKey,
  error: unknown,
): Promise<StoredOrder> {
  const order = error instanceof Refusal ? await findRepeated(ctx, wanted) : null;
  if (!order) throw error;
  return order;
}

/** Nobody pays in two places with the same unused days: pages that are open for that are closed before another one is opened. */
async function closeOpenSwitches(ctx: PaymentsContext, { userId }: { userId: string }): Promise<void> {
  const at = await ctx.cardTime();
  for (const order of await openSwitches(ctx.db, { userId })) {
    const { id, provider, sessionId } = order;
    if (provider !== ctx.cards.name) continue;
    if (isInHand(order, at)) throw new Refusal('purchase_in_progress');
    if (sessionId !== null) await ctx.cards.expireCheckout(sessionId);
    if (await settleOrder(ctx, order)) throw new Refusal('payment_processing');
    await closeOrder(ctx.db, { id, state: 'expired', at });
  }
}

export interface OrderPlan {
  readonly userId: string;
  readonly plan: PlanFacts;
  readonly renews: boolean;
  /** A saved card is to be charged at once. */
  readonly isByCard: boolean;
  readonly call: CallKey;
  /** What choosing it means, where it may be a switch. */
  readonly chosen?: Chosen;
}

/**
 * Writes an order of a plan down. One card is charged for one plan at a time: what somebody does in two places at once, or
 * again because an answer was lost, is paid once.
 * @throws Refusal `already_subscribed` to the plan somebody has, `purchase_in_progress` while a card is being charged for one,
 *   `payment_processing` while a bank decides about one
 */
export async function orderPlan(
  ctx: PaymentsContext,
  { userId, plan, renews, isByCard, call, chosen }: OrderPlan,
): Promise<StoredOrder> {
  const { id: planId, creditsPerMonth: credits, priceCents: amountCents } = plan;
  await assertNotSubscribed(ctx, { userId, planId });
  await customerOf(ctx, { userId });
  await assertNoneProcessing(ctx, { userId, kind: 'subscription' });
  const unused = unusedBy(chosen);
  const { unusedCents, unusedOf } = unused;
  const assertMay = async (tx: PaymentsContext): Promise<void> => {
    const at = await tx.cardTime();
    const uncertain = isByCard ? await uncertainOrders(tx.db, { userId, kind: 'subscription' }) : [];
    if (uncertain.some((other) => isInHand(other, at))) throw new Refusal('purchase_in_progress');
    if ((await openSwitches(tx.db, { userId })).length > 0 && unusedCents > 0)
      throw new Refusal('purchase_in_progress');
    if (unusedOf !== null && (await creditedMonth(tx.db, { userId, month: unusedOf })))
      throw new Refusal('offer_mismatch');
    // Looked at last: an order that is not open any more has led to its plan by now.
    await assertNotSubscribed(tx, { userId, planId });
  };
  const wanted = { userId, kind: 'subscription', planId, credits, amountCents, renews, ...unused } as const;
  return placeOrder(ctx, { ...wanted, call, assertMay });
}

function unusedBy(
  chosen: Chosen | undefined,
): Pick<StoredOrder, 'unusedCents' | 'unusedPlanId' | 'unusedOf'> {
  const { unusedCents = 0, current = null } = chosen ?? {};
  const of = unusedCents > 0 ? current : null;
  return { unusedCents, unusedPlanId: of?.planId ?? null, unusedOf: of && monthName(of) };
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
