import { endTrail, extendTrail, startTrail, type Trail } from '../trail.ts';
import { rest, type ToolEvent, type ToolSetup, type ToolStep } from './tool.ts';

/** Paints or erases along the pointer's way. Whether it erases is the setup's word, so the eraser is this too. */
export function brush(state: Trail | null, event: ToolEvent, setup: ToolSetup): ToolStep<Trail> {
  if (event.type === 'down') return begin(event, setup);
  if (!state) return rest();
  if (event.type === 'move') {
    const { trail, points } = extendTrail(
      state,
      event.at.map((at) => at.photo),
    );
    return { state: trail, effects: [{ type: 'extend-stroke', points }] };
  }
  if (event.type === 'cancel') return rest({ type: 'drop-stroke' });
  return rest({ type: 'extend-stroke', points: endTrail(state) }, { type: 'close-stroke', end: state.seen });
}

function begin(event: ToolEvent & { type: 'down' }, setup: ToolSetup): ToolStep<Trail> {
  const { trail, points } = startTrail(event.at.photo, setup.radius);
  const from = event.straightFrom;
  const all = from ? [from.x, from.y, ...points] : points;
  return { state: trail, effects: [{ type: 'open-stroke' }, { type: 'extend-stroke', points: all }] };
}
