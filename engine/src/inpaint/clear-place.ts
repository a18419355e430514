import { fillHole } from '../fill/fill-hole.ts';
import { objectsInside } from '../fill/objects-inside.ts';
import { countMasked } from '../mask/bounds.ts';
import { growMask } from '../mask/grow.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { regionAt } from '../room/room-part.ts';
import { NETWORK_CLASSES, shellShare } from '../room/network/classes.ts';
import { markedBounds, type Stage } from './stage.ts';
import { isTraced } from './traced-outline.ts';
import { wholeThings } from './whole-things.ts';

/** A picture and which of its pixels are made up, by degrees. */
export interface Drawn {
  readonly image: PixelImage;
  readonly generated: Mask;
}

/** Less than this share of a mark is glare and shadow oftener than a thing, and mostly covered by what comes. */
const WORTH_CLEARING = 0.15;
/** A mark that shows things on more than this share was made over one: all of it goes. */
const HOLDS_ONE = 0.6;
/** A thing's own light and the blur of its edge reach this far beyond it: share of the longer side of what is marked. */
const RIM = 0.03;

/** 255 where things stand inside the mark, as the room was seen. */
function thingsSeen({ marked, room }: Stage): Mask {
  const { classShares } = room.room;
  const data = new Uint8Array(marked.data.length);
  for (let y = 0; y < marked.height; y++)
    for (let x = 0; x < marked.width; x++) {
      const i = y * marked.width + x;
      if (marked.data[i]! > 127 && shellShare(classShares, regionAt(room, x, y)) < 0.5) data[i] = 255;
    }
  return { ...marked, data };
}

/** 255 where a rug lies inside the mark. */
function rugSeen({ marked, room }: Stage): Mask {
  const { classShares } = room.room;
  const rug = NETWORK_CLASSES.indexOf('rug');
  const data = marked.data.map((value, i) => {
    if (value <= 127) return 0;
    const region = regionAt(room, i % marked.width, Math.floor(i / marked.width));
    return classShares[region * NETWORK_CLASSES.length + rug]! > 0.5 ? 255 : 0;
  });
  return { ...marked, data };
}

function either(a: Mask, b: Mask): Mask {
  return { ...a, data: a.data.map((value, i) => Math.max(value, b.data[i]!)) };
}

/** Grown by the rim, inside what may change. */
function withRim(stage: Stage, hole: Mask): Mask {
  const { left, top, right, bottom } = markedBounds(stage);
  const grown = growMask(hole, Math.max(1, Math.round(RIM * Math.max(right - left, bottom - top))));
  const { data } = stage.request.mask;
  return { ...grown, data: grown.data.map((value, i) => (data[i]! > 0 ? value : 0)) };
}

const nothing = (mask: Mask): Mask => ({ ...mask, data: new Uint8Array(mask.data.length) });

/** What has to go before something comes. `isFlat`: it lies on the floor, under all that stands there. */
function holeOf(stage: Stage, isFlat: boolean): Mask {
  const { request, marked } = stage;
  const all = countMasked(marked);
  const seen = isFlat ? rugSeen(stage) : thingsSeen(stage);
  if (countMasked(seen) > HOLDS_ONE * all || (!isFlat && isTraced(request.crop, marked)))
    return withRim(stage, marked);
  if (isFlat) return countMasked(seen) > WORTH_CLEARING * all ? withRim(stage, seen) : nothing(marked);
  const byColour = wholeThings(request.crop, objectsInside(request.crop, marked), marked);
  const things = either(seen, byColour);
  return countMasked(things) > WORTH_CLEARING * all ? withRim(stage, things) : nothing(marked);
}

/** What stands inside the mark goes; walls and floors behind stay the photo. A mark made over one thing is that thing, whole. */
export function clearPlace(
  stage: Stage,
  { isFlat, onProgress }: { isFlat: boolean; onProgress: (fraction: number) => void },
): Drawn {
  const { request, room } = stage;
  const hole = holeOf(stage, isFlat);
  const image = fillHole({ crop: request.crop, hole, room, seed: request.seed, onProgress });
  return { image, generated: hole };
}
