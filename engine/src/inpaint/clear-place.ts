import { fillHole } from '../fill/fill-hole.ts';
import { objectsInside } from '../fill/objects-inside.ts';
import { type Coming, hangsAtWindows, isLaidOnSeats } from '../lexicon/record.ts';
import { countMasked, isMaskEmpty } from '../mask/bounds.ts';
import { either } from '../mask/either.ts';
import { growMask } from '../mask/grow.ts';
import { feetOf, withFeet } from '../mask-help/with-feet.ts';
import { tidyMask } from '../mask-help/tidy-mask.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { standingBefore } from '../put/before-walls.ts';
import { hiddenBelow } from '../put/hidden-below.ts';
import { seatUnder } from '../put/on-seats.ts';
import {
  classesOf,
  HOLDS_ONE,
  isMadeOver,
  isOtherFurniture,
  isRough,
  kindShare,
  showsKind,
} from '../put/made-over.ts';
import { convexHull } from '../put/place.ts';
import { standingShare } from '../put/what-stands.ts';
import { cropImage, pasteMask } from '../resize/crop.ts';
import { regionAt, thingAt } from '../room/room-part.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import { thingsUnder } from '../room/things-under.ts';
import type { FillBeside } from './inpaint-request.ts';
import type { Stage } from './stage.ts';
import { isTraced } from './traced-outline.ts';
import { wholeThings } from './whole-things.ts';

/** A picture and which of its pixels are made up, by degrees. */
export interface Drawn {
  readonly image: PixelImage;
  readonly generated: Mask;
}

/** Less than this share of a mark is glare and shadow oftener than a thing, and mostly covered by what comes. */
const WORTH_CLEARING = 0.12;
/** A thing's own light and the blur of its edge reach this far beyond it: share of the picture's longer side. */
const RIM = 0.008;
/** What looks like a thing by its colours is one if the room says so by this share. */
const LIKELY = 0.25;

const [FLOOR, RUG] = [NETWORK_CLASSES.indexOf('floor'), NETWORK_CLASSES.indexOf('rug')];

/** 255 on the marked pixels whose region of the room passes. */
function where({ marked, room }: Stage, passes: (region: number) => boolean): Mask {
  const known = Uint8Array.from({ length: room.room.graph.count }, (_, region) => (passes(region) ? 255 : 0));
  const data = marked.data.map((value, i) => {
    if (value <= 127) return 0;
    return known[regionAt(room, i % marked.width, Math.floor(i / marked.width))]!;
  });
  return { ...marked, data };
}

/** Whether regions of the room show one class rather than all others. */
const isSeenAs =
  ({ room: { room } }: Stage, kind: number) =>
  (region: number): boolean =>
    kindShare(room, region, [kind]) > 0.5;

/** How coarsely colours are told apart: of a pale picture on a pale wall often only one of them finds the outline. */
const LOOKS = [260, 130, 65] as const;

/** What stands or hangs inside the mark: what the room says of it, and what its colours say where the room does not deny it; walls it need not, for what hangs there. */
function thingsIn(stage: Stage, isOnWall: boolean): Mask {
  const { request, marked, room } = stage;
  const seen = where(stage, (region) => standingShare(room.room, region) > 0.5);
  const likely = where(stage, (region) => isOnWall || standingShare(room.room, region) > LIKELY);
  const looks = isOnWall ? LOOKS : LOOKS.slice(0, 1);
  const byColour = looks
    .map((coarseness) => wholeThings(request.crop, objectsInside(request.crop, marked, coarseness), marked))
    .reduce(either);
  const data = seen.data.map((value, i) => Math.max(value, Math.min(byColour.data[i]!, likely.data[i]!)));
  return { ...seen, data };
}

const rugIn = (stage: Stage): Mask => where(stage, isSeenAs(stage, RUG));

