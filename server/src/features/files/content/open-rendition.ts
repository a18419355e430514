import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobMissing, type OpenBlob } from '../../../platform/blob-storage/blob-storage.ts';
import type { RangeWish } from '../../../platform/byte-range.ts';
import { blobKeyOfRendition, type RenditionWidth } from '../blob-keys.ts';
import type { StoredFile } from '../files.store.ts';
import type { FilesContext } from '../ports.ts';

export interface OpenRendition {
  readonly file: StoredFile;
  readonly width: RenditionWidth;
  readonly wish?: RangeWish | undefined;
}

/**
 * A copy of a picture in another width. Copies in other widths than the thumbnail are made when they are first asked for, and
 * kept; asked for many times at once they are made once.
 * @throws BlobMissing, RangeUnsatisfiable
 */
export async function openRendition(
  ctx: FilesContext,
  { file, width, wish }: OpenRendition,
): Promise<OpenBlob> {
  const key = blobKeyOfRendition(file.id, width);
  try {
    return await ctx.blobs.open(key, wish);
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
  }
  await ctx.oneAtATime(key, () => makeRendition(ctx, { file, width }));
  return ctx.blobs.open(key, wish);
}

async function makeRendition(ctx: FilesContext, { file, width }: OpenRendition): Promise<void> {
  const copyPath = join(ctx.tempFolder, `${ctx.newId()}-copy`);
  try {
    await ctx.blobs.withFile(file.blobKey, (path) =>
      ctx.images.run('makeWebCopy', { path, copyPath, width }),
    );
    await ctx.blobs.adopt(blobKeyOfRendition(file.id, width), copyPath);
  } finally {
    await rm(copyPath, { force: true });
  }
}
