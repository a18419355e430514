import type { Subscription } from '@maquette/contract';
import { subscriptionById, subscriptionOnTheWire } from '../../subscriptions/index.ts';
import type { StoredOrder } from '../orders/index.ts';
import type { PaymentsContext } from '../ports.ts';
import { carryOut } from './carry-out.ts';

/** What a call that buys a plan answers. */
export interface BoughtPlan {
  readonly success: true;
  readonly checkoutUrl?: string;
  readonly subscription?: Subscription;
}

/** Carries an order of a plan out. @throws Refusal as `carryOut` does */
export const buyPlan = async (
  ctx: PaymentsContext,
  order: StoredOrder,
  cardId: string | undefined,
): Promise<BoughtPlan> => {
  const checkoutUrl = await carryOut(ctx, order, cardId);
  if (checkoutUrl !== null) return { success: true, checkoutUrl };
  return { success: true, subscription: await boughtSubscription(ctx, order) };
};

/** The subscription that a paid order led to. */
export const boughtSubscription = async (
  ctx: PaymentsContext,
  { id: orderId, userId }: Pick<StoredOrder, 'id' | 'userId'>,
): Promise<Subscription> => {
  const one = await subscriptionById(ctx, { userId, orderId });
  if (!one) throw new Error(`order ${orderId} is paid and has no subscription`);
  return subscriptionOnTheWire(one, { at: await ctx.cardTime(), locale: ctx.locale });
};
