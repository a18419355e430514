import type { Size } from '../../../../platform/viewport/point.ts';
import type { Crop } from '../../model/recipe.ts';

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
