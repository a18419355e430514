import type { KeptUnderstood } from '../../platform/kind-names.ts';
import type { FileMetadata, FileType } from '@maquette/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { changesOne, type RowOf, rowsOf, toRow } from '../../platform/database/rows.ts';
import type { PictureType } from '../../platform/images/picture-type.ts';
import { searchKeys } from './search-keys.ts';

/** What is known of a picture beyond its own columns. */
export type FileDetails = Omit<
  FileMetadata,
  'width' | 'height' | 'mime' | 'originalImageId' | 'editId' | 'understood'
> & {
  /** Text, in English, in pictures from before it was taken apart. */
  readonly understood?: KeptUnderstood | string | undefined;
  /** The name that the picture of a product is kept under for orders. */
  productFilename?: string | undefined;
};

export interface StoredFile {
  readonly id: string;
  readonly userId: string;
  readonly type: FileType;
  readonly name: string;
  readonly mime: PictureType;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly uploadSha256: string | null;
  readonly blobKey: string;
  readonly originalId: string | null;
  readonly maskId: string | null;
  readonly editId: string | null;
  readonly prompt: string | null;
  readonly translatedPrompt: string | null;
  readonly details: FileDetails;
  readonly createdAt: number;
  readonly deletedAt: number | null;
  readonly starredAt: number | null;
  readonly albumId: string | null;
  /** Since when it stands aside, out of the history and not in the trash: a take that is not the result, a preview. */
  readonly asideAt: number | null;
}

/** What a picture is told from: all but what it is only ordered and searched by. */
export const fileColumns = [
  'id',
  'user_id',
  'type',
  'name',
  'mime',
  'bytes',
  'width',
  'height',
  'sha256',
  'upload_sha256',
  'blob_key',
  'original_id',
  'mask_id',
  'edit_id',
  'prompt',
  'translated_prompt',
  'details',
  'created_at',
  'deleted_at',
  'starred_at',
  'album_id',
  'aside_at',
] as const satisfies readonly (keyof RowOf<StoredFile>)[];

export type FileRow = RowOf<StoredFile>;

export const fileRows = rowsOf<StoredFile>({ details: 'json' });

export interface OwnedId {
  readonly userId: string;
  readonly id: string;
}

export interface OwnedIds {
  readonly userId: string;
  readonly ids: readonly string[];
}

/** Whose rows found by their ids are: said so that no index of the owner is taken, which SQLite holds to be shorter than twenty ids. */
export const belongsTo = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(user_id, '') = ${userId}`;

/** Adds a picture, unless the person has the same upload already: then nothing is added and false comes back. */
export function addFile(db: Db, file: StoredFile): Promise<boolean> {
  return changesOne(
    db
      .insertInto('files')
      .values({ ...toRow(file), ...searchKeys(file) })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

export function findFile(db: Db, { userId, id }: OwnedId): Promise<StoredFile | null> {
  return fileRows.first(
    db.selectFrom('files').select(fileColumns).where('user_id', '=', userId).where('id', '=', id),
  );
}

const fileById = prepared<{ id: string }, FileRow>((db, value) =>
  db.selectFrom('files').select(fileColumns).where('id', '=', value('id')),
);

/** A picture by its id alone: for whoever holds its signed address. */
export async function findSignedFile(db: Db, id: string): Promise<StoredFile | null> {
  const [file] = fileRows.read(await fileById(db, { id }));
  return file ?? null;
}

export function findUpload(
  db: Db,
  upload: { userId: string; uploadSha256: string },
): Promise<StoredFile | null> {
  return fileRows.first(
    db
      .selectFrom('files')
      .select(fileColumns)
      .where('user_id', '=', upload.userId)
      .where('upload_sha256', '=', upload.uploadSha256),
  );
}

export async function filesByIds(db: Db, { userId, ids }: OwnedIds): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  return fileRows.list(
    db.selectFrom('files').select(fileColumns).where(belongsTo(userId)).where('id', 'in', ids),
  );
}

/** Puts pictures into the trash; gives back those that were not in it. */
export function moveToTrash(
  db: Db,
  { userId, ids, now }: OwnedIds & { readonly now: number },
): Promise<StoredFile[]> {
  return fileRows.list(
    db
      .updateTable('files')
      .set({ deleted_at: now })
      .where(belongsTo(userId))
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .returning(fileColumns),
  );
}

/** Takes pictures out of the trash; gives back those that were in it. */
export function takeFromTrash(db: Db, { userId, ids }: OwnedIds): Promise<StoredFile[]> {
  return fileRows.list(
    db
      .updateTable('files')
      .set({ deleted_at: null })
      .where(belongsTo(userId))
      .where('id', 'in', ids)
      .where('deleted_at', 'is not', null)
      .where('aside_at', 'is', null)
      .returning(fileColumns),
  );
}

/** Removes pictures, from the trash or not, but what stands aside; gives back those that were there. */
export function removeFiles(db: Db, { userId, ids }: OwnedIds): Promise<StoredFile[]> {
  return fileRows.list(
    db
      .deleteFrom('files')
      .where(belongsTo(userId))
      .where('id', 'in', ids)
      .where('aside_at', 'is', null)
      .returning(fileColumns),
  );
}

/** Sets or takes the stars of pictures that are not in the trash; gives back those that changed. */
export function setStars(
  db: Db,
  { userId, ids, starredAt }: OwnedIds & { readonly starredAt: number | null },
): Promise<StoredFile[]> {
  return fileRows.list(
    db
      .updateTable('files')
      .set({ starred_at: starredAt })
      .where(belongsTo(userId))
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where('starred_at', starredAt === null ? 'is not' : 'is', null)
      .returning(fileColumns),
  );
}

/** Pictures that have been in the trash since before `before`, whoever they belong to. */
export function expiredTrash(
  db: Db,
  { before, limit }: { before: number; limit: number },
): Promise<StoredFile[]> {
  return fileRows.list(
    db
      .selectFrom('files')
      .select(fileColumns)
      .where('deleted_at', 'is not', null)
      .where('deleted_at', '<', before)
      .where('aside_at', 'is', null)
      .orderBy('deleted_at')
      .limit(limit),
  );
}

/** A person's pictures from before a time, oldest first; what stands aside goes with its result. */
export function filesBefore(
  db: Db,
  { userId, before, limit }: { userId: string; before: number; limit: number },
): Promise<StoredFile[]> {
  return fileRows.list(
    db
      .selectFrom('files')
      .select(fileColumns)
      .where('user_id', '=', userId)
      .where('created_at', '<', before)
      .where('aside_at', 'is', null)
      .orderBy('created_at')
      .limit(limit),
  );
}

/** Which of these ids have a row. */
export async function existingIds(
  db: Db,
  { kind, ids }: { kind: 'file' | 'mask'; ids: readonly string[] },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const table = kind === 'file' ? 'files' : 'masks';
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
