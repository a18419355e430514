import { NOTHING } from '../../layout/surface-map.ts';
import { SIDES, sideAt, type RoomLayout } from '../../room/layout/layout.ts';
import { seenBeyond } from './goes-on.ts';
import { type Completed, Kind, type Ground, isUpright, type ThingGround } from './ground.ts';
import type { Likely } from './likely.ts';
import { layForWall } from './lay-beside.ts';
import { followIntoOtherLight } from './other-light.ts';
import { type Field, goOnBetween, LIKELY, meanOf, settleOnThing } from './settle-on-thing.ts';

/** Columns beside the hole in which a thing's foot is looked for, as a share of the hole's width, and at least so many. */
const BESIDE = 0.5;
const LEAST_BESIDE = 10;
const LEAST_FEET = 4;
/** A thing that reaches this many cells lower than where the hole meets it stands behind, not on what was removed. */
const LOWER = 3;
/** More of a column than this is not made up of a thing that is hardly seen. */
const DEEPEST = 0.55;
const FLOOR = SIDES.indexOf('floor');

/**
 * Tells what stands behind what is removed: a thing seen over the hole whose foot, as seen beside it, lies higher than the hole's own goes on down to it. Under a
 * thing's foot, and under floor, there is floor.
 */
export function completeBehind(
  ground: Ground,
  islands: readonly Int32Array[],
  { layout, likely }: { layout: RoomLayout; likely: Likely },
): Completed {
  const kind = ground.kind.slice();
  const { thing, count } = joinThings(ground);
  const parts = {
    ...ground,
    kind,
    thing,
    surface: ground.surface.slice(),
    instance: ground.instance.slice(),
  };
  const field = { ...parts, ...likely };
  for (const island of islands) {
    if (settleOnThing(field, island, layout)) continue;
    const hole = columnsOf(ground, island);
    for (let id = 0; id < count; id++) goOn(field, id, hole);
    goOnBetween(field, island);
  }
  const { width, step } = ground;
  floorBetweenFloors(
    field,
    (cell) =>
      sideAt(layout, ((cell % width) + 0.5) * step, (Math.floor(cell / width) + 0.5) * step) === FLOOR,
  );
  floorUnderFloor(field);
  for (const island of islands) doubtUnseen(field, island);
  goOnInRim(field);
  for (const island of islands) layForWall(field, island);
  const { openingShare } = likely;
  return { ...parts, openingShare, ...followIntoOtherLight(parts, { layout, ...likely }) };
}

/** The hole's rim, where a shadow may pass for a thing, is the floor or wall that goes on beside it; in place. */
function goOnInRim({ width, isOpen, kind, surface }: ThingGround): void {
  const front = [...kind.keys()].filter(
    (cell) => isOpen[cell] === 1 && (kind[cell] === Kind.FLOOR || kind[cell] === Kind.WALL),
  );
  for (let next = 0; next < front.length; next++) {
    const from = front[next]!;
    for (const to of [from - 1, from + 1, from - width, from + width]) {
      if (isOpen[to] !== 1 || kind[to] !== Kind.UNKNOWN || surface[to] !== NOTHING) continue;
      kind[to] = kind[from]!;
      surface[to] = surface[from]!;
      front.push(to);
    }
  }
}

interface Hole {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Uppermost open cell of every stretch, column by column. */
  readonly tops: readonly number[];
}

function columnsOf({ width, isOpen }: Ground, island: Int32Array): Hole {
  let [left, right, bottom] = [width, 0, 0];
  const tops: number[] = [];
  for (const cell of island) {
    const x = cell % width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    bottom = Math.max(bottom, Math.floor(cell / width));
    if (cell >= width && isOpen[cell - width] === 0) tops.push(cell);
  }
  return { left, right, bottom, tops };
}

/** Connected cells on which a thing is seen. */
function joinThings(ground: Ground): { thing: Int32Array; count: number } {
  const { width, height, kind, isOpen } = ground;
  const thing = new Int32Array(kind.length).fill(-1);
  const isThing = (cell: number): boolean => kind[cell] === Kind.THING && isOpen[cell] === 0;
  let count = 0;
  for (let start = 0; start < kind.length; start++) {
    if (thing[start]! >= 0 || !isThing(start)) continue;
    thing[start] = count;
    for (const queue = [start]; queue.length > 0;) {
      const cell = queue.pop()!;
      const x = cell % width;
      const beside = [
        x > 0 ? cell - 1 : -1,
        x < width - 1 ? cell + 1 : -1,
        cell - width,
        cell < width * (height - 1) ? cell + width : -1,
      ];
      for (const next of beside) {
        if (next < 0 || thing[next]! >= 0 || !isThing(next) || !isJoined(ground, cell, next)) continue;
        thing[next] = count;
        queue.push(next);
      }
    }
    count++;
  }
  return { thing, count };
}

/** Neighbouring cells of two things that look more alike than this (levels, summed over the channels) are taken for one. */
const ALIKE = 40;

function isJoined({ instance, colour }: Ground, one: number, other: number): boolean {
  if (instance[one] === instance[other] && instance[one]! >= 0) return true;
  let gap = 0;
  for (let c = 0; c < 3; c++) gap += Math.abs(colour[3 * one + c]! - colour[3 * other + c]!);
  return gap < ALIKE;
}

/** A thing does not go on where it is less likely than this. */
const LEAST_THING = 0.15;

