import { EditRecipe, type FileType } from '@maquette/contract';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../platform/database/transaction.ts';
import { extensionOf } from '../../platform/images/picture-type.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { requireAlbum } from './albums/albums.ts';
import { displayName, fullness, thumbnailWidth, uploadLimit } from './files.rules.ts';
import { addFile, findUpload, type StoredFile, takeFromTrash } from './files.store.ts';
import { getStoredFile } from './history/queries.ts';
import type { FilesContext, SentFile } from './ports.ts';
import { blobKeyOfFile, removeBytes, storeBytes } from './stored-bytes.ts';
import { countIn, totalsOf } from './totals.store.ts';

export interface UploadFile {
  readonly file: SentFile;
  /** `edited` for what the photo editor made of a picture. */
  readonly type: 'upload' | 'edited';
  /** The picture it was made from. */
  readonly originalId?: string | undefined;
  /** The album it goes into, unless it was made from another picture: then it goes into that one's. */
  readonly albumId?: string | undefined;
  /** What the photo editor did to it. */
  readonly recipe?: EditRecipe | undefined;
  /** Stored by itself even when the same photo is there: for visitors, who share one name. */
  readonly isSeparate?: boolean;
}

interface Uploaded {
  readonly file: StoredFile;
  /** False when the same photo was there already. */
  readonly isNew: boolean;
}

const isStoredOnce = ({ type, isSeparate = false }: UploadFile): boolean => type === 'upload' && !isSeparate;

/**
 * Proves, strips and stores a picture. The same photo twice is stored once, and comes back from the trash if it was there.
 * @throws Refusal rate_limited, not_found (the original, the album), storage_full, picture_unreadable, picture_type_unsupported,
 * picture_too_many_pixels, session_expired
 */
export async function addUpload(ctx: FilesContext, input: UploadFile): Promise<Uploaded> {
  const userId = requireUser(ctx);
  await countHit(ctx, uploadLimit, userId);
  if (input.originalId) await getStoredFile(ctx, { userId, id: input.originalId });
  if (input.albumId) await requireAlbum(ctx, { userId, id: input.albumId });
  const known = await sameUpload(ctx, userId, input);
  if (known) return { file: known, isNew: false };
  await assertStorageLeft(ctx, userId);
  const file = await storePhoto(ctx, userId, input);
  try {
    const kept = await addRow(ctx, file);
    return { file: kept, isNew: kept.id === file.id };
  } catch (error) {
    // After any other error the commit may have happened all the same: bytes nobody refers to are swept up later.
    if (error instanceof Refusal) await removeBytes(ctx, file);
    throw error;
  }
}

/** The picture as it is stored; see `addUpload`. */
export const uploadFile = async (ctx: FilesContext, input: UploadFile): Promise<StoredFile> =>
  (await addUpload(ctx, input)).file;

/** Spares whoever has no room left the work on a picture that could not be kept; what counts is asked again when it is counted in. */
export async function assertStorageLeft(ctx: FilesContext, userId: string): Promise<void> {
  const limit = await ctx.storageLimitOf(ctx, { userId });
  if (limit === null) return;
  const { bytes } = await totalsOf(ctx.db, userId);
  if (bytes >= limit) throw storageFull(ctx, { bytes, limit });
}

const storageFull = ({ locale }: FilesContext, kept: { bytes: number; limit: number }): Refusal =>
  new Refusal('storage_full', { values: fullness(kept, locale) });

/** The same bytes, sent before as a photo. */
const sameUpload = (ctx: FilesContext, userId: string, input: UploadFile): Promise<StoredFile | null> =>
  !isStoredOnce(input)
    ? Promise.resolve(null)
    : inTransaction(ctx, async ({ db }) => {
        const known = await findUpload(db, { userId, uploadSha256: input.file.sha256 });
        if (!known || known.deletedAt === null) return known;
        const [restored] = await takeFromTrash(db, { userId, ids: [known.id] });
        if (restored) await countIn(db, { ...restored, limit: null });
        return restored ?? { ...known, deletedAt: null };
      });

async function storePhoto(ctx: FilesContext, userId: string, input: UploadFile): Promise<StoredFile> {
  const id = ctx.newId();
  const strippedPath = join(ctx.tempFolder, `${id}-stripped`);
  const thumbnailPath = join(ctx.tempFolder, `${id}-thumbnail`);
  try {
    const seen = await ctx.images.run('inspectPicture', {
      path: input.file.path,
      strippedPath,
      thumbnailPath,
      thumbnailWidth,
    });
    const blobKey = blobKeyOfFile(id, seen.type);
    await storeBytes(ctx, { id, blobKey, path: strippedPath, thumbnailPath });
    return {
      id,
      userId,
      type: input.type,
      name: displayName(input.file.filename, `photo.${extensionOf(seen.type)}`),
      mime: seen.type,
      bytes: seen.bytes,
      width: seen.width,
      height: seen.height,
      sha256: seen.sha256,
      uploadSha256: isStoredOnce(input) ? input.file.sha256 : null,
      blobKey,
      originalId: input.originalId ?? null,
      maskId: null,
      editId: null,
      prompt: null,
      translatedPrompt: null,
      details: input.recipe ? { recipe: input.recipe } : {},
      createdAt: ctx.now(),
      deletedAt: null,
      starredAt: null,
      albumId: input.albumId ?? null,
      asideAt: null,
    };
  } finally {
    await Promise.all([strippedPath, thumbnailPath].map((path) => rm(path, { force: true })));
  }
}

/** Row and totals together. When the same photo arrived twice at the same moment, the first one is kept. */
async function addRow(ctx: FilesContext, file: StoredFile): Promise<StoredFile> {
  const limit = await ctx.storageLimitOf(ctx, file);
  const kept = await inTransaction(ctx, async (tx) => {
    // It may have been deleted while the picture was being stored.
    const original =
      file.originalId && (await getStoredFile(tx, { userId: file.userId, id: file.originalId }));
    const placed = original ? { ...file, albumId: original.albumId } : file;
    if (!(await addFile(tx.db, placed))) return null;
    if (!(await countIn(tx.db, { ...file, limit }))) {
      const { bytes } = await totalsOf(tx.db, file.userId);
      throw storageFull(tx, { bytes, limit: limit ?? bytes });
    }
    await ctx.assertStillHere(tx, file);
    return placed;
  });
  if (kept) return kept;
  await removeBytes(ctx, file);
  const first = await findUpload(ctx.db, { userId: file.userId, uploadSha256: file.uploadSha256 ?? '' });
  if (!first) throw new Refusal('unavailable');
  return first;
}

/**
 * What the photo editor did, as a form tells it; undefined when it tells nothing. Only what the editor made has a recipe.
 * @throws Refusal validation_failed naming the field `recipe`
 */
export function readRecipe(text: string | undefined, type: FileType): EditRecipe | undefined {
  if (text === undefined) return undefined;
  if (type !== 'edited') throw refused('not_allowed');
  const recipe = EditRecipe.safeParse(parsed(text));
  if (!recipe.success) throw refused('invalid');
  return recipe.data;
}

const refused = (code: 'invalid' | 'not_allowed'): Refusal =>
  new Refusal('validation_failed', { fields: { recipe: { code } } });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('invalid');
  }
}
