import { cornersOf } from '../furniture/sets/footprint.ts';
import { isFlat, type Item } from '../furniture/sets/group.ts';
import type { Fitting, FloorPlan, Settled } from './floor-plan.ts';
import { seenAt, standingIn, type Ground } from './ground.ts';

type Stood<I extends Item> = Omit<Settled<I>, 'group'>;

/** Where something is seen, shares of the photo's size, and how far away it stands, metres. */
interface Seen {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly depth: number;
}

/** How much of things that stand there already something would hide, or they of it: the largest share, 0 to 1. */
export function hidden<I extends Item>(plan: FloorPlan<I>, { main }: Pick<Fitting<I>, 'main'>): number {
  const own = seenBox(plan.ground, main);
  if (!own) return 0;
  let most = 0;
  for (const other of plan.settled) {
    if (isFlat(other.item)) continue;
    const box = seenBox(plan.ground, other);
    if (box) most = Math.max(most, overlap(own, box) / areaOf(own.depth < box.depth ? box : own));
  }
  return most;
}

function seenBox<I extends Item>(ground: Ground, { item: { extent }, stand, lift }: Stood<I>): Seen | null {
  const corners = cornersOf(extent, stand);
  const seen = [0, extent.top].flatMap((up) => corners.map((corner) => seenAt(ground, corner, lift + up)));
  const xs = seen.map((at) => at?.x ?? NaN);
  const ys = seen.map((at) => at?.y ?? NaN);
  if (xs.some((x) => Number.isNaN(x))) return null;
  const { depth } = standingIn(ground, stand);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    depth,
  };
}

/** How much of something the photo's edges leave of it, 0 to 1. */
export function leftByEdges<I extends Item>(plan: FloorPlan<I>, { main }: Pick<Fitting<I>, 'main'>): number {
  const own = seenBox(plan.ground, main);
  return own ? overlap(own, { left: 0, right: 1, top: 0, bottom: 1, depth: 0 }) / areaOf(own) : 0;
}

function overlap(a: Seen, b: Seen): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

function areaOf({ left, right, top, bottom }: Seen): number {
  return Math.max(1e-6, (right - left) * (bottom - top));
}
