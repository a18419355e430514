import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import type { PaymentState } from '../../../platform/payment-provider/card-provider.ts';
import { takeBackCredits } from '../../credits/index.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { isAsOrdered } from '../orders/orders.rules.ts';
import { closeOrder, findOrder } from '../orders/orders.store.ts';
import type { PaymentsContext } from '../ports.ts';
import { holdPayment, saveReturn } from './payments.store.ts';
import { recordPayment } from './record-payment.ts';

/**
 * Asks the card provider what became of a payment and writes that down: credits that were paid, money that went back. As
 * often as one likes, in any order.
 * @throws Refusal `cards_unavailable`, `cards_busy`
 */
export async function syncPayment(ctx: PaymentsContext, paymentId: string): Promise<void> {
  const state = await ctx.cards.readPayment(paymentId);
  if (!state) return;
  const at = await ctx.cardTime();
  await inTransaction(ctx, async (tx) => {
    await recordPurchase(tx, state, at);
    await applyReturns(tx, state, at);
  });
}

/** Of a month the subscription tells. */
async function recordPurchase(tx: PaymentsContext, state: PaymentState, at: number): Promise<void> {
  const { reference, paymentId, amountCents } = state;
  const order = reference && (await findOrder(tx.db, reference.orderId));
  if (!order || order.kind !== 'credits' || !state.isPaid) return;
  if (order.userId !== reference.userId || !isAsOrdered(order, state)) {
    const paid = { orderId: order.id, amountCents, currency: state.currency };
    return tx.log.error(paid, 'a payment differs from its order: nothing was granted');
  }
  await recordPayment(tx, {
    ...{ order, naturalKey: `order:${order.id}`, paymentId, amountCents, period: null },
    ...{ card: state.card, isFirst: true, paidAt: at, at },
  });
  await closeOrder(tx.db, { id: order.id, state: 'paid', at });
}

/**
 * Takes the credits back whose money went back to the payer, down to none, issues a credit note and mails that. Within the transaction that is
 * open; what was taken back before is not taken again.
 */
export async function applyReturns(
  tx: PaymentsContext,
  { paymentId, returnedCents }: Pick<PaymentState, 'paymentId' | 'returnedCents'>,
  at: number,
): Promise<void> {
  const payment = await holdPayment(tx.db, { provider: tx.cards.name, paymentId });
  if (!payment) return;
  const inAll = Math.min(returnedCents, payment.amountCents);
  if (inAll <= payment.returnedCents) return;

  const { id, userId, naturalKey } = payment;
  const amount = creditsReturned(payment, inAll) - payment.creditsTakenBack - payment.creditsMissing;
  const { taken, missing } =
    amount > 0
      ? await takeBackCredits(tx, { userId, amount, naturalKey: `refund:${naturalKey}:${inAll}` })
      : { taken: 0, missing: 0 };
  await issueCreditNote(tx, { payment, returnedCents: inAll, at });
  await saveReturn(tx.db, { id, returnedCents: inAll, takenBack: taken, missing });
  await queueMail(tx, {
    kind: 'refund',
    to: { userId },
    details: {
      amountCents: String(inAll - payment.returnedCents),
      creditsTakenBack: String(taken),
      isTest: String(tx.cards.isTest),
    },
  });
}

/**
 * Credits that a payment no longer stands for once some of it went back to the payer: their share of the amount, down to
 * whole credits; all of them once all of it went back.
 */
export function creditsReturned(
  { amountCents, credits }: { amountCents: number; credits: number },
  returnedCents: number,
): number {
  return Math.floor((credits * Math.min(returnedCents, amountCents)) / amountCents);
}
