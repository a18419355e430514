import { boxBlur } from '../../filter/box-blur.ts';
import type { Mask, PixelImage, Rect } from '../../pixels.ts';
import { samplePlanes } from '../sample-planes.ts';

/** Variance (of channels 0-1) below which colours count as one surface. */
const EVEN = 1e-4;
/** Per cell: 1, red, green, blue, mask, their products with the mask, the products of the channels, and the mask's square. */
const SUMS = 15;
/** Per cell: how the mask follows red, green and blue there, the rest, how well it follows, and 1. */
const SLOPES = 6;

/** A window on the picture seen in cells of `step` x `step` pixels. */
export interface Window extends Rect {
  readonly step: number;
  /** Reach of the filter in cells. */
  readonly radius: number;
}

/** The mask as a local linear function of the colours. */
export interface GuidedMask {
  /** Writes for a pixel of the window: the mask as its colour tells it, about 0-1, and how far colours tell it at all (share of the variance explained, 0-1). */
  readonly at: (x: number, y: number, out: Float64Array) => void;
}

/**
 * Colour guided filter (He, Sun, Tang 2013, section 3.4; in cells as in "Fast Guided Filter", 2015): inside the window the mask's border moves to where the colours change.
 */
export function guidedMask(image: PixelImage, mask: Mask, window: Window): GuidedMask {
  const width = Math.ceil((window.right - window.left) / window.step);
  const height = Math.ceil((window.bottom - window.top) / window.step);
  const cells = { width, height, channels: SUMS, data: sumsOf(image, mask, { ...window, width, height }) };
  const means = boxBlur(cells, window.radius).data;
  const slopes = new Float32Array(width * height * SLOPES);
  for (let i = 0; i < width * height; i++) solveCell(means, slopes, i);
  const smooth = boxBlur({ width, height, channels: SLOPES, data: slopes }, window.radius).data;
  for (let i = 0; i < smooth.length; i += SLOPES)
    for (let k = 0; k < SLOPES - 1; k++) smooth[i + k]! /= smooth[i + SLOPES - 1]!;
  const planes = { width, height, data: smooth };
  const value = new Float64Array(SLOPES);
  return {
    at: (x, y, out) => {
      samplePlanes(
        planes,
        { x: (x - window.left + 0.5) / window.step - 0.5, y: (y - window.top + 0.5) / window.step - 0.5 },
        value,
      );
      const i = 4 * (y * image.width + x);
      const { data } = image;
      out[0] = (value[0]! * data[i]! + value[1]! * data[i + 1]! + value[2]! * data[i + 2]!) / 255 + value[3]!;
      out[1] = value[4]!;
    },
  };
}

function sumsOf(
  image: PixelImage,
  mask: Mask,
  window: Window & { width: number; height: number },
): Float32Array {
  const sums = new Float32Array(window.width * window.height * SUMS);
  const { step } = window;
  for (let cellY = 0, out = 0; cellY < window.height; cellY++) {
    for (let cellX = 0; cellX < window.width; cellX++, out += SUMS) {
      const right = Math.min(window.right, window.left + (cellX + 1) * step);
      const bottom = Math.min(window.bottom, window.top + (cellY + 1) * step);
      let r = 0;
      let g = 0;
      let b = 0;
      let p = 0;
      let count = 0;
      for (let y = window.top + cellY * step; y < bottom; y++) {
        for (let x = window.left + cellX * step; x < right; x++) {
          const i = y * image.width + x;
          r += image.data[4 * i]!;
          g += image.data[4 * i + 1]!;
          b += image.data[4 * i + 2]!;
          p += mask.data[i]!;
          count += 255;
        }
      }
      r /= count;
      g /= count;
      b /= count;
      p /= count;
      sums.set([1, r, g, b, p, r * p, g * p, b * p, r * r, r * g, r * b, g * g, g * b, b * b, p * p], out);
    }
  }
  return sums;
}

/** Solves the 3 x 3 normal equations of one cell by Cramer's rule. */
function solveCell(means: Float32Array, out: Float32Array, cell: number): void {
  const i = cell * SUMS;
  const o = cell * SLOPES;
  const share = 1 / means[i]!;
  const r = means[i + 1]! * share;
  const g = means[i + 2]! * share;
  const b = means[i + 3]! * share;
  const p = means[i + 4]! * share;
  const pr = means[i + 5]! * share - r * p;
  const pg = means[i + 6]! * share - g * p;
  const pb = means[i + 7]! * share - b * p;
  const rr = means[i + 8]! * share - r * r + EVEN;
  const rg = means[i + 9]! * share - r * g;
  const rb = means[i + 10]! * share - r * b;
  const gg = means[i + 11]! * share - g * g + EVEN;
  const gb = means[i + 12]! * share - g * b;
  const bb = means[i + 13]! * share - b * b + EVEN;
  const a = gg * bb - gb * gb;
  const c = rb * gb - rg * bb;
  const d = rg * gb - rb * gg;
  const determinant = 1 / (rr * a + rg * c + rb * d);
  const slopeR = (a * pr + c * pg + d * pb) * determinant;
  const slopeG = (c * pr + (rr * bb - rb * rb) * pg + (rg * rb - rr * gb) * pb) * determinant;
  const slopeB = (d * pr + (rg * rb - rr * gb) * pg + (rr * gg - rg * rg) * pb) * determinant;
  out[o] = slopeR;
  out[o + 1] = slopeG;
  out[o + 2] = slopeB;
  out[o + 3] = p - slopeR * r - slopeG * g - slopeB * b;
  const spread = means[i + 14]! * share - p * p;
  out[o + 4] = (slopeR * pr + slopeG * pg + slopeB * pb) / (spread + 1e-4);
  out[o + 5] = 1;
}
