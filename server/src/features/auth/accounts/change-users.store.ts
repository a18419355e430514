import type { Db } from '../../../platform/database/db.ts';
import { changesOne, findsAny, toRow } from '../../../platform/database/rows.ts';
import { emailKey } from '../auth.rules.ts';
import { findUser, nobodysProvider, type StoredUser, userColumns, userRows } from './users.store.ts';

type Changeable =
  'fullName' | 'locale' | 'passwordHash' | 'authProvider' | 'isVerified' | 'role' | 'invoiceTo';

/** What can change about a person; what is left out stays. */
export type UserChanges = { readonly [K in Changeable]?: StoredUser[K] | undefined };

/** @returns the person as they are now; null when there is nobody of this id, or they are gone */
export async function changeUser(db: Db, id: string, changes: UserChanges): Promise<StoredUser | null> {
  const columns = toRow(changes);
  if (Object.keys(columns).length === 0) return findUser(db, id);
  return userRows.first(
    db
      .updateTable('users')
      .set(columns)
      .where('id', '=', id)
      .where('auth_provider', '!=', nobodysProvider)
      .returning(userColumns),
  );
}

/** The person as they are now, whom nobody else changes before the transaction is over; null when there is nobody. */
export function holdUser(db: Db, id: string): Promise<StoredUser | null> {
  return userRows.first(
    db
      .updateTable('users')
      .set(({ ref }) => ({ full_name: ref('full_name') }))
      .where('id', '=', id)
      .where('auth_provider', '!=', nobodysProvider)
      .returning(userColumns),
  );
}

/** Sets a new password where the old one is still this. @returns whether it was */
export function replacePassword(
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  return changesOne(
    db.updateTable('users').set({ password_hash: to }).where('id', '=', id).where('password_hash', '=', from),
  );
}

/**
 * Gives a person another address, which counts as proven.
 * @returns false when somebody else has it, or the person is gone
 */
export function replaceEmail(db: Db, { id, email }: { id: string; email: string }): Promise<boolean> {
  const key = emailKey(email);
  return changesOne(
    db
      .updateTable('users')
      .set({ email, email_key: key, is_verified: 1 })
      .where('id', '=', id)
      .where('auth_provider', '!=', nobodysProvider)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('users as other')
              .select('other.id')
              .where('other.email_key', '=', key)
              .where('other.id', '!=', id),
          ),
        ),
      ),
  );
}

/** Takes from a person's row whatever tells who it was, and frees their address; the row stays for the ledger. */
export async function forgetUser(db: Db, id: string, deletedAt: number): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: '',
      email_key: `deleted:${id}`,
      full_name: '',
      password_hash: null,
      auth_provider: nobodysProvider,
      is_verified: 0,
      role: 'user',
      invoice_to: null,
      deleted_at: deletedAt,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether a person deleted their account. */
export function isGone(db: Db, userId: string): Promise<boolean> {
  return findsAny(
    db.selectFrom('users').select('id').where('id', '=', userId).where('deleted_at', 'is not', null),
  );
}

/** Who deleted their account at this time or later. */
export async function goneSince(db: Db, since: number): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('deleted_at', '>=', since).execute();
  return rows.map(({ id }) => id);
}
