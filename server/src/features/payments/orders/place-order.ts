import { createHash } from 'node:crypto';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PaymentsContext } from '../ports.ts';
import type { StoredOrder } from './orders.rules.ts';
import { addOrder, findOwnOrder } from './orders.store.ts';

/** `Idempotency-Key` of a call and what it asked for. */
export interface CallKey {
  readonly key: string | null;
  /** SHA-256, hex. */
  readonly requestHash: string;
}

/** @param asked name of the call and everything that was sent with it, in a fixed order */
export const callKeyOf = (key: string | null, asked: readonly unknown[]): CallKey => ({
  key,
  requestHash: createHash('sha256').update(JSON.stringify(asked)).digest('hex'),
});

/** The order that an earlier call with the same key made. @throws Refusal `idempotency_conflict` when that call asked for something else */
export const findRepeated = async (
  { db }: Pick<PaymentsContext, 'db'>,
  { userId, key, requestHash }: CallKey & { userId: string },
): Promise<StoredOrder | null> => {
  const earlier = key === null ? null : await findOwnOrder(db, { userId, key });
  if (earlier && earlier.requestHash !== requestHash) throw new Refusal('idempotency_conflict');
  return earlier;
};

export type NewOrder = Pick<
  StoredOrder,
  'userId' | 'kind' | 'planId' | 'credits' | 'amountCents' | 'renews'
> & { readonly call: CallKey };

/**
 * Writes an order down, before the card provider hears of it: whatever becomes of the call, what was taken can be found by
 * it. A call repeated under its key gets the first order.
 * @throws Refusal `idempotency_conflict`, `session_expired`
 */
export const placeOrder = async (
  ctx: PaymentsContext,
  { call, ...wanted }: NewOrder,
): Promise<StoredOrder> => {
  const order: StoredOrder = {
    ...wanted,
    id: ctx.newId(),
    provider: ctx.cards.name,
    state: 'open',
    sessionId: null,
    idempotencyKey: call.key,
    requestHash: call.requestHash,
    createdAt: await ctx.cardTime(),
  };
  return inTransaction(ctx, async (tx) => {
    await tx.assertStillHere(tx, wanted);
    if (await addOrder(tx.db, order)) return order;
    const earlier = await findRepeated(tx, { userId: wanted.userId, ...call });
    // It was dropped again just now: whoever asks once more gets through.
    if (!earlier) throw new Refusal('cards_busy');
    return earlier;
  });
};
