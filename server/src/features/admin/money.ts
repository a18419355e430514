import type { PaymentReceipt } from '@maquette/contract';
import { createHash } from 'node:crypto';
import { inTransaction } from '../../platform/database/transaction.ts';
import { getPerson, noteOnce, noteSecurityEvent } from '../auth/index.ts';
import { adjustCredits as adjust } from '../credits/index.ts';
import { refundPayment } from '../payments/index.ts';
import type { AdminContext } from './ports.ts';
import { requireAdmin } from './require-admin.ts';

export interface AdjustCredits {
  /** Whose. */
  readonly id: string;
  /** Credits to give, or below 0 to take. */
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Gives or takes credits by hand and writes down who did it and why. Done twice with one key, it is done once.
 * @returns what the person can spend then
 * @throws Refusal `forbidden`, `not_found`, `validation_failed` for 0, `balance_too_low`, `idempotency_conflict`
 */
export async function adjustCredits(
  ctx: AdminContext,
  { id: userId, amount, reason, idempotencyKey }: AdjustCredits,
): Promise<{ success: true; creditBalance: number }> {
  const by = requireAdmin(ctx);
  await getPerson(ctx, { id: userId });
  const id = idempotencyKey === null ? ctx.newId() : idOfCall(by, idempotencyKey);
  const details = { by, amount: String(amount), reason };
  return inTransaction(ctx, async (tx) => {
    await noteOnce(tx, { id, kind: 'credits-adjusted', userId, details });
    const creditBalance = await adjust(tx, { userId, naturalKey: `adjustment:${id}`, amount });
    await ctx.assertStillHere(tx, { userId });
    return { success: true, creditBalance };
  });
}

/** The same for the same call of the same administrator. */
const idOfCall = (by: string, key: string): string =>
  createHash('sha256').update(`credits-adjusted\n${by}\n${key}`).digest('hex');

/**
 * Gives a payment back and takes its credits, down to none. Who ordered it and why is written down before the card provider
 * is asked.
 * @throws Refusal `forbidden` and what `refundPayment` says
 */
export async function refundPurchase(
  ctx: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<{ success: true; receipt: PaymentReceipt }> {
  const by = requireAdmin(ctx);
  const onOrder = ({ userId }: { userId: string }): Promise<void> =>
    noteSecurityEvent(ctx, { kind: 'refund-ordered', userId, details: { by, paymentId: id, reason } });
  const { receipt } = await refundPayment(ctx, { id, onOrder });
  return { success: true, receipt };
}
