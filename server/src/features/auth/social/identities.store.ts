import type { SocialProvider } from '@maquette/contract';
import type { Db } from '../../../platform/database/db.ts';

/** Somebody's account with a provider, by which they sign in here. */
export interface Identity {
  readonly provider: SocialProvider;
  /** The provider's own name for the person. */
  readonly subject: string;
  readonly userId: string;
  readonly createdAt: number;
}

/** Whether it was added: not when it leads to an account already, this one or another. */
export const addIdentity = async (db: Db, identity: Identity): Promise<boolean> => {
  const { provider, subject, userId, createdAt } = identity;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Whom it leads to; null when to nobody. */
export const findOwner = async (
  db: Db,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<string | null> => {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
};

/** By which providers a person signs in, oldest first. */
export const identitiesOf = async (db: Db, userId: string): Promise<Identity[]> => {
  const rows = await db
    .selectFrom('identities')
    .select(['provider', 'subject', 'user_id as userId', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
  return rows.map((row) => ({ ...row, provider: row.provider as SocialProvider }));
};

/** No provider leads to this person any more. */
export const removeIdentitiesOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('identities').where('user_id', '=', userId).execute();
};
