import { rayOf } from '../../room/camera/camera.ts';
import { SIDES, sideAt, type RoomLayout } from '../../room/layout/layout.ts';
import type { Random } from '../../random.ts';
import type { Lattice, Repeats } from '../tile-lattice.ts';
import { type Completed, Kind } from './ground.ts';
import { sourcesOf } from './label-hole.ts';
import type { Move } from './picture-repeats.ts';
import { scaledShift, shiftAlong, shiftInPicture, type Shift } from './shift.ts';

type Vector = readonly [number, number, number];

/** Lengths of the shifts, as shares of what the hole hides of a side in their direction. */
const LENGTHS = [0.3, 0.45, 0.65, 0.9, 1.25, 1.7];
const ACROSS = [0.3, 0.45, 0.65, 0.9, 1.2, 1.6];
const DOWN = [0.3, 0.5, 0.8, 1.2];
/** Sides that hide behind less than this share of the hole get no shifts of their own. */
const LEAST_SHARE = 0.01;
/** Steps over a lattice: so many to each side, the shortest of them. */
const FARTHEST = 12;
const LATTICE_SHIFTS = 90;
/** Moves that are to show floor at each place of the hole; one hidden cell in so many is asked. */
const WANTED = 16;
const ASKED = 7;
/** Outermost cells of a hole that do not count for its extent. */
const TRIM = 0.03;
const FLOOR = SIDES.indexOf('floor');
const CEILING = SIDES.indexOf('ceiling');
const BACK = SIDES.indexOf('back wall');
const LEFT = SIDES.indexOf('left wall');

export interface Hidden {
  readonly ground: Completed;
  /** The cells to fill. */
  readonly cells: Int32Array;
  readonly layout: RoomLayout;
  /** How the floor repeats, if it does. */
  readonly repeats: Repeats;
  /** By which moves the picture around it is like itself. */
  readonly moves: readonly Move[];
  readonly random: Random;
}

/** The shifts that a hole may be filled by: along each side of the room that goes on in it, tile by tile on tiled floors, and of the picture itself. */
export function candidateShifts({ ground, cells: open, layout, repeats, moves, random }: Hidden): Shift[] {
  const { lattice } = repeats;
  const shifts = lattice
    ? alongLattice({ ground, layout, open }, lattice)
    : alongRepeats(layout, repeats.shifts);
  for (const [side, cells] of cellsOfSides(ground, layout, open)) {
    if (cells.length < LEAST_SHARE * open.length || (lattice && side === FLOOR)) continue;
    shifts.push(...alongSide({ ground, layout, side, cells, random }));
  }
  const { step } = ground;
  return [
    ...shifts,
    ...inPicture(ground, open),
    ...moves.map(([x, y]) => shiftInPicture(x * step, y * step)),
  ];
}

function middleOf({ width, step }: Completed, cell: number): readonly [number, number] {
  return [((cell % width) + 0.5) * step, (Math.floor(cell / width) + 0.5) * step];
}

function cellsOfSides(ground: Completed, layout: RoomLayout, open: Int32Array): Map<number, number[]> {
  const sides = new Map<number, number[]>();
  for (const cell of open) {
    const kind = ground.kind[cell];
    if (kind !== Kind.FLOOR && kind !== Kind.WALL) continue;
    const side = kind === Kind.FLOOR ? FLOOR : uprightAt(ground, layout, cell);
    const known = sides.get(side);
    if (known) known.push(cell);
    else sides.set(side, [cell]);
  }
  return sides;
}

/** The wall or ceiling at a cell; where the room's box has floor, the wall that stands on it. */
function uprightAt(ground: Completed, layout: RoomLayout, cell: number): number {
  for (let above = cell; above >= 0; above -= ground.width) {
    const side = sideAt(layout, ...middleOf(ground, above));
    if (side !== FLOOR) return side;
  }
  return BACK;
}

interface SideOfHole {
  readonly ground: Completed;
  readonly layout: RoomLayout;
  readonly side: number;
  readonly cells: readonly number[];
  readonly random: Random;
}

/** Lengths differ by up to this share from one seed to the next. */
const VARIED = 0.1;

