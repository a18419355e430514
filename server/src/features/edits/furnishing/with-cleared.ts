import { Refusal } from '../../../platform/refusal.ts';
import { getMask, type StoredMask } from '../../files/index.ts';
import { madeAs, type StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { type PhotoOnDisk, withMaskOverview } from '../selection/finder-photo.ts';

/** A photo, and its place in the history if it has one. */
export interface PhotoInHistory {
  readonly photo: PhotoOnDisk;
  readonly userId: string;
  readonly fileId: string | undefined;
}

/** So many removals one upon the other are followed back. */
const STEPS_MAX = 8;

/** Lends the masks of what was taken away on the way to a photo, as the finder takes them: what it shows there is made-up floor and wall. */
export async function withCleared<T>(
  ctx: EditsContext,
  { photo, userId, fileId }: PhotoInHistory,
  use: (paths: readonly string[]) => Promise<T>,
): Promise<T> {
  const masks = fileId === undefined ? [] : await masksOfRemovals(ctx, { userId, fileId });
  const lend = (paths: readonly string[]): Promise<T> => {
    const mask = masks[paths.length];
    if (!mask) return use(paths);
    return ctx.blobs.withFile(mask.blobKey, (path) =>
      withMaskOverview(ctx, { photo, path }, (overview) => lend([...paths, overview])),
    );
  };
  return lend([]);
}

/** What the edits took away that led to a picture, the latest first, back to the first picture that was made in another way or whose mask is gone. */
async function masksOfRemovals(
  ctx: EditsContext,
  { userId, fileId }: { readonly userId: string; readonly fileId: string },
): Promise<StoredMask[]> {
  const masks: StoredMask[] = [];
  let resultId = fileId;
  while (masks.length < STEPS_MAX) {
    const edit = await madeAs(ctx.db, { userId, resultId });
    if (edit?.heed?.understood.action !== 'remove') break;
    const mask = await maskOf(ctx, edit);
    if (!mask) break;
    masks.push(mask);
    resultId = edit.sourceId;
  }
  return masks;
}

async function maskOf(ctx: EditsContext, { userId, request }: StoredEdit): Promise<StoredMask | null> {
  try {
    return await getMask(ctx, { userId, filename: request.maskFilename ?? '' });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
