import { painted } from '../mask-help/tidy-mask.ts';
import { countMasked, maskBounds } from '../mask/bounds.ts';
import { either } from '../mask/either.ts';
import { growMask, shrinkMask } from '../mask/grow.ts';
import { findIslands, type Island } from '../mask/find-islands.ts';
import type { Mask } from '../pixels.ts';
import { NETWORK_CLASSES, NETWORK_PLANES } from '../room/network/classes.ts';
import { enlargeMask } from '../resize/enlarge-mask.ts';
import { fitWithin } from '../resize/resize-image.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { regionAt, scaledPart, type RoomPart } from '../room/room-part.ts';
import { movableShare } from './what-stands.ts';

/** Longer side of the copy that it is looked for in. */
export const WORK_SIDE = 768;
/** Below the foot of what is marked, so much of the picture's longer side is passed over: a mark ends a little beyond its thing, or before it. */
const BEYOND = 0.012;
/** A region shows a thing by this share. */
const THING = 0.5;
/** The largest patch of glare: share of all that hides. */
const GLARE = 0.3;
/** Half the width of strips that are a thing's own shadow along its foot rather than something before it: share of the picture's longer side. */
const THIN = 0.006;
/** What reaches less far below the mark is the dark under the thing itself: share of the mark's height. */
const SHALLOW = 0.25;
/** Columns and rows of the picture between those that are asked. */
const STEP = 2;

/** What lies on the floor by this share is seen in it, or was misread. */
const ON_FLOOR = 0.4;

const RUG = NETWORK_CLASSES.indexOf('rug');
const FLOOR = NETWORK_PLANES.indexOf('floor');

/**
 * What hides the foot of a thing that is marked: 255 on the things that go on right below its outline, as far as they lie below it. Of a sofa's lower edge nothing but what
 * stands before the sofa can be seen there, unless it is the floor. `marked`: of the part's size.
 */
export function hiddenBelow(part: RoomPart, marked: Mask): Mask {
  const size = fitWithin(marked, WORK_SIDE);
  const hidden = hiddenIn(scaledPart(part, size.width / marked.width), resizeMask(marked, size));
  const whole = enlargeMask(hidden, { left: 0, top: 0, right: size.width, bottom: size.height }, marked);
  return { ...whole, data: whole.data.map((value, i) => (marked.data[i]! > 127 ? 0 : value)) };
}

/** The same at the size that it is looked at in. */
function hiddenIn(part: RoomPart, marked: Mask): Mask {
  const { width, height } = marked;
  const feet = lowestRows(marked);
  const hides = thingsBelow(part, marked, feet);
  const data = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) {
    if (feet[x]! < 0) continue;
    for (let y = feet[x]! + 1; y < height; y++)
      if (hides[regionAt(part, x, y)] === 1) data[y * width + x] = 255;
  }
  return withoutShadow(withoutStrips(withGlare({ width, height, data }, marked)), marked, feet);
}

function withoutStrips(hidden: Mask): Mask {
  const thin = Math.max(1, Math.round(THIN * Math.max(hidden.width, hidden.height)));
  const core = growMask(shrinkMask(hidden, thin), thin);
  return { ...hidden, data: hidden.data.map((value, i) => (core.data[i]! > 0 ? value : 0)) };
}

/** Without what lies close under the mark: a thing's own shadow is read as a part of it. */
function withoutShadow(hidden: Mask, marked: Mask, feet: Int32Array): Mask {
  const bounds = maskBounds(marked);
  if (!bounds) return hidden;
  const least = SHALLOW * (bounds.bottom - bounds.top);
  const shallow = findIslands(hidden).filter(({ runs }) => {
    let deepest = 0;
    for (let k = 0; k < runs.length; k += 3)
      for (let x = runs[k + 1]!; x < runs[k + 2]!; x++) deepest = Math.max(deepest, runs[k]! - feet[x]!);
    return deepest < least;
  });
  return painted(hidden, shallow, 0);
}

/** Glare on a thing is read as wall or floor: what the things and the mark enclose is theirs, unless it is a gap that a rough mark leaves above them. */
function withGlare(hidden: Mask, marked: Mask): Mask {
  const { width, height } = hidden;
  const most = GLARE * countMasked(hidden);
  const open = either(hidden, marked).data.map((value) => (value > 127 ? 0 : 255));
  const enclosed = findIslands({ width, height, data: open }).filter(
    (island) => island.area < most && isWithin(island, hidden) && !isGap(island, marked),
  );
  return painted(hidden, enclosed);
}

const isWithin = ({ bounds: { left, top, right, bottom } }: Island, { width, height }: Mask): boolean =>
  left > 0 && top > 0 && right < width && bottom < height;

/** Whether a piece lies below a mark along most of its width. */
function isGap({ runs, bounds }: Island, { width, data }: Mask): boolean {
  let below = 0;
  for (let k = 0; k < runs.length; k += 3)
    for (let x = runs[k + 1]!; x < runs[k + 2]!; x++) if (data[(runs[k]! - 1) * width + x]! > 127) below++;
  return below > 0.5 * (bounds.right - bounds.left);
}

/** By column: the lowest row that is marked; -1 = none. */
export function lowestRows({ width, height, data }: Mask): Int32Array {
  const rows = new Int32Array(width).fill(-1);
  for (let i = 0; i < width * height; i++) if (data[i]! > 127) rows[i % width] = Math.floor(i / width);
  return rows;
}

/** 1 for the regions that show a thing that stands. */
function thingsOf({ room }: RoomPart): Uint8Array {
  return Uint8Array.from({ length: room.graph.count }, (_, region) => {
    const rug = room.classShares[region * NETWORK_CLASSES.length + RUG]!;
    const onFloor = room.planeShares[region * NETWORK_PLANES.length + FLOOR]!;
    return movableShare(room, region) - rug > THING && onFloor < ON_FLOOR ? 1 : 0;
  });
}

/** 1 for the things right below the feet of a mark of the part, and for those that go on from them there. */
export function thingsBelow(part: RoomPart, { width, height }: Mask, feet: Int32Array): Uint8Array {
  const beyond = Math.ceil(BEYOND * Math.max(width, height));
  const isThing = thingsOf(part);
  const { graph } = part.room;
  const below = new Int32Array(graph.count);
  const seeds = new Set<number>();
  feet.forEach((foot, x) => {
    if (foot < 0 || x % STEP > 0) return;
    for (let y = foot + 1; y < height; y += STEP) {
      const region = regionAt(part, x, y);
      below[region]!++;
      if (y - foot > beyond && y - foot <= 2 * beyond && isThing[region] === 1) seeds.add(region);
    }
  });
  const hides = new Uint8Array(graph.count);
  for (const region of seeds) hides[region] = 1;
  const goesOn = (region: number): boolean =>
    hides[region] === 0 && isThing[region] === 1 && below[region]! > 0;
  const { count, from, to } = graph.borders;
  for (let found = seeds.size; found > 0;) {
    found = 0;
    for (let e = 0; e < count; e++) {
      const [one, other] = [from[e]!, to[e]!];
      const next = hides[one] === 1 && goesOn(other) ? other : hides[other] === 1 && goesOn(one) ? one : -1;
      if (next < 0) continue;
      hides[next] = 1;
      found++;
    }
  }
  return hides;
}
