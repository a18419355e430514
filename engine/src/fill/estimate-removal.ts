import { distanceToMarked } from '../mask/distance.ts';
import type { Mask } from '../pixels.ts';
import { sideAt } from '../room/layout/layout.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
import { regionAt, type RoomPart } from '../room/room-part.ts';

export interface RemovalEstimate {
  /** 0 to 1: expected mark, 1 = would pass for real. */
  readonly success: number;
  /** What makes it hard, the worst first. */
  readonly reasons: readonly ('large' | 'window' | 'furniture' | 'two_planes' | 'unclear_room')[];
}

type Reason = RemovalEstimate['reasons'][number];

/** Shares: of the photo that the hole covers, of its ring, and of the hole that a side of the room needs to count. */
const LARGE = 0.08;
const RING_FURNITURE = 0.2;
const RING_WINDOW = 0.12;
const SIDE = 0.12;
/** A room trusted less than this is not understood. */
const UNCLEAR = 0.35;
/** How far the ring reaches around the hole: share of the part's longer side. */
const RING = 0.03;
/** What one reason leaves of the success, and two planes with furniture around them. */
const LEAVES: Record<Reason, number> = {
  large: 0.45,
  window: 0.45,
  unclear_room: 0.7,
  furniture: 0.85,
  two_planes: 0.85,
};
const TOGETHER = 0.6;
const EASY = 0.85;

const FURNITURE: readonly NetworkClass[] = [
  ...(['sofa', 'bed', 'table', 'chair', 'plant', 'lamp', 'cabinet', 'other', 'stairs'] as const),
  ...(['radiator', 'appliance', 'clutter', 'cushion', 'screen', 'fireplace'] as const),
];
const WINDOW: readonly NetworkClass[] = ['window', 'curtain'];

/**
 * How well taking away what a hole covers is likely to come out, by what the room shows around it; nothing is filled. An empty hole is as easy as can be.
 * @param request.hole above 0 = taken away, in pixels of `room`
 */
export function estimateRemoval({ hole, room }: { hole: Mask; room: RoomPart }): RemovalEstimate {
  const seen = lookAround(hole, room);
  const is: Record<Reason, boolean> = {
    large: seen.holeShare > LARGE,
    window: seen.window > RING_WINDOW,
    unclear_room: room.layout.trust < UNCLEAR && seen.holeShare > 0,
    furniture: seen.furniture > RING_FURNITURE,
    two_planes: seen.sides > 1,
  };
  const reasons = (Object.keys(LEAVES) as Reason[]).filter((reason) => is[reason]);
  const together = is.furniture && is.two_planes ? TOGETHER : 1;
  return { success: reasons.reduce((rest, reason) => rest * LEAVES[reason], EASY * together), reasons };
}

interface Seen {
  readonly holeShare: number;
  /** Mean share of the ring. */
  readonly furniture: number;
  readonly window: number;
  /** How many sides of the room lie behind the hole. */
  readonly sides: number;
}

/** Pixels between those that are asked. */
const STEP = 3;

function lookAround(hole: Mask, room: RoomPart): Seen {
  const away = distanceToMarked(hole);
  // Distances are told in thirds of a pixel.
  const reach = 3 * RING * Math.max(hole.width, hole.height);
  const [ring, behind] = [{ count: 0, furniture: 0, window: 0 }, new Map<number, number>()];
  let inside = 0;
  for (let y = 0; y < hole.height; y += STEP) {
    for (let x = 0; x < hole.width; x += STEP) {
      const i = y * hole.width + x;
      if (hole.data[i]! > 0) {
        inside++;
        const side = sideAt(room.layout, x, y);
        behind.set(side, (behind.get(side) ?? 0) + 1);
      } else if (away[i]! <= reach) {
        const region = regionAt(room, x, y);
        ring.count++;
        ring.furniture += shareOf(room, region, FURNITURE);
        ring.window += shareOf(room, region, WINDOW);
      }
    }
  }
  const photo = room.room.width * room.room.height * room.scale ** 2;
  return {
    holeShare: (inside * STEP ** 2) / photo,
    furniture: ring.furniture / Math.max(1, ring.count),
    window: ring.window / Math.max(1, ring.count),
    sides: [...behind.values()].filter((count) => count > SIDE * inside).length,
  };
}

function shareOf({ room }: RoomPart, region: number, classes: readonly NetworkClass[]): number {
  return classes.reduce(
    (sum, name) => sum + room.classShares[region * NETWORK_CLASSES.length + NETWORK_CLASSES.indexOf(name)]!,
    0,
  );
}
