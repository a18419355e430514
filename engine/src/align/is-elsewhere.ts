import type { Mask, Rect } from '../pixels.ts';
import type { Difference } from './difference.ts';

/** What is known of an answer after the best alignment; all at the measured size. */
export interface Judged {
  readonly difference: Difference;
  readonly activity: Float32Array;
  /** 1 where nothing may change and the answer shows the place. */
  readonly kept: Uint8Array;
  /** What the answer shows of the original. */
  readonly seen: Rect;
  /** So many pixels missing at a border are made up by repeating it. */
  readonly mostMissing: number;
  /** Where it changed, grown. */
  readonly region: Mask;
  /** What is to be taken over: the mask, or what changed. */
  readonly wanted: Mask;
  readonly hasMask: boolean;
}

const MOST_REGION = 0.85;
/** Above this share of changed edges the room is another one, or seen from elsewhere. */
const MOST_BROKEN_EDGES = 0.8;
/** Typical OKLab distance of what should be the same above which nothing fits. */
const MOST_MEDIAN = 0.06;
/** Of the picture: with less left to judge by, the benefit of the doubt. */
const LEAST_OUTSIDE = 0.02;
const LEAST_EDGES = 0.01;
/** Share of the picture's liveliest pixels that count as edges, and the least slope (0-255 a pixel) of one. */
const EDGE_SHARE = 0.15;
const LEAST_SLOPE = 3;
/** Of the shorter side: what changed meets the border of what the answer shows along this much. */
const MOST_CUT = 0.04;

/** True when the picture was re-framed or drawn anew: what should be the same differs nearly everywhere, or what changed is cut off. */
export function isElsewhere(judged: Judged): boolean {
  return isCutOff(judged) || !fitsOutside(judged);
}

/** The wanted part runs into a border beyond which the answer shows nothing. */
function isCutOff({ seen, wanted, mostMissing }: Judged): boolean {
  const { width, height, data } = wanted;
  const most = MOST_CUT * Math.min(width, height);
  const inColumn = (x: number): number => {
    let count = 0;
    for (let y = seen.top; y < seen.bottom; y++) if (data[y * width + x]! > 0) count++;
    return count;
  };
  const inRow = (y: number): number => {
    let count = 0;
    for (let x = seen.left; x < seen.right; x++) if (data[y * width + x]! > 0) count++;
    return count;
  };
  return (
    (seen.left > mostMissing && inColumn(seen.left) > most) ||
    (width - seen.right > mostMissing && inColumn(seen.right - 1) > most) ||
    (seen.top > mostMissing && inRow(seen.top) > most) ||
    (height - seen.bottom > mostMissing && inRow(seen.bottom - 1) > most)
  );
}

function fitsOutside({ difference, activity, kept, region, hasMask }: Judged): boolean {
  const edge = edgeSlope(activity);
  const count = { kept: 0, changed: 0, edges: 0, broken: 0 };
  const same: number[] = [];
  for (let i = 0; i < kept.length; i++) {
    if (!kept[i]) continue;
    const isChanged = region.data[i]! > 0;
    const isEdge = activity[i]! > edge;
    count.kept++;
    if (isChanged) count.changed++;
    if (isEdge) count.edges++;
    if (isEdge && isChanged) count.broken++;
    if ((hasMask || !isChanged) && i % 5 === 0) same.push(difference.fine[i]!);
  }
  if (count.kept < LEAST_OUTSIDE * kept.length) return true;
  same.sort((a, b) => a - b);
  if ((same[same.length >> 1] ?? 0) > MOST_MEDIAN || count.changed > MOST_REGION * count.kept) return false;
  return count.edges < LEAST_EDGES * kept.length || count.broken <= MOST_BROKEN_EDGES * count.edges;
}

function edgeSlope(activity: Float32Array): number {
  const sample = activity.filter((_, i) => i % 7 === 0).sort();
  return Math.max(LEAST_SLOPE, sample[Math.floor(sample.length * (1 - EDGE_SHARE))] ?? 0);
}
