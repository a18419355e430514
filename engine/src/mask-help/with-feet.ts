import type { Mask } from '../pixels.ts';
import { graphRegionAt } from '../put/what-stands.ts';
import { NETWORK_CLASSES, NETWORK_PLANES } from '../room/network/classes.ts';
import { partOfRoom, regionAt, type RoomPart, thingAt } from '../room/room-part.ts';
import type { Room } from '../room/see-room.ts';
import { thingsUnder } from '../room/things-under.ts';
import { widenMask } from './widen-mask.ts';

/** How far below a thing's foot its shadow is dark: share of the picture's longer side, and at most of the thing's height. */
const REACH = 0.02;
const OF_HEIGHT = 0.15;
/** Ground is what the network takes for it by this share. */
const GROUND = 0.4;
const CLASSES = (['floor', 'rug'] as const).map((name) => NETWORK_CLASSES.indexOf(name));
const PLANE = NETWORK_PLANES.indexOf('floor');

/** A gap in the ground below a foot, as wide as the foot's ground is deep so many times, is ground that was not told for such. */
const GAP = 2;
/** A foot whose outline lies this near to a straight line is seen whole: share of its ground's depth. */
const STRAIGHT = 0.75;

/**
 * Things with the ground right below them, where their shadow is darkest: what goes must not leave it. `numbers`: 0 = no thing, else
 * each thing's own; only ground is added, straight down, and what lies between ground on both sides.
 */
export function withFeet(numbers: Mask, isGroundAt: (x: number, y: number) => boolean): Mask {
  const { width, height } = numbers;
  const data = numbers.data.slice();
  const reach = reaches(numbers);
  const feet = new Map<number, Feet>();
  for (let x = 0; x < width; x++) {
    let thing = 0;
    let left = 0;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (numbers.data[i]! > 0) {
        [thing, left] = [numbers.data[i]!, reach[numbers.data[i]!]!];
        if (numbers.data[i + width] === thing) continue;
        if (!feet.has(thing)) feet.set(thing, noFeet(width));
        const { bottom, depth } = feet.get(thing)!;
        [bottom[x], depth[x]] = [y, 0];
      } else if (left > 0 && isGroundAt(x, y)) {
        [data[i], left] = [thing, left - 1];
        feet.get(thing)!.depth[x]!++;
      } else left = 0;
    }
  }
  for (const [thing, { bottom, depth }] of feet) {
    const between = underFoot({ bottom, depth: closed(depth, GAP * reach[thing]!) }, reach[thing]!);
    for (let x = 0; x < width; x++)
      for (let y = bottom[x]! + 1 + depth[x]!; y <= bottom[x]! + between[x]! && y < height; y++)
        if (bottom[x]! >= 0 && data[y * width + x] === 0) data[y * width + x] = thing;
  }
  return { width, height, data };
}

/** By column: the lowest row of a thing, -1 = none, and how many rows of ground below it. */
type Feet = { readonly bottom: Int32Array; readonly depth: Int32Array };

const noFeet = (width: number): Feet => ({
  bottom: new Int32Array(width).fill(-1),
  depth: new Int32Array(width),
});

/** Depths with gaps of up to `gap` columns filled to the lesser depth beside them. */
function closed(depth: Int32Array, gap: number): Int32Array {
  const before = reachingOver(depth, gap);
  const after = reachingOver(depth.toReversed(), gap).reverse();
  return depth.map((own, x) => Math.max(own, Math.min(before[x]!, after[x]!)));
}

/** Depths with wide gaps filled as well, where the foot goes straight on over them: nothing stands before it there, what is below is its shadow. */
function underFoot({ bottom, depth }: Feet, reach: number): Int32Array {
  const filled = depth.slice();
  let before = -1;
  depth.forEach((own, x) => {
    if (own === 0) return;
    const isStraight = (at: number): boolean => {
      const line = bottom[before]! + ((bottom[x]! - bottom[before]!) * (at - before)) / (x - before);
      return Math.abs(bottom[at]! - line) <= STRAIGHT * reach;
    };
    const between = Array.from({ length: before < 0 ? 0 : x - before - 1 }, (_, k) => before + 1 + k);
    if (between.every(isStraight)) filled.fill(Math.min(own, depth[before] ?? 0), before + 1, x);
    before = x;
  });
  return filled;
}

/** The greatest depth of the last `gap` columns. */
function reachingOver(depth: Int32Array, gap: number): Int32Array {
  return depth.map((_, x) => depth.subarray(Math.max(0, x - gap), x + 1).reduce((a, b) => Math.max(a, b), 0));
}

/** How far each thing's shadow reaches, by the thing's height. */
function reaches({ width, height, data }: Mask): Float64Array {
  const [top, bottom] = [new Int32Array(256).fill(height), new Int32Array(256)];
  for (let i = 0; i < data.length; i++) {
    const [thing, y] = [data[i]!, Math.floor(i / width)];
    top[thing] = Math.min(top[thing]!, y);
    bottom[thing] = Math.max(bottom[thing]!, y + 1);
  }
  const most = REACH * Math.max(width, height);
  return Float64Array.from(top, (from, thing) =>
    Math.round(Math.min(most, OF_HEIGHT * (bottom[thing]! - from))),
  );
}

/** Whether a region of a room's graph shows the floor or a rug. */
function isGround({ classShares, planeShares }: Room, region: number): boolean {
  const seen = CLASSES.reduce((sum, c) => sum + classShares[region * NETWORK_CLASSES.length + c]!, 0);
  return Math.max(seen, planeShares[region * NETWORK_PLANES.length + PLANE]!) > GROUND;
}

/** The ground of the picture that a room was seen in. */
export const groundOf =
  (room: Room) =>
  (x: number, y: number): boolean =>
    isGround(room, graphRegionAt(room, x, y));

/** The ground, and what passes for a part of the marked things: their own shadow does. */
export function feetOf(marked: Mask, part: RoomPart): (x: number, y: number) => boolean {
  const own = thingsUnder(marked, part);
  return (x, y) => isGround(part.room, regionAt(part, x, y)) || own.has(thingAt(part, x, y));
}

/** What is to vanish with a little rim and with the ground at its foot, so that neither an edge nor a shadow of it stays. */
export function withRim(mask: Mask, room: Room): Mask {
  const whole = { ...mask, data: mask.data.map((value) => (value > 127 ? 255 : 0)) };
  return withFeet(widenMask(whole), feetOf(whole, partOfRoom(room, { left: 0, top: 0, scale: 1 })));
}
