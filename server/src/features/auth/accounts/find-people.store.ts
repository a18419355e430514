import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { emailKey } from '../auth.rules.ts';
import { nobodysProvider, type StoredUser, toUser, userColumns } from './users.store.ts';

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
