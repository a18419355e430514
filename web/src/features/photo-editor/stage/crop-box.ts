import type { Point, Size } from '../../../platform/viewport/point.ts';
import type { Crop } from '../model/recipe.ts';

/** In pixels of the straightened picture, not rounded. */
export interface CropBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface CropRules {
  /** The straightened picture. */
  readonly bounds: Size;
  /** Width by height; null when free. */
  readonly shape: number | null;
  /** Shortest side in pixels. */
  readonly least: number;
}

export function boxOf(crop: Crop | null, { width, height }: Size): CropBox {
  if (!crop) return { left: 0, top: 0, right: width, bottom: height };
  return {
    left: crop.x * width,
    top: crop.y * height,
    right: (crop.x + crop.width) * width,
    bottom: (crop.y + crop.height) * height,
  };
}

/** Null when it holds the whole picture. */
export function cropOf({ left, top, right, bottom }: CropBox, { width, height }: Size): Crop | null {
  const crop = {
    x: share(left / width),
    y: share(top / height),
    width: share((right - left) / width),
    height: share((bottom - top) / height),
  };
  return crop.width === 1 && crop.height === 1 ? null : crop;
}

/** What rounding left beside 0 and 1 is put there. */
function share(value: number): number {
  if (value < 1e-9) return 0;
  return value > 1 - 1e-9 ? 1 : value;
}

/** The nearest number that is not beyond the two. */
export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The part of the frame that is taken hold of: a corner or an edge, by points of the compass. */
export const cropHandles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type CropHandle = (typeof cropHandles)[number];

/** What a press takes: a handle, the whole frame, or the picture outside it. */
export type CropZone = CropHandle | 'move' | 'outside';

/** Of a small frame a third of each side is left to move it by. */
const LEAST_PARTS = 3;

/** What lies at a place. `frame` and `reach` (how far from an edge still counts) in CSS pixels of the stage. */
export function zoneAt({ x, y }: Point, frame: CropBox, reach: number): CropZone {
  const across = sideAt(x, { from: frame.left, to: frame.right, reach, names: ['w', 'e'] });
  const down = sideAt(y, { from: frame.top, to: frame.bottom, reach, names: ['n', 's'] });
  if (across === null || down === null) return 'outside';
  return across === '' && down === '' ? 'move' : (`${down}${across}` as CropHandle);
}

interface Side {
  readonly from: number;
  readonly to: number;
  readonly reach: number;
  readonly names: readonly [string, string];
}

/** The edge that is near, none (in between), or null outside. */
function sideAt(at: number, { from, to, reach, names }: Side): string | null {
  if (at < from - reach || at > to + reach) return null;
  const inner = Math.min(reach, (to - from) / LEAST_PARTS);
  if (at <= from + inner) return names[0];
  return at >= to - inner ? names[1] : '';
}
