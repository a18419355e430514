import type { Mask, Rect } from '../pixels.ts';
import { horizonAt } from '../room/camera/camera.ts';
import type { Arrangement, Setting, Support } from './arrangement.ts';
import { seenAt, type Points, type Silhouette } from './projected.ts';
import type { TableTop } from './table-top.ts';

/** Edges of the photo. */
export interface Cut {
  readonly left: boolean;
  readonly right: boolean;
  readonly below: boolean;
}

/** What a thing is fitted to, pixels of the setting's picture. */
export interface Target {
  readonly setting: Setting;
  readonly support: Support;
  /** The box of what is marked: the thing fills it. */
  readonly box: Rect;
  /** What may change: nearly all of the thing must lie in it, or behind what hides it. */
  readonly place: Mask;
  /** What stands before the thing that is marked; null = nothing does. */
  readonly hidden: Mask | null;
  /** At which of the photo's edges the mark ends: the thing may then be cut there. */
  readonly cut: Cut;
  /** The table that it comes to stand on; null = on none, or none that tells its height. */
  readonly top: TableTop | null;
  /** Whether the thing is fitted by its width rather than its height. */
  readonly isWide: boolean;
}

/** One way of trying a thing in a target. */
export interface Attempt {
  readonly lift: number;
  /** Degrees, as in an arrangement. */
  readonly turn: number;
  readonly variant: number;
  /** Column that it is centred on. */
  readonly centre: number;
  /** What is brought to the mark: the thing's foot, or its top where the photo's edge cuts its foot off. */
  readonly by: 'foot' | 'top';
  /** How far above the lowest marked row it stands, as a share of the mark's height: slanted shapes have no room at their lowest point. */
  readonly higher: number;
  /** Share of the thing that must lie in the place; 0 = only its box counts. */
  readonly inside: number;
  readonly scaleFrom: number;
  readonly scaleTo: number;
}

export interface Fitted {
  readonly arrangement: Arrangement;
  readonly silhouette: Silhouette;
  /** Share of the mark's box that the thing's box covers. */
  readonly cover: number;
}

const ROUNDS = 7;
const HALVINGS = 9;
/** A mark that runs out of the photo goes on below it by this share of its height. */
const BELOW = 0.06;
/** Above the lowest marked row: the pixels of an outline belong half to what is beside it. */
const RIM = 0.01;

