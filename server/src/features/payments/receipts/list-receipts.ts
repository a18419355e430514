import type { PaymentReceipt } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import type { PaymentsContext } from '../ports.ts';
import { receiptOf } from './receipt-of.ts';
import { findPayment, paymentsOf } from './receipts.store.ts';

/** More than anybody pays in ten years of months. */
const MOST = 500;

/** What somebody paid, newest first. */
export const receiptsOf = async (
  ctx: PaymentsContext,
  { userId }: { userId: string },
): Promise<PaymentReceipt[]> =>
  (await paymentsOf(ctx.db, userId, MOST)).map((payment) => receiptOf(ctx, payment));

/** What the caller paid, newest first. */
export const listReceipts = async (ctx: PaymentsContext): Promise<{ receipts: PaymentReceipt[] }> => ({
  receipts: await receiptsOf(ctx, { userId: requireUser(ctx) }),
});

/** One of the caller's receipts. @throws Refusal `not_found` */
export const getReceipt = async (ctx: PaymentsContext, { id }: { id: string }): Promise<PaymentReceipt> => {
  const payment = await findPayment(ctx.db, { id, userId: requireUser(ctx) });
  if (!payment) throw new Refusal('not_found');
  return receiptOf(ctx, payment);
};
