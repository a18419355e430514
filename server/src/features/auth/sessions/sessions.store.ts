import type { Db } from '../../../platform/database/db.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { changesOne, findsAny, rowsOf, toRow } from '../../../platform/database/rows.ts';

export interface StoredSession {
  readonly id: string;
  readonly userId: string;
  readonly role: string;
  readonly idleMs: number;
  readonly createdAt: number;
  readonly usedAt: number;
  readonly expiresAt: number;
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly idleMs: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly userAgent: string;
}

export async function addSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values(toRow({ ...session, usedAt: session.createdAt }))
    .execute();
}

const sessionByToken = prepared<{ tokenHash: string }, StoredSession>((db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id as userId',
      'users.role',
      'sessions.idle_ms as idleMs',
      'sessions.created_at as createdAt',
      'sessions.used_at as usedAt',
      'sessions.expires_at as expiresAt',
    ])
    .where('sessions.token_hash', '=', value('tokenHash'))
    .where('users.deleted_at', 'is', null),
);

/** The session of a token, expired or not, with its owner's role as it is now. */
export const findSessionByToken = async (db: Db, tokenHash: string): Promise<StoredSession | null> =>
  (await sessionByToken(db, { tokenHash }))[0] ?? null;

export async function extendSession(
  db: Db,
  session: { id: string; userId: string; usedAt: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: session.usedAt, expires_at: session.expiresAt })
    .where('user_id', '=', session.userId)
    .where('id', '=', session.id)
    .execute();
}

export type ListedSession = Pick<StoredSession, 'id' | 'createdAt' | 'usedAt' | 'expiresAt'> & {
  readonly userAgent: string;
};

const listedRows = rowsOf<ListedSession>({});

/** A person's sessions that have not ended, last used first. */
export async function sessionsOf(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<ListedSession[]> {
  return listedRows.list(
    db
      .selectFrom('sessions')
      .select(['id', 'created_at', 'used_at', 'expires_at', 'user_agent'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .orderBy('used_at', 'desc')
      .orderBy('id', 'desc'),
  );
}

/** Whether a person has a session that has not ended. */
export function hasSession(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('expires_at', '>', now),
  );
}

/** @returns whether the person had such a session */
export function removeSession(db: Db, own: { id: string; userId: string }): Promise<boolean> {
  return changesOne(db.deleteFrom('sessions').where('user_id', '=', own.userId).where('id', '=', own.id));
}

/** Forgets every session that has ended by `now`, whosever it was. */
export async function removeEndedSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Ends every session of a person, wherever they are signed in. */
export async function removeSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
