import type { Db } from '../../../platform/database/db.ts';

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
  let rows = db
    .selectFrom('security_events')
    .select(['id', 'kind', 'address', 'details', 'created_at as createdAt'])
    .where('user_id', '=', userId);
  if (after !== undefined) {
    const { createdAt, id } = after;
    rows = rows.where(({ or, and, eb }) =>
      or([eb('created_at', '>', createdAt), and([eb('created_at', '=', createdAt), eb('id', '>', id)])]),
    );
  }
  const found = await rows.orderBy('created_at').orderBy('id').limit(limit).execute();
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
