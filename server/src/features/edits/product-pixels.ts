import type { EditRequest } from '@maquette/contract';
import type { EngineJob } from '../../platform/image-engines/image-engine.ts';
import type { StoredMask } from '../files/index.ts';
import type { EditsContext } from './ports.ts';

export interface ProductPixels {
  readonly kept: StoredMask;
  readonly product: NonNullable<EditRequest['product']>;
  /** Where the pixels go. */
  readonly path: string;
}

/** A product as our own engine takes it: its pixels in a file, and its measures. */
export async function productPixels(
  ctx: Pick<EditsContext, 'blobs' | 'images'>,
  { kept, product: { width, stands }, path }: ProductPixels,
): Promise<NonNullable<EngineJob['product']>> {
  const size = await ctx.blobs.withFile(kept.blobKey, (file) =>
    ctx.images.run('openProduct', { path: file, rawPath: path }),
  );
  return { picture: { path, ...size }, widthMetres: width / 100, stands };
}
