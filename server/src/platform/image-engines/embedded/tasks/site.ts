import type { Mask, PixelImage } from '@maquette/engine';
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

const placeOfMask = (mask: RawMask): Place => ({
  area: { left: 0, top: 0, right: mask.width, bottom: mask.height },
  mask: readMask(mask),
  confidence: null,
});

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
