import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PaymentState } from '../../../platform/payment-provider/card-provider.ts';
import { closeOrder, findOrder, isAsOrdered } from '../orders/index.ts';
import type { PaymentsContext } from '../ports.ts';
import { applyReturns } from './apply-returns.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Asks the card provider what became of a payment and writes that down: credits that were paid, money that went back. As
 * often as one likes, in any order.
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export const syncPayment = async (ctx: PaymentsContext, paymentId: string): Promise<void> => {
  const state = await ctx.cards.readPayment(paymentId);
  if (!state) return;
  const at = await ctx.cardTime();
  await inTransaction(ctx, async (tx) => {
    await recordPurchase(tx, state, at);
    await applyReturns(tx, state);
  });
};

/** Of a month the subscription tells. */
const recordPurchase = async (tx: PaymentsContext, state: PaymentState, at: number): Promise<void> => {
  const { reference, paymentId, amountCents } = state;
  const order = reference && (await findOrder(tx.db, reference.orderId));
  if (!order || order.kind !== 'credits' || !state.isPaid) return;
  if (order.userId !== reference.userId || !isAsOrdered(order, state)) {
    const paid = { orderId: order.id, amountCents, currency: state.currency };
    return tx.log.error(paid, 'a payment differs from its order: nothing was granted');
  }
  const paid = { order, naturalKey: `order:${order.id}`, paymentId, amountCents, period: null, paidAt: at };
  await recordPayment(tx, paid);
  await closeOrder(tx.db, { id: order.id, state: 'paid', at });
};
