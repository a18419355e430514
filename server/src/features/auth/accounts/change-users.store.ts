import type { Db } from '../../../platform/database/db.ts';
import { emailKey } from '../auth.rules.ts';
import { findUser, nobodysProvider, type StoredUser, toUser, userColumns } from './users.store.ts';

type Changeable = 'fullName' | 'locale' | 'passwordHash' | 'authProvider' | 'isVerified' | 'role';

/** What can change about a person; what is left out stays. */
export type UserChanges = { readonly [K in Changeable]?: StoredUser[K] | undefined };

/** @returns the person as they are now; null when there is nobody of this id, or they are gone */
export const changeUser = async (db: Db, id: string, changes: UserChanges): Promise<StoredUser | null> => {
  const { fullName, locale, passwordHash, authProvider, isVerified, role } = changes;
  const columns = {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(locale !== undefined && { locale }),
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
    ...(authProvider !== undefined && { auth_provider: authProvider }),
    ...(isVerified !== undefined && { is_verified: isVerified ? 1 : 0 }),
    ...(role !== undefined && { role }),
  };
  if (Object.keys(columns).length === 0) return findUser(db, id);
  const row = await db
    .updateTable('users')
    .set(columns)
    .where('id', '=', id)
    .where('auth_provider', '!=', nobodysProvider)
    .returning(userColumns)
    .executeTakeFirst();
  return row ? toUser(row) : null;
};

/** The person as they are now, whom nobody else changes before the transaction is over; null when there is nobody. */
export const holdUser = async (db: Db, id: string): Promise<StoredUser | null> => {
  const row = await db
    .updateTable('users')
    .set(({ ref }) => ({ full_name: ref('full_name') }))
    .where('id', '=', id)
    .where('auth_provider', '!=', nobodysProvider)
    .returning(userColumns)
    .executeTakeFirst();
  return row ? toUser(row) : null;
};

/** Sets a new password where the old one is still this. @returns whether it was */
export const replacePassword = async (
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Gives a person another address, which counts as proven.
 * @returns false when somebody else has it, or the person is gone
 */
export const replaceEmail = async (
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<boolean> => {
  const key = emailKey(email);
  const { numUpdatedRows } = await db
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
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Takes from a person's row whatever tells who it was, and frees their address; the row stays for the ledger. */
export const forgetUser = async (db: Db, id: string, deletedAt: number): Promise<void> => {
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
      deleted_at: deletedAt,
    })
    .where('id', '=', id)
    .execute();
};
