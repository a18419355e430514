import type { CheckoutState } from '../../../platform/payment-provider/card-provider.ts';
import type { StoredOrder } from '../orders/orders.rules.ts';
import { closeOrder, findOrder, saveSession } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../ports.ts';
import { syncPayment } from './sync-payment.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Asks the card provider what became of a checkout and writes down what was bought in it.
 * @returns what the provider says; null when it has no such checkout, or none of ours
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export async function syncCheckout(ctx: PaymentsContext, sessionId: string): Promise<CheckoutState | null> {
  const state = await ctx.cards.readCheckout(sessionId);
  const order = state?.reference && (await findOrder(ctx.db, state.reference.orderId));
  if (!order || order.userId !== state.reference?.userId) return null;
  await follow(ctx, order, state);
  return state;
}

async function follow(ctx: PaymentsContext, order: StoredOrder, state: CheckoutState): Promise<void> {
  const { sessionId, paymentId, subscriptionId } = state;
  if (order.sessionId === null && state.state !== 'expired')
    await saveSession(ctx.db, { id: order.id, sessionId });
  if (state.isPaid && paymentId !== null) await syncPayment(ctx, paymentId);
  if (state.isPaid && subscriptionId !== null) await syncSubscription(ctx, subscriptionId);
  const isItsLast = order.sessionId === null || order.sessionId === sessionId;
  if (state.state === 'expired' && isItsLast)
    await closeOrder(ctx.db, { id: order.id, state: 'expired', at: await ctx.cardTime() });
}
