import { maskBounds } from '../mask/bounds.ts';
import type { Mask } from '../pixels.ts';
import { directionAt } from './camera/camera.ts';
import { valueAt } from './measured-sides.ts';
import type { NetworkClass } from './network/classes.ts';
import { thingAt, type RoomPart } from './room-part.ts';
import type { Nearness } from './see-room.ts';

/** Which things of a part stand before what comes. */
export interface Before {
  /** Numbers of the things that are seen in the part. */
  readonly things: readonly number[];
  readonly tell: (thing: number) => boolean;
}

/**
 * Tells what stands before something that comes to stand with its foot at a row of the part, in the middle of what is marked. Where nearness was measured, by that; else
 * by the feet: what stands lower in the picture stands nearer.
 */
export function standsBefore(room: RoomPart, marked: Mask, foot: number): Before {
  const feet = feetOf(room, marked);
  const measured = room.room.nearness && byNearness(room, room.room.nearness, { marked, foot });
  return {
    things: [...feet.keys()],
    tell: (thing) => measured?.(thing) ?? (feet.get(thing) ?? -1) > foot,
  };
}

/** So far from its middle is below a mark, share of its width. */
const BELOW = 0.25;
/** Stand on the floor along all of their length: their foot below a column tells how far away they are there. */
const SOLID: ReadonlySet<NetworkClass> = new Set<NetworkClass>(['bed', 'sofa', 'cabinet']);

/** Lowest row of every thing seen in the part; of what is solid below the middle of what is marked, where it is seen there: a bed that runs into the distance is nearer at one end. */
function feetOf(room: RoomPart, marked: Mask): Map<number, number> {
  const { width, height } = marked;
  const { list } = room.room.things;
  const { left, right } = maskBounds(marked) ?? { left: 0, right: 0 };
  const [middle, reach] = [middleOf(marked), BELOW * (right - left)];
  const feet = new Map<number, number>();
  const below = new Map<number, number>();
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const thing = thingAt(room, x, y);
      if (thing < 0) continue;
      feet.set(thing, y);
      if (Math.abs(x - middle) < reach && SOLID.has(list[thing]!.kind)) below.set(thing, y);
    }
  return new Map([...feet, ...below]);
}

/** Nearer by less than this share is beside it, not before it. */
const BESIDE = 0.05;

interface Comes {
  readonly marked: Mask;
  readonly foot: number;
}

/** Null where no floor can be at the foot; undefined for a thing that was not measured. */
function byNearness(
  { room, left, top, scale }: RoomPart,
  nearness: Nearness,
  { marked, foot }: Comes,
): ((thing: number) => boolean | undefined) | null {
  const { width, height, thingAt: numbers } = room.things;
  const [x, y] = [left + middleOf(marked) / scale, top + (foot + 0.5) / scale];
  // One camera height below the camera, the floor is as near as the way there falls.
  const floor = -directionAt(room.layout.camera, x, y)[1];
  if (floor <= 0) return null;
  const own = new Map<number, number[]>();
  for (const [i, thing] of numbers.entries()) {
    if (thing < 0) continue;
    const values = own.get(thing) ?? [];
    values.push(valueAt(nearness, ((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height));
    own.set(thing, values);
  }
  return (thing) => {
    const values = own.get(thing)?.sort((a, b) => a - b);
    return values && values[values.length >> 1]! > (1 + BESIDE) * floor;
  };
}

/** Middle column of what is marked. */
function middleOf({ width, data }: Mask): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i]! <= 127) continue;
    sum += (i % width) + 0.5;
    count++;
  }
  return count === 0 ? width / 2 : sum / count;
}
