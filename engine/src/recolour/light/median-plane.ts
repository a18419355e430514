import { quantile } from './quantile.ts';

/** Levels told apart: a twentieth of a stop over a photo's range. */
const LEVELS = 256;

export interface Cells {
  readonly width: number;
  readonly height: number;
  /** NaN where there is nothing to measure. */
  readonly data: Float64Array;
}

/**
 * Median of the cells within `radius` (a square window), NaN cells left out: lines thinner than the window vanish, edges between large areas stay. Sliding histogram (Huang 1979).
 */
export function medianPlane(cells: Cells, radius: number): Float64Array {
  const { width, height, data } = cells;
  const known = data.filter((value) => !Number.isNaN(value));
  const low = quantile(known, 0);
  const step = Math.max(1e-6, (quantile(known, 1) - low) / (LEVELS - 1));
  const levels = Int16Array.from(data, (value) =>
    Number.isNaN(value) ? -1 : Math.round((value - low) / step),
  );
  const out = new Float64Array(width * height).fill(Number.NaN);
  const counts = new Int32Array(LEVELS);
  for (let y = 0; y < height; y++) {
    counts.fill(0);
    let total = 0;
    const top = Math.max(0, y - radius);
    const bottom = Math.min(height - 1, y + radius);
    const slide = (x: number, by: 1 | -1): void => {
      if (x < 0 || x >= width) return;
      for (let row = top; row <= bottom; row++) {
        const level = levels[row * width + x]!;
        if (level < 0) continue;
        counts[level]! += by;
        total += by;
      }
    };
    for (let x = 0; x < radius; x++) slide(x, 1);
    for (let x = 0; x < width; x++) {
      slide(x + radius, 1);
      slide(x - radius - 1, -1);
      if (total > 0) out[y * width + x] = low + step * middle(counts, total);
    }
  }
  return out;
}

function middle(counts: Int32Array, total: number): number {
  let seen = 0;
  for (let level = 0; level < LEVELS; level++) {
    seen += counts[level]!;
    if (2 * seen >= total) return level;
  }
  return LEVELS - 1;
}
