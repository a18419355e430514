import type { Point } from '../../../../platform/viewport/point.ts';
import { rest, type ToolEvent, type ToolPoint, type ToolSetup, type ToolStep } from './tool.ts';

export interface RectangleState {
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
    const next = { from: state.from, to: event.at.at(-1) ?? state.to };
    return { state: next, effects: [{ type: 'outline', points: cornersOf(next) }] };
  }
  const noOutline = { type: 'outline', points: [] } as const;
  if (event.type === 'cancel' || isMereClick(state)) return rest(noOutline);
  const points = cornersOf(state).flatMap(({ x, y }) => [x, y]);
  return rest(noOutline, { type: 'apply', command: { kind: 'area', points, erases: setup.erases } });
}

/** The four corners of the box, on the photo. */
export function cornersOf({ from, to }: RectangleState): Point[] {
  const [a, b] = [from.photo, to.photo];
  return [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
}

function isMereClick({ from, to }: RectangleState): boolean {
  const width = Math.abs(to.screen.x - from.screen.x);
  const height = Math.abs(to.screen.y - from.screen.y);
  return width < SMALLEST_SIDE_CSS_PX || height < SMALLEST_SIDE_CSS_PX;
}
