import type { Mask, Rect } from '../pixels.ts';

/** The smallest rectangle around every pixel above 0, or null for an empty mask. */
export function maskBounds(mask: Mask): Rect | null {
  const { width, height, data } = mask;
  let left = width;
  let right = 0;
  let top = -1;
  let bottom = 0;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let first = 0;
    while (first < width && data[start + first] === 0) first++;
    if (first === width) continue;
    let last = width - 1;
    while (data[start + last] === 0) last--;
    if (top < 0) top = y;
    bottom = y + 1;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
  }
  return top < 0 ? null : { left, top, right, bottom };
}

/** A rectangle with so many pixels more on every side, as far as the picture reaches. */
export function growRect(
  { left, top, right, bottom }: Rect,
  { across, down }: { readonly across: number; readonly down: number },
  { width, height }: { readonly width: number; readonly height: number },
): Rect {
  return {
    left: Math.max(0, left - across),
    top: Math.max(0, top - down),
    right: Math.min(width, right + across),
    bottom: Math.min(height, bottom + down),
  };
}

/** How many pixels may change (value above 0). */
export function countMasked(mask: Mask): number {
  let count = 0;
  for (const value of mask.data) if (value > 0) count++;
  return count;
}

/** True when nothing may change. */
export function isMaskEmpty(mask: Mask): boolean {
  return !mask.data.some((value) => value > 0);
}
