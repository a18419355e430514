import { distanceToMarked } from '../mask/distance.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { sideAt, SIDES } from '../room/layout/layout.ts';
import type { RoomPart } from '../room/room-part.ts';
import { neighboursOf } from '../segment/neighbours.ts';
import { type Segmentation, segmentImage } from '../segment/segment-image.ts';
import { measureBorders } from './border-contrast.ts';
import { type Group, groupAlike, joinSoftly } from './group-regions.ts';
import { readRegions, type RegionReading } from './read-regions.ts';
import { chromaGap, lightGap, measureRegions, type RegionStats } from './region-stats.ts';

/** The walls, floors and rugs that meet a hole and may continue behind it. */
export interface Surfaces {
  readonly regions: Segmentation;
  /** Each region's surface, or -1 when it is furniture or another thing that must not be copied. */
  readonly surfaceOf: Int32Array;
  /** Each region: 1 on floors (and what lies flat on them), whether or not they meet the hole. */
  readonly isLow: readonly boolean[];
  /** Each region: 1 on furniture, as far as the network can tell. */
  readonly isThing: readonly boolean[];
  /** Per surface: lies wholly below the horizon. */
  readonly isFloor: readonly boolean[];
  /** Per region: too thin to be a thing of its own (skirting, shadow line); its pixels may be copied along with the surface beside it. */
  readonly isThin: readonly boolean[];
}

/** Regions narrower than this radius (half-size pixels) are stripes, not things. */
const THIN_RADIUS = 4;
const MOST_SURFACES = 5;

/** Finds the surfaces around a hole. `image` is the half-size picture, `room` what is understood of the room, in its pixels. */
export function findSurfaces(image: PixelImage, hole: Mask, room: RoomPart): Surfaces {
  const away = distanceToMarked(hole);
  const skip = hole.data.map((_, i) => (away[i]! <= 4 ? 1 : 0));
  const regions = segmentImage(image, { scale: 140, minSize: 40, sigma: 0.7, skip });
  const stats = measureRegions(image, regions, away);
  const neighbours = neighboursOf(regions);
  const contrast = measureBorders(image, regions);
  const { isFloor, isThing } = readRegions(regions, stats, room);
  const reading = {
    regions,
    isLow: isFloor,
    isThing,
    isThin: stats.map(({ radius }) => radius < THIN_RADIUS),
  };
  const all = joinSoftly(groupAlike(stats, { isFloor, isThing }), { neighbours, contrast });
  const open = all.filter((group) => !isEnclosed(group));
  const groups = open.length > 0 ? open : all;
  const ring = ringOf(groups, image);
  const accepted = groups.filter((group) => isBackground(group, ring)).slice(0, MOST_SURFACES);
  const surfaceOf = new Int32Array(regions.count).fill(-1);
  accepted.forEach((group, surface) => group.regions.forEach((region) => (surfaceOf[region] = surface)));
  absorbAlike({ neighbours, stats, isFloor, isThing }, surfaceOf);
  const floors = accepted.map((group) => group.isFloor);
  for (const floor of hiddenKinds(hole, room, { isFloor, isThing })) {
    if (floors.includes(floor)) continue;
    isFloor.forEach((is, region) => {
      if (is === floor && !isThing[region] && surfaceOf[region]! < 0) surfaceOf[region] = floors.length;
    });
    floors.push(floor);
  }
  return { ...reading, surfaceOf, isFloor: floors };
}

/** A kind of surface goes on behind a hole when the room's box has it behind this share of it. */
const HIDDEN = 0.12;
/** Pixels between those that are asked. */
const STEP = 4;

/**
 * Whether walls (false) and floors (true) lie behind a hole, as the room's box has it, and are seen anywhere: with furniture all around a hole they
 * go on behind it all the same.
 */
