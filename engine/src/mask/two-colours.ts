import type { PixelImage } from '../pixels.ts';
import type { Band } from './band.ts';

/** The colours on both sides of an outline, place by place. */
export interface ColoursAlong {
  /**
   * Writes the usual colour inside and outside near a pixel (red, green, blue, 0-255, and how much they vary: the summed variance).
   * False where one of the two is not to be seen nearby.
   */
  readonly read: (place: number, inside: Float32Array, outside: Float32Array) => boolean;
}

/** Pixels right at the outline count this much: they mix both sides, but a thin thing has no others. */
const AT_OUTLINE = 0.02;
/** A cell is this many times as wide as half the band. */
const CELLS = 1.5;
/** What is gathered of each side: weight, three colours, their squares together. */
const SUMS = 5;
const LEAST = 0.05;

/** Gathers the colours in cells along the band; what a pixel is told is interpolated between them. */
export function coloursAlong({ width, height, data }: PixelImage, { places, depth }: Band): ColoursAlong {
  const reach = depth.reduce((most, steps) => Math.max(most, Math.abs(steps)), 1);
  const cell = Math.max(4, Math.round(CELLS * reach));
  const across = Math.ceil(width / cell) + 1;
  const down = Math.ceil(height / cell) + 1;
  const sides = [new Float32Array(across * down * SUMS), new Float32Array(across * down * SUMS)] as const;
  for (let k = 0; k < places.length; k++) {
    const at = places[k]!;
    const x = at % width;
    const to = SUMS * (Math.floor((at - x) / width / cell) * across + Math.floor(x / cell));
    const sums = sides[depth[k]! > 0 ? 0 : 1];
    const weight = AT_OUTLINE + (Math.abs(depth[k]!) / reach) ** 3;
    sums[to]! += weight;
    for (let c = 0; c < 3; c++) {
      const value = data[4 * at + c]!;
      sums[to + 1 + c]! += weight * value;
      sums[to + 4]! += weight * value * value;
    }
  }
  const grids = sides.map((sums) => spread(sums, across, down));
  const gathered = new Float32Array(SUMS);
  const readSide = (grid: Float32Array, place: number, out: Float32Array): boolean => {
    interpolate(
      grid,
      { x: (place % width) / cell, y: Math.floor(place / width) / cell, across, down },
      gathered,
    );
    const [weight, , , , squares] = gathered as unknown as [number, number, number, number, number];
    if (weight < LEAST) return false;
    let ofMeans = 0;
    for (let c = 0; c < 3; c++) {
      out[c] = gathered[1 + c]! / weight;
      ofMeans += out[c]! * out[c]!;
    }
    out[3] = Math.max(0, squares / weight - ofMeans);
    return true;
  };
  return {
    read: (place, inside, outside) =>
      readSide(grids[0]!, place, inside) && readSide(grids[1]!, place, outside),
  };
}

/** Every cell with its neighbours, at 1 2 1 each way. */
function spread(sums: Float32Array, across: number, down: number): Float32Array {
  const along = (
    from: Float32Array,
    step: number,
    isEdge: (cell: number) => [boolean, boolean],
  ): Float32Array =>
    from.map((value, i) => {
      const [isFirst, isLast] = isEdge(Math.floor(i / SUMS));
      return 2 * value + (isFirst ? 0 : from[i - step]!) + (isLast ? 0 : from[i + step]!);
    });
  const rows = along(sums, SUMS, (cell) => [cell % across === 0, cell % across === across - 1]);
  return along(rows, SUMS * across, (cell) => [cell < across, cell >= across * (down - 1)]);
}

interface Spot {
  /** In cells from the picture's corner. */
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

function interpolate(grid: Float32Array, { x, y, across, down }: Spot, out: Float32Array): void {
  const left = Math.max(0, Math.min(across - 2, Math.floor(x - 0.5)));
  const top = Math.max(0, Math.min(down - 2, Math.floor(y - 0.5)));
  const right = Math.max(0, Math.min(1, x - 0.5 - left));
  const below = Math.max(0, Math.min(1, y - 0.5 - top));
  const from = SUMS * (top * across + left);
  const under = from + SUMS * across;
  for (let s = 0; s < SUMS; s++) {
    const upper = grid[from + s]! * (1 - right) + grid[from + SUMS + s]! * right;
    const lower = grid[under + s]! * (1 - right) + grid[under + SUMS + s]! * right;
    out[s] = upper * (1 - below) + lower * below;
  }
}
