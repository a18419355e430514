import type { Db } from '../../../platform/database/db.ts';

export interface StoredNonce {
  readonly nonceHash: string;
  readonly expiresAt: number;
}

export const addNonce = async (db: Db, { nonceHash, expiresAt }: StoredNonce): Promise<void> => {
  await db.insertInto('sign_in_nonces').values({ nonce_hash: nonceHash, expires_at: expiresAt }).execute();
};

/** Uses a nonce up. @returns whether it could be used: of several calls at once one wins */
export const takeNonce = async (db: Db, nonceHash: string, now: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_nonces')
    .where('nonce_hash', '=', nonceHash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};

/** Forgets every nonce that has expired by `now`. */
export const removeExpiredNonces = async (db: Db, now: number): Promise<void> => {
  await db.deleteFrom('sign_in_nonces').where('expires_at', '<=', now).execute();
};
