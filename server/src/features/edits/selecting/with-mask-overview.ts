import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditsContext } from '../ports.ts';
import type { PhotoOnDisk } from './finder-photo.ts';

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
