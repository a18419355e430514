import type { SelectionGround } from './prepare-selection.ts';
import { floorPlaneOf, toFloor } from '../room/camera/floor-plane.ts';
import { NETWORK_CLASSES, NETWORK_PLANES } from '../room/network/classes.ts';

/** A rug as a rectangle on the floor. */
export interface WholeRug {
  /** Per region of the graph: 1 where it lies on the floor, on a rug or beside one. */
  readonly isLying: Uint8Array;
  /** Per region of the graph: 1 where it lies on the rug. */
  readonly isRug: Uint8Array;
}

/** A floor and what lies on it, region by region; places turn with the direction they are looked at along. */
interface Floor {
  readonly regions: Int32Array;
  /** Places in camera heights, x and z in turn. */
  readonly places: Float64Array;
  readonly pixels: Float64Array;
  /** `SIGNS` numbers a region. */
  readonly signs: Float64Array;
}

/** Hue twice, freed of light, then light, and how much of a rug the network sees; each in what counts as one step of it. */
const SIGNS = 4;
const STEPS = { hue: 0.025, light: 0.3, rug: 0.35 };
/** Below this light hues are noise. */
const DARKEST = 0.2;
/** A rug that is only seen by the network, and not by its looks, is none. */
const LOOKS = SIGNS - 1;

/** Regions lie when so much of them does. */
const LYING = 0.5;
/** What lies farther away than so many camera heights is seen too flatly. */
const FARTHEST = 9;
/** Fewer regions tell nothing. */
const LEAST_REGIONS = 40;
/** A rug fills so much of the floor that is seen, and the network sees so much more of it on it than beside it. */
const [LEAST, MOST] = [0.08, 0.85];
const MORE_RUG = 0.2;
/** Less of a difference in how much of a rug the network sees is none. */
const EVEN = 0.02;
/** Such an outline is so much sharper than what else is on the floor: glare and tiles have none. */
const STANDS_OUT = 1.6;
/** Share of what differs on the floor that the rug's outline must explain. */
const EXPLAINED = 0.5;

/** Directions that are tried, over a right angle, and lines across the floor in each: first few, then many. */
const TURNS = 12;
const COARSE = 18;
const FINE = 64;
const NEARER = [-0.05, -0.025, 0, 0.025, 0.05];

const [FLOOR, RUG] = [NETWORK_CLASSES.indexOf('floor'), NETWORK_CLASSES.indexOf('rug')];
const FLOOR_PLANE = NETWORK_PLANES.indexOf('floor');

/**
 * The whole rug of a room of which the network sees a part: the rectangle on the floor that parts best what the floor looks like, whatever light falls on it, and what the network
 * sees there. Null where none stands out.
 */
export function findWholeRug(ground: SelectionGround): WholeRug | null {
  const floor = floorOf(ground);
  if (floor.regions.length < LEAST_REGIONS) return null;
  const best = search(floor, MORE_RUG);
  return isRugThere(best) ? regionsOn(ground, floor, best) : null;
}

/** A rug that is told by its outline. */
export interface OutlinedRug extends WholeRug {
  /** The network, too, sees no less of a rug on it than beside it. */
  readonly isRugSeen: boolean;
}

/**
 * The same of whatever the network sees there, for somebody who speaks of it: it must have an outline. Of 26 rendered rooms with a rug 7 show one so, of 95 without one 11: where there was a rug
 * it met it by .69 (the first guess without it .33), and what is left met the floor by .77 (.45); where there was none, .67 (.69).
 */
export function findOutlinedRug(ground: SelectionGround): OutlinedRug | null {
  const floor = floorOf(ground);
  if (floor.regions.length < LEAST_REGIONS) return null;
  const best = search(floor, -Infinity);
  const rug = isRugThere(best) ? regionsOn(ground, floor, best) : null;
  if (!rug || sharpness(ground, rug) <= STANDS_OUT) return null;
  return { ...rug, isRugSeen: STEPS.rug * gapOf(best.grid, best.sides, SIGNS) > -EVEN };
}

function search(floor: Floor, moreRug: number): Refined {
  const found = Array.from({ length: TURNS }, (_, k) => {
    const turn = (k * Math.PI) / 2 / TURNS;
    return { turn, ...searchAll(gridOf(floor, turn, COARSE), moreRug) };
  }).sort((a, b) => b.gain - a.gain)[0]!;
  return NEARER.map((more) => refine(floor, { turn: found.turn + more, sides: found.sides, moreRug })).sort(
    (a, b) => b.gain - a.gain,
  )[0]!;
}

