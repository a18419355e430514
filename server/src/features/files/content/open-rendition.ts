import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobMissing } from '../../../platform/blob-storage/blob-storage.ts';
import { blobKeyOfRendition, type RenditionWidth } from '../stored-bytes.ts';
import type { StoredFile } from '../files.store.ts';
import type { FilesContext } from '../ports.ts';

export interface RenditionOf {
  readonly file: StoredFile;
  readonly width: RenditionWidth;
}

/**
 * Uses a copy of a picture in another width. Copies in other widths than the thumbnail are made when they are first asked for, and
 * kept; asked for many times at once they are made once.
 * @throws BlobMissing, and what `use` throws
 */
export async function withRendition<T>(
  ctx: FilesContext,
  { file, width }: RenditionOf,
  use: (key: string) => Promise<T>,
): Promise<T> {
  const key = blobKeyOfRendition(file.id, width);
  try {
    return await use(key);
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
  }
  await ctx.oneAtATime(key, () => makeRendition(ctx, { file, width }));
  return use(key);
}

async function makeRendition(ctx: FilesContext, { file, width }: RenditionOf): Promise<void> {
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
