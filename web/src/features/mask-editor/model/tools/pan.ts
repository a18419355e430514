import type { Point } from '../../../../platform/viewport/point.ts';
import { rest, type ToolEvent, type ToolStep } from './tool.ts';

/** Moves the photo with the pointer. The state is where the pointer was, in CSS pixels. */
export function pan(state: Point | null, event: ToolEvent): ToolStep<Point> {
  if (event.type === 'down') return { state: event.at.screen, effects: [] };
  if (!state || event.type !== 'move') return rest();
  const to = event.at.at(-1)?.screen ?? state;
  return { state: to, effects: [{ type: 'pan', by: { x: to.x - state.x, y: to.y - state.y } }] };
}