function hiddenKinds(hole: Mask, room: RoomPart, { isFloor, isThing }: RegionReading): boolean[] {
  let [asked, floors] = [0, 0];
  for (let y = 0; y < hole.height; y += STEP) {
    for (let x = 0; x < hole.width; x += STEP) {
      if (hole.data[y * hole.width + x] === 0) continue;
      asked++;
      if (SIDES[sideAt(room.layout, x, y)] === 'floor') floors++;
    }
  }
  const isSeen = (floor: boolean): boolean => isFloor.some((is, region) => is === floor && !isThing[region]);
  return [false, true].filter((floor) => isSeen(floor) && (floor ? floors : asked - floors) > HIDDEN * asked);
}

function ringOf(groups: readonly Group[], image: PixelImage): Ring {
  const total = (key: 'contact' | 'over' | 'under'): number =>
    groups.reduce((sum, group) => sum + group[key], 0);
  const contact = total('contact');
  return {
    contact,
    over: total('over'),
    under: total('under'),
    hasGround: groups.some(
      (group) => group.isFloor && group.bottom > 0 && group.contact > GROUND_SHARE * contact,
    ),
    pixels: image.width * image.height,
  };
}

/** What the hole encloses was left out of the mask on purpose: cushions on a sofa. */
function isEnclosed(group: Group): boolean {
  return group.enclosed > 0.5 * group.area && group.border < 8;
}

/** Share of the ring from which a floor at the picture's bottom counts. */
const GROUND_SHARE = 0.08;

interface Ring {
  readonly contact: number;
  readonly over: number;
  readonly under: number;
  /** A floor that reaches the picture's bottom meets the hole: others are then more likely things. */
  readonly hasGround: boolean;
  readonly pixels: number;
}

/**
 * Background is large or runs out of the picture; a thing standing beside the hole does neither. What continues behind a removed thing is seen over it (walls) or under it and in front (floors):
 * a cupboard next to it meets the hole at the side only.
 */
function isBackground(group: Group, ring: Ring): boolean {
  const share = group.contact / ring.contact;
  const isOver = group.over > 0.2 * ring.over;
  const isUnder = group.under > 0.2 * ring.under;
  const isGround = group.bottom > 0 && share > GROUND_SHARE;
  const isFacing = group.isFloor
    ? isGround || ((isUnder || isOver) && (!ring.hasGround || share > 0.2))
    : isOver;
  const isWide = group.area > 0.008 * ring.pixels || group.border > 8;
  return isFacing && (share > 0.2 || (share > 0.03 && group.contact > 8 && isWide));
}

interface Neighbourhood {
  /** Per region its neighbours with the length of the shared border. */
  readonly neighbours: readonly Map<number, number>[];
  readonly stats: readonly RegionStats[];
  readonly isFloor: readonly boolean[];
  readonly isThing: readonly boolean[];
}

/** Regions below this area (half-size pixels) are specks of a texture: tiles, tufts, grain. */
const SPECK = 400;

/** Adds to each surface the regions further away that belong to it: the next tiles of the floor, the tufts of a carpet. They are what its texture is copied from. */
function absorbAlike({ neighbours, stats, isFloor, isThing }: Neighbourhood, surfaceOf: Int32Array): void {
  const first = [...surfaceOf.keys()].filter((region) => surfaceOf[region]! >= 0);
  let front = first;
  while (front.length > 0) {
    const next: number[] = [];
    for (const from of front) {
      // Compared with the regions at the hole, not with the neighbour: small steps must not lead from a floor to a sofa.
      const models = first.filter((region) => surfaceOf[region] === surfaceOf[from]);
      for (const to of neighbours[from]!.keys()) {
        if (surfaceOf[to]! >= 0 || isThing[to] || isFloor[to] !== isFloor[from]) continue;
        if (!models.some((model) => isAlike(stats[model]!, stats[to]!, isFloor[to]!))) continue;
        surfaceOf[to] = surfaceOf[from]!;
        next.push(to);
      }
    }
    front = next;
  }
}

/** Floors shine and lie in shadow: their light may differ more than a wall's. */
function isAlike(model: RegionStats, region: RegionStats, isFloor: boolean): boolean {
  const isSpeck = region.area < SPECK;
  return (
    chromaGap(model, region) < (isSpeck ? 0.03 : 0.016) &&
    lightGap(model, region) < (isSpeck || isFloor ? 0.3 : 0.12)
  );
}
