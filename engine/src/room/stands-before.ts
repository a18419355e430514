import { solveLinear } from '../align/solve-linear.ts';
import type { Mask } from '../pixels.ts';
import { NETWORK_CLASSES } from './network/classes.ts';
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

/** Lowest row of every thing seen in the part. */
function feetOf(room: RoomPart, { width, height }: Mask): Map<number, number> {
  const feet = new Map<number, number>();
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const thing = thingAt(room, x, y);
      if (thing >= 0) feet.set(thing, y);
    }
  return feet;
}

/** Fewer pixels of floor (of the network's map) say nothing of how it runs. */
const FLOOR_LEAST = 60;
/** Share of a pixel's classes from which on it shows floor. */
const FLOOR_FROM = 0.6;
/** Nearer by less than this share of the floor's own range is beside it, not before it. */
const BESIDE = 0.03;

interface Comes {
  readonly marked: Mask;
  readonly foot: number;
}

/** Null where too little floor is seen to say how near a place on it is; undefined for a thing that was not measured. */
function byNearness(
  { room, left, top, scale }: RoomPart,
  nearness: Nearness,
  { marked, foot }: Comes,
): ((thing: number) => boolean | undefined) | null {
  const { width, height, thingAt: numbers } = room.things;
  const at = Float32Array.from({ length: width * height }, (_, i) =>
    valueAt(nearness, ((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height),
  );
  const floor = floorIn(room, at);
  if (!floor) return null;
  const x = (left + middleOf(marked) / scale) / room.width;
  const y = (top + (foot + 0.5) / scale) / room.height;
  const needed = floor.nearness(x, y) + BESIDE * floor.range;
  const own = new Map<number, number[]>();
  for (const [i, thing] of numbers.entries()) {
    if (thing < 0) continue;
    const values = own.get(thing) ?? [];
    values.push(at[i]!);
    own.set(thing, values);
  }
  return (thing) => {
    const values = own.get(thing)?.sort((a, b) => a - b);
    return values && values[values.length >> 1]! > needed;
  };
}

function valueAt({ width, height, data }: Nearness, x: number, y: number): number {
  const column = Math.min(width - 1, Math.floor(x * width));
  const row = Math.min(height - 1, Math.floor(y * height));
  return data[row * width + column]!;
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

interface Floor {
  /** At a place in shares of the picture. */
  readonly nearness: (x: number, y: number) => number;
  /** Between its nearest and its farthest pixel. */
  readonly range: number;
}

/** The floor's nearness: 1 / distance of a plane is affine in the picture, so three numbers tell it all; least squares. */
function floorIn({ sight: { classes } }: RoomPart['room'], at: Float32Array): Floor | null {
  const [floor, rug] = [NETWORK_CLASSES.indexOf('floor'), NETWORK_CLASSES.indexOf('rug')];
  const { width, height, channels, data } = classes;
  const [matrix, values] = [new Float64Array(9), new Float64Array(3)];
  let [count, least, most] = [0, Infinity, -Infinity];
  for (let i = 0; i < width * height; i++) {
    if (data[channels * i + floor]! + data[channels * i + rug]! < FLOOR_FROM) continue;
    const place = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height, 1];
    for (let k = 0; k < 9; k++) matrix[k]! += place[Math.floor(k / 3)]! * place[k % 3]!;
    for (let k = 0; k < 3; k++) values[k]! += place[k]! * at[i]!;
    count++;
    least = Math.min(least, at[i]!);
    most = Math.max(most, at[i]!);
  }
  const plane = count < FLOOR_LEAST || most <= least ? null : solveLinear(matrix, values);
  if (!plane) return null;
  return { nearness: (x, y) => plane[0]! * x + plane[1]! * y + plane[2]!, range: most - least };
}
