import { distanceBetween, type Point } from '../../../../platform/viewport/point.ts';
import { rest, type ToolEvent, type ToolPoint, type ToolSetup, type ToolStep } from './tool.ts';

export interface LassoState {
  readonly points: readonly Point[];
  readonly last: Point;
}

const SPACING_CSS_PX = 2;
const FEWEST_CORNERS = 3;

/** Draws a free outline; letting go closes it and paints or erases what it holds. */
export function lasso(state: LassoState | null, event: ToolEvent, setup: ToolSetup): ToolStep<LassoState> {
  if (event.type === 'down') {
    const points = [event.at.photo];
    return { state: { points, last: event.at.screen }, effects: [{ type: 'outline', points }] };
  }
  if (!state) return rest();
  if (event.type === 'move') {
    const next = event.at.reduce(append, state);
    return { state: next, effects: [{ type: 'outline', points: next.points }] };
  }
  const noOutline = { type: 'outline', points: [] } as const;
  if (event.type === 'cancel' || state.points.length < FEWEST_CORNERS) return rest(noOutline);
  const points = state.points.flatMap(({ x, y }) => [x, y]);
  return rest(noOutline, { type: 'apply', command: { kind: 'area', points, erases: setup.erases } });
}

function append(state: LassoState, at: ToolPoint): LassoState {
  if (distanceBetween(at.screen, state.last) < SPACING_CSS_PX) return state;
  return { points: [...state.points, at.photo], last: at.screen };
}
