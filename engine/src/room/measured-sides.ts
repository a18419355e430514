import { solveLinear } from '../align/solve-linear.ts';
import { directionAt, type Lens } from './camera/camera.ts';
import { SIDES } from './layout/layout.ts';
import { NETWORK_CLASSES, NETWORK_PLANES } from './network/classes.ts';
import type { FeatureMap } from './network/feature-map.ts';
import type { Nearness, Room } from './see-room.ts';

/** Share of a pixel's classes, or of its planes, from which on it shows the floor, or a side of the room. */
const SURE = 0.6;
/** Fewer pixels of the network's map say nothing of where a side lies. */
const LEAST = 60;
/** The floor must be seen from near to far: the nearer end is so many times as near. */
const SPAN = 1.25;
/** Pixels of a plane lie as measured where they are off by less than this share of what it spans; so many of them must. */
const OFF = 0.12;
const FITTING = 0.75;
/** A side is flat where half of its pixels are off by less than this (natural logarithm of its distance). */
const FLAT = 0.08;
/** A measured distance strays by this much at least (natural logarithm). */
const STRAYS = 0.04;

/** A place of one side, in shares of the picture, and what was measured there. */
interface Place {
  readonly u: number;
  readonly v: number;
  readonly value: number;
}

/** What was measured where each side of a room (`SIDES`) is surely seen, bare. */
export function seenSides({ sight }: Pick<Room, 'sight'>, measured: Nearness): readonly Place[][] {
  const seen = SIDES.map((): Place[] => []);
  const { width, height } = sight.classes;
  const sideOf = sideReader(sight);
  for (let i = 0; i < width * height; i++) {
    const side = sideOf(i);
    if (side < 0) continue;
    const [u, v] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    const value = valueAt(measured, u, v);
    if (Number.isFinite(value)) seen[side]!.push({ u, v, value });
  }
  return seen;
}

/** Value at a place in shares of the picture. */
export function valueAt({ width, height, data }: Nearness, u: number, v: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.floor(u * width)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(v * height)));
  return data[row * width + column]!;
}

/** Reads the number in `SIDES` of the side that a pixel of the network's map surely shows, -1 for none. */
function sideReader({ classes, planes }: Room['sight']): (pixel: number) => number {
  const [floor, rug, wall, ceiling] = (['floor', 'rug', 'wall', 'ceiling'] as const).map((name) =>
    NETWORK_CLASSES.indexOf(name),
  );
  const planeOf = SIDES.map((side) => NETWORK_PLANES.findIndex((name) => name === side));
  const share = ({ channels, data }: FeatureMap, pixel: number, c: number): number =>
    data[channels * pixel + c]!;
  return (pixel) => {
    const shows = (one: number, other: number): boolean =>
      share(classes, pixel, one) + share(classes, pixel, other) >= SURE;
    if (shows(floor!, rug!)) return SIDES.indexOf('floor');
    if (!shows(wall!, ceiling!)) return -1;
    return planeOf.findIndex((plane, side) => side > 0 && plane >= 0 && share(planes, pixel, plane) >= SURE);
  };
}

/** What is measured of a plane, `across * u + down * v + corner`: 1 / distance ahead is affine in the picture. */
interface Slope {
  readonly across: number;
  readonly down: number;
  readonly corner: number;
}

/** Rounds of least squares, and how many times the median error a place may be off to be heard in the next one. */
const ROUNDS = 3;
const HEARD = 3;

/** The plane that most places of a side lie on as measured; null where they lie on none. */
export function slopeOf(places: readonly Place[]): Slope | null {
  if (places.length < LEAST) return null;
  let heard = places;
  for (let round = 1; ; round++) {
    const slope = leastSquares(heard);
    if (!slope) return null;
    const errors = places.map((place) => Math.abs(place.value - at(slope, place)));
    const most = HEARD * median(errors) + 1e-9;
    if (round === ROUNDS) {
      const spans = places.map((place) => at(slope, place)).sort((a, b) => a - b);
      const span = quantile(spans, 0.95) - quantile(spans, 0.05);
      const fitting = errors.filter((error) => error < OFF * span).length;
      return fitting < FITTING * places.length ? null : slope;
    }
    heard = places.filter((_, i) => errors[i]! <= most);
  }
}

const at = ({ across, down, corner }: Slope, { u, v }: Place): number => across * u + down * v + corner;

function leastSquares(places: readonly Place[]): Slope | null {
  const [matrix, values] = [new Float64Array(9), new Float64Array(3)];
  for (const { u, v, value } of places) {
    const place = [u, v, 1];
    for (let k = 0; k < 9; k++) matrix[k]! += place[Math.floor(k / 3)]! * place[k % 3]!;
    for (let k = 0; k < 3; k++) values[k]! += place[k]! * value;
  }
  const solved = solveLinear(matrix, values);
  return solved && { across: solved[0]!, down: solved[1]!, corner: solved[2]! };
}

/** A camera, its picture's size in its pixels, and the unit vector from it to a side. */
export interface Facing {
  readonly camera: Lens;
  readonly width: number;
  readonly height: number;
  readonly to: readonly [number, number, number];
}

/** Per place how fast its ray nears the side: 1 / distance ahead, times the side's distance. */
function nearing({ camera, width, height, to }: Facing, places: readonly Place[]): number[] {
  return places.map(({ u, v }) => {
    const ray = directionAt(camera, u * width, v * height);
    return ray[0] * to[0] + ray[1] * to[1] + ray[2] * to[2];
  });
}

export interface Scale {
  /** What is measured where 1 / distance is 0, and how much more where it is 1 / camera height. */
  readonly zero: number;
  readonly unit: number;
}

/** Unit and zero that make a floor one camera height below the camera of what was measured: medians, so that a quarter may be wrong. Null where it is no such floor. */
export function scaleOf(places: readonly Place[], facing: Facing): Scale | null {
  const nears = nearing(facing, places);
  const order = [...nears.keys()].sort((a, b) => nears[a]! - nears[b]!);
  const half = order.length >> 1;
  if (order.length < LEAST) return null;
  const rises = order.slice(0, half).map((one, k) => {
    const other = order[k + half]!;
    return (places[other]!.value - places[one]!.value) / Math.max(1e-9, nears[other]! - nears[one]!);
  });
  const unit = median(rises);
  if (!(unit > 0)) return null;
  const zero = median(places.map(({ value }, i) => value - unit * nears[i]!));
  const sorted = order.map((place) => nears[place]!);
  const [far, near] = [quantile(sorted, 0.05), quantile(sorted, 0.95)];
  const most = OFF * unit * (near - far);
  const fitting = places.filter(({ value }, i) => Math.abs(value - zero - unit * nears[i]!) < most).length;
  return near < SPAN * far || fitting < FITTING * places.length ? null : { zero, unit };
}

/** How far away a side is, in camera heights, and how far that strays (natural logarithm); null where it was not measured to be one flat side. */
export function distanceOf(
  places: readonly Place[],
  facing: Facing,
  { zero, unit }: Scale,
): { readonly distance: number; readonly spread: number } | null {
  if (places.length < LEAST) return null;
  const nears = nearing(facing, places);
  const far = places.map(({ value }, i) =>
    Math.log(Math.max(1e-6, nears[i]!) / Math.max(1e-6, (value - zero) / unit)),
  );
  const middle = median(far);
  const spread = median(far.map((value) => Math.abs(value - middle)));
  return spread > FLAT ? null : { distance: Math.exp(middle), spread: Math.max(STRAYS, spread) };
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))]!;

const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
