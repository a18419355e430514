import type { PaymentReceipt } from '@maquette/contract';
import { noteSecurityEvent } from '../auth/index.ts';
import { refundPayment } from '../payments/index.ts';
import type { AdminContext } from './ports.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Gives a payment back and takes its credits, down to none. Who ordered it and why is written down before the card provider
 * is asked.
 * @throws Refusal `forbidden` and what `refundPayment` says
 */
export const refundPurchase = async (
  ctx: AdminContext,
  { id, reason }: { id: string; reason: string },
): Promise<{ success: true; receipt: PaymentReceipt }> => {
  const by = requireAdmin(ctx);
  const onOrder = ({ userId }: { userId: string }): Promise<void> =>
    noteSecurityEvent(ctx, { kind: 'refund-ordered', userId, details: { by, paymentId: id, reason } });
  const { receipt } = await refundPayment(ctx, { id, onOrder });
  return { success: true, receipt };
};
