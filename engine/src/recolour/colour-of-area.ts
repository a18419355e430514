import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PixelImage, Rect } from '../pixels.ts';
import { hexOfLinear } from './wish/shade-colour.ts';

/**
 * The colour of a part of a picture as `#rrggbb`: the median of every channel, so that a few highlights, cracks or strangers do not count. Transparent pixels are left out.
 * `area` is clipped to the picture.
 * @throws RangeError when nothing visible lies in it
 */
export function colourOfArea(picture: PixelImage, area: Rect): string {
  const counts = [0, 1, 2].map(() => new Uint32Array(256));
  let total = 0;
  for (let y = Math.max(0, Math.floor(area.top)); y < Math.min(picture.height, area.bottom); y++) {
    for (let x = Math.max(0, Math.floor(area.left)); x < Math.min(picture.width, area.right); x++) {
      const i = 4 * (y * picture.width + x);
      if (picture.data[i + 3]! < 128) continue;
      for (let k = 0; k < 3; k++) counts[k]![picture.data[i + k]!]!++;
      total++;
    }
  }
  if (total === 0) throw new RangeError('nothing visible lies in the area');
  return hexOfLinear(counts.map((channel) => LINEAR_FROM_BYTE[medianByte(channel, total)]!));
}

/** The byte in the middle of `total` counted ones. */
export function medianByte(counts: Uint32Array, total: number): number {
  let seen = 0;
  for (let byte = 0; byte < 256; byte++) {
    seen += counts[byte]!;
    if (2 * seen >= total) return byte;
  }
  return 255;
}
