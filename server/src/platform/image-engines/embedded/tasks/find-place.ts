import {
  enlargeMask,
  type FillBeside,
  type Mask,
  maskBounds,
  prepareSelection,
  type Rect,
  selectRegion,
  withSurroundings,
} from '@maquette/engine';
import type { ModelHelp } from '../../../open-models/running/model-help.ts';
import { proposedByWords } from '../../../open-models/running/proposed-regions.ts';
import { Refusal } from '../../../refusal.ts';
import type { EngineJob } from '../../image-engine.ts';
import { readPicture } from './raw-files.ts';
import { roomOf } from './room-of.ts';

/** Below this much certainty, 0 to 1, nothing is touched. */
const FOUND_FROM = 0.15;

/** Where in a job's part something is to be changed. */
export interface Place {
  /** What is worked on: the region and its surroundings, in pixels of the part. */
  readonly area: Rect;
  /** Over `area`: 255 = may change, else 0. */
  readonly mask: Mask;
  /** How sure it is, 0 to 1; null when somebody marked it. */
  readonly confidence: number | null;
}

/** Who is told of a job's progress, and who may help with it. */
export interface TaskWatch {
  readonly onProgress: (fraction: number) => void;
  readonly help: ModelHelp;
  /** Fills what is cleared while something is drawn; absent = nobody does. */
  readonly fillBeside?: FillBeside;
}

/** How something is to be found. */
export interface Finding {
  readonly isToGo: boolean;
  /** Something comes in its place. */
  readonly isReplaced?: true;
  readonly help: ModelHelp;
}

/**
 * Finds what words name in a job's photo.
 * @throws Refusal nothing_found
 */
export async function findPlace(job: EngineJob, words: string, { help, ...way }: Finding): Promise<Place> {
  const overview = readPicture(job.overview);
  const ground = prepareSelection(overview, roomOf(overview));
  const wish = await proposedByWords(help, overview, words);
  const { mask, confidence, isKnown, isProposed } = selectRegion(ground, { ...wish, ...way });
  if (!isProposed) help.unused('words');
  if (!isKnown || confidence < FOUND_FROM) throw new Refusal('nothing_found');
  const bounds = boundsInPart(job, mask);
  if (!bounds) throw new Refusal('nothing_found');
  const area = withSurroundings(bounds, job.part, 'wide');
  return { area, mask: coverOf(job, mask, area), confidence };
}

/** Bounds of a region of the overview in pixels of the part; null when it lies outside. */
function boundsInPart({ place, part, overview }: EngineJob, region: Mask): Rect | null {
  const bounds = maskBounds(region);
  if (!bounds) return null;
  const across = place.photoWidth / overview.width;
  const down = place.photoHeight / overview.height;
  const rect = {
    left: Math.max(0, Math.floor(bounds.left * across) - place.left),
    top: Math.max(0, Math.floor(bounds.top * down) - place.top),
    right: Math.min(part.width, Math.ceil(bounds.right * across) - place.left),
    bottom: Math.min(part.height, Math.ceil(bounds.bottom * down) - place.top),
  };
  return rect.right > rect.left && rect.bottom > rect.top ? rect : null;
}

/** A region of the overview over an area of the part. */
function coverOf({ place, overview }: EngineJob, region: Mask, area: Rect): Mask {
  const across = overview.width / place.photoWidth;
  const down = overview.height / place.photoHeight;
  const from = {
    left: (place.left + area.left) * across,
    top: (place.top + area.top) * down,
    right: (place.left + area.right) * across,
    bottom: (place.top + area.bottom) * down,
  };
  return enlargeMask(region, from, { width: area.right - area.left, height: area.bottom - area.top });
}
