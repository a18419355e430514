import { boxBlur } from '../../filter/box-blur.ts';
import { boundsOfCells } from '../../mask/islands.ts';
import { FREE, IGNORED, KNOWN, stretchMembrane } from '../membrane.ts';
import { goesOn } from './goes-on.ts';
import { type Completed, FEATURES, Kind, TEXTURES } from './ground.ts';
import { distanceFrom, type LineThrough } from './lines-through.ts';
import { placeOf } from './other-light.ts';

/** What walls, ceilings and floors behind a hole would look like with nothing on them but the lines that run through: light runs on, no pattern. */
export interface PlainField {
  /** Red, green, blue a cell, in levels: in the hole what runs on, outside of it what is seen, smoothed. */
  readonly colour: Float32Array;
  /** What plain cells are compared by, `FEATURES` numbers each. */
  readonly feature: Float32Array;
  /** Per cell of the hole what it costs to leave it plain: how uneven its surface is seen around; Infinity where none is seen. */
  readonly cost: Float32Array;
  /** Per cell of the hole what it costs to copy something over a line that runs through. */
  readonly broken: Float32Array;
  /** Per cell the number of its island of the hole; -1 outside. */
  readonly island: Int16Array;
  /** Per cell of wall in the hole on which side of each of its island's lines it lies, as bits; 0 elsewhere. */
  readonly sides: Uint8Array;
  /** Per island the lines that run through it. */
  readonly lines: readonly (readonly LineThrough[])[];
}

/** Cells to each side over which what is seen is smoothed. */
const SMOOTH = 2;
/** Cells this near an island, as a share of its larger side, tell how even a surface is. */
const NEAR = 0.35;
const LEAST_NEAR = 4;
/** Fewer cells of a surface tell nothing. */
const LEAST_SEEN = 24;
/** What it costs at least, and for each unit of unevenness. */
const LEAST_COST = 8;
const WEIGHT = { floor: 1, wall: 0.5 };
/** Hues differ by less where light is mixed than from stuff to stuff. */
const HUE = 0.3;
/** What differs more counts no more. */
const MOST_GAP = 800;
/** Where it costs less than this a surface is plain: nothing uneven is copied, and a line is not to be broken, at this price. */
export const PLAIN_ENOUGH = 60;
const BROKEN = 500;

/** The surfaces that go on behind the islands of a hole, each as plain as can be. */
export function plainField(
  ground: Completed,
  islands: readonly Int32Array[],
  lines: readonly (readonly LineThrough[])[],
): PlainField {
  const size = ground.isOpen.length;
  const field = {
    colour: ground.colour.slice(),
    feature: new Float32Array(ground.feature.length),
    cost: new Float32Array(size).fill(Infinity),
    broken: new Float32Array(size),
    island: new Int16Array(size).fill(-1),
    sides: new Uint8Array(size),
    lines,
  };
  islands.forEach((cells, n) => {
    for (const cell of cells) {
      field.island[cell] = n;
      if (ground.kind[cell] === Kind.WALL) field.sides[cell] = sidesOf(lines[n]!, middleOf(ground, cell));
    }
    const window = windowAround(ground, cells);
    const regions = regionsOf(ground, window, lines[n]!);
    for (const region of new Set([...cells].map((cell) => regions[window.at(cell)]!)))
      if (region >= 0) goOnPlainly(ground, field, { window, lines: lines[n]!, regions, region });
    for (const cell of cells)
      if (field.cost[cell]! < PLAIN_ENOUGH && isOnLine(ground, cell, lines[n]!)) field.broken[cell] = BROKEN;
  });
  return field;
}

/** Cells around an island, row by row. */
interface Window {
  readonly width: number;
  readonly height: number;
  /** Number in the window of a cell of the ground. */
  readonly at: (cell: number) => number;
  /** The cell of the ground that has a number in the window. */
  readonly cellAt: (index: number) => number;
}

function windowAround({ width: across, height: down }: Completed, island: Int32Array): Window {
  const bounds = boundsOfCells(island, across);
  const reach =
    LEAST_NEAR + Math.round(NEAR * Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top));
  const [left, top] = [Math.max(0, bounds.left - reach), Math.max(0, bounds.top - reach)];
  const width = Math.min(across, bounds.right + reach + 1) - left;
  return {
    ...{ width, height: Math.min(down, bounds.bottom + reach + 1) - top },
    at: (cell) => (Math.floor(cell / across) - top) * width + (cell % across) - left,
    cellAt: (index) => (top + Math.floor(index / width)) * across + left + (index % width),
  };
}

const FLOOR = 0;

/** Per cell of a window the number of its wall's or ceiling's part between lines, `FLOOR` of all floor; -1 of all else, and of what lies in another light. */
function regionsOf(
  ground: Completed,
  { width, height, cellAt }: Window,
  lines: readonly LineThrough[],
): Int32Array {
  return Int32Array.from({ length: width * height }, (_, index) => {
    const cell = cellAt(index);
    const own = ground.kind[cell];
    if (ground.isOtherLight[cell] === 1 || (own !== Kind.FLOOR && own !== Kind.WALL)) return -1;
    if (own === Kind.FLOOR) return FLOOR;
    const surface = 2 + ground.surface[cell]!;
    return (surface << lines.length) + sidesOf(lines, middleOf(ground, cell));
  });
}

/** Middle of a cell, in pixels of the picture. */
function middleOf(ground: Completed, cell: number): { x: number; y: number } {
  const [x, y] = placeOf(ground, cell);
  return { x, y };
}

