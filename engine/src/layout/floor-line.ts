import { createRandom } from '../random.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rows by columns. */
export interface StraightLine {
  readonly slope: number;
  readonly offset: number;
}

export interface FloorLine {
  /** Row of the line between wall and floor in a column. */
  readonly rowAt: (x: number) => number;
  /** Seen on both sides of the hole. */
  readonly isCertain: boolean;
}

const TRIES = 200;
const STEEPEST = 2;
const TOLERANCE = 1.2;

export interface FloorEdge {
  readonly points: readonly Point[];
  /** The hole's columns. */
  readonly left: number;
  readonly right: number;
  /** Whether a line through this point with this slope can be a wall's foot: it then runs in one of the room's directions. */
  readonly runsAlongRoom: (point: Point, slope: number) => boolean;
}

/**
 * Continues the line between wall and floor behind a hole from the pieces seen on its left and right: one straight chord, or two lines that meet in the room's corner.
 * Null when neither side shows the line.
 */
export function findFloorLine(edge: FloorEdge): FloorLine | null {
  const { points, left, right } = edge;
  const reach = 0.35 * (right - left);
  const middle = (left + right) / 2;
  const west = fitLine(edge, {
    near: left,
    points: points.filter((p) => p.x <= middle && p.x < left + reach),
  });
  const east = fitLine(edge, {
    near: right,
    points: points.filter((p) => p.x > middle && p.x > right - reach),
  });
  const only = west ?? east;
  if (!only) return null;
  if (!west || !east) return { rowAt: (x) => rowOn(only, x), isCertain: false };
  const corner = (east.offset - west.offset) / (west.slope - east.slope);
  if (Math.abs(west.slope - east.slope) > 0.12 && corner > left + 2 && corner < right - 2) {
    return { rowAt: (x) => rowOn(x < corner ? west : east, x), isCertain: true };
  }
  const from = { x: left, y: rowOn(west, left) };
  const slope = (rowOn(east, right) - from.y) / Math.max(1, right - left);
  const isCertain = edge.runsAlongRoom({ x: middle, y: from.y + slope * (middle - left) }, slope);
  return { rowAt: (x) => from.y + slope * (x - left), isCertain };
}

/** The row of a line in a column. */
export function rowOn(line: StraightLine, x: number): number {
  return line.slope * x + line.offset;
}

interface Side {
  /** The hole's edge on this side. */
  readonly near: number;
  readonly points: readonly Point[];
}

/** The line most points agree with, points near the hole's edge counting most (RANSAC, repeatable), then a least-squares fit through those that agree. */
function fitLine({ runsAlongRoom }: FloorEdge, { near, points }: Side): StraightLine | null {
  if (points.length < 5) return null;
  const random = createRandom(7);
  const weightOf = (point: Point): number => 1 / (1 + Math.abs(point.x - near) / 15);
  const pick = (): Point => points[(random() * points.length) | 0]!;
  let best: StraightLine | null = null;
  let most = 1.5;
  for (let t = 0; t < TRIES; t++) {
    const a = pick();
    const b = pick();
    if (Math.abs(a.x - b.x) < 4) continue;
    const slope = (b.y - a.y) / (b.x - a.x);
    if (Math.abs(slope) > STEEPEST || !runsAlongRoom(a, slope)) continue;
    const line = { slope, offset: a.y - slope * a.x };
    const score = points.reduce((sum, p) => sum + (agrees(line, p) ? weightOf(p) : 0), 0);
    if (score > most) [best, most] = [line, score];
  }
  const found = best;
  return (
    found &&
    leastSquares(
      points.filter((p) => agrees(found, p)),
      weightOf,
    )
  );
}

function agrees(line: StraightLine, point: Point): boolean {
  return Math.abs(point.y - line.slope * point.x - line.offset) < TOLERANCE;
}

/** The line through points, by weighted least squares. */
export function leastSquares(points: readonly Point[], weightOf: (point: Point) => number): StraightLine {
  let n = 0;
  let x = 0;
  let y = 0;
  for (const point of points) {
    const weight = weightOf(point);
    n += weight;
    x += weight * point.x;
    y += weight * point.y;
  }
  x /= n;
  y /= n;
  let xx = 0;
  let xy = 0;
  for (const point of points) {
    xx += weightOf(point) * (point.x - x) ** 2;
    xy += weightOf(point) * (point.x - x) * (point.y - y);
  }
  const slope = xx > 0 ? xy / xx : 0;
  return { slope, offset: y - slope * x };
}
