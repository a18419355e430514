import { maskBounds } from '../mask/bounds.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { enlargeMask } from '../resize/enlarge-mask.ts';
import { fitWithin } from '../resize/resize-image.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
import { regionAt, type RoomPart, scaledPart, thingAt } from '../room/room-part.ts';
import { pixelIn, type Setting, standingOf } from './arrangement.ts';
import { lowestRows, thingsBelow, WORK_SIDE } from './hidden-below.ts';
import { isRough } from './made-over.ts';
import { TOP_DEPTHS } from './table-top.ts';

/** What a mark ends on, where that goes on below it: what comes there stands behind it. */
export interface EndsOn {
  /** 255 on it and on what stands before it in turn, in the mark's columns; of the part's size. */
  readonly before: Mask;
  /** Row of the part at which it ends. */
  readonly foot: number;
  readonly kind: NetworkClass;
}

/** It goes on below the mark by this share of the mark's height, in this share of its columns. */
const GOES_ON = 0.2;
const COLUMNS = 0.6;
/** A mark that shows it on more than this share was made on it. */
const ON_IT = 0.65;
/** Metres that furniture is deep, from its foot to what stands behind it. */
const DEPTHS: Partial<Record<NetworkClass, number>> = {
  sofa: 0.95,
  bed: 1.6,
  chair: 0.7,
  ...TOP_DEPTHS,
};

/** A region shows what the mark ends on by this share. */
const SHOWS = 0.35;

/** The furniture that a mark ends on and does not mean; null where it ends on none, shows hardly anything else, or was traced around a thing. `marked`, `picture`: of the part's size. */
export function endsOn(part: RoomPart, marked: Mask, picture: PixelImage): EndsOn | null {
  const size = fitWithin(marked, WORK_SIDE);
  const small = resizeMask(marked, size);
  const bounds = maskBounds(small);
  if (!bounds) return null;
  const within = scaledPart(part, size.width / marked.width);
  const feet = lowestRows(small);
  const thing = commonest(feet, (x) => thingAt(within, x, feet[x]!));
  const kind = part.room.things.list[thing]?.kind;
  if (!kind || DEPTHS[kind] === undefined) return null;
  if (!isRough(marked, picture)) return null;
  const hides = thingsBelow(within, small, feet);
  const isOfKind = (region: number): boolean =>
    part.room.classShares[region * NETWORK_CLASSES.length + NETWORK_CLASSES.indexOf(kind)]! > SHOWS;
  const isBefore = (x: number, y: number): boolean => {
    const region = regionAt(within, x, y);
    return hides[region] === 1 || isOfKind(region);
  };
  const data = new Uint8Array(size.width * size.height);
  for (let x = bounds.left; x < bounds.right; x++)
    for (let y = bounds.top; y < size.height && feet[x]! >= 0; y++)
      if (isBefore(x, y)) data[y * size.width + x] = 255;
  const before = { ...size, data };
  if (!goesOn(before, feet, GOES_ON * (bounds.bottom - bounds.top)) || shareOn(before, small) > ON_IT)
    return null;
  const whole = { left: 0, top: 0, right: size.width, bottom: size.height };
  const foot = lowestBelow(feet, size.height, (x, y) => isOfKind(regionAt(within, x, y)));
  return { before: enlargeMask(before, whole, marked), foot: (foot * marked.width) / size.width, kind };
}

/** Row at which something stands right behind what a mark ends on, at a column of the setting's picture. */
export function rowBehind({ foot, kind }: EndsOn, setting: Setting, x: number): number {
  const at = { x: x / setting.width, y: foot / setting.height, lift: 0, turn: 0, scale: 1, variant: 0 };
  const standing = standingOf(setting, 'floor', at);
  const away = 1 + DEPTHS[kind]! / Math.hypot(standing.x, standing.depth);
  return pixelIn(setting, [away * standing.x, 0, away * standing.depth])?.y ?? foot;
}

/** Whether what hides goes on right below a mark by so many rows, in most of its columns. */
function goesOn({ width, height, data }: Mask, feet: Int32Array, rows: number): boolean {
  let [columns, whole] = [0, 0];
  feet.forEach((foot, x) => {
    if (foot < 0) return;
    columns++;
    let y = foot + 1;
    while (y < height && y <= foot + rows && data[y * width + x]! > 0) y++;
    if (y > foot + rows) whole++;
  });
  return whole > COLUMNS * columns;
}

/** Share of a mark that shows what hides. */
function shareOn({ data }: Mask, marked: Mask): number {
  let [all, on] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    if (marked.data[i]! <= 127) continue;
    all++;
    if (data[i]! > 0) on++;
  }
  return on / Math.max(1, all);
}

/** The commonest of the things told of the mark's columns. */
function commonest(feet: Int32Array, tell: (x: number) => number): number {
  const counts = new Map<number, number>();
  feet.forEach((foot, x) => {
    if (foot >= 0) counts.set(tell(x), (counts.get(tell(x)) ?? 0) + 1);
  });
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0])[0];
}

/** The row down to which it is seen below a mark, in the middle one of the columns in which it is. */
function lowestBelow(feet: Int32Array, height: number, isSeen: (x: number, y: number) => boolean): number {
  const rows: number[] = [];
  feet.forEach((foot, x) => {
    if (foot < 0) return;
    let y = foot;
    while (y + 1 < height && isSeen(x, y + 1)) y++;
    if (y > foot) rows.push(y);
  });
  return rows.sort((a, b) => a - b)[rows.length >> 1] ?? 0;
}
