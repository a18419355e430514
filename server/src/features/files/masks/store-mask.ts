import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { blobKeyOfMask } from '../blob-keys.ts';
import { maskLimit } from '../files.rules.ts';
import type { StoredFile } from '../files.store.ts';
import { maskName } from '../history-item.ts';
import { addMask, findSameMask, type StoredMask } from './masks.store.ts';
import type { FilesContext } from '../ports.ts';

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
export async function storeMask(
  ctx: FilesContext,
  { path, photo, isSeparate = false }: StoreMask,
): Promise<StoredMask> {
  const userId = requireUser(ctx);
  await countHit(ctx, maskLimit, userId);
  const id = ctx.newId();
  const maskPath = join(ctx.tempFolder, `${id}-mask`);
  const read = (photoPath?: string) =>
    ctx.images.run('readMask', { path, maskPath, ...(photoPath && { photoPath }) });
  try {
    const seen = photo ? await ctx.blobs.withFile(photo.blobKey, read) : await read();
    const same = isSeparate ? null : await findSameMask(ctx.db, { userId, sha256: seen.sha256 });
    if (same) return same;
    const blobKey = blobKeyOfMask(id);
    await ctx.blobs.adopt(blobKey, maskPath);
    const mask = { ...seen, id, userId, filename: maskName(id), blobKey, createdAt: ctx.now() };
    await addRow(ctx, mask);
    return mask;
  } finally {
    await rm(maskPath, { force: true });
  }
}

async function addRow(ctx: FilesContext, mask: StoredMask): Promise<void> {
  try {
    await inTransaction(ctx, async (tx) => {
      await addMask(tx.db, mask);
      await ctx.assertStillHere(tx, mask);
    });
  } catch (error) {
    if (error instanceof Refusal) await ctx.blobs.delete(mask.blobKey);
    throw error;
  }
}
