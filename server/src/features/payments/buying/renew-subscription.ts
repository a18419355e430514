import { type CallKey, callKeyOf } from '../../../platform/idempotency.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { planById, runs, statusOf, subscriptionById } from '../../subscriptions/index.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { findOrder } from '../orders/orders.store.ts';
import { findRepeated } from '../orders/place-order.ts';
import { type BoughtPlan, buyPlan, orderPlan } from './subscribe.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';

export interface RenewSubscription {
  readonly id: string;
  readonly paymentMethodId?: string | undefined;
  readonly idempotencyKey: string | null;
}

/**
 * Takes an ended subscription up again: a new one to the same plan, renewing itself as the old one was meant to.
 * @throws Refusal `not_found`, `subscription_runs`, `subscription_over` for one that was cancelled, `already_subscribed`,
 *   `purchase_in_progress`, and what buying may say
 */
export async function renewSubscription(
  ctx: PaymentsContext,
  { id, paymentMethodId, idempotencyKey }: RenewSubscription,
): Promise<BoughtPlan> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.buy, userId);
  const call = callKeyOf(idempotencyKey, ['renew', id, paymentMethodId, ctx.locale]);
  const repeated = await findRepeated(ctx, { userId, ...call });
  const order =
    repeated ?? (await orderAgain(ctx, { userId, id, isByCard: paymentMethodId !== undefined, call }));
  return buyPlan(ctx, order, paymentMethodId);
}

async function orderAgain(
  ctx: PaymentsContext,
  { userId, id, ...how }: { userId: string; id: string; isByCard: boolean; call: CallKey },
): Promise<StoredOrder> {
  const one = await subscriptionById(ctx, { userId, id });
  const plan = one && planById(one.planId);
  if (!plan) throw new Refusal('not_found');
  const at = await ctx.cardTime();
  if (runs(one, at)) throw new Refusal('subscription_runs');
  if (statusOf(one, at) === 'cancelled') throw new Refusal('subscription_over');
  const first = await findOrder(ctx.db, one.orderId);
  return orderPlan(ctx, { userId, plan, renews: first?.renews ?? true, ...how });
}
