import { SIDES } from '../../room/layout/layout.ts';
import { edgeCost, type Edges, edgesOf, NO_EDGE } from './floor-edge.ts';
import { type ExpectedLook, expectedLook } from './expected-look.ts';
import { goesOn } from './goes-on.ts';
import { type Completed, EDGES, FEATURES, isUpright, Kind } from './ground.ts';
import { PLAIN_ENOUGH, type PlainField } from './plain.ts';
import { PICTURE, PLAIN, scaledShift, scaleOf, type Shift } from './shift.ts';
import { unusualCost, usualAround, type Usual } from './usual.ts';

/** Differences count up to here: sums of squared feature differences. */
const MOST = 1600;
/** What cannot be compared costs half of that. */
export const UNSEEN = MOST / 2;
/** What copies cost that are too coarse or too fine for their place (per octave, squared), and that come from far. */
const COARSE = 60;
const FINE = 15;
const FAR = 20;
/** Costs of copying what is not quite what goes on there. */
const MOVED_ON_FLOOR = 150;
const MOVED_ON_WALL = 30;
const UNKNOWN_ON_WALL = 300;
const OPENING_ON_WALL = 120;
/** Nobody hangs the same picture twice. */
const HUNG_ON_WALL = 1200;
/** What a window, or the wall below it, costs per nat that it is unlikelier to go on; nothing is unlikelier than the second. Curtains go on as they hang. */
const UNLIKELY = 100;
const RAREST = 0.02;
/** Windows, doors, curtains and pictures may well go on where they are what of the rim is nearest. */
const GOES_ON = 10;
const OTHER_FLOOR = 6;
const OTHER_WALL = 25;
const OTHER_PART = 90;
/** Floor and wall in a shadow or in glare are better not copied. */
const OTHER_LIGHT = 200;
const NOT_THE_THING = 900;
/** What a copy's edges and texture cost on a plain wall, for each unit by which they differ from what goes on plainly. */
const UNEVEN = 3;
/** Where nothing else is to be had: some other thing, or floor for wall and wall for floor. */
const STRANGE_THING = 3000;
const WALL_ON_FLOOR = 2200;
const STRANGE = 9000;
const THING_ALONG_SIDE = 50;
const THING_ON_UNKNOWN = 400;
const FLOOR = SIDES.indexOf('floor');

/** The four cells beside one; -1 outside the picture. */
export function beside(
  { width, isOpen }: Completed,
  cell: number,
): readonly [number, number, number, number] {
  const x = cell % width;
  return [
    x > 0 ? cell - 1 : -1,
    x < width - 1 ? cell + 1 : -1,
    cell - width,
    cell + width < isOpen.length ? cell + width : -1,
  ];
}

export type Gap = (one: number, other: number) => number;

/** The difference of what two cells show; cells of numbers beyond the picture's are plain ones. */
export function gapOf(seen: Float32Array, plain: Float32Array): Gap {
  const feature = new Float32Array(seen.length + plain.length);
  feature.set(seen);
  feature.set(plain, seen.length);
  return (one, other) => {
    let sum = 0;
    for (let c = 0; c < FEATURES; c++) {
      const difference = feature[FEATURES * one + c]! - feature[FEATURES * other + c]!;
      sum += difference * difference;
    }
    return sum < MOST ? sum : MOST;
  };
}

/** Per cell of an island the kind of the nearest upright surface seen around it, -1 where there is none: windows, doors and curtains go on there, and what hangs on a wall that the hole cuts. */
function nearestUpright(ground: Completed, cells: Int32Array): Int16Array {
  const nearest = new Int16Array(ground.isOpen.length).fill(-1);
  const isIn = new Uint8Array(nearest.length);
  for (const cell of cells) isIn[cell] = 1;
  const reached: number[] = [];
  const reach = (cell: number, own: number): void => {
    if (cell < 0 || isIn[cell] === 0 || nearest[cell]! >= 0) return;
    nearest[cell] = own;
    reached.push(cell);
  };
  for (const cell of cells) {
    for (const next of beside(ground, cell)) {
      if (next < 0 || ground.isOpen[next] === 1) continue;
      if (isUpright(ground.kind[next]!)) reach(cell, ground.kind[next]!);
    }
  }
  for (let k = 0; k < reached.length; k++)
    for (const next of beside(ground, reached[k]!)) reach(next, nearest[reached[k]!]!);
  return nearest;
}

