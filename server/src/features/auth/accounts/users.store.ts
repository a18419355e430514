import type { InvoiceTo, Locale, User } from '@maquette/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { rowsOf, toRow } from '../../../platform/database/rows.ts';
import { emailKey } from '../auth.rules.ts';

export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** Null for somebody who signs in with a provider. */
  readonly passwordHash: string | null;
  readonly authProvider: User['authProvider'];
  readonly isVerified: boolean;
  readonly role: User['role'];
  readonly locale: Locale;
  /** What else stands on their invoices; null as long as they filled nothing in. */
  readonly invoiceTo: InvoiceTo | null;
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
  'invoice_to',
  'created_at',
] as const;

export const userRows = rowsOf<StoredUser>({ isVerified: 'boolean', invoiceTo: 'json' });

/** Adds a person, unless the address is taken: then nothing is added and null comes back. */
export function addUser(db: Db, user: Omit<StoredUser, 'role' | 'invoiceTo'>): Promise<StoredUser | null> {
  return userRows.first(
    db
      .insertInto('users')
      .values({ ...toRow(user), email_key: emailKey(user.email), role: 'user' })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning(userColumns),
  );
}

/** Whoever is here: neither those who are gone nor the one that visitors share. */
const people = (db: Db) =>
  db.selectFrom('users').select(userColumns).where('auth_provider', '!=', nobodysProvider);

/** Whoever has this address, however it is spelled. */
export function findUserByEmail(db: Db, email: string): Promise<StoredUser | null> {
  return userRows.first(people(db).where('email_key', '=', emailKey(email)));
}

export function findUser(db: Db, id: string): Promise<StoredUser | null> {
  return userRows.first(people(db).where('id', '=', id));
}

/** Everybody who may administer, oldest account first. */
export function findAdministrators(db: Db): Promise<StoredUser[]> {
  return userRows.list(people(db).where('role', '=', 'admin').orderBy('created_at').orderBy('id'));
}

/** People looked at for one answer: more only look alike to the database, or nobody reads so many. */
const SEEN = 1000;

/**
 * People whose address or name contains the words, or whose number they are, newest first; everybody without words.
 * Neither database folds the case of letters beyond ASCII the way people do: it is asked for anything in their place,
 * and what it finds is looked at again here.
 */
export async function findPeopleBy(
  db: Db,
  { words, limit }: { words: string; limit: number },
): Promise<StoredUser[]> {
  const wanted = fold(words.trim());
  const found = await userRows.list(
    db
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
      .limit(SEEN),
  );
  return found
    .filter(({ id, email, fullName }) => id === wanted || fold(`${email}\n${fullName}`).includes(wanted))
    .slice(0, limit);
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

const patternOf = (words: string): string =>
  `%${words.replace(/[%_\\]/g, '\\$&').replace(/\P{ASCII}+/gu, '%')}%`;