/** How much more the floor changes across a rug's outline than elsewhere on it. */
function sharpness({ cut: { graph } }: SelectionGround, { isLying, isRug }: WholeRug): number {
  const { borders } = graph;
  const sums = [0, 0];
  const lengths = [1e-6, 1e-6];
  for (let e = 0; e < borders.count; e++) {
    const [one, two] = [borders.from[e]!, borders.to[e]!];
    if (isLying[one] === 0 || isLying[two] === 0) continue;
    const k = isRug[one] === isRug[two] ? 0 : 1;
    sums[k]! += borders.length[e]! * Math.sqrt(borders.contrast[e]!);
    lengths[k]! += borders.length[e]!;
  }
  return sums[1]! / lengths[1]! / (sums[0]! / lengths[0]! + 1e-6);
}

function floorOf({ cut: { graph }, classShares, room, width }: SelectionGround): Floor {
  const plane = floorPlaneOf(room.camera);
  const scale = width / graph.width;
  const regions: number[] = [];
  const places: number[] = [];
  const pixels: number[] = [];
  const signs: number[] = [];
  const at = new Float64Array(2);
  for (let region = 0; region < graph.count; region++) {
    const from = region * NETWORK_CLASSES.length;
    const rug = classShares[from + RUG]!;
    const onPlane = room.planeShares[region * NETWORK_PLANES.length + FLOOR_PLANE]!;
    const lies = Math.max(classShares[from + FLOOR]! + rug, onPlane);
    const pixel = { x: scale * (graph.centreX[region]! + 0.5), y: scale * (graph.centreY[region]! + 0.5) };
    if (lies < LYING || !toFloor(plane, pixel, at) || Math.hypot(at[0]!, at[1]!) > FARTHEST) continue;
    const light = graph.colour[3 * region]!;
    const hues = [1, 2].map((c) => graph.colour[3 * region + c]! / (Math.max(DARKEST, light) * STEPS.hue));
    regions.push(region);
    places.push(at[0]!, at[1]!);
    pixels.push(graph.size[region]!);
    signs.push(...hues, light / STEPS.light, rug / STEPS.rug);
  }
  return {
    regions: Int32Array.from(regions),
    places: Float64Array.from(places),
    pixels: Float64Array.from(pixels),
    signs: Float64Array.from(signs),
  };
}

/** Lines across a floor both ways, and sums of pixels and signs over everything left of and before each pair of them. */
interface Grid {
  readonly lines: number;
  readonly across: Float64Array;
  readonly along: Float64Array;
  readonly sums: Float64Array;
}

/** Pixels and signs. */
const SUMS = 1 + SIGNS;

function turned({ places }: Floor, turn: number): { u: Float64Array; v: Float64Array } {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const count = places.length / 2;
  const u = Float64Array.from({ length: count }, (_, k) => places[2 * k]! * cos + places[2 * k + 1]! * sin);
  const v = Float64Array.from({ length: count }, (_, k) => places[2 * k + 1]! * cos - places[2 * k]! * sin);
  return { u, v };
}

/** Lines lie so that as many pixels are between any two. */
function gridOf(floor: Floor, turn: number, lines: number): Grid {
  const { u, v } = turned(floor, turn);
  const [across, along] = [linesThrough(u, floor, lines), linesThrough(v, floor, lines)];
  const wide = lines + 1;
  const sums = new Float64Array(wide * wide * SUMS);
  for (let k = 0; k < u.length; k++) {
    const to = ((slotOf(along, v[k]!) + 1) * wide + slotOf(across, u[k]!) + 1) * SUMS;
    sums[to]! += floor.pixels[k]!;
    for (let s = 0; s < SIGNS; s++) sums[to + 1 + s]! += floor.pixels[k]! * floor.signs[SIGNS * k + s]!;
  }
  for (const step of [SUMS, wide * SUMS])
    for (let i = step; i < sums.length; i++)
      if (step > SUMS || i % (wide * SUMS) >= SUMS) sums[i]! += sums[i - step]!;
  return { lines, across, along, sums };
}

function linesThrough(at: Float64Array, { pixels }: Floor, lines: number): Float64Array {
  const order = [...at.keys()].sort((a, b) => at[a]! - at[b]!);
  const all = pixels.reduce((sum, own) => sum + own, 0);
  const out = new Float64Array(lines + 1).fill(Infinity);
  out[0] = -Infinity;
  let [seen, line] = [0, 1];
  for (const k of order) {
    while (line < lines && seen >= (line * all) / lines) out[line++] = at[k]!;
    seen += pixels[k]!;
  }
  return out;
}

