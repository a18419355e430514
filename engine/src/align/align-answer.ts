import { growMask } from '../mask/grow.ts';
import type { Plane } from '../filter/gaussian-blur.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { changedRegion } from './changed-region.ts';
import { differenceOf, type Difference } from './difference.ts';
import { findFit } from './find-fit.ts';
import { bringHome, IN_PLACE, placeOn, type Fit } from './fit.ts';
import { curvesOf, fitTone, type Tone } from './match-tone.ts';
import { activityOf } from './noise-floor.ts';
import { lumaOfColours, reduceColours, reduceKept } from './reduce.ts';
import { applyCurves, resample } from './resample.ts';

/** What a picture service was sent and what it sent back. */
export interface AnswerRequest {
  /** The part that was sent, at its own size. */
  readonly original: PixelImage;
  /** What came back, already resized to the original's size. */
  readonly answer: PixelImage;
  /** What may change; null when nobody said. */
  readonly mask: Mask | null;
}

export interface AlignedAnswer {
  /** The answer on the original's pixels and in its tone; same size. As it came when `isReframed`. */
  readonly edited: PixelImage;
  /** Where it changed, 0 or 255: the mask when one was given, else told from the difference (all 0 when nothing changed); null when re-framed without a mask. */
  readonly region: Mask | null;
  /** The service re-framed or re-drew the picture: without a mask no region can be told, with one nothing outside fits. */
  readonly isReframed: boolean;
  /** How far the answer's middle lay to the right of and below the original's, in pixels of the original. */
  readonly shift: { readonly x: number; readonly y: number };
}

/** Longer side at which all is measured. */
const MEASURED_PX = 768;
/** Less than this at the picture's corners is not worth resampling for. */
const NEGLIGIBLE_PX = 0.1;
const MOST_REGION = 0.85;
/** Of the shorter side: room for soft borders and shadows. */
const GROWN_SHARE = 0.015;
/** Above this share of changed edges the room is another one, or seen from elsewhere. */
const MOST_BROKEN_EDGES = 0.8;
/** Typical OKLab distance outside the region above which nothing fits. */
const MOST_MEDIAN = 0.06;
/** Outside a mask this share must be left to judge by. */
const LEAST_OUTSIDE = 0.02;

/**
 * Brings a picture service's answer home: shift and scale (to 4 %) by phase correlation refined to a fraction of a pixel, tone from what was not edited, and where it was edited.
 * Everything is measured at up to 768 px and applied at full size.
 * @throws RangeError when sizes differ
 */
export function alignAnswer(request: AnswerRequest): AlignedAnswer {
  const { original, answer, mask } = request;
  assertSameSize(request);
  const measured = measure(request);
  if (isElsewhere(measured, mask)) {
    return { edited: answer, region: mask, isReframed: true, shift: { x: 0, y: 0 } };
  }
  const fit = atFullSize(measured, original);
  const isMoved = cornerShift(fit, original) >= NEGLIGIBLE_PX;
  const curves = curvesOf(measured.tone);
  return {
    edited: isMoved ? resample(answer, fit, curves) : applyCurves(answer, curves),
    region: mask ?? enlarged(measured.region, original),
    isReframed: false,
    shift: isMoved ? { x: fit.x, y: fit.y } : { x: 0, y: 0 },
  };
}

interface Measured {
  readonly factor: number;
  readonly fit: Fit;
  readonly tone: Tone;
  readonly difference: Difference;
  readonly activity: Float32Array;
  /** 1 where nothing may change and the answer shows the place. */
  readonly kept: Uint8Array;
  /** What changed, not yet grown. */
  readonly region: Mask;
}

function measure({ original, answer, mask }: AnswerRequest): Measured {
  const factor = Math.max(1, Math.ceil(Math.max(original.width, original.height) / MEASURED_PX));
  const before = reduceColours(original, factor);
  const after = reduceColours(answer, factor);
  const kept = reduceKept(mask, before, factor);
  const luma = lumaOfColours(before);
  const found = findFit({ original: luma, answer: lumaOfColours(after), kept });
  const fit = cornerShift(found, before) * factor < NEGLIGIBLE_PX ? IN_PLACE : found;
  const home = fit === IN_PLACE ? after : bringHome(after, fit);
  const seen = seenPart(fit, before);
  keepInside(kept, before, seen);
  const tone = fitTone(before, home, kept);
  const difference = differenceOf({ original: before, answer: home }, tone, seen);
  const activity = activityOf(luma);
  const region = changedRegion(
    difference,
    { width: before.width, height: before.height },
    { activity, kept },
  );
  return { factor, fit, tone, difference, activity, kept, region };
}

function assertSameSize({ original, answer, mask }: AnswerRequest): void {
  for (const other of [answer, mask ?? original]) {
    if (other.width !== original.width || other.height !== original.height)
      throw new RangeError('original, answer and mask differ in size');
  }
}

/** The original's pixels that the answer shows. */
function seenPart(fit: Fit, { width, height }: Plane): Rect {
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

function keepInside(kept: Uint8Array, { width, height }: Plane, seen: Rect): void {
  for (let y = 0; y < height; y++) {
    const row = kept.subarray(y * width, (y + 1) * width);
    if (y < seen.top || y >= seen.bottom) row.fill(0);
    row.fill(0, 0, seen.left);
    row.fill(0, seen.right);
  }
}

function isElsewhere(measured: Measured, mask: Mask | null): boolean {
  const { difference, activity, kept, region } = measured;
  const outside: number[] = [];
  let keptCount = 0;
  let changed = 0;
  let edges = 0;
  let broken = 0;
  const sorted = Float32Array.from(activity.filter((_, i) => i % 7 === 0)).sort();
  const edge = Math.max(6, sorted[Math.floor(sorted.length * 0.85)] ?? 0);
  for (let i = 0; i < kept.length; i++) {
    if (!kept[i]) continue;
    keptCount++;
    const isChanged = region.data[i]! > 0;
    if (isChanged) changed++;
    if (activity[i]! > edge) {
      edges++;
      if (isChanged) broken++;
    }
    if (!(isChanged && mask === null) && i % 5 === 0) outside.push(difference.fine[i]!);
  }
  if (keptCount < LEAST_OUTSIDE * kept.length) return false;
  outside.sort((a, b) => a - b);
  const median = outside[outside.length >> 1] ?? 0;
  if (median > MOST_MEDIAN) return true;
  const share = changed / keptCount;
  if (share > MOST_REGION) return true;
  return edges > 0.01 * kept.length && broken > MOST_BROKEN_EDGES * edges;
}

/** From the planes' pixels to the picture's: blocks left out at the right and bottom move the centre. */
function atFullSize({ fit, factor }: Measured, { width, height }: PixelImage): Fit {
  const moved = (length: number): number => (factor * Math.max(1, Math.floor(length / factor)) - length) / 2;
  return {
    ...fit,
    x: factor * fit.x + moved(width) * (1 - fit.scaleX),
    y: factor * fit.y + moved(height) * (1 - fit.scaleY),
  };
}

function cornerShift(
  { scaleX, scaleY, x, y }: Fit,
  { width, height }: { width: number; height: number },
): number {
  return Math.max(
    Math.abs(x) + (Math.abs(scaleX - 1) * width) / 2,
    Math.abs(y) + (Math.abs(scaleY - 1) * height) / 2,
  );
}

function enlarged(region: Mask, { width, height }: PixelImage): Mask {
  const grown = growMask(region, GROWN_SHARE * Math.min(region.width, region.height));
  const { data } = resizeMask(grown, { width, height });
  return { width, height, data: data.map((value) => (value >= 128 ? 255 : 0)) };
}
