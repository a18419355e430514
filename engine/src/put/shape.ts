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
}

/** Cells along the longer side of what is marked. */
const CELLS = 48;
/** Room around it, cells. */
const MARGIN = 16;

/** The hull of what a mask marks in a box: a table's legs and what shows between them are one shape. */
export function shapeOf(mask: Mask, { left, top, right, bottom }: Rect): Shape {
  const cell = Math.max(right - left, bottom - top) / CELLS;
  const size = (length: number): number => Math.ceil(length / cell) + 2 * MARGIN;
  const corner = { left: left - MARGIN * cell, top: top - MARGIN * cell, cell, picture: mask };
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

function toGrid({ left, top, cell }: Omit<Shape, 'grid'>, corners: readonly Corner[]): Corner[] {
  return corners.map(([x, y]) => [(x - left) / cell, (y - top) / cell]);
}

/** Whether a cell of the grid lies in the picture: what is cut by its edge is seen no farther. */
function isInPicture({ grid, left, top, cell, picture }: Shape, at: number): boolean {
  const x = left + ((at % grid.width) + 0.5) * cell;
  const y = top + (Math.floor(at / grid.width) + 0.5) * cell;
  return x > 0 && y > 0 && x < picture.width && y < picture.height;
}

/** How far the hull of some points is the same shape: intersection over union, 0-1. */
export function likeness(shape: Shape, points: readonly Corner[]): number {
  const other = maskOfPlace(toGrid(shape, hullOf(points)), shape.grid);
  let both = 0;
  let any = 0;
  for (const [i, value] of other.data.entries()) {
    if (!isInPicture(shape, i)) continue;
    if (value > 0 && shape.grid.data[i]! > 0) both++;
    if (value > 0 || shape.grid.data[i]! > 0) any++;
  }
  return any === 0 ? 0 : both / any;
}
