import type { Rect } from '../pixels.ts';
import { orientationOf } from './orient.ts';
import { compose, type Homography, invert, largestFrame, leanOf, shift } from './perspective.ts';
import type { PhotoTransformations, Size } from './recipe.ts';

/** What becomes of a picture's size on the way; sizes in pixels. */
export interface Shape {
  /** After quarter turns. */
  readonly turned: Size;
  /** Of the upright rectangle inside the straightened picture. */
  readonly straightened: Size;
  /** From the straightened picture to the turned one; null where they are the same. */
  readonly toTurned: Homography | null;
  /** What is kept of it. */
  readonly kept: Rect;
}

/** Keeps a product that is a whole number from falling below it by the error of its factors. */
const ROUNDING = 1e-6;

/**
 * The side of the largest upright rectangle of a picture's own shape, centred, that a picture turned by `degrees` covers, as a
 * share (0-1) of the picture's side.
 *
 * Seen from the picture, the rectangle with the half sides s·w/2 and s·h/2 is turned by the angle and reaches
 * s·(w·cos + h·sin)/2 across and s·(w·sin + h·cos)/2 down. It lies inside when these are at most w/2 and h/2, so
 * s = 1 / (cos + sin · max(w/h, h/w)).
 */
export function inscribedShare({ width, height }: Size, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return 1 / (Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width));
}

/** The sizes a picture passes through. A crop keeps its shape to the pixel, stays inside and is never empty. */
export function shapeOf(size: Size, transformations: PhotoTransformations): Shape {
  const { rotation, crop } = transformations;
  const isLying = rotation === 90 || rotation === 270;
  const turned = isLying
    ? { width: size.height, height: size.width }
    : { width: size.width, height: size.height };
  const { straightened, toTurned } = uprightOf(turned, transformations);
  const across = keptOf(straightened.width, crop?.x ?? 0, crop?.width ?? 1);
  const down = keptOf(straightened.height, crop?.y ?? 0, crop?.height ?? 1);
  return {
    turned,
    straightened,
    toTurned,
    kept: { left: across.from, right: across.to, top: down.from, bottom: down.to },
  };
}

/** The upright rectangle of the leaning picture, with the way from its pixels to those of the turned one. */
function uprightOf(
  turned: Size,
  transformations: PhotoTransformations,
): Pick<Shape, 'straightened' | 'toTurned'> {
  const { straighten, perspective } = transformations;
  const isFlat = perspective.vertical === 0 && perspective.horizontal === 0;
  if (isFlat && straighten === 0) return { straightened: turned, toTurned: null };
  const lean = leanOf(turned, transformations);
  const { middle, share } = isFlat
    ? { middle: { x: 0, y: 0 }, share: inscribedShare(turned, straighten) }
    : largestFrame(turned, lean);
  // A side that is drawn apart may leave more than there was: no picture becomes larger than it came.
  const scale = Math.max(1, share);
  const straightened = {
    width: sideOf(turned.width, share / scale),
    height: sideOf(turned.height, share / scale),
  };
  const onPlane: Homography = [
    ...([scale, 0, middle.x - (scale * straightened.width) / 2] as const),
    ...([0, scale, middle.y - (scale * straightened.height) / 2] as const),
    ...([0, 0, 1] as const),
  ];
  const fromPlane = compose(shift(turned.width / 2, turned.height / 2), invert(lean));
  return { straightened, toTurned: compose(fromPlane, onPlane) };
}

/** From the pixels of what a recipe makes of a picture of this size to the pixels of the picture: straight, turned or in perspective. */
export function wayToSource(size: Size, transformations: PhotoTransformations): Homography {
  const { toTurned, kept } = shapeOf(size, transformations);
  const { across, down } = orientationOf(size, transformations);
  const cut = shift(kept.left, kept.top);
  return compose([...across, ...down, 0, 0, 1], toTurned ? compose(toTurned, cut) : cut);
}

/** The size in pixels of what a recipe makes of a picture. */
export function outputSize(size: Size, transformations: PhotoTransformations): Size {
  const { kept } = shapeOf(size, transformations);
  return { width: kept.right - kept.left, height: kept.bottom - kept.top };
}

function sideOf(side: number, share: number): number {
  return Math.max(1, Math.floor(side * share + ROUNDING));
}

function keptOf(side: number, start: number, share: number): { from: number; to: number } {
  const length = Math.min(side, Math.max(1, Math.round(share * side)));
  const from = Math.max(0, Math.min(side - length, Math.round(start * side)));
  return { from, to: from + length };
}