/** Grown by the rim and, unless it hangs, by the ground at the foot, inside what may change; the rim of things that stay is left alone, and so is what stands before. */
function grownInPlace({ request, marked, room }: Stage, hole: Mask, hangs = false): Mask {
  const isFoot = hangs ? () => false : feetOf(marked, room);
  const going = thingsUnder(hole, room);
  const rim = growMask(hole, Math.max(1, Math.round(RIM * Math.max(hole.width, hole.height))));
  const staysAt = (x: number, y: number): boolean => {
    const thing = thingAt(room, x, y);
    return thing >= 0 && !going.has(thing);
  };
  const whole = rim.data.map((value, i) => {
    const [x, y] = [i % hole.width, Math.floor(i / hole.width)];
    return hole.data[i]! > 0 || (value > 0 && (isFoot(x, y) || !staysAt(x, y))) ? 255 : 0;
  });
  const grown = tidyMask(withFeet({ ...rim, data: whole }, isFoot));
  const before = hiddenBelow(room, marked);
  const data = grown.data.map((value, i) =>
    hole.data[i]! > 0 || request.mask.data[i] === 0 || before.data[i]! > 0 ? hole.data[i]! : value,
  );
  return { ...grown, data };
}

/** What lies in a mark by less than this share would be torn. */
const WHOLE = 0.6;

/** Of what stands in a mark that was made over no one thing, what goes on outside stays whole; a rug that goes on is not torn by what stands on it. */
function onlyMeant({ marked, room }: Stage, things: Mask): Mask {
  const { list } = room.room.things;
  const meant = thingsUnder(marked, room, WHOLE);
  const data = things.data.map((value, i) => {
    if (value === 0) return 0;
    const thing = thingAt(room, i % things.width, Math.floor(i / things.width));
    return thing < 0 || meant.has(thing) || list[thing]!.kind === 'rug' ? value : 0;
  });
  return { ...things, data };
}

/** Of a mark that was made over a thing of the very kind that comes by so much is told where that thing is, whatever it passes for a part of. */
const SEEN_KIND = 0.25;

/** What of a mark shows the very kind that comes; nothing where that is seen as much around it. */
function ownKind(stage: Stage, comes: Coming): Mask {
  const own = showsKind(stage.room, stage.marked, comes) ? classesOf(comes) : [];
  return where(stage, (region) => kindShare(stage.room.room, region, own) > SEEN_KIND);
}

/** Of a mark that was made before furniture of another kind that, too, stays whole. */
function withoutOthers(stage: Stage, things: Mask, comes: Coming): Mask {
  const own = classesOf(comes);
  const others = where(stage, (region) => isOtherFurniture(stage.room.room, region, own));
  return { ...things, data: things.data.map((value, i) => (others.data[i]! > 0 ? 0 : value)) };
}

/** What goes for something that hangs on a wall: what hangs there wholly, filled out, as pictures have pale parts. Furniture before the wall stays. */
function hungHole(stage: Stage, things: Mask, own: Mask): Mask {
  const { marked, room, request } = stage;
  const stays = standingBefore(room, marked, request.crop);
  const meant = onlyMeant(stage, things);
  const staysAt = (i: number): boolean =>
    stays.has(thingAt(room, i % marked.width, Math.floor(i / marked.width)));
  const seen = either({ ...meant, data: meant.data.map((value, i) => (staysAt(i) ? 0 : value)) }, own);
  if (countMasked(seen) <= WORTH_CLEARING * countMasked(marked))
    return { ...seen, data: seen.data.map(() => 0) };
  const hull = convexHull(seen);
  const data = seen.data.map((value, i) => {
    const isOther = things.data[i]! > 0 && value === 0;
    return marked.data[i]! > 127 && !isOther ? hull.data[i]! : value;
  });
  return grownInPlace(stage, { ...seen, data }, true);
}

const fitsTables = (comes: Coming): boolean => comes.stands === 'table' || comes.fitsTables === true;

/** What is marked, less the tables and cabinets that go on outside: what comes stands on them. */
function withoutTables({ request: { crop }, marked, room }: Stage): Mask {
  if (!isRough(marked, crop)) return marked;
  const whole = thingsUnder(marked, room, WHOLE);
  const { list } = room.room.things;
  const data = marked.data.map((value, i) => {
    if (value === 0) return 0;
    const thing = thingAt(room, i % marked.width, Math.floor(i / marked.width));
    const kind = list[thing]?.kind;
    return (kind === 'table' || kind === 'cabinet') && !whole.has(thing) ? 0 : value;
  });
  return { ...marked, data };
}

/**
 * What is marked, less the walls, windows and rugs that a rough mark took along around a thing: they are better left than made up. Floors are not: the thing's shadow lies on them,
 * and they go on well.
 */
