import { NOTHING } from '../../layout/surface-map.ts';
import { distanceToMarked } from '../../mask/distance.ts';
import type { RoomLayout } from '../../room/layout/layout.ts';
import { hullOf, maskOfPlace } from '../../put/place.ts';
import { PAST } from './goes-on.ts';
import { Kind, type ThingGround } from './ground.ts';
import type { Likely } from './likely.ts';
import { canBe, followAlike, isAlike, placeOf, tonesOf } from './other-light.ts';

/** A hole's ground while it is found out what goes on in it. */
export type Field = ThingGround & Likely;

/** From this share on something is likely. */
export const LIKELY = 0.7;
/** A hole lies on a thing only if one is at all likely behind it. */
const ON_THING = 0.2;
/** Share of a hole's rim, above, below and to both sides, that must lie on one thing for the hole to lie on it: a cushion on a sofa. */
const WITHIN = 0.75;
const NOBODY = -2;

/**
 * Makes a hole that lies on a thing, or on something unknown, a part of that; true once that is settled. Where floor is likelier behind it a rug passes for a thing: that is floor then,
 * and what goes on in the hole is told as elsewhere. Where neither is sure, whatever fits goes on.
 */
export function settleOnThing(field: Field, island: Int32Array, layout: RoomLayout): boolean {
  const id = thingAround(field, island);
  if (id === undefined) return false;
  const { kind, thing, instance } = field;
  const isHeld = isHolder(field, id);
  if (!isHeld && meanOf(field.thingShare, island) <= ON_THING) return false;
  const isThing = id >= 0 && (isHeld || isThingLikely(field, island));
  if (!isThing && meanOf(field.floorShare, island) > LIKELY) {
    layFloor(field, island, layout);
    return false;
  }
  const like = instance[isThing ? thing.indexOf(id) : island[0]!]!;
  for (const cell of island) {
    kind[cell] = isThing ? Kind.THING : Kind.UNKNOWN;
    thing[cell] = isThing ? id : -1;
    instance[cell] = like;
  }
  return true;
}

/** Whether a thing is for the most part one that others lie on: what is behind those need not be asked. */
function isHolder({ thing, instance, holders }: Field, id: number): boolean {
  let [held, all] = [0, 0];
  for (let cell = 0; cell < thing.length; cell++) {
    if (id < 0 || thing[cell] !== id) continue;
    all++;
    if (holders.has(instance[cell]!)) held++;
  }
  return 2 * held > all;
}

/** The thing all around a hole, by its number; -1 for something unknown, undefined where there is no one. */
function thingAround(field: Field, island: Int32Array): number | undefined {
  const met = [-field.width, field.width, -1, 1].map((step) => metTowards(field, island, step));
  return [...met[0]!.keys()].find((one) => one !== NOBODY && met.every((way) => shareOf(way, one) > WITHIN));
}

/** Who is met just outside a hole in one direction, by numbers, and how often; -1 is something unknown. */
function metTowards(
  { width, kind, isOpen, thing }: Field,
  island: Int32Array,
  step: number,
): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const cell of island) {
    const next = cell + step;
    const isBeside = Math.abs(step) !== 1 || Math.floor(next / width) === Math.floor(cell / width);
    if (!isBeside || next < 0 || next >= kind.length || isOpen[next] === 1) continue;
    const own = kind[next] === Kind.UNKNOWN ? -1 : kind[next] === Kind.THING ? thing[next]! : NOBODY;
    numbers.set(own, (numbers.get(own) ?? 0) + 1);
  }
  return numbers;
}

function shareOf(numbers: ReadonlyMap<number, number>, id: number): number {
  const all = [...numbers.values()].reduce((sum, count) => sum + count, 0);
  return (numbers.get(id) ?? 0) / Math.max(1, all);
}

/** What stands on a thing may be taken for a part of it: its sides differ less than this from what is seen below the hole (levels, summed over the channels). */
const ALIKE_BELOW = 120;
/** A thing goes on between its sides unless one is less likely in the hole. */
const AT_ALL = 0.1;

/**
 * Where one thing lies below all of a hole and is seen on both sides of a row, it goes on in that row: a cushion that stands above the back of a sofa leaves sofa, and
 * wall above it. What others lie on goes on up to the line between the ends at which it is seen, though the hole reaches beyond its edge. In place.
 */
