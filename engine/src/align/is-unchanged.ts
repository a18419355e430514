import type { Plane } from '../filter/gaussian-blur.ts';
import { changedRegion } from './changed-region.ts';
import type { Difference } from './difference.ts';

/** An answer laid over its original at the size at which all is measured. */
export interface Laid {
  readonly original: Plane;
  readonly difference: Difference;
  readonly activity: Float32Array;
  /** 1 where nothing may change and the answer shows the place: there is its noise. */
  readonly kept: Uint8Array;
}

/** Of the picture's area: less than where a change is searched for, because here somebody said where it may be. */
const SPECK_SHARE = 0.00005;
/**
 * A change may be faint and wide: these quantiles of the coarse differences (OKLab) are then both of some size and several times
 * as large as where nothing may change. Encoding anew at quality 50 makes .007 at most, a tint of ten levels .017.
 */
const FAINT = { quantiles: [0.5, 0.9], least: 0.008, times: 2.5 };

/**
 * Whether an answer leaves everything as it was where it may change, but for what encoding anew does.
 * @param free 1 where nothing may change
 */
export function isUnchanged(laid: Laid, free: Uint8Array): boolean {
  const { original, difference, activity, kept } = laid;
  if (isFaintlyChanged(laid, free)) return false;
  const changed = changedRegion(difference, original, { activity, kept, speckShare: SPECK_SHARE });
  return changed.data.every((value, i) => value === 0 || free[i] === 1);
}

function isFaintlyChanged({ difference: { coarse }, kept }: Laid, free: Uint8Array): boolean {
  const inside = coarse.filter((_, i) => free[i] === 0).sort();
  const outside = coarse.filter((_, i) => kept[i] === 1).sort();
  const at = (sorted: Float32Array, share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return FAINT.quantiles.some(
    (share) => at(inside, share) > Math.max(FAINT.least, FAINT.times * at(outside, share)),
  );
}
