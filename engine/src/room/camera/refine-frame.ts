import { solveLinear } from '../../align/solve-linear.ts';
import {
  belief,
  horizonOf,
  likelyRoll,
  nearestPoint,
  offOf,
  pointsOf,
  PRIOR_WEIGHT,
  SPREAD,
  type Frame,
  type Likelihood,
  type Likely,
} from './frame.ts';
import type { RoomLine } from './room-lines.ts';

/** Spreads at which lines are believed, in turn: wide ones draw far lines in, narrow ones settle. */
const ROUNDS = [1.6, 1.3, 1, 1, 0.8, 0.8].map((factor) => factor * SPREAD);
const COUNT = 5;
const NUDGE = 1e-4;

type Values = [logFocal: number, pitch: number, roll: number, yaw: number, shift: number];

function valuesOf({ focal, pitch, roll, yaw, shift }: Frame): Values {
  return [Math.log(focal), pitch, roll, yaw, shift];
}

function frameOf([logFocal, pitch, roll, yaw, shift]: Values): Frame {
  return { focal: Math.exp(logFocal), pitch, roll, yaw, shift };
}

function nudged(values: Values, which: number): Values {
  return values.map((value, i) => (i === which ? value + NUDGE : value)) as Values;
}

/** How a function of a frame changes with each of its values. */
function slopesOf(values: Values, of: (frame: Frame) => number): number[] {
  const here = of(frameOf(values));
  return values.map((_, i) => (of(frameOf(nudged(values, i))) - here) / NUDGE);
}

/** Normal equations: `matrix` is square, row by row. */
interface System {
  readonly matrix: Float64Array;
  readonly values: Float64Array;
}

interface Residual {
  readonly off: number;
  readonly weight: number;
}

function add({ matrix, values }: System, slopes: ArrayLike<number>, { off, weight }: Residual): void {
  for (let i = 0; i < COUNT; i++) {
    values[i]! -= weight * slopes[i]! * off;
    for (let j = 0; j < COUNT; j++) matrix[i * COUNT + j]! += weight * slopes[i]! * slopes[j]!;
  }
}

function addLikely(system: System, values: Values, likely: Likelihood): void {
  const hold = (slopes: readonly number[], value: number, { value: usual, spread }: Likely): void =>
    add(system, slopes, { off: value - usual, weight: PRIOR_WEIGHT / spread ** 2 });
  const own = (which: number): number[] => values.map((_, i) => (i === which ? 1 : 0));
  hold(own(0), values[0], likely.logFocal);
  hold(own(1), values[1], likely.pitch);
  hold(own(2), values[2], likelyRoll(values[2], likely.roll));
  hold(own(4), values[4], likely.shift);
  if (likely.horizon) hold(slopesOf(values, horizonOf), horizonOf(frameOf(values)), likely.horizon);
}

const points = new Float64Array(9);
const moved = Array.from({ length: COUNT }, () => new Float64Array(9));

/** The equations whose answer moves a frame nearer to its lines. */
function systemOf(
  values: Values,
  { lines, likely }: { lines: readonly RoomLine[]; likely: Likelihood },
  spread: number,
): System {
  const system = { matrix: new Float64Array(COUNT * COUNT), values: new Float64Array(COUNT) };
  const slopes = new Float64Array(COUNT);
  pointsOf(frameOf(values), points);
  moved.forEach((out, i) => pointsOf(frameOf(nudged(values, i)), out));
  for (const line of lines) {
    const { which, off } = nearestPoint(line, points);
    if (Math.abs(off) > 3 * spread) continue;
    for (let i = 0; i < COUNT; i++) slopes[i] = (offOf(line, moved[i]!, which) - off) / NUDGE;
    add(system, slopes, { off, weight: (line.weight * belief(off, spread)) / spread ** 2 });
  }
  addLikely(system, values, likely);
  // What nothing is known of stays.
  for (let i = 0; i < COUNT; i++) system.matrix[i * COUNT + i]! += 1e-3;
  return system;
}

/** Moves a frame to where its lines run most nearly to its vanishing points, as far as likelihood allows (Gauss-Newton, lines weighted anew in each round). */
export function refineFrame(start: Frame, lines: readonly RoomLine[], likely: Likelihood): Frame {
  let values = valuesOf(start);
  for (const spread of ROUNDS) {
    const { matrix, values: wanted } = systemOf(values, { lines, likely }, spread);
    const step = solveLinear(matrix, wanted);
    if (!step) break;
    values = values.map((value, i) => value + Math.max(-0.15, Math.min(0.15, step[i]!))) as Values;
  }
  return frameOf(values);
}

/** How far a refined frame's turn (radians) and horizon (longer sides) may be off, up to a common factor: the width of the peak that it stands on. */
export function vaguenessOf(
  frame: Frame,
  lines: readonly RoomLine[],
  likely: Likelihood,
): { turn: number; horizon: number } {
  const values = valuesOf(frame);
  const spreadAlong = (slopes: readonly number[]): number => {
    const { matrix } = systemOf(values, { lines, likely }, SPREAD);
    const answer = solveLinear(matrix, Float64Array.from(slopes));
    return answer
      ? Math.sqrt(
          Math.max(
            0,
            answer.reduce((sum, value, i) => sum + value * slopes[i]!, 0),
          ),
        )
      : 1;
  };
  return {
    turn: spreadAlong(slopesOf(values, ({ yaw }) => yaw)),
    horizon: spreadAlong(slopesOf(values, horizonOf)),
  };
}
