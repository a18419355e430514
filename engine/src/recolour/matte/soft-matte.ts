import { maskBounds } from '../../mask/bounds.ts';
import { distanceToZero } from '../../mask/distance.ts';
import type { Mask, PixelImage, Rect } from '../../pixels.ts';
import { guidedMask } from './guided-window.ts';
import { localMix } from './local-mix.ts';

/** The border is refined tile by tile, so that memory does not grow with the picture. */
const TILE = 96;
const THIRDS = 3;
/** Deeper than this share of the band, the mask's outline is surely passed. */
const CORE = 0.8;
/** Where region and neighbour look alike the mask is taken at its word, faded over this many pixels. */
const FEATHER = 1.5;
/** Colours that explain less than the first share of the mask's border say nothing about it, more than the second everything. */
const UNTOLD = 0.2;
const TOLD = 0.6;

/** How far inside the mask its border may be refined, in pixels: some six in a picture of a megapixel. */
function bandOf({ width, height }: { width: number; height: number }): number {
  return Math.max(5, Math.min(14, Math.round(Math.max(width, height) / 160)));
}

/**
 * How much of every pixel belongs to the region, 0-255: the mask, with its border moved to where the colours change, in a narrow band inside it.
 * 0 stays 0, and no value exceeds the mask's own; deeper inside the mask stays as it is.
 */
export function softMatte(image: PixelImage, mask: Mask): Uint8Array {
  const matte = mask.data.slice();
  const bounds = maskBounds(mask);
  if (!bounds) return matte;
  const band = bandOf(image);
  const depth = distanceToZero(mask);
  for (let top = bounds.top; top < bounds.bottom; top += TILE) {
    for (let left = bounds.left; left < bounds.right; left += TILE) {
      const tile = {
        left,
        top,
        right: Math.min(bounds.right, left + TILE),
        bottom: Math.min(bounds.bottom, top + TILE),
      };
      if (hasBorder(depth, mask, { tile, band })) refineTile({ image, mask, depth, matte }, tile, band);
    }
  }
  calmSpecks(matte, depth, { bounds, width: mask.width, reach: THIRDS * band });
  closeIslands(matte, mask, bounds);
  return matte;
}

interface Band {
  readonly bounds: Rect;
  readonly width: number;
  /** Depth of the band, in thirds of a pixel. */
  readonly reach: number;
}

/** Median of every pixel of the band and its neighbours inside the mask: single pixels tell less than their company, and outlines stay sharp. */
function calmSpecks(matte: Uint8Array, depth: Uint16Array, { bounds, width, reach }: Band): void {
  const told = matte.slice();
  const near = new Uint8Array(9);
  for (let y = bounds.top; y < bounds.bottom; y++) {
    for (let x = bounds.left, i = y * width + x; x < bounds.right; x++, i++) {
      if (depth[i] === 0 || depth[i]! > reach) continue;
      let count = 0;
      for (let row = Math.max(bounds.top, y - 1); row <= Math.min(bounds.bottom - 1, y + 1); row++) {
        for (
          let j = row * width + Math.max(bounds.left, x - 1), k = 0;
          k < 3 && j < (row + 1) * width;
          k++, j++
        )
          if (depth[j]! > 0) near[count++] = told[j]!;
      }
      matte[i] = near.subarray(0, count).toSorted()[count >> 1]!;
    }
  }
}

/** What was left out must hang together with the outside: specks and lines of the old colour inside the region are filled (reconstruction by dilation, Vincent 1993). */
function closeIslands(matte: Uint8Array, mask: Mask, { left, top, right, bottom }: Rect): void {
  const { width, height } = mask;
  // How much of each pixel may be left out as seen from the outside: 255 there, 0 until reached.
  const reached = new Uint8Array(width * height);
  for (let i = 0; i < reached.length; i++) if (mask.data[i] === 0) reached[i] = 255;
  for (let round = 0; round < 2; round++) {
    for (let y = top; y < bottom; y++) {
      for (let x = left, i = y * width + x; x < right; x++, i++) {
        if (255 - matte[i]! <= reached[i]!) continue;
        const from = Math.max(x > 0 ? reached[i - 1]! : 0, y > 0 ? reached[i - width]! : 0);
        reached[i] = Math.max(reached[i]!, Math.min(255 - matte[i]!, from));
      }
    }
    for (let y = bottom - 1; y >= top; y--) {
      for (let x = right - 1, i = y * width + x; x >= left; x--, i--) {
        if (255 - matte[i]! <= reached[i]!) continue;
        const from = Math.max(x < width - 1 ? reached[i + 1]! : 0, y < height - 1 ? reached[i + width]! : 0);
        reached[i] = Math.max(reached[i]!, Math.min(255 - matte[i]!, from));
      }
    }
  }
  for (let y = top; y < bottom; y++) {
    for (let i = y * width + left, end = y * width + right; i < end; i++)
      if (mask.data[i]! > 0) matte[i] = Math.min(mask.data[i]!, 255 - reached[i]!);
  }
}

function hasBorder(depth: Uint16Array, mask: Mask, { tile, band }: { tile: Rect; band: number }): boolean {
  for (let y = tile.top; y < tile.bottom; y++) {
    for (let i = y * mask.width + tile.left, end = y * mask.width + tile.right; i < end; i++)
      if (mask.data[i]! > 0 && depth[i]! <= THIRDS * band) return true;
  }
  return false;
}

interface Work {
  readonly image: PixelImage;
  readonly mask: Mask;
  readonly depth: Uint16Array;
  readonly matte: Uint8Array;
}

function refineTile({ image, mask, depth, matte }: Work, tile: Rect, band: number): void {
  const step = Math.max(1, Math.round(band / 3));
  const radius = Math.max(2, Math.round(band / step));
  const margin = 2 * radius * step;
  const window = {
    left: Math.max(0, tile.left - margin),
    top: Math.max(0, tile.top - margin),
    right: Math.min(image.width, tile.right + margin),
    bottom: Math.min(image.height, tile.bottom + margin),
    step,
    radius,
  };
  const guided = guidedMask(image, mask, window);
  const mix = localMix({ image, mask, depth, core: THIRDS * CORE * band }, window);
  const told = new Float64Array(2);
  for (let y = tile.top; y < tile.bottom; y++) {
    for (let x = tile.left, i = y * image.width + x; x < tile.right; x++, i++) {
      const most = mask.data[i]!;
      if (most === 0 || depth[i]! > THIRDS * band) continue;
      guided.at(x, y, told);
      // The filter answers .1 to .9 where the border is soft: stretched, so that either side is whole.
      const byColour = Math.max(0, Math.min(1, (told[0]! - 0.1) / 0.8));
      const byMask = Math.min(1, depth[i]! / (THIRDS * FEATHER));
      const trust = Math.max(0, Math.min(1, (told[1]! - UNTOLD) / (TOLD - UNTOLD)));
      const guess = byMask + trust * (byColour - byMask);
      mix.at(x, y, told);
      // Deep inside, the neighbour's colour is more likely a shadow.
      const trustMix = told[1]! * Math.max(0, Math.min(1, 2.2 - (2 * depth[i]!) / (THIRDS * band)));
      matte[i] = Math.round(Math.min(most, 255 * (guess + trustMix * (told[0]! - guess))));
    }
  }
}
