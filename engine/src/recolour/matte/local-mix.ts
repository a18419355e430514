import { LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import { boxBlur } from '../../filter/box-blur.ts';
import type { Mask, PixelImage } from '../../pixels.ts';
import { samplePlanes } from '../sample-planes.ts';
import type { Window } from './guided-window.ts';

/** Per cell: count and red, green, blue of what surely belongs to the region, then of what surely does not. */
const SUMS = 8;
/** Region and neighbour must differ by the first of these (square root of light) to be told apart at all, by the second to be told apart surely. */
const ALIKE = [0.1, 0.2] as const;
/** A pixel may miss the line between the two colours by these shares of their difference: less is a mixture, more is something else. */
const ASTRAY = [0.12, 0.3] as const;

/** Tells a pixel's share of the region as a mixture of the colours on both sides. */
export interface LocalMix {
  /** Writes for a pixel of the window: the region's share, 0-1, and how far that can be trusted, 0-1. */
  readonly at: (x: number, y: number, out: Float64Array) => void;
}

/** What a mixture is told from. */
export interface Sides {
  readonly image: PixelImage;
  readonly mask: Mask;
  /** Distance into the mask; `core` and more is the region for sure. */
  readonly depth: Uint16Array;
  readonly core: number;
}

/** Camera blur mixes two surfaces in linear light: the share is where a pixel lies between the mean colours of the region's core and of what the mask leaves out. */
export function localMix(sides: Sides, window: Window): LocalMix {
  const width = Math.ceil((window.right - window.left) / window.step);
  const height = Math.ceil((window.bottom - window.top) / window.step);
  const sums = sumSides(sides, window, { width, height });
  const planes = boxBlur({ width, height, channels: SUMS, data: sums }, 2 * window.radius);
  const value = new Float64Array(SUMS);
  const place = { x: 0, y: 0 };
  const { data } = sides.image;
  return {
    at: (x, y, out) => {
      place.x = (x - window.left + 0.5) / window.step - 0.5;
      place.y = (y - window.top + 0.5) / window.step - 0.5;
      samplePlanes(planes, place, value);
      out[0] = 1;
      out[1] = 0;
      if (value[0]! > 1e-4 && value[4]! > 1e-4)
        tellShare(value, data, { i: 4 * (y * sides.image.width + x), out });
    },
  };
}

function smoothStep([low, high]: readonly [number, number], value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

function tellShare(
  value: Float64Array,
  data: Uint8Array,
  { i, out }: { i: number; out: Float64Array },
): void {
  let along = 0;
  let square = 0;
  let apart = 0;
  for (let k = 0; k < 3; k++) {
    const inner = value[1 + k]! / value[0]!;
    const outer = value[5 + k]! / value[4]!;
    along += (LINEAR_FROM_BYTE[data[i + k]!]! - outer) * (inner - outer);
    square += (inner - outer) ** 2;
    apart += (Math.sqrt(inner) - Math.sqrt(outer)) ** 2;
  }
  const share = Math.max(0, Math.min(1, along / Math.max(1e-9, square)));
  let missed = 0;
  for (let k = 0; k < 3; k++) {
    const mixed = (share * value[1 + k]!) / value[0]! + ((1 - share) * value[5 + k]!) / value[4]!;
    missed += (Math.sqrt(LINEAR_FROM_BYTE[data[i + k]!]!) - Math.sqrt(mixed)) ** 2;
  }
  const distance = Math.sqrt(apart);
  // Shading looks like a little of the neighbour: what is nearly whole counts as whole.
  out[0] = Math.max(0, Math.min(1, (share - 0.08) / 0.76));
  out[1] =
    smoothStep(ALIKE, distance) * (1 - smoothStep(ASTRAY, Math.sqrt(missed) / Math.max(1e-6, distance)));
}

function sumSides(sides: Sides, window: Window, grid: { width: number; height: number }): Float32Array {
  const sums = new Float32Array(grid.width * grid.height * SUMS);
  const { image, mask, depth, core } = sides;
  for (let y = window.top; y < window.bottom; y++) {
    const row = (((y - window.top) / window.step) | 0) * grid.width;
    for (let x = window.left, i = y * image.width + x; x < window.right; x++, i++) {
      const isOutside = mask.data[i] === 0;
      if (!isOutside && depth[i]! < core) continue;
      const o = (row + (((x - window.left) / window.step) | 0)) * SUMS + (isOutside ? 4 : 0);
      sums[o]! += 1;
      for (let k = 0; k < 3; k++) sums[o + 1 + k]! += LINEAR_FROM_BYTE[image.data[4 * i + k]!]!;
    }
  }
  return sums;
}
