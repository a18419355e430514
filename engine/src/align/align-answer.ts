import type { Plane } from '../filter/gaussian-blur.ts';
import { isMaskEmpty } from '../mask/bounds.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { changedRegion, SPECK_SHARE } from './changed-region.ts';
import { differenceOf } from './difference.ts';
import { findFit } from './find-fit.ts';
import { bringHome, type Fit, IN_PLACE } from './fit.ts';
import { isElsewhere, type Judged } from './is-elsewhere.ts';
import { isUnchanged, type Laid } from './is-unchanged.ts';
import { curvesOf, fitTone, SAME_TONE, type Tone } from './match-tone.ts';
import { activityOf } from './noise-floor.ts';
import { lumaOfColours, reduceColours, reduceKept } from './reduce.ts';
import { applyCurves, resample } from './resample.ts';
import { grownRegion, keptInside, seenPart } from './seen-part.ts';

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
  /** Nothing changed where it may, but for what encoding anew does. */
  readonly isUnchanged: boolean;
  /** How far the answer's middle lay to the right of and below the original's, in pixels of the original. */
  readonly shift: { readonly x: number; readonly y: number };
}

/** Longer side at which all is measured; a region that is given need not be told from the pixels. */
const MEASURED_PX = 640;
const MEASURED_WITH_MASK_PX = 480;
/** Less than this at the picture's corners is not worth resampling for. */
const NEGLIGIBLE_PX = 0.1;
/** Of the shorter side: room for soft borders and shadows. */
const GROWN_SHARE = 0.015;
/** Of the shorter side: so much missing at a border is made up by repeating it; what changed there is taken to run on. */
const MISSING_SHARE = 0.012;

/**
 * Brings a picture service's answer home: shift and scale (to 15 %) by phase correlation refined to a fraction of a pixel, tone from what was not edited, and where it was edited.
 * Everything is measured at up to 640 px and applied at full size.
 * @throws RangeError when sizes differ
 */
export function alignAnswer(request: AnswerRequest): AlignedAnswer {
  const { original, answer, mask } = request;
  assertSameSize(request);
  const seen = look(request);
  if (mask && liesRight(seen.before, seen.after, seen.free)) {
    const inPlace = { edited: answer, region: mask, isReframed: false, shift: { x: 0, y: 0 } };
    return { ...inPlace, isUnchanged: isUnchanged(laidInPlace(seen), seen.free) };
  }
  const measured = measure(request, seen);
  if (!measured || isElsewhere(measured)) {
    return { edited: answer, region: mask, isReframed: true, isUnchanged: false, shift: { x: 0, y: 0 } };
  }
  const fit = atFullSize(measured, original);
  const isMoved = measured.fit !== IN_PLACE;
  const curves = curvesOf(measured.tone);
  return {
    edited: isMoved ? resample(answer, fit, curves) : applyCurves(answer, curves),
    region: mask ?? enlarged(measured.region, original),
    isReframed: false,
    isUnchanged: mask
      ? isUnchanged({ original: seen.before, ...measured }, seen.free)
      : isMaskEmpty(measured.region),
    shift: isMoved ? { x: fit.x, y: fit.y } : { x: 0, y: 0 },
  };
}

interface Measured extends Judged {
  /** The picture's pixels per measured pixel. */
  readonly factor: number;
  readonly fit: Fit;
  readonly tone: Tone;
}

/** Both pictures at the size at which they are measured, and where nothing may change. */
function look({ original, answer, mask }: AnswerRequest) {
  const side = mask ? MEASURED_WITH_MASK_PX : MEASURED_PX;
  const factor = Math.max(1, Math.ceil(Math.max(original.width, original.height) / side));
  const before = reduceColours(original, factor);
  return { factor, before, after: reduceColours(answer, factor), free: reduceKept(mask, before, factor) };
}

/** An answer that needs no alignment. */
function laidInPlace({ before, after, free }: ReturnType<typeof look>): Laid {
  const whole = { left: 0, top: 0, right: before.width, bottom: before.height };
  const difference = differenceOf({ original: before, answer: after }, SAME_TONE, whole);
  return { original: before, difference, activity: activityOf(lumaOfColours(before)), kept: free };
}

/** Null when the answer shows the room from too far elsewhere. */
function measure(
  { mask }: AnswerRequest,
  { factor, before, after, free }: ReturnType<typeof look>,
): Measured | null {
  const luma = lumaOfColours(before);
  const found = findFit({ original: luma, answer: lumaOfColours(after), kept: free });
  if (!found) return null;
  const fit = cornerShift(found, before) * factor < NEGLIGIBLE_PX ? IN_PLACE : found;
  const home = fit === IN_PLACE ? after : bringHome(after, fit);
  const seen = seenPart(fit, before);
  const kept = keptInside(free, before.width, seen);
  const tone = fitTone({ original: before, answer: home, kept });
  const difference = differenceOf({ original: before, answer: home }, tone, seen);
  const activity = activityOf(luma);
  const shorter = Math.min(before.width, before.height);
  const changed = changedRegion(difference, before, { activity, kept, speckShare: SPECK_SHARE });
  const mostMissing = MISSING_SHARE * shorter;
  const region = grownRegion(changed, seen, { grow: GROWN_SHARE * shorter, reach: mostMissing });
  const wanted = mask ? { ...region, data: free.map((value) => 1 - value) } : changed;
  const judged = { difference, activity, kept, seen, mostMissing, region, wanted, hasMask: mask !== null };
  return { factor, fit, tone, ...judged };
}

function assertSameSize({ original, answer, mask }: AnswerRequest): void {
  for (const other of [answer, mask ?? original]) {
    if (other.width !== original.width || other.height !== original.height)
      throw new RangeError('original, answer and mask differ in size');
  }
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
  const { data } = resizeMask(region, { width, height });
  return { width, height, data: data.map((value) => (value >= 128 ? 255 : 0)) };
}

/** Differences that encoding alone makes, 0-255: hardly any channel value is off by more, and none of the three on the whole. */
const OFF = 4;
const OFF_SHARE = 0.005;
const MEAN_OFF = 0.4;
/** Fewer measured pixels than this say nothing. */
const ENOUGH = 400;

/**
 * Whether an answer lies on its original already, in the same tone, wherever nothing may change: then there is nothing to find out.
 * @param kept 1 where nothing may change; planes of three channels and one size
 */
function liesRight(original: Plane, answer: Plane, kept: Uint8Array): boolean {
  const mean = [0, 0, 0];
  let count = 0;
  let off = 0;
  for (let i = 0; i < kept.length; i++) {
    if (!kept[i]) continue;
    count += 1;
    let most = 0;
    for (let channel = 0; channel < 3; channel++) {
      const by = answer.data[3 * i + channel]! - original.data[3 * i + channel]!;
      mean[channel]! += by;
      most = Math.max(most, Math.abs(by));
    }
    if (most > OFF) off += 1;
  }
  return (
    count >= ENOUGH && off <= OFF_SHARE * count && mean.every((sum) => Math.abs(sum) <= MEAN_OFF * count)
  );
}
