import type { Db } from '../../../platform/database/db.ts';
import { changesOne, toRow } from '../../../platform/database/rows.ts';

export interface StoredNonce {
  readonly nonceHash: string;
  readonly expiresAt: number;
}

export async function addNonce(db: Db, nonce: StoredNonce): Promise<void> {
  await db.insertInto('sign_in_nonces').values(toRow(nonce)).execute();
}

/** Uses a nonce up. @returns whether it could be used: of several calls at once one wins */
export function takeNonce(db: Db, nonceHash: string, now: number): Promise<boolean> {
  return changesOne(
    db.deleteFrom('sign_in_nonces').where('nonce_hash', '=', nonceHash).where('expires_at', '>', now),
  );
}

/** Forgets every nonce that has expired by `now`. */
export async function removeExpiredNonces(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sign_in_nonces').where('expires_at', '<=', now).execute();
}
