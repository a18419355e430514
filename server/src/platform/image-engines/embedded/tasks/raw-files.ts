import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Mask, PixelImage, Rect } from '@maquette/engine';
import { readHalf, withRows } from '../../../images/raw-rows.ts';
import type { RawMask, RawPicture } from '../../image-engine.ts';

const RGBA = 4;

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

/** An area of a picture; of a large file only the rows that are needed are read. */
export function readArea({ path, width }: RawPicture, area: Rect): PixelImage {
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  const data = new Uint8Array(size.width * size.height * RGBA);
  const file = openSync(path, 'r');
  try {
    for (let y = 0; y < size.height; y++) {
      const at = ((area.top + y) * width + area.left) * RGBA;
      readSync(file, data, y * size.width * RGBA, size.width * RGBA, at);
    }
  } finally {
    closeSync(file);
  }
  return { ...size, data };
}

/** An area of a picture at half its size. */
export const readHalfArea = (picture: RawPicture, area: Rect): PixelImage =>
  withRows({ ...picture, channels: RGBA }, 'r', (rows) => readHalf(rows, area));
