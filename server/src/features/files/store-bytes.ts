import { blobKeyOfRendition, blobKeysOfFile } from './blob-keys.ts';
import { thumbnailWidth } from './files.rules.ts';
import type { FilesContext } from './ports.ts';

export interface PictureFiles {
  readonly id: string;
  readonly blobKey: string;
  /** The picture and its thumbnail on disk; both are taken over. */
  readonly path: string;
  readonly thumbnailPath: string;
}

/** Takes over the bytes of a picture that has no row yet: both blobs or none. */
export async function storeBytes(ctx: FilesContext, files: PictureFiles): Promise<void> {
  try {
    await ctx.blobs.adopt(blobKeyOfRendition(files.id, thumbnailWidth), files.thumbnailPath);
    await ctx.blobs.adopt(files.blobKey, files.path);
  } catch (error) {
    await removeBytes(ctx, files);
    throw error;
  }
}

/** Removes the bytes of a picture and of all its copies. */
export async function removeBytes(
  ctx: FilesContext,
  { id, blobKey }: Pick<PictureFiles, 'id' | 'blobKey'>,
): Promise<void> {
  await Promise.all(blobKeysOfFile(id, blobKey).map((key) => ctx.blobs.delete(key)));
}
