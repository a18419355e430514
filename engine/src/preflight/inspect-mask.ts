import { findIslands, type Island } from '../mask/find-islands.ts';
import { countMasked } from '../mask/bounds.ts';
import type { Mask } from '../pixels.ts';

export interface MaskFindings {
  readonly isEmpty: boolean;
  /** Share of the picture that may change, 0-1. */
  readonly coverage: number;
  /** More than 90 % may change. */
  readonly isNearlyAll: boolean;
  /** Separate pieces. */
  readonly islands: number;
  /** A piece that is no stray dot lies so far from the largest that one edit can hardly serve both. */
  readonly hasFarIslands: boolean;
}

const NEARLY_ALL = 0.9;
/** Of the picture's longer side: the gap between two pieces. */
const FAR_SHARE = 0.2;
/** A part of its own is as large as what an edit takes (share of the picture), or as a good part of the largest piece. */
const PART_SHARE = 0.002;
const PART_OF_LARGEST = 0.1;

/** What is wrong with a mask before anything is paid for. */
export function inspectMask(mask: Mask): MaskFindings {
  const islands = findIslands(mask);
  const coverage = countMasked(mask) / mask.data.length;
  const [largest] = islands;
  const far = FAR_SHARE * Math.max(mask.width, mask.height);
  const least = Math.min(PART_SHARE * mask.data.length, PART_OF_LARGEST * (largest?.area ?? 0));
  const parts = islands.filter(({ area }) => area >= least);
  return {
    isEmpty: islands.length === 0,
    coverage,
    isNearlyAll: coverage > NEARLY_ALL,
    islands: islands.length,
    hasFarIslands: largest !== undefined && parts.some((part) => gapBetween(largest, part) > far),
  };
}

/** Pixels between the bounds of two pieces; 0 when the bounds meet. */
function gapBetween({ bounds: one }: Island, { bounds: two }: Island): number {
  const across = Math.max(0, two.left - one.right, one.left - two.right);
  const down = Math.max(0, two.top - one.bottom, one.top - two.bottom);
  return Math.hypot(across, down);
}
