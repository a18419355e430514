import { walk } from '../../../platform/walk.ts';
import { endedSubscriptions } from '../../subscriptions/index.ts';
import { findCustomer } from '../cards/customers.store.ts';
import { isGivenUp, type StoredOrder } from '../orders/orders.rules.ts';
import { closeOrder, findOrder, ordersAfter } from '../orders/orders.store.ts';
import { lookAtNotes, tryTo } from './events.ts';
import { eventPatienceMs } from '../payments.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import { removeOldNotes } from './notes.store.ts';
import { syncCheckout } from './sync-checkout.ts';
import { syncPayment } from './sync-payment.ts';
import { syncSubscription } from './sync-subscription.ts';

const ENDED_AT_A_TIME = 1000;

/**
 * Finds out by itself what nobody told: asks the card provider about every open order and every subscription past the end
 * of what was paid. Charges nobody. What cannot be settled now is left to the next time.
 */
export async function reconcileMoney(ctx: PaymentsContext): Promise<void> {
  // However long nobody could look: only what was looked at in vain is given up.
  if (await lookAtNotes(ctx)) await dropOldNotes(ctx);
  const open = walk<StoredOrder>((after, limit) => ordersAfter(ctx.db, { after, limit, isOpen: true }));
  for await (const order of open) {
    const isReachable = await tryTo(ctx, { orderId: order.id }, async () => {
      await settleOrder(ctx, order);
    });
    if (!isReachable) return;
  }
  await followEnded(ctx);
}

async function followEnded(ctx: PaymentsContext): Promise<void> {
  const [provider, at] = [ctx.cards.name, await ctx.cardTime()];
  const ended = await endedSubscriptions(ctx.db, { provider, at, limit: ENDED_AT_A_TIME });
  for (const { id, providerId } of ended) {
    const isReachable = await tryTo(ctx, { subscriptionId: id }, () => syncSubscription(ctx, providerId));
    if (!isReachable) return;
  }
}

/**
 * Finds out what became of an open order.
 * @returns whether a bank is still deciding about it
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export async function settleOrder(ctx: PaymentsContext, order: StoredOrder): Promise<boolean> {
  const state = order.provider === ctx.cards.name ? await askFor(ctx, order) : null;
  const at = await ctx.cardTime();
  const now = await findOrder(ctx.db, order.id);
  if (now?.state !== 'open') return false;
  // A checkout that the provider does not know cannot be paid.
  const isLost = order.sessionId !== null && state === null;
  const isProcessing = state !== null && 'isProcessing' in state && state.isProcessing;
  const { id } = order;
  if (isLost) await closeOrder(ctx.db, { id, state: 'expired', at });
  else if (isGivenUp(now, { at, isProcessing })) await closeOrder(ctx.db, { id, state: 'failed', at });
  return isProcessing;
}

async function askFor(ctx: PaymentsContext, order: StoredOrder) {
  if (order.sessionId !== null) return syncCheckout(ctx, order.sessionId);
  const { userId, provider, id: orderId } = order;
  const customerId = await findCustomer(ctx.db, { userId, provider });
  if (customerId === null) return null;
  const found = await ctx.cards.findOrdered({ customerId, orderId });
  if (found.paymentId !== null) await syncPayment(ctx, found.paymentId);
  if (found.subscriptionId !== null) await syncSubscription(ctx, found.subscriptionId);
  return found;
}

async function dropOldNotes({ db, now, log }: PaymentsContext): Promise<void> {
  const notes = await removeOldNotes(db, now() - eventPatienceMs);
  if (notes > 0) log.error({ notes }, 'events of the card provider could not be looked at in all the time');
}
