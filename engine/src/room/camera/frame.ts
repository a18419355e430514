import { roomDirections, vanishingPointOf } from './camera.ts';
import type { RoomLine } from './room-lines.ts';

/** A camera and the room's turn, in longer sides of the picture; `shift` is how far below the picture's middle the optical axis lies. */
export interface Frame {
  readonly focal: number;
  readonly pitch: number;
  readonly roll: number;
  readonly yaw: number;
  readonly shift: number;
}

/** What a quantity is likely to be before the lines are asked: its value and standard deviation. */
export interface Likely {
  readonly value: number;
  readonly spread: number;
}

/** What is likely of a frame; `horizon` is its distance below the picture's middle. */
export interface Likelihood {
  readonly logFocal: Likely;
  readonly pitch: Likely;
  readonly roll: Likely;
  readonly shift: Likely;
  readonly horizon: Likely | null;
}

/** Angular spread of the lines that run towards a vanishing point, radians. */
export const SPREAD = 0.022;

/** The three vanishing points, x, y, w one after the other. */
export function pointsOf(frame: Frame, out: Float64Array): void {
  const camera = { ...frame, centreX: 0, centreY: frame.shift, trust: 0 };
  const [first, second] = roomDirections(frame);
  [first, second, [0, 1, 0] as const].forEach((direction, k) => {
    const point = vanishingPointOf(camera, direction);
    out[3 * k] = point.x;
    out[3 * k + 1] = point.y;
    out[3 * k + 2] = point.w;
  });
}

/** Sine of the angle between a line and the way from its middle to a vanishing point, signed. */
export function offOf(line: RoomLine, points: Float64Array, which: number): number {
  const across = points[3 * which]! - line.x * points[3 * which + 2]!;
  const down = points[3 * which + 1]! - line.y * points[3 * which + 2]!;
  return (line.dx * down - line.dy * across) / (Math.sqrt(across * across + down * down) || 1);
}

/** The vanishing point a line runs nearest to, and by how much it misses it (`off`, signed). */
export function nearestPoint(line: RoomLine, points: Float64Array): { which: number; off: number } {
  let which = 0;
  let off = offOf(line, points, 0);
  for (let k = 1; k < 3; k++) {
    const other = offOf(line, points, k);
    if (Math.abs(other) < Math.abs(off)) [which, off] = [k, other];
  }
  return { which, off };
}

/** How well a line explains being off by so much, 0 to 1. */
export function belief(off: number, spread = SPREAD): number {
  return Math.exp((-off * off) / (2 * spread * spread));
}

const square = (value: number, { value: likely, spread }: Likely): number => ((value - likely) / spread) ** 2;

/** Most cameras are held level, and who holds one askew may hold it at any roll: beyond this many standard deviations rolls are nearly alike (Cauchy). */
const HELD_LEVEL = 3;

/** What is likely of the roll of a camera that is rolled so far: as strict as its tail is there. */
export function likelyRoll(roll: number, { value, spread }: Likely): Likely {
  return { value, spread: spread * Math.hypot(1, (roll - value) / (HELD_LEVEL * spread)) };
}

/** How far below the picture's middle the horizon lies. */
export function horizonOf({ focal, pitch, roll, shift }: Frame): number {
  return shift - (focal * Math.tan(pitch)) / Math.cos(roll);
}

/** Half the squared distance of a frame from what is likely. */
export function unlikeliness(frame: Frame, likely: Likelihood): number {
  return (
    0.5 *
    (square(Math.log(frame.focal), likely.logFocal) +
      square(frame.pitch, likely.pitch) +
      HELD_LEVEL ** 2 * Math.log1p(square(frame.roll, likely.roll) / HELD_LEVEL ** 2) +
      square(frame.shift, likely.shift) +
      (likely.horizon ? square(horizonOf(frame), likely.horizon) : 0))
  );
}

/** Weight of lines that one standard deviation from what is likely is worth. */
export const PRIOR_WEIGHT = 0.04;

const points = new Float64Array(9);

/** Weight of the lines that a frame explains. */
export function explained(frame: Frame, lines: readonly RoomLine[]): number {
  pointsOf(frame, points);
  let sum = 0;
  for (const line of lines) sum += line.weight * belief(nearestPoint(line, points).off);
  return sum;
}

/** Weight of the level lines above the horizon that a frame explains. */
export function explainedAbove(frame: Frame, lines: readonly RoomLine[]): number {
  pointsOf(frame, points);
  const horizon = horizonOf(frame);
  let sum = 0;
  for (const line of lines) {
    const { which, off } = nearestPoint(line, points);
    if (which < 2 && line.y < horizon + line.x * Math.tan(frame.roll)) sum += line.weight * belief(off);
  }
  return sum;
}

export function scoreOf(frame: Frame, lines: readonly RoomLine[], likely: Likelihood): number {
  return explained(frame, lines) - PRIOR_WEIGHT * unlikeliness(frame, likely);
}