function withoutWalls(
  stage: Stage,
  { whole, things }: { readonly whole: Mask; readonly things: Mask },
): Mask {
  const floor = where(stage, isSeenAs(stage, FLOOR));
  const data = whole.data.map((value, i) => (things.data[i]! > 0 || floor.data[i]! > 0 ? value : 0));
  return { ...whole, data };
}

/** Whether more floor is seen beside a mark than the mark covers, to take its place. */
function isFloorEnough(stage: Stage, all: number): boolean {
  const { marked, room } = stage;
  const isFloor = isSeenAs(stage, FLOOR);
  const known = Uint8Array.from({ length: room.room.graph.count }, (_, region) => (isFloor(region) ? 1 : 0));
  const floor = marked.data.reduce((sum, value, i) => {
    if (value > 127) return sum;
    return sum + known[regionAt(room, i % marked.width, Math.floor(i / marked.width))]!;
  }, 0);
  return floor > all;
}

/** What has to go before something comes. What lies on the floor lies under all that stands there. */
export function holeOf(stage: Stage, comes: Coming): Mask {
  const { request, marked, room } = stage;
  const { stands } = comes;
  const none = { ...marked, data: new Uint8Array(marked.data.length) };
  // What hangs before a window hides what hangs there already; what is behind that nobody knows.
  if (hangsAtWindows(comes) || (isLaidOnSeats(comes) && seatUnder(room, marked))) return none;
  const isFlat = stands === 'flat';
  const all = countMasked(marked);
  const isOnWall = stands === 'wall';
  const things = isFlat ? rugIn(stage) : thingsIn(stage, isOnWall);
  const share = countMasked(things) / Math.max(1, all);
  const isOne = (): boolean =>
    (isFlat ? isFloorEnough(stage, all) : share > WORTH_CLEARING) && isTraced(request.crop, marked);
  const isFull = share > HOLDS_ONE;
  const isOver = (): boolean => isFlat || isMadeOver(room, { mask: marked, picture: request.crop, comes });
  if (isOne()) return grownInPlace(stage, marked);
  if (isOnWall) return hungHole(stage, things, ownKind(stage, comes));
  if (isFull && isOver()) {
    if (!isRough(marked, request.crop)) return grownInPlace(stage, marked);
    const whole = fitsTables(comes) ? withoutTables(stage) : marked;
    return grownInPlace(stage, withoutWalls(stage, { whole, things }));
  }
  // A part of a rug is oftener a part of a floor that was read as one.
  if (isFlat) return none;
  const own = ownKind(stage, comes);
  if (isFull && isMaskEmpty(own)) return none;
  const whole = onlyMeant(stage, things);
  const meant = either(isFull ? withoutOthers(stage, whole, comes) : whole, own);
  return countMasked(meant) > WORTH_CLEARING * all ? grownInPlace(stage, meant) : none;
}

/** A place that is being cleared. */
export interface Clearing {
  /** Waits for the picture of the cleared place. */
  readonly image: () => PixelImage;
  readonly generated: Mask;
}

const fillHere: FillBeside = (request) => {
  const filled = fillHole(request);
  return () => filled;
};

/** What stands inside the mark goes; walls and floors behind stay the photo. A mark made over one thing is that thing, whole. */
export function clearPlace(
  stage: Stage,
  { comes, onProgress }: { comes: Coming; onProgress: (fraction: number) => void },
): Clearing {
  const { crop, seed, proposals = null, fillBeside = fillHere } = stage.request;
  const hole = holeOf(stage, comes);
  if (isMaskEmpty(hole)) return { image: () => crop, generated: hole };
  const { around } = stage;
  const filled = fillBeside({
    crop: around.crop,
    hole: inAround(stage, hole),
    room: around.room,
    ...{ seed, proposals, onProgress },
    isTraced: isTraced(crop, stage.marked),
  });
  return { image: () => cropImage(filled(), around.area), generated: hole };
}

/** A mask of the stage as one of what lies around it. */
export function inAround({ around: { crop, area } }: Stage, mask: Mask): Mask {
  const { width, height } = crop;
  return pasteMask({ width, height, data: new Uint8Array(width * height) }, mask, area);
}