interface Goal {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

function goalOf({ box, cut }: Target, { centre, higher }: Attempt): Goal {
  const height = box.bottom - box.top;
  const foot = box.bottom + (cut.below ? BELOW : -RIM) * height;
  return { x: centre, top: box.top, bottom: foot - higher * height };
}

/** Rows from where the thing's anchor is to where it shall be. */
function rowsOff(
  { support }: Target,
  goal: Goal,
  { top, bottom, by }: Silhouette & Pick<Attempt, 'by'>,
): number {
  if (support === 'ceiling' || by === 'top') return goal.top - top;
  if (support === 'floor') return goal.bottom - bottom;
  return (goal.top + goal.bottom - top - bottom) / 2;
}

/** Columns from where the thing is to where it shall be: in the middle, or, too wide for that, at the end of the mark that no edge of the photo cuts. */
function columnsOff({ box, cut }: Target, goal: Goal, { left, right }: Silhouette): number {
  const isWider = right - left > box.right - box.left;
  if (isWider && cut.left && !cut.right) return box.right - right;
  if (isWider && cut.right && !cut.left) return box.left - left;
  return goal.x - (left + right) / 2;
}

interface Off {
  readonly arrangement: Arrangement;
  readonly silhouette: Silhouette;
  /** Columns to where it shall be. */
  readonly across: number;
  readonly goal: Goal;
}

/** Rows below the horizon that count as such. */
const BELOW_HORIZON = 0.5;

/**
 * How far the middle of a thing's foot has to move so that its nearest edge comes to the goal, pixels. The edge lies nearer than the middle by the same way wherever it stands, and what
 * is seen below the horizon tells the inverse of how far away it is: a deep thing near the camera would never settle if it were moved by as many rows as its edge is off.
 */
function stepOfFoot(
  { camera, width, height }: Setting,
  { arrangement, silhouette, across, goal }: Off,
): { across: number; down: number } {
  const [column, row] = [arrangement.x * width, arrangement.y * height];
  const horizon = horizonAt(camera, column);
  const below = (value: number): number => Math.max(BELOW_HORIZON, value - horizon);
  const nearer = 1 / below(row) - 1 / below(silhouette.bottom);
  const down = horizon + 1 / (1 / below(goal.bottom) + Math.max(0, nearer)) - row;
  return { across: (across * below(row)) / Math.max(below(row), below(silhouette.bottom)), down };
}

/** Moves a thing of fixed scale until it is centred and touches its anchor. */
function settle(
  points: Points,
  target: Target,
  { attempt, scale }: { attempt: Attempt; scale: number },
): Fitted {
  const { setting, support, box } = target;
  const goal = goalOf(target, attempt);
  const { lift, turn, variant } = attempt;
  const row =
    support === 'floor' ? goal.bottom : support === 'ceiling' ? goal.top : (goal.top + goal.bottom) / 2;
  let arrangement: Arrangement = {
    ...{ x: goal.x / setting.width, y: row / setting.height },
    ...{ lift, turn, scale, variant },
  };
  let silhouette = seenAt(points, target, arrangement);
  for (let round = 0; round < ROUNDS; round++) {
    const across = columnsOff(target, goal, silhouette);
    const down = rowsOff(target, goal, { ...silhouette, by: attempt.by });
    if (Math.abs(across) + Math.abs(down) < 0.4) break;
    const isByFoot = support === 'floor' && attempt.by === 'foot';
    const step = isByFoot ? stepOfFoot(setting, { arrangement, silhouette, across, goal }) : { across, down };
    const { x, y } = arrangement;
    arrangement = { ...arrangement, x: x + step.across / setting.width, y: y + step.down / setting.height };
    silhouette = seenAt(points, target, arrangement);
  }
  return { arrangement, silhouette, cover: coverOf(silhouette, box) };
}

function coverOf({ left, right, top, bottom }: Silhouette, box: Rect): number {
  const across = Math.max(0, Math.min(right, box.right) - Math.max(left, box.left));
  const down = Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
  return (across * down) / Math.max(1, (box.right - box.left) * (box.bottom - box.top));
}

/** Share of a silhouette's points that lie in the place, or behind what hides it. Beyond an edge of the photo that cuts the mark everything counts as inside. */
export function insideShare({ points }: Silhouette, { place, hidden, cut }: Target): number {
  const { width, height, data } = place;
  let inside = 0;
  for (let i = 0; i < points.length; i += 2) {
    let column = Math.floor(points[i]!);
    let row = Math.floor(points[i + 1]!);
    if (cut.below) row = Math.min(height - 1, row);
    if (cut.left) column = Math.max(0, column);
    if (cut.right) column = Math.min(width - 1, column);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const at = row * width + column;
    if (data[at]! > 127 || hidden?.data[at] === 255) inside++;
  }
  return inside / (points.length / 2);
}

/** At least this share of a thing behind another must be seen: else hardly anything would come of it. */
const SEEN = 0.35;

/** Share of a silhouette's points that are seen: in the place, and in the photo. */
function seenShare({ points }: Silhouette, { width, height, data }: Mask): number {
  let seen = 0;
  for (let i = 0; i < points.length; i += 2) {
    const [column, row] = [Math.floor(points[i]!), Math.floor(points[i + 1]!)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    if (data[row * width + column]! > 127) seen++;
  }
  return seen / (points.length / 2);
}

/** How much longer than the mark a thing may be across the side that it is not fitted by. */
const OVER = 1.35;
/** What is cut by the photo's edge below reaches it, but for this share of the mark's height. */
const TOUCHING = 0.04;
/** How much longer than what is seen of it something is that the photo's edge cuts, at most. */
const CUT = 2.2;

function fits(fitted: Fitted, target: Target, attempt: Attempt): boolean {
  const { left, right, top, bottom } = fitted.silhouette;
  const { box, cut, support } = target;
  const isInside = insideShare(fitted.silhouette, target) >= attempt.inside;
  if (target.hidden && seenShare(fitted.silhouette, target.place) < SEEN) return false;
  if (attempt.by === 'top') return isInside && bottom > box.bottom - TOUCHING * (box.bottom - box.top);
  const isCut = cut.left || cut.right;
  const isWide = target.isWide && !isCut;
  const wide = (right - left) / (box.right - box.left);
  const goal = goalOf(target, attempt);
  const tall = (bottom - top) / (goal.bottom - goal.top);
  if (wide > (isCut ? CUT : isWide ? 1 : OVER) || tall > (isWide ? OVER : 1)) return false;
  if (support === 'floor' && Math.abs(bottom - goal.bottom) > 0.2 * (goal.bottom - goal.top) + 2)
    return false;
  return isInside;
}

/** The largest scale between the attempt's bounds at which the thing fits, by bisection; null when none does. */
export function fitArrangement(points: Points, target: Target, attempt: Attempt): Fitted | null {
  let low = attempt.scaleFrom;
  let high = attempt.scaleTo;
  const largest = settle(points, target, { attempt, scale: high });
  if (fits(largest, target, attempt)) return largest;
  let best: Fitted | null = null;
  for (let round = 0; round < HALVINGS; round++) {
    const scale = Math.sqrt(low * high);
    const fitted = settle(points, target, { attempt, scale });
    if (fits(fitted, target, attempt)) {
      low = scale;
      best = fitted;
    } else high = scale;
  }
  return best;
}
