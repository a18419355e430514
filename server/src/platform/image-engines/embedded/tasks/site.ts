import { cropMask, type Mask, maskBounds, type PixelImage, withSurroundings } from '@maquette/engine';
import type { EngineJob, RawMask } from '../../image-engine.ts';
import { findPlace, type Place } from './find-place.ts';
import { readArea, readMask } from './raw-files.ts';

/** What of a photo is worked on, as the engine's own functions want it. */
export interface Site extends Place {
  readonly crop: PixelImage;
  readonly mask: Mask;
  /** Where the crop lies in the photo. */
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
export const siteOf = (job: EngineJob, words: string, options: { hasRim: boolean }): Site =>
  siteAt(job, job.mask ? placeOfMask(job.mask) : findPlace(job, words, options));

export const siteAt = (job: EngineJob, place: Place): Site => ({
  ...place,
  crop: readArea(job.part, place.area),
  position: {
    ...job.place,
    left: job.place.left + place.area.left,
    top: job.place.top + place.area.top,
  },
});
