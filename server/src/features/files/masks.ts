import type { EditRequest } from '@maquette/contract';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { MaskRead } from '../../platform/images/jobs/read-mask.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { maskLimit } from './files.rules.ts';
import type { StoredFile } from './files.store.ts';
import { maskName, productName } from './history-item.ts';
import { addMask, findMask, findSameMask, type StoredMask } from './masks.store.ts';
import type { FilesContext } from './ports.ts';
import { blobKeyOfMask } from './stored-bytes.ts';

/** A person's saved mask, or product, by its name. @throws Refusal not_found */
export async function getMask(
  ctx: Pick<FilesContext, 'db'>,
  owned: { userId: string; filename: string },
): Promise<StoredMask> {
  const mask = await findMask(ctx.db, owned);
  if (!mask) throw new Refusal('not_found');
  return mask;
}

export interface StoreMask {
  /** Any picture, read as a mask. */
  readonly path: string;
  /** The photo it belongs to, when that is known already. */
  readonly photo?: StoredFile;
  /** Kept by itself even when the same mask is there: for visitors, who share one name. */
  readonly isSeparate?: boolean;
}

/**
 * Reads a picture as a mask and keeps it as plain black and white; the same mask twice is kept once.
 * @throws Refusal empty_mask, mask_aspect_differs, mask_too_small, picture_unreadable, picture_type_unsupported, picture_too_many_pixels,
 * rate_limited, session_expired
 */
export function storeMask(
  ctx: FilesContext,
  { path, photo, isSeparate = false }: StoreMask,
): Promise<StoredMask> {
  return keepPicture(ctx, {
    nameOf: maskName,
    isSeparate,
    read: (maskPath) => {
      const read = (photoPath?: string) =>
        ctx.images.run('readMask', { path, maskPath, ...(photoPath && { photoPath }) });
      return photo ? ctx.blobs.withFile(photo.blobKey, read) : read();
    },
  });
}

export interface StoreProduct {
  /** Its picture, cut out. */
  readonly path: string;
  readonly stands: NonNullable<EditRequest['product']>['stands'];
}

/**
 * Keeps the picture of a product of one's own as long as unused masks are kept; the same one twice is kept once.
 * @throws Refusal product_unreadable, product_empty, product_too_small, product_not_cut_out, picture_too_many_pixels, rate_limited,
 * session_expired
 */
export function storeProduct(ctx: FilesContext, { path, stands }: StoreProduct): Promise<StoredMask> {
  return keepPicture(ctx, {
    nameOf: productName,
    isSeparate: false,
    read: (productPath) => ctx.images.run('readProduct', { path, productPath, stands }),
  });
}

/** A picture that belongs to orders and is not in the history: a mask, or a product. */
export interface KeepPicture {
  readonly nameOf: (id: string) => string;
  /** Reads what was sent and writes to `path` what is kept of it. */
  readonly read: (path: string) => Promise<MaskRead>;
  /** Kept by itself even when the same picture is there: for visitors, who share one name. */
  readonly isSeparate: boolean;
}

/** Keeps a picture that an order needs; the same picture twice is kept once. @throws Refusal as `read` does, rate_limited, session_expired */
export async function keepPicture(
  ctx: FilesContext,
  { nameOf, read, isSeparate }: KeepPicture,
): Promise<StoredMask> {
  const userId = requireUser(ctx);
  await countHit(ctx, maskLimit, userId);
  const id = ctx.newId();
  const path = join(ctx.tempFolder, nameOf(id));
  try {
    const seen = await read(path);
    const same = isSeparate ? null : await findSameMask(ctx.db, { userId, sha256: seen.sha256 });
    if (same) return same;
    const blobKey = blobKeyOfMask(id);
    await ctx.blobs.adopt(blobKey, path);
    const kept = { ...seen, id, userId, filename: nameOf(id), blobKey, createdAt: ctx.now() };
    await addRow(ctx, kept);
    return kept;
  } finally {
    await rm(path, { force: true });
  }
}

async function addRow(ctx: FilesContext, kept: StoredMask): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      await addMask(tx.db, kept);
      await ctx.assertStillHere(tx, kept);
    });
  } catch (error) {
    if (error instanceof Refusal) await ctx.blobs.delete(kept.blobKey);
    throw error;
  }
}
