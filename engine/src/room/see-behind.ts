import type { Mask } from '../pixels.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { plainly, type ArithmeticFor } from './network/arithmetic.ts';
import { BEHIND_WEIGHTS } from './network/behind-weights.ts';
import { BEHIND_KINDS, NETWORK_CLASSES } from './network/classes.ts';
import { resample, type FeatureMap } from './network/feature-map.ts';
import { passThrough } from './network/pass-through.ts';
import { BEHIND_INPUTS, readBehind, type Layers } from './network/read-layers.ts';
import { coloursOf } from './network/see-pixels.ts';
import { openSimd } from './network/simd/open-simd.ts';
import { indexAt, placeIn, type RoomPart } from './room-part.ts';
import type { Room } from './see-room.ts';

/** How likely each of `BEHIND_KINDS` lies behind every pixel of a hole, in pixels of the room's sight or of half its size: shares that add up to 1. Says nothing outside the hole. */
export type Behind = FeatureMap;

let layers: Layers | null = null;

// Unpacked once: the numbers are constants.
const layersOnce = (): Layers => (layers ??= readBehind(BEHIND_WEIGHTS));

/** The fastest arithmetic there is here. */
export const openBehind = (): ArithmeticFor => openSimd(layersOnce()) ?? plainly;

/** What is seen of a room, and where a hole is to be looked behind: 1 in it, in pixels of the sight. */
export interface Covered {
  readonly room: Pick<Room, 'copy' | 'sight'>;
  readonly isHole: Uint8Array;
}

/** What lies behind a hole, by what is seen around it. Learned on drawn rooms, see training/README.md. */
export function lookBehind(covered: Covered, arithmeticFor = openBehind()): Behind {
  const net = layersOnce();
  const arithmetic = arithmeticFor(covered.room.copy);
  const first = arithmetic.mix(channelsOf(covered), net.stem);
  return arithmetic.share(passThrough(first, net, arithmetic).map, net.heads[0]!);
}

/** Colours, classes, planes and borders outside the hole, nothing in it; the hole; how low and how far from the middle a pixel lies. */
function channelsOf({ room: { copy, sight }, isHole }: Covered): FeatureMap {
  const map = coloursOf(copy, BEHIND_INPUTS);
  const { width, height, data } = map;
  const seen = [sight.classes, sight.planes, sight.border];
  for (let i = 0; i < isHole.length; i++) {
    let to = BEHIND_INPUTS * i;
    if (isHole[i] === 1) data.fill(0, to, to + 3);
    to += 3;
    for (const { channels, data: own } of seen) {
      if (isHole[i] === 0) data.set(own.subarray(channels * i, channels * (i + 1)), to);
      to += channels;
    }
    data[to] = isHole[i]!;
    data[to + 1] = (2 * Math.floor(i / width)) / (height - 1) - 1;
    data[to + 2] = Math.abs((2 * (i % width)) / (width - 1) - 1);
  }
  return map;
}

/** What is fixed, or lies flat on what is, shows where the room's sides are. */
const FIXED = [
  ...(['wall', 'floor', 'ceiling', 'rug', 'painting', 'window', 'door'] as const),
  ...(['mirror', 'fireplace', 'radiator', 'curtain', 'screen'] as const),
].map((name) => NETWORK_CLASSES.indexOf(name));

/** What lies behind everything that stands in a room, at half the sight's size: whoever asks wants to know it roughly. */
export function seeBehindThings({ copy, sight }: Covered['room']): Behind {
  const { width, height } = sight.classes;
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const classes = resample(sight.classes, size);
  const [planes, border] = [resample(sight.planes, size), resample(sight.border, size)];
  const isHole = Uint8Array.from({ length: size.width * size.height }, (_, i) =>
    FIXED.reduce((sum, kind) => sum + classes.data[i * classes.channels + kind]!, 0) < 0.5 ? 1 : 0,
  );
  const room = { copy: resizeImage(copy, size), sight: { ...sight, classes, planes, border } };
  const behind = lookBehind({ room, isHole });
  for (const [i, open] of isHole.entries())
    if (open === 0) behind.data.fill(0, i * behind.channels, (i + 1) * behind.channels);
  return behind;
}

/** What lies behind a part's hole. */
export function seeBehind(part: RoomPart, hole: Mask): Behind {
  const { room } = part;
  const isHole = new Uint8Array(room.copy.width * room.copy.height);
  for (let y = 0; y < hole.height; y++)
    for (let x = 0; x < hole.width; x++)
      if (hole.data[y * hole.width + x]! > 0) isHole[indexAt(part, { x, y }, room.copy)] = 1;
  return lookBehind({ room, isHole });
}

const numbersOf = (...kinds: readonly (typeof BEHIND_KINDS)[number][]): readonly number[] =>
  kinds.map((kind) => BEHIND_KINDS.indexOf(kind));

/** What lies low, what stands upright, what is let into walls or hangs before them, and what is none of the room itself. */
export const LOW = numbersOf('floor', 'rug');
export const WALL = numbersOf('wall');
export const OVERHEAD = numbersOf('ceiling');
export const UPRIGHT = [...WALL, ...OVERHEAD];
export const OPENING = numbersOf('window', 'curtain', 'door');
export const THING = numbersOf('thing');

/** How likely one of some kinds lies behind a place of a part, 0-1, between the pixels of the sight. */
export function shareBehind(
  { width, height, channels, data }: Behind,
  part: RoomPart,
  { x, y, kinds }: { x: number; y: number; kinds: readonly number[] },
): number {
  const place = placeIn(part, { x, y }, { width, height });
  const column = Math.max(0, Math.min(width - 1, place.x - 0.5));
  const row = Math.max(0, Math.min(height - 1, place.y - 0.5));
  const [left, top] = [Math.floor(column), Math.floor(row)];
  let sum = 0;
  for (let k = 0; k < 4; k++) {
    const [atX, atY] = [Math.min(width - 1, left + (k & 1)), Math.min(height - 1, top + (k >> 1))];
    const weight = (k & 1 ? column - left : 1 - column + left) * (k >> 1 ? row - top : 1 - row + top);
    for (const kind of kinds) sum += weight * data[channels * (atY * width + atX) + kind]!;
  }
  return sum;
}

/** How likely floor lies behind a place of a part rather than what stands upright, 0-1. */
export function floorShareBehind(behind: Behind, part: RoomPart, place: { x: number; y: number }): number {
  const low = shareBehind(behind, part, { ...place, kinds: LOW });
  const high = shareBehind(behind, part, { ...place, kinds: [...UPRIGHT, ...OPENING] });
  return (low + LEAST) / (low + high + 2 * LEAST);
}

/** So little of both says nothing. */
const LEAST = 0.01;
