import type { Point } from '../../../../platform/viewport/point.ts';
import type { CropBox } from './crop-box.ts';

/** The part of the frame that is taken hold of: a corner or an edge, by points of the compass. */
export const cropHandles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type CropHandle = (typeof cropHandles)[number];

/** What a press takes: a handle, the whole frame, or the picture outside it. */
export type CropZone = CropHandle | 'move' | 'outside';

/** Of a small frame a third of each side is left to move it by. */
const LEAST_PARTS = 3;

/** What lies at a place. `frame` and `reach` (how far from an edge still counts) in CSS pixels of the stage. */
export function zoneAt({ x, y }: Point, frame: CropBox, reach: number): CropZone {
  const across = sideAt(x, { from: frame.left, to: frame.right, reach, names: ['w', 'e'] });
  const down = sideAt(y, { from: frame.top, to: frame.bottom, reach, names: ['n', 's'] });
  if (across === null || down === null) return 'outside';
  return across === '' && down === '' ? 'move' : (`${down}${across}` as CropHandle);
}

interface Side {
  readonly from: number;
  readonly to: number;
  readonly reach: number;
  readonly names: readonly [string, string];
}

/** The edge that is near, none (in between), or null outside. */
function sideAt(at: number, { from, to, reach, names }: Side): string | null {
  if (at < from - reach || at > to + reach) return null;
  const inner = Math.min(reach, (to - from) / LEAST_PARTS);
  if (at <= from + inner) return names[0];
  return at >= to - inner ? names[1] : '';
}
