import type { Mask } from '../pixels.ts';
import { movableShare } from '../put/what-stands.ts';
import { regionAt, thingAt } from '../room/room-part.ts';
import { thingsUnder } from './clear-place.ts';
import type { Stage } from './stage.ts';
import { isTraced } from './traced-outline.ts';

/** What comes, as far as it decides what stands before it. */
export interface Coming {
  /** Row of the crop at which it stands. */
  readonly foot: number;
  /** Whether it lies on the floor, under all that stands there. */
  readonly isFlat: boolean;
}

/** Lowest row of every thing seen in the crop. */
function feetOf({ marked, room }: Stage): Map<number, number> {
  const feet = new Map<number, number>();
  for (let y = 0; y < marked.height; y += 2)
    for (let x = 0; x < marked.width; x += 2) {
      const thing = thingAt(room, x, y);
      if (thing >= 0) feet.set(thing, y);
    }
  return feet;
}

/** Specks are misread oftener than not: share of the picture. */
const SPECK = 0.0015;

function isSurely({ room }: Stage['room'], region: number): boolean {
  const { size, width, height } = room.graph;
  return size[region]! > SPECK * width * height && movableShare(room, region) > 0.5;
}

/**
 * What may be drawn over: what may change, less the things that stand nearer than what comes, so that a new sofa stands behind the table before it.
 * What is marked is drawn over in any case, unless it stands on what lies flat and the mark was not traced around it.
 */
export function behindThings(stage: Stage, { foot, isFlat }: Coming): Mask {
  const { request, marked, room } = stage;
  const { mask } = request;
  const meant = thingsUnder(marked, room);
  const { things } = room.room;
  const before = new Set<number>();
  for (const [thing, bottom] of feetOf(stage)) {
    if (things.list[thing]!.kind === 'rug') continue;
    if (isFlat || (!meant.has(thing) && bottom > foot)) before.add(thing);
  }
  const isMarkTold = !isFlat || isTraced(request.crop, marked);
  const data = mask.data.map((value, i) => {
    if (value === 0 || (isMarkTold && marked.data[i]! > 127)) return value;
    const [x, y] = [i % mask.width, Math.floor(i / mask.width)];
    const isThing = before.has(thingAt(room, x, y)) && isSurely(room, regionAt(room, x, y));
    return isThing ? 0 : value;
  });
  return { ...mask, data };
}
