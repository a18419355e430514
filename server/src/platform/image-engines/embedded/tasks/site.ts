import {
  cropMask,
  halveMask,
  type Mask,
  maskBounds,
  type PixelImage,
  withSurroundings,
} from '@maquette/engine';
import { isLarge } from '../../../images/large-picture.ts';
import type { EngineJob, RawMask } from '../../image-engine.ts';
import { findPlace, type Finding, type Place } from './find-place.ts';
import { readArea, readHalfArea, readMask } from './raw-files.ts';

/** What of a photo is worked on, as the engine's own functions want it. */
export interface Site extends Place {
  /** The area, at half its size where it is large. */
  readonly crop: PixelImage;
  readonly isHalf: boolean;
  /** Of the size of the crop. */
  readonly mask: Mask;
  /** What somebody marked of it, where more than that may change; of the size of the crop. */
  readonly marked: Mask | null;
  /** The mask at the area's own size. */
  readonly cover: Mask;
  /** Where the crop lies in the photo, in pixels of the crop. */
  readonly position: EngineJob['place'];
}

/** A part that is the whole photo is large: only what is marked and its surroundings are worked on. */
function placeOfMask(raw: RawMask): Place {
  const mask = readMask(raw);
  const marked = maskBounds(mask);
  const area = marked
    ? withSurroundings(marked, mask)
    : { left: 0, top: 0, right: mask.width, bottom: mask.height };
  return { area, mask: cropMask(mask, area), confidence: null };
}

/** What somebody marked, else what the words name. @throws Refusal nothing_found */
export const siteOf = async (job: EngineJob, words: string, finding: Finding): Promise<Site> =>
  siteAt(job, job.mask ? placeOfMask(job.mask) : await findPlace(job, words, finding));

export function siteAt(job: EngineJob, place: Place): Site {
  const { area, mask } = place;
  const marked = job.marked ? cropMask(readMask(job.marked), area) : null;
  const position = {
    ...job.place,
    left: job.place.left + area.left,
    top: job.place.top + area.top,
  };
  if (!isLarge(mask))
    return { ...place, isHalf: false, cover: mask, marked, crop: readArea(job.part, area), position };
  return {
    ...place,
    isHalf: true,
    cover: mask,
    mask: halveMask(mask),
    marked: marked && halveMask(marked),
    crop: readHalfArea(job.part, area),
    position: {
      left: position.left / 2,
      top: position.top / 2,
      photoWidth: position.photoWidth / 2,
      photoHeight: position.photoHeight / 2,
    },
  };
}
