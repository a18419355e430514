import type { Db } from '../../../platform/database/db.ts';

export interface SecurityEvent {
  readonly id: string;
  readonly userId: string | null;
  readonly kind: string;
  readonly address: string;
  readonly details: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

export const addSecurityEvent = async (db: Db, event: SecurityEvent): Promise<void> => {
  await db
    .insertInto('security_events')
    .values({
      id: event.id,
      user_id: event.userId,
      kind: event.kind,
      address: event.address,
      details: JSON.stringify(event.details),
      created_at: event.createdAt,
    })
    .execute();
};

/** What concerned one person, newest first. */
export const securityEventsOf = async (db: Db, userId: string): Promise<SecurityEvent[]> => {
  const rows = await db
    .selectFrom('security_events')
    .select(['id', 'user_id as userId', 'kind', 'address', 'details', 'created_at as createdAt'])
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

/** Forgets what is older than `before`. */
export const removeOldSecurityEvents = async (db: Db, before: number): Promise<void> => {
  await db.deleteFrom('security_events').where('created_at', '<', before).execute();
};
