import type { Db } from '../../../platform/database/db.ts';

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

export const addKey = async (db: Db, key: NewKey): Promise<void> => {
  await db
    .insertInto('api_keys')
    .values({
      id: key.id,
      user_id: key.userId,
      key_hash: key.keyHash,
      name: key.name,
      start: key.start,
      created_at: key.createdAt,
      used_at: null,
    })
    .execute();
};

/** A person's keys, newest first. */
export const keysOf = (db: Db, userId: string): Promise<StoredKey[]> =>
  db
    .selectFrom('api_keys')
    .select(['id', 'name', 'start', 'created_at as createdAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Whose key this is. */
export const findKeyByHash = async (
  db: Db,
  keyHash: string,
): Promise<{ readonly id: string; readonly userId: string; readonly usedAt: number | null } | null> => {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'api_keys.user_id as userId', 'api_keys.used_at as usedAt'])
    .where('api_keys.key_hash', '=', keyHash)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
};

/** Whether a person has this key still. */
export const hasKey = async (db: Db, own: { id: string; userId: string }): Promise<boolean> => {
  const row = await db
    .selectFrom('api_keys')
    .select('id')
    .where('user_id', '=', own.userId)
    .where('id', '=', own.id)
    .executeTakeFirst();
  return row !== undefined;
};

export const noteUse = async (
  db: Db,
  { id, userId, usedAt }: { id: string; userId: string; usedAt: number },
): Promise<void> => {
  await db
    .updateTable('api_keys')
    .set({ used_at: usedAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
};

/** @returns whether the person had such a key */
export const removeKey = async (db: Db, own: { id: string; userId: string }): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('user_id', '=', own.userId)
    .where('id', '=', own.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const removeKeysOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
};
