import { cut } from '../find/choose-by-hand.ts';
import { inBox, logOddsOf } from '../find/hand-evidence.ts';
import { prepareFraming, type FramingGround } from '../find/prepare-selection.ts';
import { growRect, maskBounds } from '../mask/bounds.ts';
import { distanceToMarked, distanceToZero } from '../mask/distance.ts';
import { boundsOfCells, islandsOf } from '../mask/islands.ts';
import type { Mask, Rect } from '../pixels.ts';
import { standingShare } from '../put/what-stands.ts';
import { readBox } from '../region-cut/box-wish.ts';
import { cropMask } from '../resize/crop.ts';
import { enlargeMask } from '../resize/enlarge-mask.ts';
import { fitWithin } from '../resize/resize-image.ts';
import { shrinkToCover } from '../resize/resize-mask.ts';
import { shellShare } from '../room/network/classes.ts';
import { partOfRoom, placeIn, regionAt, type RoomPart } from '../room/room-part.ts';
import { thingsUnder } from '../room/things-under.ts';
import type { FillRequest } from './fill-request.ts';

/** Longer side of the copy that things are told apart in. */
const WORK_SIDE = 512;
/** How far around a hole is looked for what goes on out of it: share of its larger side. */
const AROUND = 0.25;
/** What a mark was drawn around is rather taken whole than torn: leaning in nats. Of 151 rough boxes around things on photos 1 % tear more than a tenth of the thing, 5 % with 1 less. */
const LEANING = 2;
/** A thing that lies in a mark by this share goes with it: several may be meant. Its regions must show something that stands by so much. */
const WHOLE = 0.7;
const STANDING = 0.3;
/** Walls, ceilings and floors by this share go on behind what goes, and carry its shadow. */
const SURFACE = 0.6;
/** A thing's own light and the blur of its edge reach this far beyond it: share of the photo's longer side. */
const RIM = 0.012;
/** What is thinner than this is a leg or a frame, and rather the removed thing's: share of the photo's longer side. */
const THIN = 0.012;
/** A mask that would lose more than this share was not drawn over a whole thing: it is taken as it is. */
const MOST_SPARED = 0.4;
/** What would spare less than this share of it is not worth the joint. */
const LEAST_SPARED = 0.03;
/** Of more islands the smaller ones are dabs, and taken as they are. */
const MOST_ISLANDS = 8;

/** A part of the room, and which of its pixels are marked. */
interface Copy {
  readonly part: RoomPart;
  readonly inside: Mask;
}

/**
 * The hole without what a generous mask took along around the thing that it was drawn for: neighbouring furniture, windows, curtains. They stay the photo's own pixels. Every
 * island of a mask was drawn for something of its own.
 */
export function spareNeighbours({ hole, room }: Pick<FillRequest, 'hole' | 'room'>): Mask {
  const bounds = maskBounds(hole);
  if (!bounds) return hole;
  const area = around(bounds, hole);
  const size = fitWithin({ width: area.right - area.left, height: area.bottom - area.top }, WORK_SIDE);
  const copy = { part: partIn(room, area, size), inside: shrinkToCover(cropMask(hole, area), size) };
  const spared = sparedIn(copy);
  if (!spared.data.includes(255)) return hole;
  const whole = { left: 0, top: 0, right: size.width, bottom: size.height };
  const wide = area.right - area.left;
  const kept = enlargeMask(spared, whole, { width: wide, height: area.bottom - area.top }).data;
  const data = hole.data.slice();
  for (let i = 0; i < kept.length; i++)
    if (kept[i]! > 0) data[(area.top + Math.floor(i / wide)) * hole.width + area.left + (i % wide)] = 0;
  return { ...hole, data };
}

function around(bounds: Rect, hole: Mask): Rect {
  const margin = Math.ceil(AROUND * Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top));
  return growRect(bounds, { across: margin, down: margin }, hole);
}

function partIn({ room, left, top, scale }: RoomPart, area: Rect, size: { width: number }): RoomPart {
  return partOfRoom(room, {
    left: left + area.left / scale,
    top: top + area.top / scale,
    scale: (scale * size.width) / (area.right - area.left),
  });
}

