import type { Mask } from '../../pixels.ts';
import type { NetworkClass } from '../../room/network/classes.ts';
import type { RoomPart } from '../../room/room-part.ts';
import { type Behind, OPENING, THING, UPRIGHT } from '../../room/network/look-behind.ts';
import { floorShareBehind, shareBehind } from '../../room/see-behind.ts';
import { thingsUnder } from '../../room/things-under.ts';
import { type Ground, PANES, seenShare } from './ground.ts';

/** What is likely behind the open cells: shares, 0-1, 0 elsewhere; and what may have held what goes. */
export interface Likely {
  /** Floor rather than anything upright. */
  readonly floorShare: Float32Array;
  /** A thing that is seen beside the hole. */
  readonly thingShare: Float32Array;
  /** A window, a curtain or a door rather than wall, where either is; of seen cells: a window or a door. */
  readonly openingShare: Float32Array;
  /** Numbers of the things that stay and that others lie on: beds, sofas, tables, cabinets. */
  readonly holders: ReadonlySet<number>;
}

const HOLDERS: ReadonlySet<NetworkClass> = new Set<NetworkClass>(['bed', 'sofa', 'table', 'cabinet']);

/** What is likely behind a ground's open cells. */
export function likelyAt(
  { width, step, isOpen }: Ground,
  behind: Behind,
  { room, hole }: { readonly room: RoomPart; readonly hole: Mask },
): Likely {
  const floorShare = new Float32Array(isOpen.length);
  const thingShare = new Float32Array(isOpen.length);
  const openingShare = new Float32Array(isOpen.length);
  for (let cell = 0; cell < isOpen.length; cell++) {
    const place = { x: ((cell % width) + 0.5) * step, y: (Math.floor(cell / width) + 0.5) * step };
    if (isOpen[cell] === 0) {
      openingShare[cell] = seenShare(room, place, PANES);
      continue;
    }
    floorShare[cell] = floorShareBehind(behind, room, place);
    thingShare[cell] = shareBehind(behind, room, { ...place, kinds: THING });
    const opening = shareBehind(behind, room, { ...place, kinds: OPENING });
    const upright = opening + shareBehind(behind, room, { ...place, kinds: UPRIGHT });
    openingShare[cell] = upright > 0 ? opening / upright : 0;
  }
  const goes = thingsUnder(hole, room);
  const { list } = room.room.things;
  const holders = new Set(
    [...list.keys()].filter((thing) => HOLDERS.has(list[thing]!.kind) && !goes.has(thing)),
  );
  return { floorShare, thingShare, openingShare, holders };
}
