import type { Locale, User } from '@maquette/contract';
import type { Db } from '../../../platform/database/db.ts';
import { emailKey } from '../auth.rules.ts';

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly locale: Locale;
  readonly createdAt: number;
}

export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly authProvider: User['authProvider'];
  readonly isVerified: boolean;
  readonly role: User['role'];
  readonly locale: Locale;
  readonly createdAt: number;
}

const columns = [
  'id',
  'email',
  'full_name',
  'password_hash',
  'auth_provider',
  'is_verified',
  'role',
  'locale',
  'created_at',
] as const;

interface Row {
  id: string;
  email: string;
  full_name: string;
  password_hash: string | null;
  auth_provider: string;
  is_verified: number;
  role: string;
  locale: string;
  created_at: number;
}

const toUser = (row: Row): StoredUser => ({
  id: row.id,
  email: row.email,
  fullName: row.full_name,
  passwordHash: row.password_hash,
  authProvider: row.auth_provider as StoredUser['authProvider'],
  isVerified: row.is_verified === 1,
  role: row.role as StoredUser['role'],
  locale: row.locale as Locale,
  createdAt: row.created_at,
});

/** Adds a person with a password of their own, unless the address is taken: then nothing is added and null comes back. */
export const addUser = async (db: Db, user: NewUser): Promise<StoredUser | null> => {
  const row = await db
    .insertInto('users')
    .values({
      id: user.id,
      email_key: emailKey(user.email),
      email: user.email,
      full_name: user.fullName,
      password_hash: user.passwordHash,
      auth_provider: 'local',
      is_verified: 0,
      role: 'user',
      locale: user.locale,
      created_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? toUser(row) : null;
};

export const findUserByEmail = async (db: Db, email: string): Promise<StoredUser | null> => {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? toUser(row) : null;
};

export const findUser = async (db: Db, id: string): Promise<StoredUser | null> => {
  const row = await db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
};
