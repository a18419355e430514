import type { StoredFile } from '../files.store.ts';
import { maskName } from '../history-item.ts';
import type { FilesContext } from '../ports.ts';
import { keepPicture } from './kept-picture.ts';
import type { StoredMask } from './masks.store.ts';

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
export const storeMask = (
  ctx: FilesContext,
  { path, photo, isSeparate = false }: StoreMask,
): Promise<StoredMask> =>
  keepPicture(ctx, {
    nameOf: maskName,
    isSeparate,
    read: (maskPath) => {
      const read = (photoPath?: string) =>
        ctx.images.run('readMask', { path, maskPath, ...(photoPath && { photoPath }) });
      return photo ? ctx.blobs.withFile(photo.blobKey, read) : read();
    },
  });
