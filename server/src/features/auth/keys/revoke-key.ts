import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { removeKey } from './keys.store.ts';

/**
 * Ends one of the caller's keys: the next call with it is refused.
 * @throws Refusal `not_signed_in`, `not_found` alike for what is not there and what is somebody else's
 */
export const revokeKey = async (ctx: Context, { id }: { id: string }): Promise<{ success: true }> => {
  const userId = requireUser(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await removeKey(tx.db, { id, userId }))) throw new Refusal('not_found');
    await noteSecurityEvent(tx, { kind: 'key-revoked', userId, details: { keyId: id } });
  });
  return { success: true };
};
