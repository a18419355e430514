import { inTransaction } from '../../../platform/database/transaction.ts';
import { madeBefore } from '../../../platform/idempotency.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { reserveCredits } from '../../credits/index.ts';
import { addEdit, editsOfRequest, findEdit, type StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { addCall, findCall } from './idempotency.store.ts';

/** `Idempotency-Key` of a call and what it asked for. */
export interface CallKey {
  readonly key: string;
  readonly requestHash: string;
}

export interface StartEdits {
  readonly userId: string;
  readonly edits: readonly StoredEdit[];
  readonly callKey: CallKey | null;
  /** Counts what is begun, with it or not at all. @throws Refusal where it is too much */
  readonly count?: (tx: EditsContext) => Promise<void>;
}

/** The edits that an earlier call with the same key made. @throws Refusal idempotency_conflict when that call asked for something else */
export async function findRepeated(
  ctx: EditsContext,
  userId: string,
  callKey: CallKey | null,
): Promise<StoredEdit[] | null> {
  const earlier = callKey && (await madeBefore(callKey, (key) => findCall(ctx.db, { userId, key })));
  if (!earlier) return null;
  const first = await findEdit(ctx.db, { userId, id: earlier.editId });
  return first && editsOfRequest(ctx.db, first);
}

/**
 * Holds the price of every edit back and puts them in the queue, all or none; then wakes the worker.
 * A call repeated under its key starts nothing and gets the first edits.
 * @throws Refusal not_enough_credits, idempotency_conflict, session_expired
 */
export async function startEdits(
  ctx: EditsContext,
  { userId, edits, callKey, count }: StartEdits,
): Promise<readonly StoredEdit[]> {
  const started = await inTransaction(ctx, async (tx) => {
    if (callKey) {
      const call = { ...callKey, userId, editId: edits[0]?.id ?? '', createdAt: ctx.now() };
      const isFirst = await addCall(tx.db, call);
      if (!isFirst) return findRepeated({ ...ctx, db: tx.db }, userId, callKey);
    }
    await count?.(tx);
    await holdEdits(tx, edits);
    return edits;
  });
  if (!started) throw new Refusal('unavailable');
  announce(ctx, started);
  return started;
}

/** Keeps edits of one person and holds their prices back, within the transaction that is open. @throws Refusal not_enough_credits, session_expired */
export async function holdEdits(tx: EditsContext, edits: readonly StoredEdit[]): Promise<void> {
  for (const edit of edits) {
    const { userId, id, price } = edit;
    if (price > 0) await reserveCredits(tx, { userId, editId: id, amount: price });
    await addEdit(tx.db, edit);
  }
  const [first] = edits;
  if (first) await tx.assertStillHere(tx, first);
}

/** Tells of edits whose transaction is kept, and wakes whoever performs them. */
export function announce(ctx: EditsContext, edits: readonly StoredEdit[]): void {
  for (const edit of edits) {
    ctx.bus.publish(edit);
    ctx.meter.count('credits', { movement: 'reserved' }, edit.price);
  }
  ctx.wakeWorker();
}
