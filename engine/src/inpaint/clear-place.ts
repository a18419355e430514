import { fillHole } from '../fill/fill-hole.ts';
import { objectsInside } from '../fill/objects-inside.ts';
import { countMasked } from '../mask/bounds.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { Stage } from './stage.ts';
import { isTraced } from './traced-outline.ts';
import { wholeThings } from './whole-things.ts';

/** A picture and which of its pixels are made up, by degrees. */
export interface Drawn {
  readonly image: PixelImage;
  readonly generated: Mask;
}

/** Less than this share of a mask is glare and shadow oftener than a thing, and mostly covered by what comes. */
const WORTH_CLEARING = 0.15;

function thingsToClear(crop: PixelImage, mask: Mask): Mask {
  const things = wholeThings(crop, objectsInside(crop, mask), mask);
  return countMasked(things) > WORTH_CLEARING * countMasked(mask)
    ? things
    : { ...things, data: new Uint8Array(things.data.length) };
}

/** What stands wholly inside the mask goes; walls and floors behind stay the photo. A mask traced along a thing is that thing. */
export function clearPlace(stage: Stage, onProgress: (fraction: number) => void): Drawn {
  const { request, room } = stage;
  const { crop, mask } = request;
  const hole = isTraced(crop, mask) ? mask : thingsToClear(crop, mask);
  const image = fillHole({ crop, hole, room, seed: request.seed, onProgress });
  return { image, generated: hole };
}