/** On which side of each line a place lies, as bits. */
export function sidesOf(
  lines: readonly LineThrough[],
  place: { readonly x: number; readonly y: number },
): number {
  return lines.reduce((bits, line, k) => bits | (distanceFrom(line, place) > 0 ? 1 << k : 0), 0);
}

function isOnLine(ground: Completed, cell: number, lines: readonly LineThrough[]): boolean {
  return (
    ground.kind[cell] === Kind.WALL &&
    lines.some((line) => Math.abs(distanceFrom(line, middleOf(ground, cell))) < ground.step)
  );
}

interface Region {
  readonly window: Window;
  readonly lines: readonly LineThrough[];
  readonly regions: Int32Array;
  readonly region: number;
}

/** Writes how a part of a surface runs on: its tones and what they are compared by are smoothed outside, and stretched over the hole (Laplace's equation). */
function goOnPlainly(ground: Completed, field: PlainField, { window, lines, regions, region }: Region): void {
  const { width, height, cellAt } = window;
  const isNearLine = (cell: number): boolean =>
    region !== FLOOR &&
    lines.some((line) => Math.abs(distanceFrom(line, middleOf(ground, cell))) < line.reach);
  const state = Uint8Array.from(regions, (own, index) => {
    const cell = cellAt(index);
    if (own !== region) return IGNORED;
    return ground.isOpen[cell] === 1 ? FREE : isNearLine(cell) ? IGNORED : KNOWN;
  });
  const seen = [...state.keys()].flatMap((index) => (state[index] === KNOWN ? [cellAt(index)] : []));
  if (seen.length < LEAST_SEEN) return;
  const run = (
    from: Float32Array,
    to: Float32Array,
    { first, step }: { first: number; step: number },
  ): void => {
    const count = Math.min(3, step - first);
    const data = new Float32Array(4 * state.length);
    for (let index = 0; index < state.length; index++) {
      if (state[index] !== KNOWN) continue;
      for (let c = 0; c < count; c++) data[4 * index + c] = from[step * cellAt(index) + first + c]!;
      data[4 * index + 3] = 1;
    }
    const mean = boxBlur({ width, height, channels: 4, data }, SMOOTH, 2).data;
    const colour = new Float32Array(3 * state.length);
    for (let index = 0; index < state.length; index++)
      if (state[index] === KNOWN)
        for (let c = 0; c < 3; c++) colour[3 * index + c] = mean[4 * index + c]! / mean[4 * index + 3]!;
    stretchMembrane({ width, height, colour, state });
    for (let index = 0; index < state.length; index++)
      if (state[index] !== IGNORED)
        for (let c = 0; c < count; c++) to[step * cellAt(index) + first + c] = colour[3 * index + c]!;
  };
  run(ground.colour, field.colour, { first: 0, step: 3 });
  run(ground.feature, field.feature, { first: 0, step: FEATURES });
  run(ground.feature, field.feature, { first: TEXTURES, step: FEATURES });
  const weight = region === FLOOR ? WEIGHT.floor : WEIGHT.wall;
  const inHole = [...state.keys()].flatMap((index) => (state[index] === FREE ? [cellAt(index)] : []));
  const atRim = strangeness(
    ground,
    field.feature,
    inHole.filter((cell) => !isNearLine(cell)),
  );
  const cost = LEAST_COST + weight * Math.max(atRim, unevenness(ground.feature, field.feature, seen));
  for (const cell of inHole) field.cost[cell] = cost;
}

/** By how much what runs on plainly differs from what it runs on into, along the rim: mean squared difference. */
function strangeness(ground: Completed, plain: Float32Array, cells: readonly number[]): number {
  let [sum, count] = [0, 0];
  for (const cell of cells)
    for (const outside of [cell - 1, cell + 1, cell - ground.width, cell + ground.width]) {
      if (ground.isOpen[outside] !== 0 || ground.isOtherLight[outside] === 1) continue;
      if (!goesOn(ground, cell, outside)) continue;
      let gap = 0;
      for (let c = 0; c < FEATURES; c++)
        gap += (plain[FEATURES * cell + c]! - ground.feature[FEATURES * outside + c]!) ** 2;
      sum += Math.min(MOST_GAP, gap);
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

/** This share of the cells that differ most does not count: a lamp, a switch, a crack on a plain wall. */
const RARE = 0.06;

/** How uneven cells are: mean squares of their light about their surroundings, of their hue about its mean, and of edges and texture, together. */
function unevenness(feature: Float32Array, smooth: Float32Array, cells: readonly number[]): number {
  const at = (of: Float32Array, cell: number, c: number): number => of[FEATURES * cell + c]!;
  const light = (of: Float32Array, cell: number): number =>
    (at(of, cell, 0) + at(of, cell, 1) + at(of, cell, 2)) / 3;
  const hue = (cell: number, c: number): number => at(feature, cell, c) - light(feature, cell);
  const mean = [0, 1, 2].map((c) => cells.reduce((sum, cell) => sum + hue(cell, c), 0) / cells.length);
  const squares = Float32Array.from(cells, (cell) => {
    let sum = 3 * (light(feature, cell) - light(smooth, cell)) ** 2;
    for (let c = 0; c < 3; c++) sum += HUE * (hue(cell, c) - mean[c]!) ** 2;
    for (let c = 3; c < FEATURES; c++) sum += at(feature, cell, c) ** 2;
    return sum;
  }).sort();
  const usual = squares.subarray(0, Math.ceil((1 - RARE) * squares.length));
  return usual.reduce((sum, square) => sum + square, 0) / usual.length;
}
