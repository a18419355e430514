import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import { objects } from './object-store.ts';

/**
 * Carries out an order once: who sends it again under the same key gets the first answer, who sends another one under it
 * is refused with an error, since that is a fault of ours.
 */
export const once = <T>(
  context: Context,
  { key, order }: { key: string; order: unknown },
  carryOut: (ctx: Context) => Promise<T>,
): Promise<T> =>
  inTransaction(context, async (ctx) => {
    const id = `key_${key}`;
    const requestHash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
    const isNew = await objects.add(ctx.db, { kind: 'key', id, body: { requestHash, answer: null } });
    const kept = await objects.find(ctx.db, 'key', id);
    if (kept === null) throw new Error('The key is gone');
    if (kept.body.requestHash !== requestHash) throw new Error('Another order was sent under this key');
    if (!isNew) return kept.body.answer as T;
    const answer = await carryOut(ctx);
    await objects.change(ctx.db, kept, { body: { answer } });
    return answer;
  });
