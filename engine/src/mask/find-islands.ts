import type { Mask, Rect } from '../pixels.ts';
import { createForest, type Forest } from '../segment/forest.ts';

/** A connected piece of a mask. */
export interface Island {
  /** Pixels above 0. */
  readonly area: number;
  readonly bounds: Rect;
  /** Its pixels as horizontal runs: row, first column, one past the last column, and so on. */
  readonly runs: readonly number[];
}

interface Runs {
  /** Row, first column, one past the last column of every run, from the top. */
  readonly spans: readonly number[];
  /** Where each row's runs begin, in runs; one entry more than there are rows. */
  readonly rowStart: Int32Array;
}

/** The connected pieces (corners touch too) of what lies above 0, largest first. Works on runs, not pixels: a 12-megapixel mask needs no map of labels. */
export function findIslands(mask: Mask): Island[] {
  const runs = runsOf(mask);
  const forest = createForest(runs.spans.length / 3);
  for (let y = 1; y < mask.height; y++) joinRows(runs, forest, y);
  const islands = new Map<number, { area: number; bounds: Rect; runs: number[] }>();
  for (let i = 0; i < runs.spans.length; i += 3) {
    const [y, left, right] = [runs.spans[i]!, runs.spans[i + 1]!, runs.spans[i + 2]!];
    const root = forest.find(i / 3);
    let island = islands.get(root);
    if (!island)
      islands.set(root, (island = { area: 0, bounds: { left, top: y, right, bottom: y }, runs: [] }));
    island.area += right - left;
    island.runs.push(y, left, right);
    const { bounds } = island;
    island.bounds = {
      left: Math.min(bounds.left, left),
      top: bounds.top,
      right: Math.max(bounds.right, right),
      bottom: y + 1,
    };
  }
  return [...islands.values()].sort((a, b) => b.area - a.area);
}

function runsOf({ width, height, data }: Mask): Runs {
  const spans: number[] = [];
  const rowStart = new Int32Array(height + 1);
  for (let y = 0; y < height; y++) {
    rowStart[y] = spans.length / 3;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (data[row + x] === 0) continue;
      const left = x;
      while (x < width && data[row + x]! > 0) x++;
      spans.push(y, left, x);
    }
  }
  rowStart[height] = spans.length / 3;
  return { spans, rowStart };
}

/** Joins the runs of row `y` with those of the row above that they touch. */
function joinRows({ spans, rowStart }: Runs, forest: Forest, y: number): void {
  let above = rowStart[y - 1]!;
  let here = rowStart[y]!;
  while (above < rowStart[y]! && here < rowStart[y + 1]!) {
    const aboveRight = spans[3 * above + 2]!;
    const hereRight = spans[3 * here + 2]!;
    if (spans[3 * above + 1]! <= hereRight && spans[3 * here + 1]! <= aboveRight) {
      const one = forest.find(above);
      const two = forest.find(here);
      if (one !== two) forest.join(one, two);
    }
    if (aboveRight < hereRight) above++;
    else here++;
  }
}
