import type { Mask, Rect } from '../pixels.ts';

const HALF = 128;

/**
 * Part of a mask at another size, 0 or 255, its outline drawn smoothly: bilinear between the middles of the mask's pixels.
 * @param from the part, in pixels of the mask; fractions are allowed
 */
export function enlargeMask(mask: Mask, from: Rect, size: { width: number; height: number }): Mask {
  const { width, height } = size;
  const columns = tapsOf({ from: from.left, to: from.right, size: width, limit: mask.width });
  const rows = tapsOf({ from: from.top, to: from.bottom, size: height, limit: mask.height });
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const above = rows.low[y]! * mask.width;
    const below = rows.high[y]! * mask.width;
    const down = rows.share[y]!;
    for (let x = 0; x < width; x++, i++) {
      const low = columns.low[x]!;
      const high = columns.high[x]!;
      const across = columns.share[x]!;
      const top = mask.data[above + low]! + (mask.data[above + high]! - mask.data[above + low]!) * across;
      const bottom = mask.data[below + low]! + (mask.data[below + high]! - mask.data[below + low]!) * across;
      if (top + (bottom - top) * down >= HALF) data[i] = 255;
    }
  }
  return { width, height, data };
}

interface Axis {
  readonly from: number;
  readonly to: number;
  readonly size: number;
  /** Pixels of the mask along this axis. */
  readonly limit: number;
}

/** Between which two pixels of the mask each new pixel lies, and how near the second. */
function tapsOf({ from, to, size, limit }: Axis) {
  const low = new Int32Array(size);
  const high = new Int32Array(size);
  const share = new Float32Array(size);
  const scale = (to - from) / size;
  for (let i = 0; i < size; i++) {
    const at = from + (i + 0.5) * scale - 0.5;
    const before = Math.floor(at);
    low[i] = Math.min(limit - 1, Math.max(0, before));
    high[i] = Math.min(limit - 1, Math.max(0, before + 1));
    share[i] = at - before;
  }
  return { low, high, share };
}
