import { distanceBetween, type Point } from '../../../../platform/viewport/point.ts';
import { cornersOf, type RectangleState } from './rectangle.ts';
import { rest, type ToolEvent, type ToolSetup, type ToolStep } from './tool.ts';

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
