import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemovalEstimate } from '@maquette/contract';
import type { StoredFile, StoredMask } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import { storedPhoto } from './finder-photo.ts';

export interface Removal {
  readonly photo: StoredFile;
  readonly mask: StoredMask;
}

/**
 * How well taking away what a mask covers is likely to come out, by our own eye; nothing is filled.
 * @throws Refusal engine_failed, engine_timed_out, unavailable, and what reading the pictures may say
 */
export async function expectRemoval(ctx: EditsContext, { photo, mask }: Removal): Promise<RemovalEstimate> {
  const overviewPath = join(ctx.tempFolder, `${ctx.newId()}-hole`);
  try {
    const { overview } = await ctx.blobs.withFile(mask.blobKey, (path) =>
      ctx.images.run('makeOverview', { path, overviewPath }),
    );
    const hole = { ...overview, path: overviewPath };
    const { success, reasons } = await ctx.finder.estimate(storedPhoto(ctx, photo), hole);
    return { success, reasons: [...reasons] };
  } finally {
    await rm(overviewPath, { force: true });
  }
}
