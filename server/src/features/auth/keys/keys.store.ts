import type { Db } from '../../../platform/database/db.ts';
import { changesOne, findsAny, rowsOf, toRow } from '../../../platform/database/rows.ts';

export interface StoredKey {
  readonly id: string;
  readonly name: string;
  /** Its first characters, to tell it from others. */
  readonly start: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface NewKey extends Omit<StoredKey, 'usedAt'> {
  readonly userId: string;
  readonly keyHash: string;
}

export async function addKey(db: Db, key: NewKey): Promise<void> {
  await db
    .insertInto('api_keys')
    .values(toRow({ ...key, usedAt: null }))
    .execute();
}

const keyRows = rowsOf<StoredKey>({});

/** A person's keys, newest first. */
export function keysOf(db: Db, userId: string): Promise<StoredKey[]> {
  return keyRows.list(
    db
      .selectFrom('api_keys')
      .select(['id', 'name', 'start', 'created_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  );
}

/** Whose key this is. */
export async function findKeyByHash(
  db: Db,
  keyHash: string,
): Promise<{ readonly id: string; readonly userId: string; readonly usedAt: number | null } | null> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'api_keys.user_id as userId', 'api_keys.used_at as usedAt'])
    .where('api_keys.key_hash', '=', keyHash)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a person has this key still. */
export function hasKey(db: Db, own: { id: string; userId: string }): Promise<boolean> {
  return findsAny(
    db.selectFrom('api_keys').select('id').where('user_id', '=', own.userId).where('id', '=', own.id),
  );
}

export async function noteUse(
  db: Db,
  { id, userId, usedAt }: { id: string; userId: string; usedAt: number },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ used_at: usedAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** @returns whether the person had such a key */
export function removeKey(db: Db, own: { id: string; userId: string }): Promise<boolean> {
  return changesOne(db.deleteFrom('api_keys').where('user_id', '=', own.userId).where('id', '=', own.id));
}

export async function removeKeysOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
}
