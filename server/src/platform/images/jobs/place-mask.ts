import type { Mask, Rect } from '@maquette/engine';
import type { Size } from '../decode-pixels.ts';

/** The mask meant when none is sent: the central half of width and height. */
export function centralHalf({ width, height }: Size): Mask {
  const data = new Uint8Array(width * height);
  const left = Math.floor(width / 4);
  const right = Math.max(left + 1, Math.floor((width * 3) / 4));
  const top = Math.floor(height / 4);
  const bottom = Math.max(top + 1, Math.floor((height * 3) / 4));
  for (let y = top; y < bottom; y++) data.fill(255, y * width + left, y * width + right);
  return { width, height, data };
}

/**
 * The part of a mask that lies over `area` of the photo, at the photo's size. Every pixel takes the value of the mask pixel its centre falls into,
 * so that nothing counts as painted that was not: the pixel promise is judged by this.
 */
export function coverAt(mask: Mask, photo: Size, area: Rect): Mask {
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const data = new Uint8Array(width * height);
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.floor(((area.left + x + 0.5) * mask.width) / photo.width),
  );
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((area.top + y + 0.5) * mask.height) / photo.height) * mask.width;
    for (let x = 0; x < width; x++) data[y * width + x] = mask.data[row + columns[x]!]!;
  }
  return { width, height, data };
}
