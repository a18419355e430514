import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinderPhoto } from '../../../platform/image-engines/embedded/finder/region-finder.ts';
import type { SentFile, StoredFile } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';

/** A stored photo as the finder takes it. */
export const storedPhoto = (ctx: EditsContext, { sha256, blobKey }: StoredFile): FinderPhoto => ({
  key: sha256,
  load: () => ctx.blobs.withFile(blobKey, (path) => smallCopy(ctx, path)),
});

/** A photo that was sent with the call and is not kept. */
export const sentPhoto = (ctx: EditsContext, { sha256, path }: SentFile): FinderPhoto => ({
  key: sha256,
  load: () => smallCopy(ctx, path),
});

async function smallCopy(ctx: EditsContext, path: string): ReturnType<FinderPhoto['load']> {
  const overviewPath = join(ctx.tempFolder, `${ctx.newId()}-overview`);
  try {
    const { photo, overview } = await ctx.images.run('makeOverview', { path, overviewPath });
    return { photo, overview: { ...overview, data: await readFile(overviewPath) } };
  } finally {
    await rm(overviewPath, { force: true });
  }
}
