import { NETWORK_CLASSES, SHELL, shellShare, type NetworkClass } from './network/classes.ts';
import type { FeatureMap } from './network/feature-map.ts';
import type { Sight } from './network/see-pixels.ts';

/** One piece: a sofa, a lamp, a door. */
export interface RoomThing {
  readonly kind: NetworkClass;
  /** Mean share of every class of `NETWORK_CLASSES` over its pixels. */
  readonly shares: Float32Array;
  /** Pixels of the map, and the box around them: right and bottom lie outside. */
  readonly pixels: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** 0-1: how sure its class is, and how well its pixels agree where its middle lies. */
  readonly trust: number;
}

/** The things of a room and which pixel belongs to which. */
export interface RoomThings {
  readonly width: number;
  readonly height: number;
  /** Number of the thing in `list`, -1 on walls, floors and ceilings. */
  readonly thingAt: Int16Array;
  /** The largest first. */
  readonly list: readonly RoomThing[];
}

/** Smaller pieces (share of the map) are specks. */
const LEAST = 0.0012;
/** Middles nearer than this (share of the longer side) are one. */
const APART = 0.045;
/** How far votes for a middle may stray (share of the longer side) to speak for it. */
const SPREAD = 0.05;

/** Groups pixels by where they say the middle of their thing lies. Bottom-up grouping as in Panoptic-DeepLab (Cheng et al. 2020), with the votes themselves as the map of middles. */
export function findThings({ classes, offset }: Sight): RoomThings {
  const { width, height } = classes;
  const isThing = thingPixels(classes);
  const votes = smoothed(votesOf(isThing, offset), Math.max(1, Math.round(0.02 * Math.max(width, height))));
  const middles = peaksOf(votes, APART * Math.max(width, height));
  const belongs = assign(isThing, offset, middles);
  const things = middles.map((_, number) => describe({ classes, offset }, belongs, number));
  const kept = things
    .map((thing, number) => ({ thing, number }))
    .filter(({ thing }) => thing.pixels >= LEAST * width * height)
    .sort((a, b) => b.thing.pixels - a.thing.pixels || a.number - b.number);
  const numberOf = new Map(kept.map(({ number }, at) => [number, at]));
  return {
    width,
    height,
    thingAt: belongs.map((number) => numberOf.get(number) ?? -1),
    list: kept.map(({ thing: { thing } }) => thing),
  };
}

/** 1 where things are likelier than the room's shell. */
function thingPixels({ width, height, data }: FeatureMap): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => (shellShare(data, i) < 0.5 ? 1 : 0));
}

function votesOf(isThing: Uint8Array, { width, height, data }: FeatureMap): FeatureMap {
  const votes = new Float32Array(width * height);
  for (let i = 0; i < isThing.length; i++) {
    if (isThing[i] === 0) continue;
    const x = Math.round((i % width) + data[2 * i]!);
    const y = Math.round(Math.floor(i / width) + data[2 * i + 1]!);
    if (x >= 0 && y >= 0 && x < width && y < height) votes[y * width + x]! += 1;
  }
  return { width, height, channels: 1, data: votes };
}

/** Twice the mean over a square: nearly a bell. */
function smoothed(map: FeatureMap, radius: number): FeatureMap {
  const { width, height } = map;
  let data = map.data;
  for (let round = 0; round < 2; round++) {
    for (const [step, length, lines, stride] of [
      [1, width, height, width],
      [width, height, width, 1],
    ] as const) {
      const out = new Float32Array(data.length);
      for (let line = 0; line < lines; line++) {
        let sum = 0;
        for (let at = -radius; at < length; at++) {
          if (at + radius < length) sum += data[line * stride + (at + radius) * step]!;
          if (at - radius - 1 >= 0) sum -= data[line * stride + (at - radius - 1) * step]!;
          if (at >= 0) out[line * stride + at * step] = sum / (2 * radius + 1);
        }
      }
      data = out;
    }
  }
  return { ...map, data };
}

interface Middle {
  readonly x: number;
  readonly y: number;
}

const MOST_THINGS = 80;

/** The strongest places, none nearer to a stronger one than `apart`. */
function peaksOf({ width, height, data }: FeatureMap, apart: number): Middle[] {
  const order = [...data.keys()].filter((i) => data[i]! > 0).sort((a, b) => data[b]! - data[a]! || a - b);
  const peaks: Middle[] = [];
  for (const i of order) {
    if (peaks.length === MOST_THINGS) break;
    const [x, y] = [i % width, Math.floor(i / width)];
    const isHighest = [-1, 1, -width, width].every((step) => {
      const beside = i + step;
      return beside < 0 || beside >= width * height || data[beside]! <= data[i]!;
    });
    if (isHighest && peaks.every((peak) => Math.hypot(peak.x - x, peak.y - y) >= apart)) peaks.push({ x, y });
  }
  return peaks;
}

/** Each thing pixel goes to the middle nearest to where it says its own lies. */
function assign(isThing: Uint8Array, { width, data }: FeatureMap, middles: readonly Middle[]): Int16Array {
  return Int16Array.from(isThing, (is, i) => {
    if (is === 0) return -1;
    const x = (i % width) + data[2 * i]!;
    const y = Math.floor(i / width) + data[2 * i + 1]!;
    let nearest = -1;
    let least = Infinity;
    for (const [number, middle] of middles.entries()) {
      const far = (middle.x - x) ** 2 + (middle.y - y) ** 2;
      if (far >= least) continue;
      least = far;
      nearest = number;
    }
    return nearest;
  });
}

interface Described {
  readonly thing: RoomThing;
  readonly pixels: number;
}

function describe(
  { classes, offset }: Pick<Sight, 'classes' | 'offset'>,
  belongs: Int16Array,
  number: number,
): Described {
  const { width, channels, data } = classes;
  const shares = new Float32Array(channels);
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const votes: Middle[] = [];
  for (let i = 0; i < belongs.length; i++) {
    if (belongs[i] !== number) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let c = 0; c < channels; c++) shares[c]! += data[channels * i + c]!;
    votes.push({ x: x + offset.data[2 * i]!, y: y + offset.data[2 * i + 1]! });
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const pixels = votes.length;
  const mean = shares.map((sum) => sum / Math.max(1, pixels));
  const things = NETWORK_CLASSES.map((_, c) => (SHELL.includes(c) ? 0 : mean[c]!));
  const best = things.indexOf(Math.max(...things));
  const agree = agreement(votes, SPREAD * Math.max(width, classes.height));
  return {
    pixels,
    thing: { kind: NETWORK_CLASSES[best]!, shares: mean, pixels, ...box, trust: things[best]! * agree },
  };
}

/** Share of votes within the spread of their mean, 0-1. */
function agreement(votes: readonly Middle[], spread: number): number {
  const count = Math.max(1, votes.length);
  const x = votes.reduce((sum, vote) => sum + vote.x, 0) / count;
  const y = votes.reduce((sum, vote) => sum + vote.y, 0) / count;
  return votes.filter((vote) => Math.hypot(vote.x - x, vote.y - y) < spread).length / count;
}
