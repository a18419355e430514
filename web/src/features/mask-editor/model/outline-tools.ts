import { distanceBetween, type Point } from '../../../platform/viewport/point.ts';
import { rest, snapped, type ToolEvent, type ToolPoint, type ToolSetup, type ToolStep } from './tool.ts';

interface LassoState {
  readonly points: readonly Point[];
  readonly last: Point;
  /** How many points there were when the line began to go straight; null while it is free. */
  readonly straightSince: number | null;
}

const SPACING_CSS_PX = 2;
const FEWEST_CORNERS = 3;

/** Draws a free outline; letting go closes it and paints or erases what it holds. */
export function lasso(state: LassoState | null, event: ToolEvent, setup: ToolSetup): ToolStep<LassoState> {
  if (event.type === 'down') {
    const points = [event.at.photo];
    const begun = { points, last: event.at.screen, straightSince: null };
    return { state: begun, effects: [{ type: 'outline', points }] };
  }
  if (!state) return rest();
  if (event.type === 'move') {
    const next = event.isStraight
      ? goStraight(state, event.at.at(-1))
      : event.at.reduce(append, { ...state, straightSince: null });
    return { state: next, effects: [{ type: 'outline', points: next.points }] };
  }
  const noOutline = { type: 'outline', points: [] } as const;
  if (event.type === 'cancel' || state.points.length < FEWEST_CORNERS) return rest(noOutline);
  const points = state.points.flatMap(({ x, y }) => [x, y]);
  return rest(noOutline, { type: 'apply', command: { kind: 'area', points, erases: setup.erases } });
}

function append(state: LassoState, at: ToolPoint): LassoState {
  if (distanceBetween(at.screen, state.last) < SPACING_CSS_PX) return state;
  return { ...state, points: [...state.points, at.photo], last: at.screen };
}

/** From where the line began to go straight to where the pointer is, in steps of 45°. */
function goStraight(state: LassoState, at: ToolPoint | undefined): LassoState {
  const since = state.straightSince ?? state.points.length;
  const from = state.points[since - 1];
  if (!at || !from) return state;
  const points = [...state.points.slice(0, since), snapped(from, at.photo)];
  return { points, last: at.screen, straightSince: since };
}

interface RectangleState {
  readonly from: ToolPoint;
  readonly to: ToolPoint;
}

const SMALLEST_SIDE_CSS_PX = 2;

/** Draws a box between two corners; letting go paints or erases it. A mere click does nothing. */
export function rectangle(
  state: RectangleState | null,
  event: ToolEvent,
  setup: ToolSetup,
): ToolStep<RectangleState> {
  if (event.type === 'down') return { state: { from: event.at, to: event.at }, effects: [] };
  if (!state) return rest();
  if (event.type === 'move') {
    const to = event.at.at(-1) ?? state.to;
    const next = { from: state.from, to: event.isStraight ? squareTo(state.from, to) : to };
    return { state: next, effects: [{ type: 'outline', points: cornersOf(next) }] };
  }
  const noOutline = { type: 'outline', points: [] } as const;
  if (event.type === 'cancel' || isMereClick(state)) return rest(noOutline);
  const points = cornersOf(state).flatMap(({ x, y }) => [x, y]);
  return rest(noOutline, { type: 'apply', command: { kind: 'area', points, erases: setup.erases } });
}

/** The corner that makes the box square, as large as the longer of its sides. */
function squareTo({ photo: from }: ToolPoint, to: ToolPoint): ToolPoint {
  const [across, down] = [to.photo.x - from.x, to.photo.y - from.y];
  const side = Math.max(Math.abs(across), Math.abs(down));
  const photo = { x: from.x + side * (across < 0 ? -1 : 1), y: from.y + side * (down < 0 ? -1 : 1) };
  return { ...to, photo };
}

/** The four corners of the box, on the photo. */
function cornersOf({ from, to }: RectangleState): Point[] {
  const [a, b] = [from.photo, to.photo];
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
}

function isMereClick({ from, to }: RectangleState): boolean {
  const width = Math.abs(to.screen.x - from.screen.x);
  const height = Math.abs(to.screen.y - from.screen.y);
  return width < SMALLEST_SIDE_CSS_PX || height < SMALLEST_SIDE_CSS_PX;
}

/** A hand that clicks moves a little. */
const CLICK_CSS_PX = 6;

/** Points at something: a click at the thing under it, a drag at what lies in the box. What is found is painted later. */
export function pick(
  state: RectangleState | null,
  event: ToolEvent,
  setup: ToolSetup,
): ToolStep<RectangleState> {
  if (event.type === 'down') return { state: { from: event.at, to: event.at }, effects: [] };
  if (!state) return rest();
  if (event.type === 'move') {
    const next = { from: state.from, to: event.at.at(-1) ?? state.to };
    return { state: next, effects: [{ type: 'outline', points: isClick(next) ? [] : cornersOf(next) }] };
  }
  const noOutline = { type: 'outline', points: [] } as const;
  if (event.type === 'cancel') return rest(noOutline);
  const [from, to] = [state.from.photo, state.to.photo];
  const places: readonly Point[] = isClick(state) ? [from] : [from, to];
  return rest(noOutline, { type: 'pick', places, erases: setup.erases });
}

function isClick({ from, to }: RectangleState): boolean {
  return distanceBetween(from.screen, to.screen) < CLICK_CSS_PX;
}
