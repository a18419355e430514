import type { PressMode } from '../../../platform/viewport/gestures.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import { lasso, pick, rectangle } from './outline-tools.ts';
import { polygon } from './polygon.ts';
import type { ToolName } from './settings.ts';
import { rest, type Tool, type ToolEffect, type ToolEvent, type ToolSetup, type ToolStep } from './tool.ts';
import { endTrail, extendTrail, startTrail, type Trail } from './trail.ts';

/** A tool that has been taken up: give it the events, do what it says. */
export interface ToolInUse {
  readonly setup: ToolSetup;
  readonly pans: boolean;
  /** It has begun something and not ended it. */
  readonly isOpen: boolean;
  send(event: ToolEvent): readonly ToolEffect[];
}

/** Takes up the tool for a press. Erasing is the same movement with another sign. */
export function takeUp(mode: PressMode, tool: ToolName, setup: ToolSetup): ToolInUse {
  if (mode === 'pan' || (mode !== 'resize' && tool === 'hand')) return run(pan, setup, true);
  if (mode === 'resize') return run(resize, setup);
  const signed = { ...setup, erases: mode === 'erase' || tool === 'eraser' };
  if (tool === 'lasso') return run(lasso, signed);
  if (tool === 'polygon') return run(polygon, signed);
  if (tool === 'rectangle') return run(rectangle, signed);
  if (tool === 'pick') return run(pick, signed);
  return run(brush, signed);
}

function run<State>(tool: Tool<State>, setup: ToolSetup, pans = false): ToolInUse {
  let state: State | null = null;
  return {
    setup,
    pans,
    get isOpen() {
      return state !== null;
    },
    send(event) {
      const step = tool(state, event, setup);
      state = step.state;
      return step.effects;
    },
  };
}

/** Paints or erases along the pointer's way. Whether it erases is the setup's word, so the eraser is this too. */
function brush(state: Trail | null, event: ToolEvent, setup: ToolSetup): ToolStep<Trail> {
  if (event.type === 'down') return begin(event, setup);
  if (!state) return rest();
  if (event.type === 'move') {
    const { trail, ...given } = extendTrail(
      state,
      event.at.map((at) => at.photo),
    );
    return { state: trail, effects: [{ type: 'extend-stroke', ...given }] };
  }
  if (event.type === 'cancel') return rest({ type: 'drop-stroke' });
  return rest({ type: 'extend-stroke', ...endTrail(state) }, { type: 'close-stroke', end: state.seen });
}

function begin(event: ToolEvent & { type: 'down' }, setup: ToolSetup): ToolStep<Trail> {
  const { trail, points, widths } = startTrail(event.at.photo, setup.radius);
  const from = event.straightFrom;
  const all = from
    ? { points: [from.x, from.y, ...points], widths: [...widths, ...widths] }
    : { points, widths };
  return { state: trail, effects: [{ type: 'open-stroke' }, { type: 'extend-stroke', ...all }] };
}

/** Moves the photo with the pointer. The state is where the pointer was, in CSS pixels. */
function pan(state: Point | null, event: ToolEvent): ToolStep<Point> {
  if (event.type === 'down') return { state: event.at.screen, effects: [] };
  if (!state || event.type !== 'move') return rest();
  const to = event.at.at(-1)?.screen ?? state;
  return { state: to, effects: [{ type: 'pan', by: { x: to.x - state.x, y: to.y - state.y } }] };
}

interface ResizeState {
  readonly start: Point;
  readonly size: number;
  readonly hardness: number;
}

const CSS_PX_PER_SIZE = 4;
const CSS_PX_PER_HARDNESS = 2;

/** Sideways sets the brush size, up and down its hardness, counted from where the drag began. */
function resize(state: ResizeState | null, event: ToolEvent, setup: ToolSetup): ToolStep<ResizeState> {
  if (event.type === 'down') {
    const { size, hardness } = setup;
    return { state: { start: event.at.screen, size, hardness }, effects: [] };
  }
  if (!state) return rest();
  if (event.type === 'cancel') return rest({ type: 'resize', size: state.size, hardness: state.hardness });
  if (event.type !== 'move') return rest();
  const to = event.at.at(-1)?.screen ?? state.start;
  const size = state.size + (to.x - state.start.x) / CSS_PX_PER_SIZE;
  const hardness = state.hardness + (state.start.y - to.y) / CSS_PX_PER_HARDNESS;
  return { state, effects: [{ type: 'resize', size, hardness }] };
}
