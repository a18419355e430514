import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mask, PixelImage } from '@maquette/engine';
import type { EngineJob, RawMask, RawPicture } from '../../image-engine.ts';

export const readPicture = ({ path, width, height }: RawPicture): PixelImage => ({
  width,
  height,
  data: readFileSync(path),
});

export const readMask = ({ path, width, height }: RawMask): Mask => ({
  width,
  height,
  data: readFileSync(path),
});

/** Writes what became of a job's part into the job's folder. */
export function writeEdited({ folder }: Pick<EngineJob, 'folder'>, edited: PixelImage): RawPicture {
  const path = join(folder, 'edited');
  writeFileSync(path, edited.data);
  return { path, width: edited.width, height: edited.height };
}
