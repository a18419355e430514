import { LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import { boxBlur } from '../../filter/box-blur.ts';
import type { PixelImage, Rect } from '../../pixels.ts';
import { samplePlanes } from '../sample-planes.ts';
import { medianPlane } from './median-plane.ts';

/** Most cells that are measured. */
const MOST_CELLS = 260_000;
/** Added to light before its logarithm: below this a photo holds noise only. */
const FLOOR = 0.0025;
/** Per cell, weighted by the matte: 1, log light and its square, red, green, blue. */
const SUMS = 6;
/** Values a field answers: slope and rest of the smoothed light, red, green, blue right here, and the same in a wide neighbourhood. */
export const FIELD_VALUES = 8;
/** Radius of the wide neighbourhood in radii of the near one: wider than patterns, for the colour of light changes slowly. */
const WIDE = 6;

/** Binary logarithm of linear light, steady down to black. */
export function logLight(light: number): number {
  return Math.log(light + FLOOR) * Math.LOG2E;
}

/** The light on a region without its finest detail, and the region's colour around every place. */
export interface LightField {
  /**
   * Writes for a pixel of the picture: slope and rest (`slope * logLight + rest` = the light without detail, edges kept), the region's mean linear red, green, blue
   * nearby, and the same of a wide neighbourhood; all 0 where the region is far.
   */
  readonly at: (x: number, y: number, out: Float64Array) => void;
}

export interface Region {
  readonly image: PixelImage;
  readonly matte: Uint8Array;
  readonly bounds: Rect;
}

/** What counts as detail. */
export interface Smoothing {
  /** Reach, as a share of the picture's longer side. */
  readonly reach: number;
  /** Variations of less than this many stops are detail. */
  readonly stops: number;
  /** Everything thin is detail, however dark: joints, pile, boards. */
  readonly isFlat: boolean;
}

/**
 * Splits a region's light into shading and detail, from the region's own pixels alone: a self-guided filter on logarithmic light (He, Sun, Tang 2013) in cells of several pixels.
 */
export function lightField(region: Region, { reach, stops, isFlat }: Smoothing): LightField {
  const { image, bounds } = region;
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const step = Math.max(1, Math.ceil(Math.sqrt(area / MOST_CELLS)));
  const width = Math.ceil((bounds.right - bounds.left) / step);
  const height = Math.ceil((bounds.bottom - bounds.top) / step);
  const radius = Math.max(2, Math.round((reach * Math.max(image.width, image.height)) / step));
  const sums = { width, height, channels: SUMS, data: sumCells(region, { step, width, height }) };
  const means = boxBlur(sums, radius).data;
  const wide = boxBlur(sums, radius * WIDE).data;
  const flat = isFlat ? medianPlane({ width, height, data: lightOfCells(sums.data) }, radius) : null;
  const cells = new Float32Array(width * height * (FIELD_VALUES + 1));
  for (let cell = 0; cell < width * height; cell++)
    solveCell({ means, wide, flat }, cells, { cell, even: stops * stops });
  const smooth = boxBlur(
    { width, height, channels: FIELD_VALUES + 1, data: cells },
    isFlat ? Math.min(2, radius) : radius,
  ).data;
  const field = new Float32Array(width * height * FIELD_VALUES);
  for (let i = 0; i < width * height; i++) {
    const o = i * (FIELD_VALUES + 1);
    const weight = smooth[o + FIELD_VALUES]!;
    if (weight < 1e-6) continue;
    for (let k = 0; k < FIELD_VALUES; k++) field[FIELD_VALUES * i + k] = smooth[o + k]! / weight;
  }
  const planes = { width, height, data: field };
  return {
    at: (x, y, out) =>
      samplePlanes(
        planes,
        { x: (x - bounds.left + 0.5) / step - 0.5, y: (y - bounds.top + 0.5) / step - 0.5 },
        out,
      ),
  };
}

function sumCells(
  { image, matte, bounds }: Region,
  grid: { step: number; width: number; height: number },
): Float32Array {
  const sums = new Float32Array(grid.width * grid.height * SUMS);
  const { data } = image;
  for (let y = bounds.top; y < bounds.bottom; y++) {
    const row = (((y - bounds.top) / grid.step) | 0) * grid.width;
    for (let x = bounds.left, i = y * image.width + x; x < bounds.right; x++, i++) {
      const weight = matte[i]!;
      // Half-covered pixels show the neighbour's colour too.
      if (weight < 200) continue;
      const r = LINEAR_FROM_BYTE[data[4 * i]!]!;
      const g = LINEAR_FROM_BYTE[data[4 * i + 1]!]!;
      const b = LINEAR_FROM_BYTE[data[4 * i + 2]!]!;
      const light = logLight(0.2126 * r + 0.7152 * g + 0.0722 * b);
      const o = (row + (((x - bounds.left) / grid.step) | 0)) * SUMS;
      sums[o]! += 1;
      sums[o + 1]! += light;
      sums[o + 2]! += light * light;
      sums[o + 3]! += r;
      sums[o + 4]! += g;
      sums[o + 5]! += b;
    }
  }
  return sums;
}

function lightOfCells(sums: Float32Array): Float64Array {
  return Float64Array.from({ length: sums.length / SUMS }, (_, i) => sums[i * SUMS + 1]! / sums[i * SUMS]!);
}

interface Blurred {
  readonly means: Float32Array;
  readonly wide: Float32Array;
  /** Light without anything thin; null to keep edges by their strength. */
  readonly flat: Float64Array | null;
}

function solveCell(
  { means, wide, flat }: Blurred,
  out: Float32Array,
  how: { cell: number; even: number },
): void {
  const i = how.cell * SUMS;
  const o = how.cell * (FIELD_VALUES + 1);
  const weight = means[i]!;
  if (weight < 1e-6) return;
  const mean = means[i + 1]! / weight;
  const variance = Math.max(0, means[i + 2]! / weight - mean * mean);
  const slope = flat ? 0 : variance / (variance + how.even);
  out[o] = slope * weight;
  out[o + 1] = (flat ? flat[how.cell]! : (1 - slope) * mean) * weight;
  for (let k = 0; k < 3; k++) {
    out[o + 2 + k] = means[i + 3 + k]!;
    out[o + 5 + k] = (wide[i + 3 + k]! / wide[i]!) * weight;
  }
  out[o + FIELD_VALUES] = weight;
}
