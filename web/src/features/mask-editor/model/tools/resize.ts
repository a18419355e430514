import type { Point } from '../../../../platform/viewport/point.ts';
import { rest, type ToolEvent, type ToolSetup, type ToolStep } from './tool.ts';

export interface ResizeState {
  readonly start: Point;
  readonly size: number;
  readonly hardness: number;
}

const CSS_PX_PER_SIZE = 4;
const CSS_PX_PER_HARDNESS = 2;

/** Sideways sets the brush size, up and down its hardness, counted from where the drag began. */
export function resize(state: ResizeState | null, event: ToolEvent, setup: ToolSetup): ToolStep<ResizeState> {
  if (event.type === 'down') {
    const { size, hardness } = setup;
    return { state: { start: event.at.screen, size, hardness }, effects: [] };
  }
  if (!state) return rest();
  if (event.type === 'cancel') return rest({ type: 'resize', size: state.size, hardness: state.hardness });
  if (event.type === 'up') return rest();
  const to = event.at.at(-1)?.screen ?? state.start;
  const size = state.size + (to.x - state.start.x) / CSS_PX_PER_SIZE;
  const hardness = state.hardness + (state.start.y - to.y) / CSS_PX_PER_HARDNESS;
  return { state, effects: [{ type: 'resize', size, hardness }] };
}
