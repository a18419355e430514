import {
  cropMask,
  halveImage,
  halveMask,
  type Mask,
  maskBounds,
  type PixelImage,
  withSurroundings,
} from '@maquette/engine';
import type { EngineJob, RawMask } from '../../image-engine.ts';
import { findPlace, type Finding, type Place } from './find-place.ts';
import { readArea, readHalfArea, readMask } from './raw-files.ts';

/** An area of more pixels is made smaller: the process holds 26 bytes for each beside its 220 MiB. */
const WORKED_PIXELS = 9_000_000;

/** What of a photo is worked on, as the engine's own functions want it. */
export interface Site extends Place {
  /** The area, halved as often as it has to be. */
  readonly crop: PixelImage;
  readonly halvings: 0 | 1 | 2;
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
    ? withSurroundings(marked, mask, 'wide')
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
  const halvings = halvingsOf(mask);
  if (halvings === 0)
    return { ...place, halvings, cover: mask, marked, crop: readArea(job.part, area), position };
  const half = readHalfArea(job.part, area);
  const scale = 2 ** halvings;
  return {
    ...place,
    halvings,
    cover: mask,
    mask: halved(mask, halvings),
    marked: marked && halved(marked, halvings),
    crop: halvings === 1 ? half : halveImage(half),
    position: {
      left: position.left / scale,
      top: position.top / scale,
      photoWidth: position.photoWidth / scale,
      photoHeight: position.photoHeight / scale,
    },
  };
}

/** The largest pictures there are, halved twice, are small enough. */
function halvingsOf({ width, height }: Mask): Site['halvings'] {
  if (width * height <= WORKED_PIXELS) return 0;
  return width * height <= 4 * WORKED_PIXELS ? 1 : 2;
}

const halved = (mask: Mask, times: 1 | 2): Mask =>
  times === 1 ? halveMask(mask) : halveMask(halveMask(mask));