/** 255 on what stays of the mask, island by island. */
function sparedIn({ part, inside }: Copy): Mask {
  const { width, height } = inside;
  const ground = prepareFraming(part.room);
  const whole = thingsUnder(inside, part, WHOLE);
  const isOpen = inside.data.map((value) => (value > 0 ? 1 : 0));
  const data = new Uint8Array(isOpen.length);
  const islands = islandsOf({ width, isOpen }).sort((a, b) => b.length - a.length);
  for (const island of islands.slice(0, MOST_ISLANDS)) {
    const stays = staysOf(island, { ground, whole, part, inside });
    const share = stays.length / island.length;
    if (share > LEAST_SPARED && share < MOST_SPARED) for (const i of stays) data[i] = 255;
  }
  return { width, height, data };
}

interface Marked extends Copy {
  readonly ground: FramingGround;
  /** Numbers of the things that lie whole in the mask. */
  readonly whole: ReadonlySet<number>;
}

/** The pixels of an island that show something else than what it was drawn for, and go on outside. */
function staysOf(island: Int32Array, marked: Marked): number[] {
  const { part, inside } = marked;
  const { width, height } = inside;
  const { isThing, isOther } = toldApart(island, marked);
  const side = part.scale * Math.max(part.room.width, part.room.height);
  const away = distanceToMarked({ width, height, data: isThing });
  const beyond = isOther.map((value, i) => (away[i]! > 3 * RIM * side ? value : 0));
  const open = beyond.map((value, i) => (inside.data[i] === 0 ? 1 : value));
  const depth = distanceToZero({ width, height, data: open });
  const thick = 1.5 * THIN * side;
  const fromCore = distanceToMarked({ width, height, data: depth.map((far) => (far > thick ? 1 : 0)) });
  const isKept = beyond.map((value, i) => (fromCore[i]! <= thick + 3 ? value : 0));
  return islandsOf({ width, isOpen: isKept })
    .filter((cells) => cells.some((i) => goesOnOutside(i, inside)))
    .flatMap((cells) => [...cells]);
}

/** 1 on the pixels of an island that show what it was drawn for, and on those that show something else, but for walls, ceilings and floors. */
function toldApart(island: Int32Array, { ground, whole, part, inside }: Marked) {
  const { width } = inside;
  const meant = meantIn(ground, part, boundsOfCells(island, width));
  const goes = meant.map((value, region) =>
    whole.has(ground.regions.thingOf[region]!) && standingShare(part.room, region) > STANDING ? 1 : value,
  );
  const isThing = new Uint8Array(inside.data.length);
  const isOther = new Uint8Array(inside.data.length);
  for (const i of island) {
    const region = regionAt(part, i % width, Math.floor(i / width));
    if (goes[region] === 1) isThing[i] = 1;
    else if (shellShare(ground.classShares, region) <= SURFACE) isOther[i] = 1;
  }
  return { isThing, isOther };
}

const goesOnOutside = (i: number, { width, data }: Mask): boolean =>
  [i % width > 0 ? i - 1 : i, (i + 1) % width > 0 ? i + 1 : i, i - width, i + width].some(
    (beside) => data[beside] === 0,
  );

/** 1 for every region of the room that a mark around `box`, in pixels of the part, was drawn for. */
function meantIn(ground: FramingGround, part: RoomPart, { left, top, right, bottom }: Rect): Uint8Array {
  const { graph } = ground.cut;
  const [first, last] = [
    placeIn(part, { x: left, y: top }, graph),
    placeIn(part, { x: right + 1, y: bottom + 1 }, graph),
  ];
  const box = [first.x, first.y, last.x, last.y] as const;
  const unasked = new Float32Array(graph.count);
  const evidence = logOddsOf(inBox(ground, { box, classes: null, odds: unasked })).map(
    (odds) => odds + LEANING,
  );
  return cut(ground, { evidence, told: [], isInside: readBox(graph, box).isInside }).isIn;
}
