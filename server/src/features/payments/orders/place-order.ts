import { inTransaction } from '../../../platform/database/transaction.ts';
import { type CallKey, madeBefore } from '../../../platform/idempotency.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { holdCustomer } from '../cards/customers.store.ts';
import type { PaymentsContext } from '../ports.ts';
import type { StoredOrder } from './orders.rules.ts';
import { addOrder, findOwnOrder } from './orders.store.ts';

/** The order that an earlier call with the same key made. @throws Refusal `idempotency_conflict` when that call asked for something else */
export function findRepeated(
  { db }: Pick<PaymentsContext, 'db'>,
  { userId, ...call }: CallKey & { userId: string },
): Promise<StoredOrder | null> {
  return madeBefore(call, (key) => findOwnOrder(db, { userId, key }));
}

export type NewOrder = Pick<
  StoredOrder,
  'userId' | 'kind' | 'planId' | 'credits' | 'amountCents' | 'renews'
> &
  Partial<Pick<StoredOrder, 'unusedCents' | 'unusedPlanId' | 'unusedOf'>> & {
    readonly call: CallKey;
    /** Throws what keeps the order from being added; asked while nobody else adds an order of this person's. */
    readonly assertMay?: (tx: PaymentsContext) => Promise<void>;
  };

/**
 * Writes an order down, before the card provider hears of it: whatever becomes of the call, what was taken can be found by
 * it. A call repeated under its key gets the first order.
 * @throws Refusal `idempotency_conflict`, `session_expired`, and what `assertMay` says
 */
export async function placeOrder(
  ctx: PaymentsContext,
  { call, assertMay, ...wanted }: NewOrder,
): Promise<StoredOrder> {
  const at = await ctx.cardTime();
  const order: StoredOrder = {
    ...{ unusedCents: 0, unusedPlanId: null, unusedOf: null },
    ...wanted,
    id: ctx.newId(),
    provider: ctx.cards.name,
    state: 'open',
    sessionId: null,
    idempotencyKey: call.key,
    requestHash: call.requestHash,
    createdAt: at,
  };
  return inTransaction(ctx, async (tx) => {
    const { userId, provider } = order;
    await holdCustomer(tx.db, { userId, provider });
    const earlier = await findRepeated(tx, { userId, ...call });
    if (earlier) return earlier;
    // Within the transaction nobody asks the provider for its time.
    await assertMay?.({ ...tx, cardTime: async () => at });
    // Without a customer to hold, another one may have come before.
    if (!(await addOrder(tx.db, order))) throw new Refusal('cards_busy');
    await tx.assertStillHere(tx, { userId });
    return order;
  });
}
