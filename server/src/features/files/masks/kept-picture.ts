import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { MaskRead } from '../../../platform/images/jobs/read-mask.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { blobKeyOfMask } from '../blob-keys.ts';
import { maskLimit } from '../files.rules.ts';
import type { FilesContext } from '../ports.ts';
import { addMask, findSameMask, type StoredMask } from './masks.store.ts';

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
