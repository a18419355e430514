import type { KeptUnderstood } from '../../platform/kind-names.ts';
import type { FileMetadata, FileType } from '@maquette/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { FilesTable } from '../../platform/database/schema.ts';
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
  'aside_at',
] as const satisfies readonly (keyof FilesTable)[];

export type FileRow = Pick<Selectable<FilesTable>, (typeof fileColumns)[number]>;

export const toFile = (row: FileRow): StoredFile => ({
  id: row.id,
  userId: row.user_id,
  type: row.type as FileType,
  name: row.name,
  mime: row.mime as PictureType,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  sha256: row.sha256,
  uploadSha256: row.upload_sha256,
  blobKey: row.blob_key,
  originalId: row.original_id,
  maskId: row.mask_id,
  editId: row.edit_id,
  prompt: row.prompt,
  translatedPrompt: row.translated_prompt,
  details: JSON.parse(row.details) as FileDetails,
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
  starredAt: row.starred_at,
  asideAt: row.aside_at,
});

export interface OwnedId {
  readonly userId: string;
  readonly id: string;
}

export interface OwnedIds {
  readonly userId: string;
  readonly ids: readonly string[];
}

/** Whose rows found by their ids are: said so that no index of the owner is taken, which SQLite holds to be shorter than twenty ids. */
const belongsTo = (userId: string): RawBuilder<boolean> => sql<boolean>`coalesce(user_id, '') = ${userId}`;

/** Adds a picture, unless the person has the same upload already: then nothing is added and false comes back. */
export const addFile = async (db: Db, file: StoredFile): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('files')
    .values({
      id: file.id,
      user_id: file.userId,
      type: file.type,
      name: file.name,
      mime: file.mime,
      bytes: file.bytes,
      width: file.width,
      height: file.height,
      sha256: file.sha256,
      upload_sha256: file.uploadSha256,
      blob_key: file.blobKey,
      original_id: file.originalId,
      mask_id: file.maskId,
      edit_id: file.editId,
      prompt: file.prompt,
      translated_prompt: file.translatedPrompt,
      details: JSON.stringify(file.details),
      created_at: file.createdAt,
      deleted_at: file.deletedAt,
      starred_at: file.starredAt,
      aside_at: file.asideAt,
      ...searchKeys(file),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const findFile = async (db: Db, { userId, id }: OwnedId): Promise<StoredFile | null> => {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toFile(row) : null;
};

const fileById = prepared<{ id: string }, FileRow>((db, value) =>
  db.selectFrom('files').select(fileColumns).where('id', '=', value('id')),
);

/** A picture by its id alone: for whoever holds its signed address. */
export const findSignedFile = async (db: Db, id: string): Promise<StoredFile | null> => {
  const [row] = await fileById(db, { id });
  return row ? toFile(row) : null;
};

export const findUpload = async (
  db: Db,
  upload: { userId: string; uploadSha256: string },
): Promise<StoredFile | null> => {
  const row = await db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', upload.userId)
    .where('upload_sha256', '=', upload.uploadSha256)
    .executeTakeFirst();
  return row ? toFile(row) : null;
};

export const filesByIds = async (db: Db, { userId, ids }: OwnedIds): Promise<StoredFile[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .select(fileColumns)
    .where(belongsTo(userId))
    .where('id', 'in', ids)
    .execute();
  return rows.map(toFile);
};

/** Puts pictures into the trash; gives back those that were not in it. */
export const moveToTrash = async (
  db: Db,
  { userId, ids, now }: OwnedIds & { readonly now: number },
): Promise<StoredFile[]> => {
  const rows = await db
    .updateTable('files')
    .set({ deleted_at: now })
    .where(belongsTo(userId))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .returningAll()
    .execute();
  return rows.map(toFile);
};

/** Takes pictures out of the trash; gives back those that were in it. */
export const takeFromTrash = async (db: Db, { userId, ids }: OwnedIds): Promise<StoredFile[]> => {
  const rows = await db
    .updateTable('files')
    .set({ deleted_at: null })
    .where(belongsTo(userId))
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .where('aside_at', 'is', null)
    .returningAll()
    .execute();
  return rows.map(toFile);
};

/** Removes pictures, from the trash or not, but what stands aside; gives back those that were there. */
export const removeFiles = async (db: Db, { userId, ids }: OwnedIds): Promise<StoredFile[]> => {
  const rows = await db
    .deleteFrom('files')
    .where(belongsTo(userId))
    .where('id', 'in', ids)
    .where('aside_at', 'is', null)
    .returningAll()
    .execute();
  return rows.map(toFile);
};

/** Sets or takes the star of a picture that is not in the trash; null when it is so already, or not there. */
export const setStar = async (
  db: Db,
  { userId, id, starredAt }: OwnedId & { readonly starredAt: number | null },
): Promise<StoredFile | null> => {
  const row = await db
    .updateTable('files')
    .set({ starred_at: starredAt })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('starred_at', starredAt === null ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? toFile(row) : null;
};

/** Pictures that have been in the trash since before `before`, whoever they belong to. */
export const expiredTrash = async (
  db: Db,
  { before, limit }: { before: number; limit: number },
): Promise<StoredFile[]> => {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '<', before)
    .where('aside_at', 'is', null)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
  return rows.map(toFile);
};

/** A person's pictures from before a time, oldest first; what stands aside goes with its result. */
export const filesBefore = async (
  db: Db,
  { userId, before, limit }: { userId: string; before: number; limit: number },
): Promise<StoredFile[]> => {
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .where('aside_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(toFile);
};

/** Which of these ids have a row. */
export const existingIds = async (
  db: Db,
  { kind, ids }: { kind: 'file' | 'mask'; ids: readonly string[] },
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const table = kind === 'file' ? 'files' : 'masks';
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
};
