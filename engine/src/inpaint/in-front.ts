import { gaussianBlur } from '../filter/gaussian-blur.ts';
import { countMasked, growRect, isMaskEmpty, maskBounds } from '../mask/bounds.ts';
import { findIslands } from '../mask/find-islands.ts';
import { followEdges } from '../mask/follow-edges.ts';
import { invertMask } from '../mask/invert.ts';
import { painted, tidyMask } from '../mask-help/tidy-mask.ts';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { standingBefore } from '../put/before-walls.ts';
import { hiddenBelow } from '../put/hidden-below.ts';
import { movableShare } from '../put/what-stands.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
import { cropImage, cropMask } from '../resize/crop.ts';
import { regionAt, thingAt } from '../room/room-part.ts';
import { standsBefore } from '../room/stands-before.ts';
import { thingsUnder } from '../room/things-under.ts';
import type { Stage } from './stage.ts';
import { isTraced } from './traced-outline.ts';

/** What comes, as far as it decides what stands before it. */
export interface Coming {
  /** Row of the crop at which it stands. */
  readonly foot: number;
  /** Whether it lies on the floor, under all that stands there. */
  readonly isFlat: boolean;
  /** Whether it stands on something or hangs. */
  readonly isLifted: boolean;
  /** Whether it hangs on a wall, behind what stands in the room. */
  readonly isHung: boolean;
  /** Numbers of the things that it stands on: they are no hindrance. */
  readonly holders: readonly number[];
  /** What it stands behind though that is marked, of the crop's size; null = nothing. */
  readonly behind: Mask | null;
}

/** A mark that shows a rug on more than this share was made over one: what stands on it was left out. */
const RUG = 0.4;

function isRug({ marked, room }: Stage): boolean {
  const { classShares } = room.room;
  const rug = NETWORK_CLASSES.indexOf('rug');
  let rugs = 0;
  let all = 0;
  for (let i = 0; i < marked.data.length; i += 3) {
    if (marked.data[i]! <= 127) continue;
    const region = regionAt(room, i % marked.width, Math.floor(i / marked.width));
    all++;
    if (classShares[region * NETWORK_CLASSES.length + rug]! > 0.5) rugs++;
  }
  return rugs > RUG * all;
}

/** A mark on the floor that things cover by more than this share was made over a rug that is misread: nobody marks furniture to put a rug there. */
const COVERED = 0.4;

function isCovered(marked: Mask, standing: Mask): boolean {
  const both = marked.data.reduce(
    (sum, value, i) => sum + (value > 127 && standing.data[i]! > 127 ? 1 : 0),
    0,
  );
  return both > COVERED * countMasked(marked);
}

/** Pieces of things smaller than this share of the picture are misread oftener than not. */
const SPECK = 0.0015;

/** The pieces of what stands before that are no specks, whole. */
function surely(seen: Mask, room: Stage['room']): Mask {
  const { width, height } = room.room;
  const least = SPECK * width * height * room.scale ** 2;
  return tidyMask(
    painted(
      seen,
      findIslands(seen).filter(({ area }) => area < least),
      0,
    ),
  );
}

/** Outlines of things are known to so many of the cells they were seen in. */
const STRAY = 3;

const cellOf = ({ room: { room, scale } }: Stage): number => (scale * room.width) / room.graph.width;

/** What may change and what is to be known around it, pixels of the crop. */
function nearPlace(stage: Stage): Rect | null {
  const { mask } = stage.request;
  const bounds = maskBounds(mask);
  const around = Math.ceil(2 * STRAY * cellOf(stage));
  return bounds && growRect(bounds, { across: around, down: around }, mask);
}

/** The same with a smooth outline, which follows the photo's edges where it shows any. */
function edged(seen: Mask, picture: PixelImage, cell: number): Mask {
  if (isMaskEmpty(seen)) return seen;
  const { width, height } = seen;
  const { data } = gaussianBlur(
    { width, height, channels: 1, data: Float32Array.from(seen.data) },
    Math.max(1, cell),
  );
  return followEdges(
    picture,
    { width, height, data: Uint8Array.from(data, Math.round) },
    Math.ceil(STRAY * cell),
  );
}

/** Numbers of the things that stand nearer than what comes, or on it where it lies flat. */
function thingsBefore({ marked, room }: Stage, { foot, isFlat, holders }: Coming): number[] {
  const meant = thingsUnder(marked, room);
  const { list } = room.room.things;
  const isBefore = standsBefore(room, marked, foot);
  return isBefore.things.filter((thing) => {
    if (list[thing]!.kind === 'rug' || holders.includes(thing)) return false;
    return isFlat || (!meant.has(thing) && isBefore.tell(thing));
  });
}

/**
 * What may be drawn over: what may change, less the things that stand nearer than what comes, so that a new sofa stands behind the table before it.
 * What is marked is drawn over, unless what comes is told to stand behind it, or hangs behind furniture that goes on beside a rough mark, or it stands on what lies flat and the mark is neither a rug's nor traced around it;
 * a trace around it is also where things stand on it.
 */
export function behindThings(stage: Stage, coming: Coming): Mask {
  const { request, marked, room } = stage;
  const { isFlat, isLifted, isHung, behind } = coming;
  const { mask, crop } = request;
  const near = nearPlace(stage);
  if (!near) return mask;
  const stays = isHung ? standingBefore(room, marked, crop) : new Set<number>();
  const before = new Set([...stays, ...thingsBefore(stage, coming)]);
  const hiding = isFlat || isLifted ? null : hiddenBelow(room, marked);
  const isSeenAt = (x: number, y: number): boolean =>
    behind?.data[y * mask.width + x] === 255 ||
    hiding?.data[y * mask.width + x] === 255 ||
    (before.has(thingAt(room, x, y)) && movableShare(room.room, regionAt(room, x, y)) > 0.5);
  const markedNear = cropMask(marked, near);
  const seenNear = (): Mask => {
    const { width, data } = markedNear;
    const seen = data.map((_, i) =>
      isSeenAt(near.left + (i % width), near.top + Math.floor(i / width)) ? 255 : 0,
    );
    return surely({ ...markedNear, data: seen }, room);
  };
  const isOutlined = isFlat && isTraced(crop, marked);
  const standing = edged(
    isOutlined ? invertMask(markedNear) : seenNear(),
    cropImage(crop, near),
    cellOf(stage),
  );
  const isMarkTold = isFlat
    ? !isOutlined && (isRug(stage) || isCovered(markedNear, standing))
    : stays.size === 0;
  const data = mask.data.slice();
  for (let y = near.top, k = 0; y < near.bottom; y++)
    for (let x = near.left; x < near.right; x++, k++) {
      const i = y * mask.width + x;
      const isDrawnOver = isMarkTold && marked.data[i]! > 127 && behind?.data[i] !== 255;
      if (!isDrawnOver) data[i] = Math.round(data[i]! * (1 - standing.data[k]! / 255));
    }
  return { ...mask, data };
}
