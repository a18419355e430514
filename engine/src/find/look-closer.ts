import { islandsOf } from '../mask/islands.ts';
import type { PixelImage, Rect } from '../pixels.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { shellShare } from '../room/network/classes.ts';
import { resample, type FeatureMap, type MapSize } from '../room/network/feature-map.ts';
import type { Sight } from '../room/network/see-pixels.ts';
import { lookTwice, partOfPicture } from '../room/see-surely.ts';
import { pointAt, type Place, type Pointing } from './point-at.ts';
import type { SelectionGround } from './prepare-selection.ts';

/** How much more than a thing is looked at. */
const AROUND = 2.2;
/** No part is smaller than this share of the picture's sides: what surrounds a thing tells what it is. */
const NEAREST = 1 / 4;
/** How much larger or smaller than wanted an earlier look may have been. */
const ABOUT_AS_LARGE = 1.4;
/** What fills this share of a side or more is near enough. */
const NEAR_ENOUGH = 0.8;

/** A part of the picture seen from nearer by, in pixels of the whole sight, and what is seen there. */
interface NearSight {
  readonly part: Rect;
  readonly copy: PixelImage;
  readonly sight: Sight;
}

/** What a nearer look answered. */
export interface Closer extends NearSight {
  readonly answer: FeatureMap;
}

/**
 * Looks at small things from nearer by, and asks again what is meant. `answer`: what was answered from afar; `before`: an earlier nearer look, which serves again where it shows
 * what is wanted. Null where afar is near enough: for what is large, for walls, floors and ceilings, and in a box, which tells where the thing ends.
 */
export function lookCloser(
  ground: SelectionGround,
  { pointing, answer, before }: { pointing: Pointing; answer: FeatureMap; before: Closer | null },
): Closer | null {
  if (pointing.box || isOnShell(ground, pointing.keep)) return null;
  const bounds = boundsOf(pointing, answer);
  const part = partAround(bounds, answer);
  if (!part) return null;
  const again = before && isShownWell(bounds, part, before.part) ? before : null;
  const near = again ?? seeNear(ground, answer, part);
  const nearer = within(near.part, pointing, answer);
  const last = again ? again.answer : nearer.last;
  return { ...near, answer: pointAt(near.copy, near.sight, { pointing: { ...nearer, last } }) };
}

const isOnShell = ({ sight: { classes } }: SelectionGround, [first]: readonly Place[]): boolean =>
  first !== undefined && shellShare(classes.data, first.y * classes.width + first.x) > 0.5;

function seeNear({ picture, copy }: SelectionGround, whole: MapSize, part: Rect): NearSight {
  const near = resizeImage(partOfPicture(picture, part, whole), copy);
  return { part, copy: near, sight: lookTwice(near) };
}

/** The same pointing in pixels of the part. */
function within(part: Rect, pointing: Pointing, whole: MapSize): Pointing {
  const { keep, away, last } = pointing;
  const x = (from: number): number => ((from - part.left) * whole.width) / (part.right - part.left);
  const y = (from: number): number => ((from - part.top) * whole.height) / (part.bottom - part.top);
  const nearer = (place: Place): Place => ({
    x: Math.floor(x(place.x + 0.5)),
    y: Math.floor(y(place.y + 0.5)),
  });
  return {
    ...pointing,
    keep: keep.map(nearer),
    away: away.map(nearer),
    last: last && resample(partOfMap(last, part), whole),
  };
}

/** The part of a picture around some bounds, of the picture's proportions, in whole pixels; null where it would be nearly all. */
function partAround(bounds: Rect, { width, height }: MapSize): Rect | null {
  const wanted = Math.max((bounds.right - bounds.left) / width, (bounds.bottom - bounds.top) / height);
  const share = Math.max(NEAREST, wanted * AROUND);
  if (share > NEAR_ENOUGH) return null;
  const side = (size: number, low: number, high: number): [number, number] => {
    const length = Math.ceil(share * size);
    const first = Math.max(0, Math.min(size - length, Math.round((low + high - length) / 2)));
    return [first, first + length];
  };
  const [left, right] = side(width, bounds.left, bounds.right);
  const [top, bottom] = side(height, bounds.top, bounds.bottom);
  return { left, right, top, bottom };
}

/** Whether a part that was looked at shows all of it, about as large as the one that is wanted. */
function isShownWell(bounds: Rect, wanted: Rect, part: Rect): boolean {
  const isAll =
    bounds.left >= part.left &&
    bounds.right <= part.right &&
    bounds.top >= part.top &&
    bounds.bottom <= part.bottom;
  const scale = (part.right - part.left) / (wanted.right - wanted.left);
  return isAll && scale > 1 / ABOUT_AS_LARGE && scale < ABOUT_AS_LARGE;
}

/** Around what was answered under a click and everything that was pointed at. */
function boundsOf({ keep, away }: Pointing, answer: FeatureMap): Rect {
  const places = [...pieceUnder(answer, keep), ...keep, ...away];
  const span = (values: readonly number[]): [number, number] =>
    values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value + 1)], [Infinity, 0]);
  const [left, right] = span(places.map(({ x }) => x));
  const [top, bottom] = span(places.map(({ y }) => y));
  return { left, right, top, bottom };
}

/** The pixels that were answered and are joined to a click. */
function pieceUnder({ width, data }: FeatureMap, clicks: readonly Place[]): Place[] {
  const clicked = new Set(clicks.map(({ x, y }) => y * width + x));
  return islandsOf({ width, isOpen: Uint8Array.from(data, (odds) => (odds > 0 ? 1 : 0)) })
    .filter((cells) => cells.some((cell) => clicked.has(cell)))
    .flatMap((cells) => Array.from(cells, (cell) => ({ x: cell % width, y: Math.floor(cell / width) })));
}

function partOfMap({ width, channels, data }: FeatureMap, { left, top, right, bottom }: Rect): FeatureMap {
  const size: MapSize = { width: right - left, height: bottom - top };
  const out = new Float32Array(size.width * size.height * channels);
  for (let y = 0; y < size.height; y++) {
    const from = ((top + y) * width + left) * channels;
    out.set(data.subarray(from, from + size.width * channels), y * size.width * channels);
  }
  return { ...size, channels, data: out };
}
