import type { Mask } from '../pixels.ts';
import { NETWORK_CLASSES, shellShare } from '../room/network/classes.ts';
import { regionAt, type RoomPart } from '../room/room-part.ts';
import type { Stage } from './stage.ts';

/** What comes, as far as it decides what stands before it. */
export interface Coming {
  /** Row of the crop at which it stands. */
  readonly foot: number;
  /** Whether it lies on the floor, under all that stands there. */
  readonly isFlat: boolean;
}

/** A region that lies in the mark by more than this goes with what was there. */
const MARKED = 0.5;

interface Extent {
  pixels: number;
  marked: number;
  bottom: number;
}

function extentsOf({ marked, room }: Stage): Map<number, Extent> {
  const extents = new Map<number, Extent>();
  for (let y = 0; y < marked.height; y += 2)
    for (let x = 0; x < marked.width; x += 2) {
      const region = regionAt(room, x, y);
      const extent = extents.get(region) ?? { pixels: 0, marked: 0, bottom: 0 };
      extent.pixels++;
      if (marked.data[y * marked.width + x]! > 127) extent.marked++;
      extent.bottom = y;
      extents.set(region, extent);
    }
  return extents;
}

function isThing({ room }: RoomPart, region: number): boolean {
  const rug = room.classShares[region * NETWORK_CLASSES.length + NETWORK_CLASSES.indexOf('rug')]!;
  return shellShare(room.classShares, region) + rug < 0.4;
}

/**
 * What may be drawn over: what may change, less the things outside the mark that stand nearer than what comes, so that a new sofa stands behind the
 * table before it. Whatever is marked is drawn over, unless it stands on what lies flat.
 */
export function behindThings(stage: Stage, { foot, isFlat }: Coming): Mask {
  const { request, marked, room } = stage;
  const extents = extentsOf(stage);
  const before = new Set<number>();
  for (const [region, { pixels, marked: inside, bottom }] of extents) {
    if (!isThing(room, region)) continue;
    if (isFlat || (inside < MARKED * pixels && bottom > foot)) before.add(region);
  }
  const { mask } = request;
  const data = mask.data.map((value, i) => {
    if (value === 0 || (!isFlat && marked.data[i]! > 127)) return value;
    return before.has(regionAt(room, i % mask.width, Math.floor(i / mask.width))) ? 0 : value;
  });
  return { ...mask, data };
}
