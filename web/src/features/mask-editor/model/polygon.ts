import { distanceBetween, type Point } from '../../../platform/viewport/point.ts';
import {
  rest,
  snapped,
  type ToolEffect,
  type ToolEvent,
  type ToolPoint,
  type ToolSetup,
  type ToolStep,
} from './tool.ts';

interface PolygonState {
  /** On the photo, in the order they were set. */
  readonly corners: readonly Point[];
  /** Where the next corner would be, and how near another one counts as there; null while no pointer is over the photo. */
  readonly live: { readonly at: Point; readonly unit: number } | null;
}

export const FEWEST_CORNERS = 3;
/** So near the first corner the shape closes; so near the last one it is a double click, which closes it too. */
const FIRST_CSS_PX = 14;
const LAST_CSS_PX = 6;

/**
 * Draws an outline corner by corner: each press sets one, one at the first corner or twice at the same place closes the
 * shape and paints or erases what it holds. It stays open between presses.
 */
export function polygon(
  state: PolygonState | null,
  event: ToolEvent,
  setup: ToolSetup,
): ToolStep<PolygonState> {
  switch (event.type) {
    case 'down':
      return go({ corners: state?.corners ?? [], live: liveAt(event.at) });
    case 'cancel':
      return rest(NO_OUTLINE);
    default:
      return state ? goOn(state, event, setup) : rest();
  }
}

function goOn(
  state: PolygonState,
  event: Exclude<ToolEvent, { type: 'down' | 'cancel' }>,
  setup: ToolSetup,
): ToolStep<PolygonState> {
  const { corners, live } = state;
  switch (event.type) {
    case 'move':
      return go({ corners, live: follow(state, event.at.at(-1), event.isStraight) });
    case 'up':
      return live ? setCorner(corners, live, setup) : { state, effects: [] };
    case 'lift':
      return corners.length > 0 ? go({ corners, live: null }) : rest(NO_OUTLINE);
    case 'back':
      return corners.length > 1 ? go({ corners: corners.slice(0, -1), live }) : rest(NO_OUTLINE);
    case 'close':
      return corners.length >= FEWEST_CORNERS ? finish(corners, setup) : { state, effects: [] };
  }
}

const NO_OUTLINE: ToolEffect = { type: 'outline', points: [] };

function liveAt({ photo, unit }: ToolPoint): NonNullable<PolygonState['live']> {
  return { at: photo, unit };
}

function follow({ corners, live }: PolygonState, to: ToolPoint | undefined, isStraight: boolean) {
  if (!to) return live;
  const last = corners.at(-1);
  return isStraight && last ? { at: snapped(last, to.photo), unit: to.unit } : liveAt(to);
}

function setCorner(
  corners: readonly Point[],
  { at, unit }: NonNullable<PolygonState['live']>,
  setup: ToolSetup,
): ToolStep<PolygonState> {
  const [first, last] = [corners[0], corners.at(-1)];
  const isNear = (corner: Point | undefined, reach: number) =>
    corner !== undefined && distanceBetween(corner, at) < reach * unit;
  const isClosing = isNear(first, FIRST_CSS_PX) || isNear(last, LAST_CSS_PX);
  if (isClosing && corners.length >= FEWEST_CORNERS) return finish(corners, setup);
  // Twice at one place is one corner.
  return go({ corners: isNear(last, LAST_CSS_PX) ? corners : [...corners, at], live: { at, unit } });
}

function go(state: PolygonState): ToolStep<PolygonState> {
  const { corners, live } = state;
  return { state, effects: [{ type: 'outline', points: live ? [...corners, live.at] : corners, corners }] };
}

function finish(corners: readonly Point[], { erases }: ToolSetup): ToolStep<PolygonState> {
  const points = corners.flatMap(({ x, y }) => [x, y]);
  return rest(NO_OUTLINE, { type: 'apply', command: { kind: 'area', points, erases } });
}
