import type { SubscribeBody } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { planById, type PlanFacts, runningSubscriptions, statusOf } from '../../subscriptions/index.ts';
import { customerOf } from '../customers/index.ts';
import { type CallKey, callKeyOf, findRepeated, placeOrder, type StoredOrder } from '../orders/index.ts';
import { limitsOf } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { type BoughtPlan, buyPlan } from './buy-plan.ts';

export interface Subscribe {
  readonly body: SubscribeBody;
  readonly idempotencyKey: string | null;
}

/**
 * Subscribes to a plan, with the saved card at once, else by the checkout. What the person had before stops once this one
 * is paid, and runs to its end.
 * @throws Refusal `plan_unknown`, `already_subscribed`, and what buying may say
 */
export const subscribe = async (
  ctx: PaymentsContext,
  { body, idempotencyKey }: Subscribe,
): Promise<BoughtPlan> => {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.buy, userId);
  const { planId, paymentMethodId, autoRenew = true } = body;
  const plan = planById(planId);
  if (!plan) throw new Refusal('plan_unknown', { fields: { planId: { code: 'plan_unknown' } } });
  const call = callKeyOf(idempotencyKey, ['plan', planId, paymentMethodId, autoRenew, ctx.locale]);
  const order =
    (await findRepeated(ctx, { userId, ...call })) ??
    (await orderPlan(ctx, { userId, plan, renews: autoRenew, call }));
  return buyPlan(ctx, order, paymentMethodId);
};

export interface OrderPlan {
  readonly userId: string;
  readonly plan: PlanFacts;
  readonly renews: boolean;
  readonly call: CallKey;
}

/** Writes an order of a plan down. @throws Refusal `already_subscribed` to the plan somebody has */
export const orderPlan = async (
  ctx: PaymentsContext,
  { userId, plan, renews, call }: OrderPlan,
): Promise<StoredOrder> => {
  await assertNotSubscribed(ctx, { userId, planId: plan.id });
  await customerOf(ctx, { userId });
  const { id: planId, creditsPerMonth: credits, priceCents: amountCents } = plan;
  return placeOrder(ctx, { userId, kind: 'subscription', planId, credits, amountCents, renews, call });
};

const assertNotSubscribed = async (
  ctx: PaymentsContext,
  { userId, planId }: { userId: string; planId: string },
): Promise<void> => {
  const at = await ctx.cardTime();
  const running = await runningSubscriptions(ctx, { userId });
  const isTheirs = running.some((one) => one.planId === planId && statusOf(one, at) === 'active');
  if (isTheirs) throw new Refusal('already_subscribed');
};
