import type { Mask } from '../pixels.ts';

/** The stronger of two masks of one size at each pixel. */
export function either(a: Mask, b: Mask): Mask {
  return { ...a, data: a.data.map((value, i) => Math.max(value, b.data[i]!)) };
}
