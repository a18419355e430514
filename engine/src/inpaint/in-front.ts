import { gaussianBlur } from '../filter/gaussian-blur.ts';
import { findIslands } from '../mask/find-islands.ts';
import { followEdges } from '../mask/follow-edges.ts';
import { invertMask } from '../mask/invert.ts';
import { painted, tidyMask } from '../mask-help/tidy-mask.ts';
import type { Mask } from '../pixels.ts';
import { hiddenBelow } from '../put/hidden-below.ts';
import { movableShare } from '../put/what-stands.ts';
import { NETWORK_CLASSES } from '../room/network/classes.ts';
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
  /** Whether it stands on something or hangs: then what it stands on is no hindrance. */
  readonly isLifted: boolean;
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
  let [all, covered] = [0, 0];
  for (const [i, value] of marked.data.entries()) {
    if (value <= 127) continue;
    all++;
    if (standing.data[i]! > 127) covered++;
  }
  return covered > COVERED * all;
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

/** How far it stands before, 0-1: its outline smooth, and where the photo shows it an edge there. */
function edged(seen: Mask, { request: { crop }, room: { room, scale } }: Stage): Mask {
  const cell = (scale * room.width) / room.graph.width;
  const { width, height } = seen;
  const { data } = gaussianBlur(
    { width, height, channels: 1, data: Float32Array.from(seen.data) },
    Math.max(1, cell),
  );
  return followEdges(crop, { ...seen, data: Uint8Array.from(data, Math.round) }, Math.ceil(STRAY * cell));
}

/**
 * What may be drawn over: what may change, less the things that stand nearer than what comes, so that a new sofa stands behind the table before it.
 * What is marked is drawn over, unless what comes is told to stand behind it, or it stands on what lies flat and the mark is neither a rug's nor traced around it;
 * a trace around it is also where things stand on it.
 */
export function behindThings(stage: Stage, { foot, isFlat, isLifted, behind }: Coming): Mask {
  const { request, marked, room } = stage;
  const { mask } = request;
  const meant = thingsUnder(marked, room);
  const { things } = room.room;
  const before = new Set<number>();
  const isBefore = standsBefore(room, marked, foot);
  for (const thing of isBefore.things) {
    if (things.list[thing]!.kind === 'rug') continue;
    if (isFlat || (!meant.has(thing) && isBefore.tell(thing))) before.add(thing);
  }
  const isOutlined = isFlat && isTraced(request.crop, marked);
  const hiding = isFlat || isLifted ? null : hiddenBelow(room, marked);
  const isSeenAt = (x: number, y: number): boolean =>
    behind?.data[y * mask.width + x] === 255 ||
    hiding?.data[y * mask.width + x] === 255 ||
    (before.has(thingAt(room, x, y)) && movableShare(room.room, regionAt(room, x, y)) > 0.5);
  const seenBefore = (): Mask => ({
    ...mask,
    data: mask.data.map((_, i) => (isSeenAt(i % mask.width, Math.floor(i / mask.width)) ? 255 : 0)),
  });
  const standing = edged(isOutlined ? invertMask(marked) : surely(seenBefore(), room), stage);
  const isMarkTold = !isFlat || (!isOutlined && (isRug(stage) || isCovered(marked, standing)));
  const isDrawnOver = (i: number): boolean =>
    isMarkTold && marked.data[i]! > 127 && behind?.data[i] !== 255;
  const data = mask.data.map((value, i) =>
    isDrawnOver(i) ? value : Math.round(value * (1 - standing.data[i]! / 255)),
  );
  return { ...mask, data };
}
