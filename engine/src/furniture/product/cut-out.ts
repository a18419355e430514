import type { PixelImage, Rect } from '../../pixels.ts';
import { cropImage } from '../../resize/crop.ts';

/** Where a product is to be: a cut-out that stands on the floor, or a picture, mirror or lamp flat on a wall. */
export type Stands = 'floor' | 'wall';

/** Why a picture is of no use as a product. */
export type ProductProblem = 'product_empty' | 'product_too_small' | 'product_not_cut_out';

/** The visible part must be this many pixels wide and high. */
const LEAST_PIXELS = 64;
/** A pixel counts as part of the thing from this alpha on: soft shadows that some shops leave in do not make it wider. */
const VISIBLE = 128;
/** What is to stand on a floor needs at least this share of its picture transparent. */
const LEAST_CLEAR = 0.005;

/** The smallest rectangle around everything visible; null when nothing is. */
export function visibleBounds({ width, height, data }: PixelImage): Rect | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[4 * (y * width + x) + 3]! < VISIBLE) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right > left ? { left, top, right, bottom } : null;
}

function clearShare({ data }: PixelImage): number {
  let clear = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! < VISIBLE) clear++;
  return clear / (data.length / 4);
}

/** What is wrong with a picture as a product; null when nothing is. */
export function productProblem(image: PixelImage, stands: Stands): ProductProblem | null {
  const bounds = visibleBounds(image);
  if (!bounds) return 'product_empty';
  const { left, top, right, bottom } = bounds;
  if (Math.min(right - left, bottom - top) < LEAST_PIXELS / 4) return 'product_too_small';
  if (Math.max(right - left, bottom - top) < LEAST_PIXELS) return 'product_too_small';
  if (stands === 'floor' && clearShare(image) < LEAST_CLEAR) return 'product_not_cut_out';
  return null;
}

/** From this alpha on a pixel shows the thing alone, without what was behind it. */
const SOLID = 250;

/** Pixels around a rim that are looked at; wider for larger pictures. */
function reachOf({ width, height }: PixelImage): number {
  return Math.max(2, Math.min(6, Math.round(Math.max(width, height) / 400)));
}

/**
 * Half-transparent pixels of a narrow rim still show the ground that the thing was photographed on, as a light or dark halo: they get the
 * mean colour of the solid pixels beside them. Wide half-transparent parts (glass, voile) keep their own.
 */
function withoutHalo(image: PixelImage): PixelImage {
  const { width, height } = image;
  const data = image.data.slice();
  const reach = reachOf(image);
  const inside = new Float64Array(4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = 4 * (y * width + x);
      const alpha = image.data[i + 3]!;
      if (alpha === 0 || alpha >= SOLID) continue;
      if (!meanInside(image, { x, y, reach }, inside)) continue;
      for (let k = 0; k < 3; k++) data[i + k] = Math.round(inside[k]! / inside[3]!);
    }
  }
  return { width, height, data };
}

/** Sums the solid pixels near a rim pixel; false where it is no rim: nothing solid, or nothing clear, is near. */
function meanInside(
  { width, height, data }: PixelImage,
  at: { x: number; y: number; reach: number },
  sum: Float64Array,
): boolean {
  sum.fill(0);
  let isRim = at.x < at.reach || at.y < at.reach || at.x + at.reach >= width || at.y + at.reach >= height;
  const bottom = Math.min(height - 1, at.y + at.reach);
  const right = Math.min(width - 1, at.x + at.reach);
  for (let y = Math.max(0, at.y - at.reach); y <= bottom; y++) {
    for (let x = Math.max(0, at.x - at.reach); x <= right; x++) {
      const i = 4 * (y * width + x);
      if (data[i + 3] === 0) isRim = true;
      if (data[i + 3]! < SOLID) continue;
      const near = 1 / (1 + (x - at.x) ** 2 + (y - at.y) ** 2);
      for (let k = 0; k < 3; k++) sum[k]! += near * data[i + k]!;
      sum[3]! += near;
    }
  }
  return isRim && sum[3]! > 0;
}

/**
 * The product without its clear margins and without a halo.
 * @throws RangeError when nothing in it is visible
 */
export function cutOutOf(image: PixelImage): PixelImage {
  const bounds = visibleBounds(image);
  if (!bounds) throw new RangeError('nothing in the picture is visible');
  return withoutHalo(cropImage(image, bounds));
}
