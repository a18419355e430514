import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  FinderPhoto,
  SmallPhoto,
} from '../../../platform/image-engines/embedded/finder/region-finder.ts';
import type { RawPicture } from '../../../platform/image-engines/image-engine.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getStoredFile, type SentFile, type StoredFile } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';

/** A photo as the finder takes it, and its file for who needs more. */
export interface PhotoOnDisk extends FinderPhoto {
  readonly withFile: <T>(use: (path: string) => Promise<T>) => Promise<T>;
}

/** A stored photo. */
export const storedPhoto = (ctx: EditsContext, { sha256, blobKey }: StoredFile): PhotoOnDisk => ({
  key: sha256,
  withFile: (use) => ctx.blobs.withFile(blobKey, use),
  withCopy: (use) => ctx.blobs.withFile(blobKey, (path) => withSmallCopy(ctx, path, use)),
});

/** A photo that was sent with the call and is not kept. */
const sentPhoto = (ctx: EditsContext, { sha256, path }: SentFile): PhotoOnDisk => ({
  key: sha256,
  withFile: (use) => use(path),
  withCopy: (use) => withSmallCopy(ctx, path, use),
});

/** A photo named by a call that keeps nothing. */
export interface CallPhoto {
  readonly image: SentFile | undefined;
  readonly fileId: string | undefined;
}

/** @throws Refusal missing_field without a photo, validation_failed with two */
export function assertOnePhoto({ image, fileId }: CallPhoto): void {
  if (!image && !fileId) throw new Refusal('missing_field', { fields: { image: { code: 'required' } } });
  if (image && fileId) throw new Refusal('validation_failed', { fields: { fileId: { code: 'invalid' } } });
}

/** The photo of a call: sent, else stored before. @throws Refusal not_found */
export async function photoOfCall(
  ctx: EditsContext,
  userId: string,
  { image, fileId }: CallPhoto,
): Promise<PhotoOnDisk> {
  if (image) return sentPhoto(ctx, image);
  return storedPhoto(ctx, await getStoredFile(ctx, { userId, id: fileId ?? '' }));
}

/** Who points at something in a photo is likely to have it edited, by our own engine where no other is set up. */
async function warmedUp({ engines }: EditsContext, overview: RawPicture): Promise<void> {
  if (engines.default.name === engines.own.name) await engines.own.warm?.(overview);
}

async function withSmallCopy<T>(
  ctx: EditsContext,
  path: string,
  use: (small: SmallPhoto) => Promise<T>,
): Promise<T> {
  const overviewPath = join(ctx.tempFolder, `${ctx.newId()}-overview`);
  const remove = (): Promise<void> => rm(overviewPath, { force: true });
  const makes = ctx.images.run('makeOverview', { path, overviewPath });
  const { photo, ...made } = await makes.catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const overview = { ...made.overview, path: overviewPath };
  // Handled from its beginning: it may fail while the finder is still at work.
  const warming = warmedUp(ctx, overview).catch(() => undefined);
  try {
    return await use({ photo, overview });
  } finally {
    // Whoever waits for the finder does not wait for that.
    void warming.then(remove).catch(() => undefined);
  }
}

/** Lends a mask as the finder takes it: a byte a pixel, of the small copy's size. `path`: the mask as it was sent or kept. */
export async function withMaskOverview<T>(
  ctx: EditsContext,
  { photo, path }: { photo: PhotoOnDisk; path: string },
  use: (overviewPath: string) => Promise<T>,
): Promise<T> {
  const overviewPath = join(ctx.tempFolder, `${ctx.newId()}-mask-overview`);
  try {
    await photo.withFile((photoPath) =>
      ctx.images.run('makeMaskOverview', { path, photoPath, overviewPath }),
    );
    return await use(overviewPath);
  } finally {
    await rm(overviewPath, { force: true });
  }
}