function alongSide(hole: SideOfHole): Shift[] {
  const { layout, side, random } = hole;
  return axesOf(layout, side).flatMap((axis) => {
    const extent = extentOf(hole, axis) * (1 + VARIED * (2 * random() - 1));
    return LENGTHS.flatMap((length) =>
      [-length, length].map((share) => shiftAlong(layout, side, scaled(axis, share * extent))),
    );
  });
}

/** Directions in which a side is moved along. */
function axesOf({ towards }: RoomLayout, side: number): Vector[] {
  if (side !== FLOOR && side !== CEILING) {
    const [x, , z] = towards[side]!;
    return [
      [0, 1, 0],
      [z, 0, -x],
    ];
  }
  const [back, left] = [towards[BACK]!, towards[LEFT]!];
  const diagonal = (sign: number): Vector =>
    scaled([back[0] + sign * left[0], 0, back[2] + sign * left[2]], Math.SQRT1_2);
  return [
    back,
    left,
    diagonal(1),
    diagonal(-1),
    ...(isLevel(back) || isLevel(left) ? [] : [[1, 0, 0] as const]),
  ];
}

function isLevel([x]: Vector): boolean {
  return Math.abs(x) > 0.995;
}

function scaled([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by];
}

/** How far a hole reaches along a direction on a side, camera heights. */
function extentOf({ ground, layout, side, cells }: SideOfHole, axis: Vector): number {
  const normal = layout.towards[side]!;
  const places: number[] = [];
  for (const cell of cells) {
    const ray = rayOf(layout.camera, ...middleOf(ground, cell));
    const facing = dot(ray, normal);
    if (facing > 0.02) places.push((dot(ray, axis) * layout.distance[side]!) / facing);
  }
  places.sort((a, b) => a - b);
  const at = (share: number): number => places[Math.floor(share * (places.length - 1))] ?? 0;
  return Math.max(1e-3, at(1 - TRIM) - at(TRIM));
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

interface Tiled {
  readonly ground: Completed;
  readonly layout: RoomLayout;
  readonly open: Int32Array;
}

/** The shortest moves over a lattice, so many that every place of the hidden floor is shown floor by some of them. */
function alongLattice({ ground, layout, open }: Tiled, { plane, first, second }: Lattice): Shift[] {
  const moves: Vector[] = [];
  for (let i = -FARTHEST; i <= FARTHEST; i++)
    for (let j = -FARTHEST; j <= FARTHEST; j++)
      if (i !== 0 || j !== 0) moves.push([i * first[0] + j * second[0], 0, i * first[1] + j * second[1]]);
  moves.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  const seen = { ...layout, camera: { ...layout.camera, ...plane.lens } };
  const hidden = open.filter((cell, k) => k % ASKED === 0 && ground.kind[cell] === Kind.FLOOR);
  const shown = new Int32Array(hidden.length);
  const shifts: Shift[] = [];
  for (const move of moves) {
    const shift = shiftAlong(seen, FLOOR, move);
    const sources = sourcesOf(ground, hidden, scaledShift(shift, 1 / ground.step));
    const isShown = (source: number): boolean => ground.kind[source] === Kind.FLOOR;
    if (!sources.some((source, k) => isShown(source) && shown[k]! < WANTED)) continue;
    sources.forEach((source, k) => (shown[k]! += isShown(source) ? 1 : 0));
    if (shifts.push(shift) === LATTICE_SHIFTS) break;
  }
  return shifts;
}

/** Multiples of a repeat that are tried to both sides. */
const TIMES = [1, 2, 3, 4];

function alongRepeats(layout: RoomLayout, shifts: Repeats['shifts']): Shift[] {
  return shifts.flatMap(([x, z]) =>
    TIMES.flatMap((times) => [-times, times]).map((times) =>
      shiftAlong(layout, FLOOR, [times * x, 0, times * z]),
    ),
  );
}

function inPicture(ground: Completed, open: Int32Array): Shift[] {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const cell of open) {
    const [x, y] = middleOf(ground, cell);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const both = (share: number): number[] => [-share, share];
  return [
    ...ACROSS.flatMap(both).map((share) => shiftInPicture(share * (right - left), 0)),
    ...DOWN.flatMap(both).map((share) => shiftInPicture(0, share * (bottom - top))),
  ];
}
