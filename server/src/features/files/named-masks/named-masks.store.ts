import type { Db } from '../../../platform/database/db.ts';
import { changesOne, rowsOf, toRow } from '../../../platform/database/rows.ts';

export interface StoredName {
  readonly id: string;
  readonly userId: string;
  readonly fileId: string;
  readonly maskId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly createdAt: number;
}

const nameRows = rowsOf<StoredName>({});

interface OwnPhoto {
  readonly userId: string;
  readonly fileId: string;
}

/** The names of a person's photo, in the order of the names. */
export function namesOf(db: Db, { userId, fileId }: OwnPhoto): Promise<StoredName[]> {
  return nameRows.list(
    db
      .selectFrom('named_masks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('file_id', '=', fileId)
      .orderBy('name_key'),
  );
}

/** Those of a person's masks that have names, by the masks' ids. */
export async function namesByMask(
  db: Db,
  { userId, maskIds }: { userId: string; maskIds: readonly string[] },
): Promise<StoredName[]> {
  if (maskIds.length === 0) return [];
  return nameRows.list(
    db
      .selectFrom('named_masks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('mask_id', 'in', maskIds)
      .orderBy('created_at')
      .orderBy('id'),
  );
}

/** Adds a name, unless the photo has it already: then nothing is added and false comes back. */
export function addName(db: Db, added: StoredName): Promise<boolean> {
  return changesOne(
    db
      .insertInto('named_masks')
      .values(toRow(added))
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Puts what has changed of a name into its row. */
export async function updateName(
  db: Db,
  { id, userId, maskId, name, nameKey, createdAt }: StoredName,
): Promise<void> {
  await db
    .updateTable('named_masks')
    .set({ mask_id: maskId, name, name_key: nameKey, created_at: createdAt })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export function removeName(
  db: Db,
  { userId, fileId, id }: OwnPhoto & { readonly id: string },
): Promise<boolean> {
  return changesOne(
    db
      .deleteFrom('named_masks')
      .where('id', '=', id)
      .where('file_id', '=', fileId)
      .where('user_id', '=', userId),
  );
}
