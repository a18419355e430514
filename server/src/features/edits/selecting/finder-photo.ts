import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  FinderPhoto,
  SmallPhoto,
} from '../../../platform/image-engines/embedded/finder/region-finder.ts';
import type { SentFile, StoredFile } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';

/** A stored photo as the finder takes it. */
export const storedPhoto = (ctx: EditsContext, { sha256, blobKey }: StoredFile): FinderPhoto => ({
  key: sha256,
  withCopy: (use) => ctx.blobs.withFile(blobKey, (path) => withSmallCopy(ctx, path, use)),
});

/** A photo that was sent with the call and is not kept. */
export const sentPhoto = (ctx: EditsContext, { sha256, path }: SentFile): FinderPhoto => ({
  key: sha256,
  withCopy: (use) => withSmallCopy(ctx, path, use),
});

async function withSmallCopy<T>(
  ctx: EditsContext,
  path: string,
  use: (small: SmallPhoto) => Promise<T>,
): Promise<T> {
  const overviewPath = join(ctx.tempFolder, `${ctx.newId()}-overview`);
  try {
    const { photo, overview } = await ctx.images.run('makeOverview', { path, overviewPath });
    return await use({ photo, overview: { ...overview, path: overviewPath } });
  } finally {
    await rm(overviewPath, { force: true });
  }
}
