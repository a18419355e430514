import type { Db } from '../../platform/database/db.ts';

export interface Totals {
  readonly files: number;
  readonly bytes: number;
}

/** Count and bytes of a person's pictures that are not in the trash. */
export const totalsOf = async (db: Db, userId: string): Promise<Totals> => {
  const row = await db
    .selectFrom('file_totals')
    .select(['files', 'bytes'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { files: 0, bytes: 0 };
};

/** Counts a picture in, unless that would exceed `limit` bytes: then nothing changes and false comes back. */
export const countIn = async (
  db: Db,
  { userId, bytes, limit }: { userId: string; bytes: number; limit: number | null },
): Promise<boolean> => {
  if (limit !== null && bytes > limit) return false;
  const counted = await db
    .insertInto('file_totals')
    .values({ user_id: userId, files: 1, bytes })
    .onConflict((conflict) => {
      const update = conflict.column('user_id').doUpdateSet((row) => ({
        files: row('file_totals.files', '+', 1),
        bytes: row('file_totals.bytes', '+', bytes),
      }));
      return limit === null ? update : update.where('file_totals.bytes', '<=', limit - bytes);
    })
    .returning('files')
    .executeTakeFirst();
  return counted !== undefined;
};

/** Counts a picture out. */
export const countOut = async (
  db: Db,
  { userId, bytes }: { userId: string; bytes: number },
): Promise<void> => {
  await db
    .updateTable('file_totals')
    .set((row) => ({ files: row('files', '-', 1), bytes: row('bytes', '-', bytes) }))
    .where('user_id', '=', userId)
    .execute();
};
