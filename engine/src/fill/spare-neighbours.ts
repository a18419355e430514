import { distanceToMarked, distanceToZero } from '../mask/distance.ts';
import { islandsOf } from '../mask/islands.ts';
import { growRect, maskBounds } from '../mask/bounds.ts';
import type { Mask, Rect } from '../pixels.ts';
import { cropImage, cropMask } from '../resize/crop.ts';
import { enlargeMask } from '../resize/enlarge-mask.ts';
import { fitWithin, resizeImage } from '../resize/resize-image.ts';
import { shrinkToCover } from '../resize/resize-mask.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
import { regionAt, scaledPart, type RoomPart } from '../room/room-part.ts';
import { segmentImage, type Segmentation } from '../segment/segment-image.ts';
import type { FillRequest } from './fill-request.ts';

/** Longer side of the copy that things are told apart in. */
const WORK_SIDE = 512;
/** How far around a hole its neighbours are looked at: share of its larger side. */
const AROUND = 1;
/** What a mask takes no more of than this share of is not what it was drawn over. */
const MOST_TAKEN = 0.4;
/** What is seen outside must be a thing, not wall or floor, by this share of the classes: those go on behind what goes, and carry its shadow. */
const THING = 0.55;
/** A part that reaches deeper than this share of a mask's depth may well be what is meant. */
const DEEPEST = 0.75;
/** A mask that would lose more than this share was not drawn over a whole thing: it is taken as it is. */
const MOST_SPARED = 0.4;
/** Pixels of the copy along what is spared that go all the same: the blur of the removed thing's edge. */
const RIM = 1;
/** What is thinner than twice so many pixels of the copy is a leg or a frame, and rather the removed thing's. */
const THIN = 5;
/** Pixels between those that are asked. */
const STEP = 2;

const SURFACES: readonly number[] = numbersOf('floor', 'rug', 'wall', 'ceiling', 'window', 'door', 'curtain');

interface Copy {
  readonly regions: Segmentation;
  /** Above 0 in the hole. */
  readonly inside: Uint8Array;
}

/** The hole without the corners of neighbouring things that a generous mask took along: an armrest, the edge of a table beside. They stay the photo's own pixels. */
export function spareNeighbours({ crop, hole, room }: Pick<FillRequest, 'crop' | 'hole' | 'room'>): Mask {
  const bounds = maskBounds(hole);
  if (!bounds) return hole;
  const area = around(bounds, hole);
  const part = cropImage(crop, area);
  const shrunk = Math.min(1, WORK_SIDE / Math.max(crop.width, crop.height));
  const size = fitWithin(part, Math.ceil(shrunk * Math.max(part.width, part.height)));
  const regions = segmentImage(resizeImage(part, size), {
    scale: 140,
    minSize: 60,
    sigma: 0.7,
    connectivity: 4,
  });
  const copy = { regions, inside: shrinkToCover(cropMask(hole, area), size).data };
  const isNeighbour = neighboursIn(copy, roomIn(room, area, size));
  if (!isNeighbour.includes(1)) return hole;
  const spared = sparedPixels(copy, isNeighbour);
  const whole = { left: 0, top: 0, right: size.width, bottom: size.height };
  const kept = enlargeMask({ ...size, data: spared }, whole, part).data;
  const data = hole.data.slice();
  for (let i = 0; i < kept.length; i++)
    if (kept[i]! > 0)
      data[(area.top + Math.floor(i / part.width)) * hole.width + area.left + (i % part.width)] = 0;
  return { ...hole, data };
}

function around(bounds: Rect, hole: Mask): Rect {
  const margin = Math.ceil(AROUND * Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top));
  return growRect(bounds, { across: margin, down: margin }, hole);
}

function roomIn(room: RoomPart, { left, top, right }: Rect, size: { width: number }): RoomPart {
  const moved = { ...room, left: room.left + left / room.scale, top: room.top + top / room.scale };
  return scaledPart(moved, size.width / (right - left));
}

/** Regions that show a thing and lie outside the hole for the most part. */
function neighboursIn({ regions, inside }: Copy, room: RoomPart): Uint8Array {
  const { width, height, label, count } = regions;
  const pixels = new Float32Array(count);
  const taken = new Float32Array(count);
  label.forEach((region, i) => {
    pixels[region]!++;
    if (inside[i]! > 0) taken[region]!++;
  });
  const isCut = (region: number): boolean =>
    taken[region]! > 0 && taken[region]! < MOST_TAKEN * pixels[region]!;
  const asked = new Float32Array(count);
  const things = new Float32Array(count);
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const region = label[y * width + x]!;
      if (inside[y * width + x]! > 0 || !isCut(region)) continue;
      asked[region]!++;
      things[region]! += thingShare(room, x, y);
    }
  }
  return Uint8Array.from(things, (sum, region) => (sum > THING * asked[region]! ? 1 : 0));
}

function thingShare(part: RoomPart, x: number, y: number): number {
  const from = regionAt(part, x, y) * NETWORK_CLASSES.length;
  return SURFACES.reduce((rest, c) => rest - part.room.classShares[from + c]!, 1);
}

/** 255 on the pixels of neighbours that stay, island by island of the hole. */
function sparedPixels(
  { regions: { width, height, label }, inside }: Copy,
  isNeighbour: Uint8Array,
): Uint8Array {
  const depth = distanceToZero({ width, height, data: inside });
  const stays = new Uint8Array(label.length);
  for (const island of islandsOf({ width, isOpen: inside.map((value) => (value > 0 ? 1 : 0)) })) {
    const deepest = island.reduce((most, i) => Math.max(most, depth[i]!), 0);
    const isDeep = new Set<number>();
    for (const i of island) if (depth[i]! > DEEPEST * deepest) isDeep.add(label[i]!);
    const parts = island.filter((i) => isNeighbour[label[i]!] === 1 && !isDeep.has(label[i]!));
    if (parts.length < MOST_SPARED * island.length) for (const i of parts) stays[i] = 255;
  }
  return opened(stays, {
    width,
    height,
    data: stays.map((value, i) => (inside[i] === 0 ? isNeighbour[label[i]!]! : value)),
  });
}

/** What is spared without its thin parts and its rim. `wide`: together with what goes on of it outside the hole. */
function opened(stays: Uint8Array, wide: Mask): Uint8Array {
  const depth = distanceToZero(wide);
  const core = { ...wide, data: wide.data.map((_, i) => (depth[i]! > 3 * THIN ? 1 : 0)) };
  const fromCore = distanceToMarked(core);
  return stays.map((value, i) => (fromCore[i]! <= 3 * (THIN + 1) && depth[i]! > 3 * RIM ? value : 0));
}

function numbersOf(...names: readonly NetworkClass[]): number[] {
  return names.map((name) => NETWORK_CLASSES.indexOf(name));
}
