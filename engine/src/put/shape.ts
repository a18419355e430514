import type { Mask, Rect } from '../pixels.ts';
import { hullOf, maskOfPlace, type Corner } from './place.ts';

/** A shape reduced to a small grid. */
export interface Shape {
  /** The grid's own size; shapes reach a margin into it. */
  readonly grid: Mask;
  /** Corner of the grid in the picture, and pixels of the picture per cell. */
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly picture: { readonly width: number; readonly height: number };
  /** Above 0 where nothing can be seen of it, for what stands before it; of the picture's size. */
  readonly hidden: Mask;
}

/** Cells along the longer side of what is marked. */
const CELLS = 48;
/** Room around it, cells. */
const MARGIN = 16;

/** The hull of what a mask marks in a box: a table's legs and what shows between them are one shape. */
export function shapeOf(mask: Mask, { left, top, right, bottom }: Rect, hidden: Mask): Shape {
  const cell = Math.max(right - left, bottom - top) / CELLS;
  const size = (length: number): number => Math.ceil(length / cell) + 2 * MARGIN;
  const corner = { left: left - MARGIN * cell, top: top - MARGIN * cell, cell, picture: mask, hidden };
  const points: Corner[] = [];
  for (let y = top; y < bottom; y++) {
    const row = mask.data.subarray(y * mask.width + left, y * mask.width + right);
    const first = row.findIndex((value) => value > 127);
    if (first < 0) continue;
    const last = row.findLastIndex((value) => value > 127);
    points.push([left + first, y + 0.5], [left + last + 1, y + 0.5]);
  }
  const grid = maskOfPlace(toGrid(corner, hullOf(points)), {
    width: size(right - left),
    height: size(bottom - top),
  });
  return { ...corner, grid };
}

/** How far above the foot of the shape something ends, pixels; 0 where the shape has no foot below it. */
export function aboveFoot({ grid, left, top, cell }: Shape, [x, y]: Corner): number {
  const column = Math.floor((x - left) / cell);
  if (column < 0 || column >= grid.width) return 0;
  for (let row = grid.height - 1; row >= 0; row--)
    if (grid.data[row * grid.width + column]! > 0) return Math.max(0, top + (row + 1) * cell - y);
  return 0;
}

function toGrid(
  { left, top, cell }: Pick<Shape, 'left' | 'top' | 'cell'>,
  corners: readonly Corner[],
): Corner[] {
  return corners.map(([x, y]) => [(x - left) / cell, (y - top) / cell]);
}

/** Whether a cell of the grid can be seen: what is cut by the picture's edge goes on beyond it, and so does what something stands before. */
function isSeen({ grid, left, top, cell, picture, hidden }: Shape, at: number): boolean {
  const x = left + ((at % grid.width) + 0.5) * cell;
  const y = top + (Math.floor(at / grid.width) + 0.5) * cell;
  if (x <= 0 || y <= 0 || x >= picture.width || y >= picture.height) return false;
  return hidden.data[Math.floor(y) * picture.width + Math.floor(x)] === 0;
}

/** How far the hull of some points is the same shape: intersection over union, 0-1. */
export function likeness(shape: Shape, points: readonly Corner[]): number {
  const other = maskOfPlace(toGrid(shape, hullOf(points)), shape.grid);
  let both = 0;
  let any = 0;
  for (const [i, value] of other.data.entries()) {
    if (!isSeen(shape, i)) continue;
    if (value > 0 && shape.grid.data[i]! > 0) both++;
    if (value > 0 || shape.grid.data[i]! > 0) any++;
  }
  return any === 0 ? 0 : both / any;
}
