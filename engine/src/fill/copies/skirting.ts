import { rowOn } from '../../layout/floor-line.ts';
import { horizonAt } from '../../room/camera/camera.ts';
import {
  type Columns,
  type Feet,
  findFeet,
  Foot,
  type FootView,
  lineOver,
  lineThrough,
  stretchesOf,
} from './feet.ts';
import { type Band, LEAST_COLUMNS, readSkirting } from './read-skirting.ts';

/** Skirting that runs on along the foot of a wall behind a hole: what is seen of it beside the hole, swept along. Pixels of the picture it was told on. */
export interface SkirtingRun {
  /** Its first column. */
  readonly from: number;
  /** Per column from there on the row at which wall and floor meet in the fill, and the rows of the band's edges. */
  readonly foot: Float32Array;
  readonly bottom: Float32Array;
  readonly top: Float32Array;
  /** Per column how much the band is as on the right, 0-1. */
  readonly east: Float32Array;
  /** As in `Band`, of the left and the right. */
  readonly profiles: readonly [Float32Array, Float32Array];
}

/** So far beside the hole skirting is looked for, and so far off it may begin, as shares of the longer side. */
const REACH = 0.14;
const GAP = 0.15;
/** One wall's foot, seen and hidden, has the same slope by this much. */
const TURN = 0.16;
/** Columns to each side over which a hidden foot's slope is told. */
const LOCAL = 9;
/** What is seen of a foot may lie so far off where the fill has it, camera heights. */
const MOST_OFF = 0.09;

/** The runs of skirting that go on behind a hole, wherever some is seen beside it. */
export function findSkirting(view: FootView): SkirtingRun[] {
  const feet = findFeet(view);
  const hidden = stretchesOf(feet, Foot.HIDDEN);
  const other = hidden.length === 0 ? null : elsewhere(view, feet);
  return hidden.flatMap((stretch) => {
    const west = sideOf(view, feet, { ...stretch, way: -1 });
    const east = sideOf(view, feet, { ...stretch, way: 1 }) ?? (west ? null : other);
    return west || east
      ? [runBetween(view, feet, { hidden: stretch, west: west ?? east!, east: east ?? west! })]
      : [];
  });
}

/** What is seen of the foot on one side of a hidden stretch. */
interface Side {
  /** Slope of the hidden foot there; Infinity = it is seen along another wall. */
  readonly slope: number;
  /** The band's edges, camera heights above the foot that the fill has. */
  readonly low: number;
  readonly high: number;
  readonly profile: Float32Array;
}

function sideOf(view: FootView, feet: Feet, { from, to, way }: Columns & { way: -1 | 1 }): Side | null {
  const end = way < 0 ? from : to - 1;
  const seen = seenBeside(feet, { end, way, longer: Math.max(view.crop.width, view.crop.height) });
  if (seen.length < LEAST_COLUMNS) return null;
  const foot = lineThrough(feet, seen);
  const inside = lineThrough(
    feet,
    Array.from({ length: 2 * LOCAL }, (_, k) => end - k * way),
  );
  if (!foot || !inside || Math.abs(foot.slope - inside.slope) > TURN) return null;
  const row = rowOn(inside, end);
  const unit = row - horizonAt(view.lens, end);
  if (Math.abs(rowOn(foot, end) - row) > MOST_OFF * unit) return null;
  const band = readSkirting(view, seen, { foot, to: end });
  return band && { slope: inside.slope, ...heightsOf(band, row, unit) };
}

/** A band beside the row of a foot, `unit` pixels to a camera height. */
function heightsOf({ bottom, top, profile }: Band, row: number, unit: number): Omit<Side, 'slope'> {
  return { low: (row - bottom) / unit, high: (row - top) / unit, profile };
}

/** What is seen of the longest foot in sight: a room has one skirting. */
function elsewhere(view: FootView, feet: Feet): Side | null {
  const [longest] = stretchesOf(feet, Foot.SEEN).sort((a, b) => b.to - b.from - a.to + a.from);
  if (!longest) return null;
  const columns = Array.from({ length: longest.to - longest.from }, (_, k) => longest.from + k);
  const foot = lineThrough(feet, columns);
  const to = columns[columns.length >> 1]!;
  const band = foot && readSkirting(view, columns, { foot, to });
  if (!band) return null;
  const row = rowOn(foot, to);
  return { slope: Infinity, ...heightsOf(band, row, row - horizonAt(view.lens, to)) };
}

interface Beside {
  /** The hidden foot's last column, from which on it is looked for this way. */
  readonly end: number;
  readonly way: -1 | 1;
  readonly longer: number;
}

/** The nearest columns beside a hidden foot that show it. */
function seenBeside({ state }: Feet, { end, way, longer }: Beside): number[] {
  const columns: number[] = [];
  for (let k = 1; k <= (GAP + REACH) * longer && columns.length < REACH * longer; k++) {
    const x = end + k * way;
    if (x < 0 || x >= state.length || (columns.length === 0 && k > GAP * longer)) break;
    if (state[x] === Foot.SEEN) columns.push(x);
  }
  return columns;
}

interface Between {
  readonly hidden: Columns;
  /** The same where only one is seen. */
  readonly west: Side;
  readonly east: Side;
}

/** The band along a hidden foot: as on the side whose wall it is, in between on a wall that is seen on both; on any other wall as high as there. */
function runBetween({ lens }: FootView, feet: Feet, { hidden, west, east }: Between): SkirtingRun {
  const size = hidden.to - hidden.from;
  const [foot, bottom, top, share] = [1, 2, 3, 4].map(() => new Float32Array(size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let k = 0; k < size; k++) {
    const x = hidden.from + k;
    const line = lineOver(feet, {
      from: Math.max(hidden.from, x - LOCAL),
      to: Math.min(hidden.to, x + LOCAL + 1),
    });
    const isAlong = (side: Side): boolean => Math.abs(line.slope - side.slope) < TURN;
    const [isWest, isEast] = [isAlong(west), isAlong(east)];
    const middle = (k + 0.5) / size;
    share[k] = isWest === isEast ? middle : isEast ? 1 : 0;
    const between = (one: number, other: number): number => one + share[k]! * (other - one);
    const low = between(west.low, east.low);
    const high = between(west.high, east.high);
    const off = isWest || isEast ? 0 : low;
    foot[k] = rowOn(line, x);
    const unit = foot[k]! - horizonAt(lens, x);
    bottom[k] = foot[k]! - unit * (low - off);
    top[k] = foot[k]! - unit * (high - off);
  }
  return { from: hidden.from, foot, bottom, top, east: share, profiles: [west.profile, east.profile] };
}
