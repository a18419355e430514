import { editsEndpoints, type SelectionAnswer } from '@maquette/contract';
import { call } from '../../../platform/api/call.ts';
import { measureMask, readMask } from './mask-picture.ts';
import type { Region, RegionWish } from './region-draft.ts';

/** A stored photo: its id and its upright size in pixels. */
export interface RegionPhoto {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface FoundRegions {
  /** What was most likely meant; null when nothing was found. */
  readonly best: Region | null;
  /** Best first; `best` is the first of them, unless it is too unlikely to be shown unasked. */
  readonly candidates: readonly Region[];
  readonly needsConfirmation: boolean;
  /** Whether the words name something the engine can look for. */
  readonly isKnown: boolean;
  /** Name of a model that was asked and failed; null = none did. */
  readonly failedModel: string | null;
}

/** Below this the server takes words for not found as well. */
const FOUND_CONFIDENCE = 0.15;

type Answered = Pick<SelectionAnswer, 'mask' | 'confidence' | 'foundBy'>;

/**
 * A mask as a region of a photo; null when nothing in it is selected.
 * @throws Error when it cannot be decoded
 */
export async function regionOf(
  { mask, confidence, foundBy }: Answered,
  { width, height }: RegionPhoto,
): Promise<Region | null> {
  const measure = measureMask(await readMask(mask));
  if (measure === null) return null;
  const [left, top, right, bottom] = measure.bounds;
  return {
    ...{ mask, confidence, coverage: measure.coverage },
    ...(foundBy && { foundBy: foundBy.title }),
    bounds: [left * width, top * height, right * width, bottom * height],
    inside: { x: measure.inside.x * width, y: measure.inside.y * height },
  };
}

/**
 * Looks for a region by words, places and a box (in pixels of the upright photo); free.
 * @throws ApiError when refused, unreachable, or answered outside the contract
 */
export async function findRegion(
  photo: RegionPhoto,
  { words, points, box, isToGo }: RegionWish,
  signal?: AbortSignal,
): Promise<FoundRegions> {
  const form = {
    fileId: photo.id,
    ...(words !== '' && { words }),
    ...(points.length > 0 && { points: JSON.stringify(points) }),
    ...(box !== null && { box: JSON.stringify(box) }),
    ...(isToGo && { purpose: 'remove' as const }),
  };
  const answer = await call(editsEndpoints.select, { form }, signal && { signal });
  const [first = null, ...others] = await Promise.all(
    [answer, ...answer.alternatives].map((found) => regionOf(found, photo)),
  );
  const isPointedAt = points.length > 0 || box !== null;
  const best = first && (isPointedAt || first.confidence >= FOUND_CONFIDENCE) ? first : null;
  return {
    best,
    candidates: [first, ...others].filter((region) => region !== null),
    needsConfirmation: answer.needsConfirmation,
    isKnown: answer.isKnown,
    failedModel: answer.failedModels?.[0]?.title ?? null,
  };
}
