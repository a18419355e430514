import type { Db } from '../../../platform/database/db.ts';
import { laterThan } from '../../../platform/database/later-than.ts';

export interface SecurityFact {
  readonly id: string;
  readonly kind: string;
  readonly address: string;
  readonly details: Readonly<Record<string, string>>;
  readonly createdAt: number;
}

/** What concerned a person's security, oldest first, after the one given. */
export const securityFactsAfter = async (
  db: Db,
  { userId, after, limit }: { userId: string; after: SecurityFact | undefined; limit: number },
): Promise<SecurityFact[]> => {
  const found = await db
    .selectFrom('security_events')
    .select(['id', 'kind', 'address', 'details', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where(laterThan(after))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return found.map((row) => ({ ...row, details: JSON.parse(row.details) as Record<string, string> }));
};

/** That something happened to whoever is gone, and when, stays; where they called from does not. */
export const forgetSecurityFacts = async (db: Db, userId: string): Promise<void> => {
  await db
    .updateTable('security_events')
    .set({ address: '', details: '{}' })
    .where('user_id', '=', userId)
    .execute();
};

/** Whether a person deleted their account. */
export const isGone = async (db: Db, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Who deleted their account at this time or later. */
export const goneSince = async (db: Db, since: number): Promise<string[]> => {
  const rows = await db.selectFrom('users').select('id').where('deleted_at', '>=', since).execute();
  return rows.map(({ id }) => id);
};
