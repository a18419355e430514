import type { FurnishPlan } from '@maquette/contract';
import { boxOf } from '../arrange/frame.ts';
import type { PlacedPiece } from './pieces.ts';

/** Where the number of a piece is shown, shares of the photo's width and height. */
export interface Marker {
  readonly x: number;
  readonly y: number;
}

/** Numbers are this far apart at least, and from the photo's edge, shares of its width: two fingers' tips on a phone. */
const APART = 0.085;
const EDGE = 0.04;
const ROUNDS = 40;

/** Every piece's number in the middle of what is seen of it, moved aside where two would hide each other. */
export function markersOf(
  { setting }: Pick<FurnishPlan, 'setting'>,
  placed: readonly PlacedPiece[],
): Marker[] {
  const aspect = setting.height / setting.width;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(most - EDGE, value));
  const markers = placed.map(({ support, extent, arrangement }) => {
    const seen = boxOf({ setting, support, extent }, arrangement);
    const middle = (axis: 0 | 1, own: number) => {
      const values = [own, ...seen.map((corner) => corner[axis])];
      return (Math.min(...values) + Math.max(...values)) / 2;
    };
    return { x: within(middle(0, arrangement.x), 1), y: within(middle(1, arrangement.y) * aspect, aspect) };
  });
  const pairs = markers.flatMap((one, i) => markers.slice(i + 1).map((other) => [one, other] as const));
  for (let round = 0; round < ROUNDS; round++) for (const [one, other] of pairs) part(one, other);
  return markers.map(({ x, y }) => ({ x, y: y / aspect }));

  /** Moves two apart that hide each other. */
  function part(one: { x: number; y: number }, other: { x: number; y: number }): void {
    const [dx, dy] = [other.x - one.x, other.y - one.y || 1e-6];
    const far = Math.hypot(dx, dy);
    const push = Math.max(0, (APART - far) / 2 / far);
    one.x = within(one.x - dx * push, 1);
    one.y = within(one.y - dy * push, aspect);
    other.x = within(other.x + dx * push, 1);
    other.y = within(other.y + dy * push, aspect);
  }
}
