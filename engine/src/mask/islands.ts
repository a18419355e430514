import type { Rect } from '../pixels.ts';

/** What is marked of cells that lie row by row, 1 = marked. */
export interface Marked {
  readonly width: number;
  readonly isOpen: Uint8Array;
}

/** The connected parts of what is marked, each as its cells: what is removed in five places is five holes. */
export function islandsOf({ width, isOpen }: Marked): Int32Array[] {
  const isKnown = new Uint8Array(isOpen.length);
  const islands: Int32Array[] = [];
  for (let start = 0; start < isOpen.length; start++) {
    if (isOpen[start] === 0 || isKnown[start] === 1) continue;
    const cells = [start];
    isKnown[start] = 1;
    for (let next = 0; next < cells.length; next++) {
      const cell = cells[next]!;
      const x = cell % width;
      for (const beside of [
        x > 0 ? cell - 1 : -1,
        x < width - 1 ? cell + 1 : -1,
        cell - width,
        cell + width,
      ]) {
        if (beside < 0 || beside >= isOpen.length || isOpen[beside] === 0 || isKnown[beside] === 1) continue;
        isKnown[beside] = 1;
        cells.push(beside);
      }
    }
    islands.push(Int32Array.from(cells).sort());
  }
  return islands;
}

/** The first and last column and row of some cells; all of them are within. */
export function boundsOfCells(cells: Int32Array, width: number): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}
