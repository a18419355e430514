import { growMask } from '../mask/grow.ts';
import type { Mask, Rect } from '../pixels.ts';
import { placeOn, type Fit } from './fit.ts';

/** The original's pixels that the answer shows. */
export function seenPart(fit: Fit, { width, height }: { width: number; height: number }): Rect {
  const along = (length: number, scale: number, shift: number): [number, number] => {
    const axis = { length, scale, shift };
    let first = 0;
    let end = length;
    while (first < length - 1 && placeOn(first, axis) < -0.01) first++;
    while (end > first + 1 && placeOn(end - 1, axis) > length - 0.99) end--;
    return [first, end];
  };
  const [left, right] = along(width, fit.scaleX, fit.x);
  const [top, bottom] = along(height, fit.scaleY, fit.y);
  return { left, top, right, bottom };
}

/** Nothing is kept outside the seen part. */
export function keptInside(free: Uint8Array, width: number, seen: Rect): Uint8Array {
  const kept = new Uint8Array(free.length);
  for (let y = seen.top; y < seen.bottom; y++) {
    const row = y * width;
    kept.set(free.subarray(row + seen.left, row + seen.right), row + seen.left);
  }
  return kept;
}

/** The region grown by some pixels. What changed at the border of the seen part is taken to run on, at most `reach` pixels beyond it. */
export function grownRegion(changed: Mask, seen: Rect, how: { grow: number; reach: number }): Mask {
  return onlyNear(growMask(spreadOut(changed, seen), how.grow), seen, how.reach);
}

function spreadOut({ width, height, data }: Mask, seen: Rect): Mask {
  const out = new Uint8Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(seen.bottom - 1, Math.max(seen.top, y)) * width;
    for (let x = 0; x < width; x++, i++) {
      out[i] = data[row + Math.min(seen.right - 1, Math.max(seen.left, x))]!;
    }
  }
  return { width, height, data: out };
}

function onlyNear({ width, height, data }: Mask, seen: Rect, reach: number): Mask {
  const out = data.slice();
  for (let y = 0, i = 0; y < height; y++) {
    const down = Math.max(seen.top - y, y - seen.bottom + 1);
    for (let x = 0; x < width; x++, i++) {
      if (Math.max(down, seen.left - x, x - seen.right + 1) > reach) out[i] = 0;
    }
  }
  return { width, height, data: out };
}
