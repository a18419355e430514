import type { Db } from '../../../platform/database/db.ts';

export interface SecurityEvent {
  readonly id: string;
  readonly userId: string | null;
  readonly kind: string;
  readonly address: string;
  readonly details: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

/** @returns whether nothing of this id was there */
export const addSecurityEvent = async (db: Db, event: SecurityEvent): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('security_events')
    .values({
      id: event.id,
      user_id: event.userId,
      kind: event.kind,
      address: event.address,
      details: JSON.stringify(event.details),
      created_at: event.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const columns = ['id', 'user_id as userId', 'kind', 'address', 'details', 'created_at as createdAt'] as const;

export const findSecurityEvent = async (db: Db, id: string): Promise<SecurityEvent | null> => {
  const row = await db.selectFrom('security_events').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, details: JSON.parse(row.details) as Record<string, string> } : null;
};

/** What concerned one person, newest first. */
export const securityEventsOf = async (db: Db, userId: string): Promise<SecurityEvent[]> => {
  const rows = await db
    .selectFrom('security_events')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Record<string, string> }));
};

/** Whether a person has signed in, or up, from an address of late. */
export const hasSignedInFrom = async (
  db: Db,
  { userId, address, since }: { userId: string; address: string; since: number },
): Promise<boolean> => {
  const row = await db
    .selectFrom('security_events')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['signed-in', 'signed-up'])
    .where('address', '=', address)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Forgets what is older than `before`, but for these kinds. */
export const removeOldSecurityEvents = async (
  db: Db,
  { before, kept }: { before: number; kept: readonly string[] },
): Promise<void> => {
  await db
    .deleteFrom('security_events')
    .where('created_at', '<', before)
    .where('kind', 'not in', kept)
    .execute();
};