interface Rim {
  readonly ground: Completed;
  readonly gap: Gap;
  readonly plain: PlainField;
  readonly near: Near;
  /** The cells outside that each of the island's goes on into: those of number n are `start[n]` to `start[n + 1]` in `next`. */
  readonly start: Int32Array;
  readonly next: Int32Array;
  /** Per cell: the kind of the nearest upright surface seen around it; -1 for none. */
  readonly nearest: Int16Array;
  readonly edges: Edges;
  /** Per kind what copying each cell costs for being unlike what is usual; -1 until it is asked for. */
  readonly unusual: ReadonlyMap<number, Float64Array>;
  readonly usual: ReadonlyMap<number, Usual>;
  /** What is likely to be seen in each cell. */
  readonly expected: ExpectedLook;
}

/** What copies into the cells of an island are judged by. */
export function rimOf(
  ground: Completed,
  cells: Int32Array,
  { gap, plain }: { readonly gap: Gap; readonly plain: PlainField },
): Rim {
  const usual = usualAround(ground, cells);
  const kinds = [Kind.FLOOR, Kind.WALL];
  const outside = rimCells(ground, cells);
  return {
    ground,
    gap,
    plain,
    near: nearOf(ground, cells),
    ...outside,
    expected: expectedLook(ground, cells, outside.next),
    nearest: nearestUpright(ground, cells),
    edges: edgesOf(ground),
    unusual: new Map(kinds.map((kind) => [kind, new Float64Array(ground.isOpen.length).fill(-1)])),
    usual,
  };
}

/** An island's cells, by their numbers, and after them those just outside. */
export interface Near {
  readonly cells: Int32Array;
  /** Number of every cell of the ground; -1 of those that are not near. */
  readonly number: Int32Array;
}

function nearOf(ground: Completed, island: Int32Array): Near {
  const number = new Int32Array(ground.isOpen.length).fill(-1);
  const cells = [...island];
  island.forEach((cell, node) => (number[cell] = node));
  for (const cell of island)
    for (const next of beside(ground, cell))
      if (next >= 0 && number[next]! < 0) number[next] = cells.push(next) - 1;
  return { cells: Int32Array.from(cells), number };
}

function rimCells(ground: Completed, cells: Int32Array): { start: Int32Array; next: Int32Array } {
  const start = new Int32Array(cells.length + 1);
  const next: number[] = [];
  cells.forEach((cell, node) => {
    for (const outside of beside(ground, cell))
      if (outside >= 0 && ground.isOtherLight[outside] === 0 && goesOn(ground, cell, outside))
        next.push(outside);
    start[node + 1] = next.length;
  });
  return { start, next: Int32Array.from(next) };
}

interface Offer {
  readonly shift: Shift;
  /** Per number of `near` the cell that is copied; -1 where the shift sees none. */
  readonly from: Int32Array;
}

/** What a copy by a shift costs in each cell, for what it shows and where that comes from; Infinity where it cannot be. */
export function costsOf(rim: Rim, cells: Int32Array, { shift, from }: Offer): Float32Array {
  const { ground } = rim;
  const { width, height } = ground;
  if (shift.side === PLAIN) return plainCosts(rim, cells, from);
  const local = scaledShift(shift, 1 / ground.step);
  const costs = new Float32Array(cells.length).fill(Infinity);
  for (let node = 0; node < cells.length; node++) {
    const [cell, source] = [cells[node]!, from[node]!];
    const fitting = source < 0 ? Infinity : kindCost(rim, { cell, source, side: shift.side });
    if (fitting === Infinity) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const scale = scaleOf(local, x + 0.5, y + 0.5);
    const octaves = Math.log2(scale);
    const far = Math.hypot(x - (source % width), y - Math.floor(source / width));
    costs[node] =
      fitting +
      rim.plain.broken[cell]! +
      strangeness(rim, ground.kind[cell]!, source) +
      unevenCost(rim, cell, source) +
      edgeCost(rim.edges, { cell, source }, scale) +
      (octaves < 0 ? COARSE : FINE) * octaves * octaves +
      (FAR * far) / Math.max(width, height) +
      rim.expected.cost(node, source) +
      rimCost(rim, node, from);
  }
  return costs;
}

/** What leaving a cell plain costs. Where floor begins at a wall it is not plain; a wall may be, though there is skirting in most rooms. */
function plainCosts(rim: Rim, cells: Int32Array, from: Int32Array): Float32Array {
  return Float32Array.from(cells, (cell, node) => {
    const isWall = rim.ground.kind[cell] === Kind.WALL;
    const atEdge = rim.edges.edge[cell]! < 0 ? 0 : isWall ? NO_EDGE : Infinity;
    const asWall = isWall ? unlikely(1 - rim.ground.openingShare[cell]!) : 0;
    return rim.plain.cost[cell]! + atEdge + asWall + rimCost(rim, node, from);
  });
}

