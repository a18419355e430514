import { isMaskEmpty } from '../mask/bounds.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { fillHole } from './fill-hole.ts';
import type { FillRequest } from './fill-request.ts';

/** One way a hole was filled. */
export interface Take {
  /** Of the crop's size, and equal to it where the hole is 0. */
  readonly image: PixelImage;
  /** 0 to 1: how well it is thought to have come out. */
  readonly rating: number;
  readonly method: 'planes' | 'floor' | 'surroundings' | 'plain';
}

/** Takes that differ by less than this inside the hole look the same: mean over its pixels and channels, levels of 255. */
const LEAST_DIFFERENCE = 4;

/**
 * Fills a hole in the ways there are, best first: one to four, no two of which look alike. Pixels outside the hole are untouched; the same request
 * gives the same bytes. An empty hole gives one copy.
 * @throws RangeError when hole and crop differ in size
 */
export function fillTakes(request: FillRequest): [Take, ...Take[]] {
  const { onProgress = () => {} } = request;
  const planes = take(request, 'planes', {
    ...request,
    onProgress: (fraction) => onProgress(0.5 * fraction),
  });
  if (isMaskEmpty(request.hole)) return [planes];
  const plain = take(request, 'plain', {
    ...request,
    isOneSurface: true,
    onProgress: (fraction) => onProgress(0.5 + 0.5 * fraction),
  });
  const [best, other] = plain.rating > planes.rating ? [plain, planes] : [planes, plain];
  return differenceInside(request.hole, best.image, other.image) < LEAST_DIFFERENCE ? [best] : [best, other];
}

function take({ hole }: FillRequest, method: Take['method'], request: FillRequest): Take {
  const image = fillHole(request);
  return { image, rating: ratingOf(image, hole), method };
}

/** The mean step in brightness across the hole's edge halves the rating when it is as large as this, in levels of 255. */
const ROUGH_STEP = 24;

/** A fill that came out well meets what is around it without a step. */
function ratingOf({ data }: PixelImage, { width, height, data: hole }: Mask): number {
  let [steps, count] = [0, 0];
  const compare = (inside: number, outside: number): void => {
    for (let c = 0; c < 3; c++) steps += Math.abs(data[4 * inside + c]! - data[4 * outside + c]!) / 3;
    count++;
  };
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      for (const j of [i + 1, i + width]) if (hole[i]! > 0 !== hole[j]! > 0) compare(i, j);
    }
  }
  return count === 0 ? 1 : 1 / (1 + steps / count / ROUGH_STEP);
}

function differenceInside({ data: hole }: Mask, one: PixelImage, other: PixelImage): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] === 0) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(one.data[4 * i + c]! - other.data[4 * i + c]!);
    count += 3;
  }
  return count === 0 ? 0 : sum / count;
}