function slotOf(lines: Float64Array, at: number): number {
  let [low, high] = [0, lines.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (lines[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** Numbers of the lines: left, right, near, far. */
type Sides = readonly [number, number, number, number];

interface Found {
  readonly gain: number;
  readonly sides: Sides;
}

/** Sum over everything between four lines: of pixels (0) or a sign (1 and more). */
function sumOn({ lines, sums }: Grid, [left, right, near, far]: Sides, s: number): number {
  const at = (row: number, column: number): number => sums[(row * (lines + 1) + column) * SUMS + s]!;
  return at(far, right) - at(near, right) - at(far, left) + at(near, left);
}

const everything = ({ lines }: Grid): Sides => [0, lines, 0, lines];

/** How much a sign differs between a rectangle and the rest of the floor. */
function gapOf(grid: Grid, sides: Sides, s: number): number {
  const [own, all] = [sumOn(grid, sides, 0), sumOn(grid, everything(grid), 0)];
  const inside = sumOn(grid, sides, s);
  return inside / own - (sumOn(grid, everything(grid), s) - inside) / (all - own);
}

/** How much of what differs in the first few signs, in squared steps, a rectangle explains. */
function explainedBy(grid: Grid, sides: Sides, signs: number): number {
  const own = sumOn(grid, sides, 0) / sumOn(grid, everything(grid), 0);
  let sum = 0;
  for (let s = 1; s <= signs; s++) sum += gapOf(grid, sides, s) ** 2;
  return own * (1 - own) * sum;
}

/** The same in all signs; 0 for what cannot be a rug. */
function gainOf(grid: Grid, sides: Sides, moreRug: number): number {
  const own = sumOn(grid, sides, 0) / sumOn(grid, everything(grid), 0);
  if (own < LEAST || own > MOST || gapOf(grid, sides, SIGNS) < moreRug / STEPS.rug) return 0;
  return explainedBy(grid, sides, SIGNS);
}

function searchAll(grid: Grid, moreRug: number): Found {
  let best: Found = { gain: 0, sides: [0, grid.lines, 0, grid.lines] };
  for (let left = 0; left < grid.lines; left++)
    for (let right = left + 2; right <= grid.lines; right++)
      for (let near = 0; near < grid.lines; near++)
        for (let far = near + 2; far <= grid.lines; far++) {
          const sides: Sides = [left, right, near, far];
          const gain = gainOf(grid, sides, moreRug);
          if (gain > best.gain) best = { gain, sides };
        }
  return best;
}

interface Refined extends Found {
  readonly turn: number;
  readonly grid: Grid;
}

/** Moves the sides, one after the other, over many lines. */
function refine(
  floor: Floor,
  { turn, sides: from, moreRug }: { readonly turn: number; readonly sides: Sides; readonly moreRug: number },
): Refined {
  const grid = gridOf(floor, turn, FINE);
  const reach = Math.ceil(FINE / COARSE);
  let sides = from.map((line) => Math.round((line * FINE) / COARSE)) as unknown as Sides;
  let gain = gainOf(grid, sides, moreRug);
  for (let round = 0; round < 3; round++)
    for (let k = 0; k < 4; k++)
      for (let move = -reach; move <= reach; move++) {
        const moved = sides.map((line, j) =>
          j === k ? Math.max(0, Math.min(FINE, line + move)) : line,
        ) as unknown as Sides;
        const better = gainOf(grid, moved, moreRug);
        if (better > gain) [gain, sides] = [better, moved];
      }
  return { gain, sides, turn, grid };
}

/** Whether a rectangle parts the floor by its looks, not by the network's opinion alone. */
function isRugThere({ grid, gain, sides }: Refined): boolean {
  if (gain === 0) return false;
  const all = sumOn(grid, everything(grid), 0);
  let differs = 0;
  for (let s = 1; s <= LOOKS; s++) {
    const mean = sumOn(grid, everything(grid), s) / all;
    for (let row = 0; row < grid.lines; row++)
      for (let column = 0; column < grid.lines; column++) {
        const cell: Sides = [column, column + 1, row, row + 1];
        const own = sumOn(grid, cell, 0);
        if (own > 0) differs += (sumOn(grid, cell, s) / own - mean) ** 2 * (own / all);
      }
  }
  return explainedBy(grid, sides, LOOKS) > EXPLAINED * differs;
}

function regionsOn(
  { cut: { graph } }: SelectionGround,
  floor: Floor,
  { grid, sides, turn }: Refined,
): WholeRug {
  const [left, right, near, far] = sides;
  const { u, v } = turned(floor, turn);
  const isLying = new Uint8Array(graph.count);
  const isRug = new Uint8Array(graph.count);
  floor.regions.forEach((region, k) => {
    isLying[region] = 1;
    const isOn =
      u[k]! >= grid.across[left]! &&
      u[k]! < grid.across[right]! &&
      v[k]! >= grid.along[near]! &&
      v[k]! < grid.along[far]!;
    if (isOn) isRug[region] = 1;
  });
  return { isLying, isRug };
}
