import type { Pin } from '@maquette/contract';
import type { Db } from '../../platform/database/db.ts';
import { changesOne, rowsOf, toRow } from '../../platform/database/rows.ts';

export interface StoredShare {
  readonly id: string;
  readonly userId: string;
  readonly title: string | null;
  readonly fileIds: readonly string[];
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
}

export interface StoredAnswer {
  readonly id: string;
  readonly shareId: string;
  readonly name: string | null;
  readonly chosen: number | null;
  readonly pins: readonly Pin[];
  readonly createdAt: number;
  readonly seenAt: number | null;
}

export interface OwnShare {
  readonly userId: string;
  readonly id: string;
}

const shareRows = rowsOf<StoredShare>({ fileIds: 'json' });
const answerRows = rowsOf<StoredAnswer>({ pins: 'json' });

export async function addShare(db: Db, share: StoredShare): Promise<void> {
  await db.insertInto('shares').values(toRow(share)).execute();
}

/** A person's links, newest first. */
export function sharesOf(db: Db, { userId, most }: { userId: string; most: number }): Promise<StoredShare[]> {
  return shareRows.list(
    db
      .selectFrom('shares')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  );
}

/** A link by its id alone: for whoever holds it. */
export function findShare(db: Db, id: string): Promise<StoredShare | null> {
  return shareRows.first(db.selectFrom('shares').selectAll().where('id', '=', id));
}

/** Ends a link that is not ended yet. */
export async function revoke(db: Db, { userId, id }: OwnShare, at: number): Promise<boolean> {
  return changesOne(
    db
      .updateTable('shares')
      .set({ revoked_at: at })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null),
  );
}

export async function addAnswer(db: Db, answer: StoredAnswer): Promise<void> {
  await db.insertInto('share_answers').values(toRow(answer)).execute();
}

export async function countAnswers(db: Db, shareId: string): Promise<number> {
  const { answers } = await db
    .selectFrom('share_answers')
    .select((row) => row.fn.countAll<number>().as('answers'))
    .where('share_id', '=', shareId)
    .executeTakeFirstOrThrow();
  return Number(answers);
}

/** Answers to these links, oldest first. */
export async function answersTo(db: Db, shareIds: readonly string[]): Promise<StoredAnswer[]> {
  if (shareIds.length === 0) return [];
  return answerRows.list(
    db
      .selectFrom('share_answers')
      .selectAll()
      .where('share_id', 'in', shareIds)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

export async function noteSeen(db: Db, shareId: string, at: number): Promise<void> {
  await db
    .updateTable('share_answers')
    .set({ seen_at: at })
    .where('share_id', '=', shareId)
    .where('seen_at', 'is', null)
    .execute();
}

export async function removeSharesOf(db: Db, userId: string): Promise<void> {
  const own = db.selectFrom('shares').select('id').where('user_id', '=', userId);
  await db.deleteFrom('share_answers').where('share_id', 'in', own).execute();
  await db.deleteFrom('shares').where('user_id', '=', userId).execute();
}
