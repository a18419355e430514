import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';

export interface Totals {
  readonly files: number;
  readonly bytes: number;
  /** Grows with every change of the person's pictures: added, starred, put into the trash, taken out of it, deleted. */
  readonly version: number;
}

/** Pictures that come into the history or go from it together. */
export interface Counted {
  readonly userId: string;
  readonly bytes: number;
  /** How many they are: 1 unless told. */
  readonly files?: number;
}

const totalsOfPerson = prepared<{ userId: string }, Totals>((db, value) =>
  db.selectFrom('file_totals').select(['files', 'bytes', 'version']).where('user_id', '=', value('userId')),
);

/** Count and bytes of a person's pictures that are not in the trash. */
export const totalsOf = async (db: Db, userId: string): Promise<Totals> =>
  (await totalsOfPerson(db, { userId }))[0] ?? { files: 0, bytes: 0, version: 0 };

/** Counts pictures in, unless that would exceed `limit` bytes: then nothing changes and false comes back. */
export async function countIn(
  db: Db,
  { userId, bytes, files = 1, limit }: Counted & { readonly limit: number | null },
): Promise<boolean> {
  if (limit !== null && bytes > limit) return false;
  const counted = await db
    .insertInto('file_totals')
    .values({ user_id: userId, files, bytes, version: 1 })
    .onConflict((conflict) => {
      const update = conflict.column('user_id').doUpdateSet((row) => ({
        files: row('file_totals.files', '+', files),
        bytes: row('file_totals.bytes', '+', bytes),
        version: row('file_totals.version', '+', 1),
      }));
      return limit === null ? update : update.where('file_totals.bytes', '<=', limit - bytes);
    })
    .returning('files')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Counts pictures out. */
export async function countOut(db: Db, { userId, bytes, files = 1 }: Counted): Promise<void> {
  await db
    .updateTable('file_totals')
    .set((row) => ({
      files: row('files', '-', files),
      bytes: row('bytes', '-', bytes),
      version: row('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .execute();
}

/** Notes a change of a person's pictures that leaves count and bytes as they are. */
export const noteChange = (db: Db, userId: string): Promise<void> =>
  countOut(db, { userId, files: 0, bytes: 0 });
