import { NOTHING } from '../../layout/surface-map.ts';
import { distanceToMarked } from '../../mask/distance.ts';
import type { RoomLayout } from '../../room/layout/layout.ts';
import { Kind, type Likely, type ThingGround } from './ground.ts';
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
  if (meanOf(field.thingShare, island) <= ON_THING) return false;
  const id = thingAround(field, island);
  if (id === undefined) return false;
  const { kind, thing, instance } = field;
  const isThing = id >= 0 && isThingLikely(field, island);
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

/** The thing all around a hole, by its number; -1 for something unknown, undefined where there is no one. */
function thingAround({ width, kind, isOpen, thing }: Field, island: Int32Array): number | undefined {
  /** Per direction who is met there, by their numbers; -1 is something unknown. */
  const met = [-width, width, -1, 1].map((step) => {
    const numbers = new Map<number, number>();
    for (const cell of island) {
      const next = cell + step;
      const isBeside = Math.abs(step) !== 1 || Math.floor(next / width) === Math.floor(cell / width);
      if (!isBeside || next < 0 || next >= kind.length || isOpen[next] === 1) continue;
      const own = kind[next] === Kind.UNKNOWN ? -1 : kind[next] === Kind.THING ? thing[next]! : NOBODY;
      numbers.set(own, (numbers.get(own) ?? 0) + 1);
    }
    return numbers;
  });
  const shareOf = (numbers: ReadonlyMap<number, number>, id: number): number =>
    (numbers.get(id) ?? 0) /
    Math.max(
      1,
      [...numbers.values()].reduce((sum, count) => sum + count, 0),
    );
  return [...met[0]!.keys()].find((one) => one !== NOBODY && met.every((way) => shareOf(way, one) > WITHIN));
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

export function meanOf(values: Float32Array, cells: Iterable<number>): number {
  let [sum, count] = [0, 0];
  for (const cell of cells) {
    sum += values[cell]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
