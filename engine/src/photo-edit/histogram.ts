import type { PixelImage } from '../pixels.ts';

/** How many pixels have each of the 256 values. */
export interface Histogram {
  readonly red: Uint32Array;
  readonly green: Uint32Array;
  readonly blue: Uint32Array;
  readonly luminance: Uint32Array;
}

/** Counts a picture's values by channel and by brightness (Rec. 709 weights on sRGB bytes). Wholly transparent pixels are left out. */
export function histogramOf({ data }: PixelImage): Histogram {
  const red = new Uint32Array(256);
  const green = new Uint32Array(256);
  const blue = new Uint32Array(256);
  const luminance = new Uint32Array(256);
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue;
    const r = data[i]!;
    const g = data[i + 1]!;
    const b = data[i + 2]!;
    red[r]!++;
    green[g]!++;
    blue[b]!++;
    luminance[(0.2126 * r + 0.7152 * g + 0.0722 * b + 0.5) | 0]!++;
  }
  return { red, green, blue, luminance };
}
