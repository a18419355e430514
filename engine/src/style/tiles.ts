import type { Mask, PixelImage } from '../pixels.ts';

/** Which tile each pixel belongs to, 0 to `count` - 1. */
export interface Tiling {
  readonly tile: Int32Array;
  readonly count: number;
}

/** Mean colour of every tile, red, green, blue 0-255. */
export function tileColours(image: PixelImage, { tile, count }: Tiling): Float64Array {
  const sums = new Float64Array(count * 3);
  const pixels = new Float64Array(count);
  for (let i = 0; i < tile.length; i++) {
    const to = tile[i]!;
    pixels[to]!++;
    for (let c = 0; c < 3; c++) sums[3 * to + c]! += image.data[4 * i + c]!;
  }
  return sums.map((sum, i) => sum / Math.max(1, pixels[(i / 3) | 0]!));
}

/** Squares of `side` pixels, on a grid that begins at (-left, -top). */
export function squareTiles(
  size: { readonly width: number; readonly height: number },
  grid: { readonly side: number; readonly left: number; readonly top: number },
): Tiling {
  const { width, height } = size;
  const { side, left, top } = grid;
  const firstColumn = Math.floor(left / side);
  const firstRow = Math.floor(top / side);
  const columns = Math.floor((left + width - 1) / side) - firstColumn + 1;
  const rows = Math.floor((top + height - 1) / side) - firstRow + 1;
  const tile = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y + top) / side) - firstRow;
    for (let x = 0; x < width; x++)
      tile[y * width + x] = row * columns + Math.floor((x + left) / side) - firstColumn;
  }
  return { tile, count: columns * rows };
}

/** A mask brought to whole squares: on where at least half of a square is, and never where `limit` is 0. */
export function wholeSquares(mask: Mask, limit: Mask, side: number): Mask {
  const { tile, count } = squareTiles(mask, { side, left: 0, top: 0 });
  const on = new Float64Array(count);
  const pixels = new Float64Array(count);
  for (let i = 0; i < tile.length; i++) {
    on[tile[i]!]! += mask.data[i]!;
    pixels[tile[i]!]!++;
  }
  const data = mask.data.map((_, i) => {
    const share = on[tile[i]!]! / pixels[tile[i]!]!;
    return share >= 127.5 ? limit.data[i]! : 0;
  });
  return { ...mask, data };
}
