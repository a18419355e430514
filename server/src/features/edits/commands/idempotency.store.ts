import type { Db } from '../../../platform/database/db.ts';
import { changesOne } from '../../../platform/database/rows.ts';

export interface IdempotentCall {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of what was asked for, hex. */
  readonly requestHash: string;
  /** The edit it made. */
  readonly editId: string;
}

export async function findCall(
  db: Db,
  { userId, key }: Pick<IdempotentCall, 'userId' | 'key'>,
): Promise<IdempotentCall | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { userId, key, requestHash: row.request_hash, editId: row.subject_id } : null;
}

/** Forgets the calls of somebody that were noted before `before`, in milliseconds since 1970. */
export async function removeCalls(
  db: Db,
  { userId, before }: { readonly userId: string; readonly before: number },
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .execute();
}

/** Notes a call, unless its key was used before: then nothing is added and false comes back. */
export function addCall(db: Db, call: IdempotentCall & { createdAt: number }): Promise<boolean> {
  return changesOne(
    db
      .insertInto('idempotency_keys')
      .values({
        user_id: call.userId,
        key: call.key,
        request_hash: call.requestHash,
        subject_id: call.editId,
        created_at: call.createdAt,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}