function goOn(field: Field, id: number, hole: Hole): void {
  const { width, kind, isOpen, thing, instance, floorShare, thingShare } = field;
  const tops = hole.tops.filter((cell) => thing[cell - width] === id);
  if (tops.length < 2) return;
  const foot = footIn(field, id, hole);
  const lowest = foot ? 0 : Math.floor(thing.lastIndexOf(id) / width);
  for (const top of tops) {
    const row = Math.floor(top / width);
    const to = foot ? foot(top % width) : row - 1;
    const isDeep = to - row > DEEPEST * (hole.bottom - row);
    if (to >= hole.bottom || (!foot && lowest <= row + LOWER)) continue;
    for (let cell = top; cell < kind.length && isOpen[cell] === 1; cell += width) {
      if (!isDeep && Math.floor(cell / width) <= to) {
        if (thingShare[cell]! < LEAST_THING) continue;
        kind[cell] = Kind.THING;
        thing[cell] = id;
        instance[cell] = instance[top - width]!;
      } else if (kind[cell] === Kind.WALL && floorShare[cell]! >= 1 - LIKELY) kind[cell] = Kind.FLOOR;
    }
  }
}

interface Line {
  readonly row: number;
  readonly slope: number;
}

/** Row of a thing's foot in a column of the hole, from where it is seen to its left and right; null when it is seen on neither side. */
function footIn(field: ThingGround, id: number, { left, right }: Hole): ((x: number) => number) | null {
  const reach = Math.max(LEAST_BESIDE, BESIDE * (right - left));
  const west = footBeside(field, id, { from: left, step: -1, reach });
  const east = footBeside(field, id, { from: right, step: 1, reach });
  if (west && east) return (x) => west.row + ((east.row - west.row) * (x - left)) / Math.max(1, right - left);
  // Seen on one side only it may rise into the distance, but not fall.
  if (west) return (x) => Math.min(west.row, west.row + west.slope * (x - left));
  if (east) return (x) => Math.min(east.row, east.row + east.slope * (x - right));
  return null;
}

/** The line of a thing's foot beside the hole: median slope and row (Theil 1950, Sen 1968). */
function footBeside(
  { width, height, kind, isOpen, thing }: ThingGround,
  id: number,
  { from, step, reach }: { from: number; step: number; reach: number },
): Line | null {
  const feet: [number, number][] = [];
  for (let k = 1; k <= reach && from + k * step >= 0 && from + k * step < width; k++) {
    const x = from + k * step;
    let y = height - 2;
    while (y >= 0 && thing[y * width + x] !== id) y--;
    const under = (y + 1) * width + x;
    if (y >= 0 && isOpen[under] === 0 && kind[under] !== Kind.THING) feet.push([x - from, y]);
  }
  if (feet.length < LEAST_FEET) return null;
  const slopes = feet.flatMap(([x, y], i) => feet.slice(i + 3).map(([toX, toY]) => (toY - y) / (toX - x)));
  const slope = median(slopes);
  return { slope, row: median(feet.map(([x, y]) => y - slope * x)) };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/**
 * Where a row shows floor on both sides of the hole, no wall rises between; nor where it shows floor on one side, no wall on the other, and the room's box has floor.
 */
function floorBetweenFloors(field: Field, isFloorByBox: (cell: number) => boolean): void {
  const { width, height, kind, isOpen, floorShare } = field;
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const start = y * width + x;
      if (isOpen[start] === 0 || isOpen[start - 1] === 1) continue;
      let end = start;
      while (end < (y + 1) * width && isOpen[end] === 1) end++;
      if (end === (y + 1) * width) continue;
      const sides = [kind[start - 1]!, kind[end]!];
      if (!sides.includes(Kind.FLOOR) || sides.some(isUpright)) continue;
      const isSure = sides.every((side) => side === Kind.FLOOR);
      for (let cell = start; cell < end; cell++)
        if (kind[cell] === Kind.WALL && floorShare[cell]! >= 1 - LIKELY && (isSure || isFloorByBox(cell)))
          kind[cell] = Kind.FLOOR;
    }
  }
}

function floorUnderFloor({ width, kind, isOpen }: ThingGround): void {
  for (let cell = width; cell < kind.length; cell++)
    if (isOpen[cell] === 1 && kind[cell] === Kind.WALL && kind[cell - width] === Kind.FLOOR)
      kind[cell] = Kind.FLOOR;
}

/** So much of a picture that shows floor by the room's box does: only less of it is doubted. */
const SURE_FLOOR = 0.02;

/** Wall, or a little floor, that goes on in a hole beside none that is seen is a guess of the room's box: whatever fits may be there. */
function doubtUnseen(field: Field, island: Int32Array): void {
  const { width, kind, isOpen } = field;
  const isDone = new Set<number>();
  for (const start of island) {
    const own = kind[start]!;
    if ((own !== Kind.WALL && own !== Kind.FLOOR) || isDone.has(start)) continue;
    const part = [start];
    isDone.add(start);
    let isSeen = false;
    for (let next = 0; next < part.length; next++) {
      for (const to of [part[next]! - width, part[next]! + width, part[next]! - 1, part[next]! + 1]) {
        if (to < 0 || to >= kind.length || isDone.has(to)) continue;
        if (isOpen[to] === 0) isSeen ||= seenBeyond(field, part[next]!, to) >= 0;
        else if (kind[to] === own) {
          isDone.add(to);
          part.push(to);
        }
      }
    }
    const isSure = own === Kind.FLOOR && part.length > SURE_FLOOR * kind.length;
    const floor = meanOf(field.floorShare, part);
    const isLikely = (own === Kind.FLOOR ? floor : 1 - floor) > LIKELY;
    if (!isSeen && !isSure && !isLikely) for (const cell of part) kind[cell] = Kind.UNKNOWN;
  }
}
