import type { Mask, PixelImage } from '../pixels.ts';
import { openFills } from './fill-hole.ts';
import type { FillRequest } from './fill-request.ts';
import type { FillMethod } from './plan-fill.ts';

/** One way a hole was filled. */
export interface Take {
  /** Of the crop's size, and equal to it where the hole is 0. */
  readonly image: PixelImage;
  /** 0 to 1: how well it is thought to have come out. */
  readonly rating: number;
  readonly method: FillMethod;
}

/** Takes that differ by less than this inside the hole look the same: mean over its pixels and channels, levels of 255. */
const LEAST_DIFFERENCE = 4;
/** Visible joining that halves a rating. */
const ROUGH = 18;
/** The freer a method is to copy what fits, the less a smooth join says. */
const TRUST: Record<FillMethod, number> = { model: 1, planes: 1, floor: 0.6, surroundings: 0.4 };
/** Share of the work that looking at the hole is. */
const LOOKED = 0.4;

/**
 * Fills a hole in the ways there are, best first: one to four, no two of which look alike. Pixels outside the hole are untouched; the same request
 * gives the same bytes. An empty hole gives one copy.
 * @throws RangeError when hole and crop differ in size
 */
export function fillTakes(request: FillRequest): [Take, ...Take[]] {
  const { crop, hole, onProgress = () => {} } = request;
  const fills = openFills(request);
  if (!fills) return [{ image: { ...crop, data: crop.data.slice() }, rating: 1, method: 'planes' }];
  const takes: Take[] = [];
  for (const [at, method] of fills.methods.entries()) {
    const { image, roughness } = fills.fill(method);
    const isNew = takes.every((other) => differenceInside(hole, image, other.image) >= LEAST_DIFFERENCE);
    if (isNew) takes.push({ image, method, rating: TRUST[method] / (1 + roughness / ROUGH) });
    onProgress(LOOKED + ((1 - LOOKED) * (at + 1)) / fills.methods.length);
  }
  const [best, ...others] = takes.sort((a, b) => b.rating - a.rating);
  return [best!, ...others];
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
