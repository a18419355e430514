import { oklabOfImage } from '../colour/oklab.ts';
import type { PixelImage } from '../pixels.ts';
import type { Segmentation } from '../segment/segment-image.ts';

/** How far to each side of a border colours are compared, in pixels: beyond the blur of an edge. */
const STEP = 3;

/** Median OKLab difference across the border of two regions; Infinity when they do not meet. */
export type BorderContrast = (one: number, two: number) => number;

/** Measures how sharply neighbouring regions part: light falling across a wall changes slowly, a thing in front of it ends at once. */
export function measureBorders(
  image: PixelImage,
  { width, height, label, count }: Segmentation,
): BorderContrast {
  const lab = oklabOfImage(image);
  const differences = new Map<number, number[]>();
  const keyOf = (one: number, two: number): number => Math.min(one, two) * count + Math.max(one, two);
  const meet = (i: number, j: number, difference: number): void => {
    if (label[i]! < 0 || label[j]! < 0) return;
    const key = keyOf(label[i]!, label[j]!);
    const known = differences.get(key);
    if (known) known.push(difference);
    else differences.set(key, [difference]);
  };
  const differenceOf = (a: number, b: number): number =>
    Math.hypot(
      lab[3 * a]! - lab[3 * b]!,
      lab[3 * a + 1]! - lab[3 * b + 1]!,
      lab[3 * a + 2]! - lab[3 * b + 2]!,
    );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x >= STEP && x + STEP < width && label[i] !== label[i + 1])
        meet(i, i + 1, differenceOf(i - STEP + 1, i + STEP));
      if (y >= STEP && y + STEP < height && label[i] !== label[i + width]) {
        meet(i, i + width, differenceOf(i - (STEP - 1) * width, i + STEP * width));
      }
    }
  }
  return (one, two) => {
    const known = differences.get(keyOf(one, two))?.toSorted((a, b) => a - b);
    return known?.[known.length >> 1] ?? Infinity;
  };
}

/** A border with less contrast than this (OKLab) is light falling across one surface, not an edge. */
export const SOFT_BORDER = 0.035;
