import type { ExportFormat } from '@maquette/contract';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobMissing } from '../../../platform/blob-storage/blob-storage.ts';
import { blobKeyOfFormat, blobKeyOfRendition, type RenditionWidth } from '../stored-bytes.ts';
import type { StoredFile } from '../files.store.ts';
import type { FilesContext } from '../ports.ts';

/** A copy of a picture: in another width to be looked at, or whole in another format to be kept. */
export type CopyWish = { readonly width: RenditionWidth } | { readonly format: ExportFormat };

export interface CopyOf {
  readonly file: StoredFile;
  readonly wish: CopyWish;
}

/**
 * Uses a copy of a picture. Copies other than the thumbnail are made when they are first asked for, and kept; asked for many
 * times at once they are made once.
 * @throws BlobMissing, and what `use` throws
 */
export async function withCopy<T>(
  ctx: FilesContext,
  { file, wish }: CopyOf,
  use: (key: string) => Promise<T>,
): Promise<T> {
  const key =
    'width' in wish ? blobKeyOfRendition(file.id, wish.width) : blobKeyOfFormat(file.id, wish.format);
  try {
    return await use(key);
  } catch (error) {
    if (!(error instanceof BlobMissing)) throw error;
  }
  await ctx.oneAtATime(key, () => makeCopy(ctx, { file, wish }, key));
  return use(key);
}

async function makeCopy(ctx: FilesContext, { file, wish }: CopyOf, key: string): Promise<void> {
  const copyPath = join(ctx.tempFolder, `${ctx.newId()}-copy`);
  try {
    await ctx.blobs.withFile(file.blobKey, (path) =>
      'width' in wish
        ? ctx.images.run('makeWebCopy', { path, copyPath, width: wish.width })
        : ctx.images.run('encodeWhole', { path, copyPath, format: wish.format }),
    );
    await ctx.blobs.adopt(key, copyPath);
  } finally {
    await rm(copyPath, { force: true });
  }
}