export function goOnBetween(field: Field, island: Int32Array): void {
  const { width, kind, isOpen, thing, instance, colour, thingShare } = field;
  const below = metTowards(field, island, width);
  const id = [...below.keys()].find((one) => one >= 0 && shareOf(below, one) > WITHIN);
  if (id === undefined) return;
  const isHeld = isHolder(field, id);
  if (!isHeld && meanOf(thingShare, island) < AT_ALL) return;
  const under = island.map((cell) => cell + width).filter((cell) => isOpen[cell] === 0 && thing[cell] === id);
  const usual = [0, 1, 2].map((c) => medianOf(under, (cell) => colour[3 * cell + c]!));
  const like = instance[thing.indexOf(id)]!;
  const lying = new Set(under.map((cell) => instance[cell]!));
  const isAlikeBelow = (cell: number): boolean =>
    isHeld
      ? lying.has(instance[cell]!)
      : usual.reduce((sum, value, c) => sum + Math.abs(value - colour[3 * cell + c]!), 0) < ALIKE_BELOW;
  const seenPast = (edge: number, step: number): number => {
    for (let k = 1; k <= PAST; k++) {
      const at = edge + k * step;
      if (Math.floor(at / width) !== Math.floor(edge / width)) return -1;
      if (isOpen[at] === 0 && thing[at] === id && isAlikeBelow(at)) return at;
    }
    return -1;
  };
  const goesOn = (cell: number): void => {
    if (isOpen[cell] === 0) return;
    kind[cell] = Kind.THING;
    thing[cell] = id;
    instance[cell] = like;
  };
  const met: number[] = [...under];
  for (const { start, end } of rowsFromBelow(island, width)) {
    const sides = [seenPast(start, -1), seenPast(end, 1)].filter((cell) => cell >= 0);
    if (sides.length < (isHeld ? 1 : 2)) break;
    met.push(...sides);
    if (sides.length === 2) for (let cell = start; cell <= end; cell++) goesOn(cell);
  }
  if (!isHeld) return;
  const middles = met.map((cell) => [(cell % width) + 0.5, Math.floor(cell / width) + 0.5] as const);
  const within = maskOfPlace(hullOf(middles), field).data;
  for (const cell of island) if (within[cell]! > 0) goesOn(cell);
}

/** First and last cell of a hole in every row, the lowest row first. */
function rowsFromBelow(island: Int32Array, width: number): { start: number; end: number }[] {
  const rows = new Map<number, { start: number; end: number }>();
  for (const cell of island) {
    const row = Math.floor(cell / width);
    const { start, end } = rows.get(row) ?? { start: cell, end: cell };
    rows.set(row, { start: Math.min(start, cell), end: Math.max(end, cell) });
  }
  return [...rows.entries()].sort(([one], [other]) => other - one).map(([, ends]) => ends);
}

function isThingLikely({ thingShare, floorShare }: Field, island: Int32Array): boolean {
  const thing = meanOf(thingShare, island);
  return thing > (1 - thing) * meanOf(floorShare, island);
}

/** How far around a hole floor is followed that passes for a thing, as a share of the longer side. */
const AROUND = 0.08;

/** What passes for a thing around a hole is the floor behind it, as far as it is alike; in place. */
function layFloor(field: Field, island: Int32Array, layout: RoomLayout): void {
  const { width, height, kind, isOpen, thing, instance, surface, floorShare } = field;
  const own = island.find((cell) => kind[cell] === Kind.FLOOR);
  const like = own === undefined ? NOTHING : surface[own]!;
  const lay = (cell: number): void => {
    kind[cell] = Kind.FLOOR;
    thing[cell] = -1;
    instance[cell] = -1;
    surface[cell] = like;
  };
  const canLie = (cell: number): boolean => canBe(Kind.FLOOR, layout, placeOf(field, cell));
  const starts = new Set<number>();
  for (const cell of island) {
    if (floorShare[cell]! <= LIKELY) continue;
    lay(cell);
    for (const next of [cell - width, cell + width, cell - 1, cell + 1])
      if (isOpen[next] === 0 && (kind[next] === Kind.THING || kind[next] === Kind.UNKNOWN) && canLie(next))
        starts.add(next);
  }
  const tone = tonesOf(field.colour);
  const light = (cell: number): number => tone[3 * cell]! + tone[3 * cell + 1]! + tone[3 * cell + 2]!;
  const sorted = [...starts].sort((one, other) => light(one) - light(other));
  const begun = sorted[sorted.length >> 1]!;
  const away = distanceToMarked({ width, height, data: isOpen });
  const reach = 3 * AROUND * Math.max(width, height);
  const reached = sorted.filter((to) => isAlike(field, { tone, begun, to }));
  followAlike(field, reached, (cell) => {
    if (away[cell]! > reach || !canLie(cell)) return false;
    reached.push(cell);
    return true;
  });
  reached.forEach(lay);
}

function medianOf(cells: Int32Array, read: (cell: number) => number): number {
  return Float32Array.from(cells, read).sort()[cells.length >> 1]!;
}

export function meanOf(values: Float32Array, cells: Iterable<number>): number {
  let [sum, count] = [0, 0];
  for (const cell of cells) {
    sum += values[cell]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
