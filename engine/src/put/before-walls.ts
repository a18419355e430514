import type { Mask, PixelImage, Rect } from '../pixels.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { partOfRoom, type RoomPart, thingAt } from '../room/room-part.ts';
import { thingsUnder } from '../room/things-under.ts';
import { isRough } from './made-over.ts';
import { type Marked, overMark } from './what-stands.ts';

/** What stands in a room, before all that hangs on its walls. */
const STANDING: ReadonlySet<NetworkClass> = new Set<NetworkClass>([
  'sofa',
  'bed',
  'table',
  'chair',
  'cabinet',
  'plant',
  'clutter',
  'lamp',
]);
/** A thing of which less than this share is marked goes on beside the mark. */
const WHOLE = 0.85;

/**
 * Numbers of the things that stay before what comes to hang where a rough mark is: furniture that goes on beside the mark, and the cushions on it. None for a mark that follows
 * something. `marked`, `picture`: of the part's size.
 */
export function standingBefore(part: RoomPart, marked: Mask, picture: PixelImage): ReadonlySet<number> {
  if (!isRough(marked, picture)) return new Set();
  const whole = thingsUnder(marked, part, WHOLE);
  const stays = part.room.things.list.flatMap(({ kind }, thing) =>
    kind === 'cushion' || (STANDING.has(kind) && !whole.has(thing)) ? [thing] : [],
  );
  return new Set(stays);
}

/** Where furniture covers more than this share of a mark, what hangs there hangs above it; else it begins behind it. */
const COVERED = 0.35;
/** The furniture begins below the last row of which it covers less than this share, and something can hang above it that is so much of the mark's height. */
const FREE = 0.3;

/** The box of a mark, as far as it lies above the furniture before its wall. `picture`: of the room's size. */
export function boxAbove({ room, mask, box }: Marked, picture: PixelImage): Rect {
  const part = partOfRoom(room, { left: 0, top: 0, scale: 1 });
  const stays = standingBefore(part, mask, picture);
  if (stays.size === 0) return box;
  const rows = new Map<number, { all: number; covered: number }>();
  let [all, covered] = [0, 0];
  overMark({ mask, box }, (x, y) => {
    const row = rows.get(y) ?? { all: 0, covered: 0 };
    const isCovered = stays.has(thingAt(part, x, y)) ? 1 : 0;
    rows.set(y, { all: row.all + 1, covered: row.covered + isCovered });
    all++;
    covered += isCovered;
  });
  if (covered <= COVERED * all) return box;
  const lowest = [...rows].findLast(([, row]) => row.covered < FREE * row.all)?.[0] ?? box.top;
  const bottom = lowest + 1;
  return bottom - box.top > FREE * (box.bottom - box.top) ? { ...box, bottom } : box;
}
