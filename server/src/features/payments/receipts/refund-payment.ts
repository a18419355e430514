import type { PaymentReceipt } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import type { PaymentsContext } from '../ports.ts';
import { addNote } from '../syncing/notes.store.ts';
import { findPayment, type PaymentOfPlan } from '../syncing/payments.store.ts';
import { syncPayment } from '../syncing/sync-payment.ts';
import { receiptOf } from './receipts.ts';

export interface RefundPayment {
  readonly id: string;
  /** Told whose payment it is right before the card provider is asked. */
  readonly onOrder?: (owner: { userId: string }) => Promise<void>;
}

/**
 * Gives what is left of a payment back, whoever paid it, and takes its credits, down to none. Whoever calls has to see to
 * it that they may.
 * @returns the receipt, and whose it is
 * @throws Refusal `not_found`, `already_refunded`, `cards_unavailable`, `cards_busy`
 */
export async function refundPayment(
  ctx: PaymentsContext,
  { onOrder, ...wanted }: RefundPayment,
): Promise<{ receipt: PaymentReceipt; userId: string }> {
  const paymentId = await refundable(ctx, wanted);
  // Some of it may have gone back unseen.
  await syncPayment(ctx, paymentId);
  const { id, userId, amountCents, returnedCents } = await known(ctx, wanted);
  if (returnedCents >= amountCents) throw new Refusal('already_refunded');
  await onOrder?.({ userId });
  // Found by this, should the server fall before the refund is written down here.
  const provider = ctx.cards.name;
  await addNote(ctx.db, { provider, subject: { kind: 'payment', id: paymentId }, receivedAt: ctx.now() });
  await ctx.cards.refund({
    paymentId,
    amountCents: amountCents - returnedCents,
    idempotencyKey: `refund:${id}:${returnedCents}`,
  });
  await syncPayment(ctx, paymentId);
  ctx.wakeMoney();
  const payment = await known(ctx, wanted);
  return { receipt: receiptOf(ctx, payment), userId: payment.userId };
}

async function known({ db }: PaymentsContext, wanted: { id: string }): Promise<PaymentOfPlan> {
  const payment = await findPayment(db, wanted);
  if (!payment) throw new Refusal('not_found');
  return payment;
}

/** The provider's name for it. What another provider took only that one can give back. */
async function refundable(ctx: PaymentsContext, wanted: { id: string }): Promise<string> {
  const { paymentId, provider, amountCents, returnedCents } = await known(ctx, wanted);
  if (returnedCents >= amountCents) throw new Refusal('already_refunded');
  if (paymentId === null || provider !== ctx.cards.name) throw new Refusal('cards_unavailable');
  return paymentId;
}