interface Copy {
  readonly cell: number;
  readonly source: number;
  readonly side: number;
}

/** What a copy costs for what it shows; Infinity where it cannot be. */
function kindCost(rim: Rim, copy: Copy): number {
  return costOfKind(rim, copy) + OTHER_LIGHT * rim.ground.isOtherLight[copy.source]!;
}

function costOfKind(rim: Rim, copy: Copy): number {
  switch (rim.ground.kind[copy.cell]) {
    case Kind.FLOOR:
      return floorCost(rim, copy);
    case Kind.WALL:
      return wallCost(rim, copy);
    case Kind.THING:
      return thingCost(rim, copy) + (copy.side === PICTURE ? 0 : THING_ALONG_SIDE);
    default:
      return unknownCost(rim, copy);
  }
}

function floorCost({ ground: { kind, surface } }: Rim, { cell, source, side }: Copy): number {
  const shown = kind[source]!;
  if (side !== PICTURE && side !== FLOOR) return Infinity;
  if (shown === Kind.THING) return STRANGE_THING;
  if (shown === Kind.WALL || shown === Kind.UNKNOWN) return WALL_ON_FLOOR;
  if (shown !== Kind.FLOOR) return STRANGE;
  return (surface[source] === surface[cell] ? 0 : OTHER_FLOOR) + (side === PICTURE ? MOVED_ON_FLOOR : 0);
}

/** What it costs to show something for being so likely, 0-1. */
const unlikely = (share: number): number => -UNLIKELY * Math.log(Math.max(RAREST, share));

function wallCost({ ground, nearest }: Rim, { cell, source, side }: Copy): number {
  if (side === FLOOR) return Infinity;
  const { kind, surface, openingShare } = ground;
  const moved = side === PICTURE ? MOVED_ON_WALL : 0;
  switch (kind[source]) {
    case Kind.WALL:
      return moved + (surface[source] === surface[cell] ? 0 : OTHER_WALL) + unlikely(1 - openingShare[cell]!);
    case Kind.OPENING:
      return (
        moved +
        (nearest[cell] === Kind.OPENING ? GOES_ON : OPENING_ON_WALL) +
        (openingShare[source]! > 0.5 ? unlikely(openingShare[cell]!) : 0)
      );
    case Kind.HUNG:
      return moved + (nearest[cell] === Kind.HUNG ? GOES_ON : HUNG_ON_WALL);
    case Kind.UNKNOWN:
      return moved + UNKNOWN_ON_WALL;
    case Kind.THING:
      return STRANGE_THING;
    default:
      return STRANGE;
  }
}

function unknownCost({ ground: { kind }, nearest }: Rim, { cell, source }: Copy): number {
  const isStrange =
    kind[source] === Kind.THING || (kind[source] === Kind.HUNG && nearest[cell] !== Kind.HUNG);
  return isStrange ? THING_ON_UNKNOWN : 0;
}

function thingCost({ ground: { kind, thing, instance } }: Rim, { cell, source }: Copy): number {
  if (kind[source] !== Kind.THING) return NOT_THE_THING;
  if (thing[source] !== thing[cell]) return STRANGE_THING;
  return instance[source] === instance[cell] ? 0 : OTHER_PART;
}

/** Floor and walls are copied from what they usually look like around the hole. */
function strangeness({ ground, usual, unusual }: Rim, kind: number, source: number): number {
  const [costs, known] = [unusual.get(kind), usual.get(kind)];
  if (!costs || !known) return 0;
  if (costs[source]! < 0) costs[source] = unusualCost(ground, known, source);
  return costs[source]!;
}

/** Where a wall or ceiling goes on plainly, nothing but what is as even is copied: no edge of a ceiling, no beam, no moulding, which are seen around as well. */
function unevenCost({ ground: { kind, feature }, plain }: Rim, cell: number, source: number): number {
  if (kind[cell] !== Kind.WALL || plain.cost[cell]! >= PLAIN_ENOUGH) return 0;
  let sum = 0;
  for (let c = EDGES; c < FEATURES; c++)
    sum += (feature[FEATURES * source + c]! - plain.feature[FEATURES * cell + c]!) ** 2;
  return UNEVEN * Math.min(MOST, sum);
}

/** How a copy agrees with what is seen just outside the hole. */
function rimCost({ gap, near, start, next }: Rim, node: number, from: Int32Array): number {
  let cost = 0;
  for (let k = start[node]!; k < start[node + 1]!; k++) {
    const shown = from[near.number[next[k]!]!]!;
    cost += shown < 0 ? UNSEEN : gap(shown, next[k]!);
  }
  return cost;
}
