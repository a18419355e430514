import { Refusal } from '../../../platform/refusal.ts';
import { type StoredOrder, uncertainOrders } from '../orders/index.ts';
import type { PaymentsContext } from '../ports.ts';
import { settleOrder } from '../syncing/index.ts';

/**
 * Finds out what became of somebody's orders whose answer never came, before they pay again.
 * @throws Refusal `payment_processing` while a bank decides about one of them, `cards_unavailable`, `cards_busy`
 */
export const assertNoneProcessing = async (
  ctx: PaymentsContext,
  whose: Pick<StoredOrder, 'userId' | 'kind'>,
): Promise<void> => {
  for (const order of await uncertainOrders(ctx.db, whose))
    if (await settleOrder(ctx, order)) throw new Refusal('payment_processing');
};
