import { axesOf, type Lens } from '../../room/camera/camera.ts';
import type { RoomLayout } from '../../room/layout/layout.ts';

/**
 * Where a pixel of the hole may be copied from: everything on a plane of the room moved along that plane, or everything in the picture moved.
 * Either is a homography of the picture (Hartley, Zisserman 2004, ch. 13), row by row.
 */
export interface Shift {
  /** Number of the room's side that it moves along, in `SIDES`; `PICTURE` for a move in the picture. */
  readonly side: number;
  readonly map: Float64Array;
}

/** Side of a shift that moves the picture itself. */
export const PICTURE = -1;

type Vector = readonly [number, number, number];

/** Side of what is not copied but runs on plainly (`PlainField`). */
export const PLAIN = -2;
export const PLAINLY: Shift = { side: PLAIN, map: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1) };

/** A shift along a side of the room; `move` in camera heights, in the camera's level frame, along the side. */
export function shiftAlong(layout: RoomLayout, side: number, move: Vector): Shift {
  const [nx, ny, nz] = layout.towards[side]!;
  const far = layout.distance[side]!;
  const inPlane: number[] = [];
  for (const along of move) inPlane.push((along * nx) / far, (along * ny) / far, (along * nz) / far);
  for (let k = 0; k < 9; k += 4) inPlane[k]! += 1;
  const { toPixel, toRay } = matricesOf(layout.camera);
  return { side, map: product(toPixel, product(Float64Array.from(inPlane), toRay)) };
}

/** A shift of the picture by whole or part pixels. */
export function shiftInPicture(x: number, y: number): Shift {
  return { side: PICTURE, map: Float64Array.of(1, 0, x, 0, 1, y, 0, 0, 1) };
}

/** Matrices from directions of the level frame to pixels (times their depth) and back. */
function matricesOf(lens: Lens): { toPixel: Float64Array; toRay: Float64Array } {
  const { right, up, ahead } = axesOf(lens);
  const { focal, centreX, centreY } = lens;
  const toPixel = new Float64Array(9);
  const toRay = new Float64Array(9);
  for (let k = 0; k < 3; k++) {
    toPixel[k] = focal * right[k]! + centreX * ahead[k]!;
    toPixel[3 + k] = centreY * ahead[k]! - focal * up[k]!;
    toPixel[6 + k] = ahead[k]!;
    toRay[3 * k] = right[k]! / focal;
    toRay[3 * k + 1] = -up[k]! / focal;
    toRay[3 * k + 2] = ahead[k]! - (centreX * right[k]!) / focal + (centreY * up[k]!) / focal;
  }
  return { toPixel, toRay };
}

function product(a: Float64Array, b: Float64Array): Float64Array {
  const out = new Float64Array(9);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      for (let k = 0; k < 3; k++) out[3 * row + column]! += a[3 * row + k]! * b[3 * k + column]!;
  return out;
}

/** Writes where a place of the picture is copied from to `out` as x, y. False for what would lie behind the viewer. */
export function sourceOf(
  { map }: Shift,
  { x, y }: { readonly x: number; readonly y: number },
  out: Float64Array,
): boolean {
  const w = map[6]! * x + map[7]! * y + map[8]!;
  if (w <= 1e-6) return false;
  out[0] = (map[0]! * x + map[1]! * y + map[2]!) / w;
  out[1] = (map[3]! * x + map[4]! * y + map[5]!) / w;
  return true;
}

/** How much larger the copied place is seen than its target: 1 = as large, 0.5 = it has to be enlarged twice. */
export function scaleOf({ map }: Shift, x: number, y: number): number {
  const w = map[6]! * x + map[7]! * y + map[8]!;
  const [a, b, c, d, e, f, g, h, i] = map as unknown as number[];
  const determinant = a! * (e! * i! - f! * h!) - b! * (d! * i! - f! * g!) + c! * (d! * h! - e! * g!);
  return Math.sqrt(Math.abs(determinant / (w * w * w)));
}

/** The same shift in pixels of another size of the picture. */
export function scaledShift({ side, map }: Shift, scale: number): Shift {
  const scaled = map.slice();
  scaled[2]! *= scale;
  scaled[5]! *= scale;
  scaled[6]! /= scale;
  scaled[7]! /= scale;
  return { side, map: scaled };
}

/** Middle of a cell of a grid that is so many cells wide, in cells. */
export function middleOf(width: number, cell: number): { x: number; y: number } {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}
