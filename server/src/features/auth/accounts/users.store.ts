import type { Locale, User } from '@maquette/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { emailKey } from '../auth.rules.ts';

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** Null for somebody who signs in with a provider. */
  readonly passwordHash: string | null;
  readonly authProvider: User['authProvider'];
  readonly isVerified: boolean;
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

/** Stands where visitors and people who are gone would have a way to sign in: nobody is found there. */
export const nobodysProvider = 'none';

export const userColumns = [
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

export interface UserRow {
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

export const toUser = (row: UserRow): StoredUser => ({
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

/** Adds a person, unless the address is taken: then nothing is added and null comes back. */
export const addUser = async (db: Db, user: NewUser): Promise<StoredUser | null> => {
  const row = await db
    .insertInto('users')
    .values({
      id: user.id,
      email_key: emailKey(user.email),
      email: user.email,
      full_name: user.fullName,
      password_hash: user.passwordHash,
      auth_provider: user.authProvider,
      is_verified: user.isVerified ? 1 : 0,
      role: 'user',
      locale: user.locale,
      created_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(userColumns)
    .executeTakeFirst();
  return row ? toUser(row) : null;
};

/** Whoever is here: neither those who are gone nor the one that visitors share. */
const people = (db: Db) =>
  db.selectFrom('users').select(userColumns).where('auth_provider', '!=', nobodysProvider);

/** Whoever has this address, however it is spelled. */
export const findUserByEmail = async (db: Db, email: string): Promise<StoredUser | null> => {
  const row = await people(db).where('email_key', '=', emailKey(email)).executeTakeFirst();
  return row ? toUser(row) : null;
};

export const findUser = async (db: Db, id: string): Promise<StoredUser | null> => {
  const row = await people(db).where('id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
};

/** Everybody who may administer, oldest account first. */
export const findAdministrators = async (db: Db): Promise<StoredUser[]> => {
  const rows = await people(db).where('role', '=', 'admin').orderBy('created_at').orderBy('id').execute();
  return rows.map(toUser);
};

/** People looked at for one answer: more only look alike to the database, or nobody reads so many. */
const SEEN = 1000;

/**
 * People whose address or name contains the words, or whose number they are, newest first; everybody without words.
 * Neither database folds the case of letters beyond ASCII the way people do: it is asked for anything in their place,
 * and what it finds is looked at again here.
 */
export const findPeopleBy = async (
  db: Db,
  { words, limit }: { words: string; limit: number },
): Promise<StoredUser[]> => {
  const wanted = fold(words.trim());
  const rows = await db
    .selectFrom('users')
    .select(userColumns)
    .where('auth_provider', '!=', nobodysProvider)
    .where(({ or, eb }) =>
      or([
        eb('id', '=', wanted),
        sql<boolean>`email_key like ${patternOf(emailKey(wanted))} escape '\\'`,
        sql<boolean>`lower(full_name) like ${patternOf(wanted)} escape '\\'`,
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SEEN)
    .execute();
  return rows
    .map(toUser)
    .filter(({ id, email, fullName }) => id === wanted || fold(`${email}\n${fullName}`).includes(wanted))
    .slice(0, limit);
};

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

const patternOf = (words: string): string =>
  `%${words.replace(/[%_\\]/g, '\\$&').replace(/\P{ASCII}+/gu, '%')}%`;
