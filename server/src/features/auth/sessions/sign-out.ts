import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { removeSession } from './sessions.store.ts';

/** Ends the session that the caller came with; the person's other sessions stay. */
export const signOut = async (ctx: Context): Promise<{ success: true }> => {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Refusal('not_signed_in');
  const { sessionId: id, userId } = actor;
  await inTransaction(ctx, async (tx) => {
    await removeSession(tx.db, { id, userId });
    await noteSecurityEvent(tx, { kind: 'signed-out', userId });
  });
  return { success: true };
};
