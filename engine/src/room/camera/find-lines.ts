import { gaussianBlur } from '../../filter/gaussian-blur.ts';
import type { LumaPlane } from './luma.ts';

/** A straight edge: its middle, unit direction and length in pixels. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

/** Weaker gradients (luma steps a pixel) are noise. */
const MIN_GRADIENT = 3.2;
/** How far a pixel's edge direction may turn from its region's. */
const MAX_TURN = Math.PI / 8;

interface Gradient {
  readonly width: number;
  readonly height: number;
  readonly strength: Float32Array;
  readonly angle: Float32Array;
}

/** Finds straight edges of at least `minLength` pixels, none where `isLeftOut` is 1. Simplified line segment detector (Grompone von Gioi et al. 2012): regions of alike gradient, fitted by their second moments. */
export function findLines(luma: LumaPlane, minLength: number, isLeftOut?: Uint8Array): Line[] {
  const gradient = gradientOf(luma);
  const { strength } = gradient;
  const isUsed = isLeftOut?.slice() ?? new Uint8Array(strength.length);
  const strong: number[] = [];
  for (let i = 0; i < strength.length; i++)
    if (strength[i]! > MIN_GRADIENT && isUsed[i] === 0) strong.push(i);
  strong.sort((a, b) => strength[b]! - strength[a]! || a - b);
  const lines: Line[] = [];
  for (const seed of strong) {
    if (isUsed[seed]) continue;
    const region = growRegion(gradient, seed, isUsed);
    if (region.length < minLength) continue;
    const line = fitLine(gradient, region);
    if (line && line.length >= minLength) lines.push(line);
  }
  return lines;
}

function gradientOf(luma: LumaPlane): Gradient {
  const { width, height } = luma;
  const { data } = gaussianBlur({ ...luma, channels: 1 }, 0.8);
  const strength = new Float32Array(width * height);
  const angle = new Float32Array(width * height);
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x;
      const across = (data[i + 1]! - data[i - 1]! + data[i + width + 1]! - data[i + width - 1]!) / 2;
      const down = (data[i + width]! - data[i - width]! + data[i + width + 1]! - data[i - width + 1]!) / 2;
      strength[i] = Math.hypot(across, down);
      angle[i] = Math.atan2(across, -down);
    }
  }
  return { width, height, strength, angle };
}

function growRegion(
  { width, height, strength, angle }: Gradient,
  seed: number,
  isUsed: Uint8Array,
): number[] {
  const region = [seed];
  isUsed[seed] = 1;
  let mean = angle[seed]!;
  let sumX = Math.cos(mean);
  let sumY = Math.sin(mean);
  for (let k = 0; k < region.length; k++) {
    const x = region[k]! % width;
    const y = (region[k]! / width) | 0;
    for (let n = 0; n < 9; n++) {
      const toX = x + (n % 3) - 1;
      const toY = y + ((n / 3) | 0) - 1;
      if (toX < 1 || toY < 1 || toX >= width - 1 || toY >= height - 1) continue;
      const to = toY * width + toX;
      if (isUsed[to] || strength[to]! < MIN_GRADIENT) continue;
      const turn = Math.abs(angle[to]! - mean);
      if (Math.min(turn, 2 * Math.PI - turn) >= MAX_TURN) continue;
      isUsed[to] = 1;
      region.push(to);
      sumX += Math.cos(angle[to]!);
      sumY += Math.sin(angle[to]!);
      mean = Math.atan2(sumY, sumX);
    }
  }
  return region;
}

/** The region's main axis; null when the region is a blob rather than a line. */
function fitLine({ width, strength }: Gradient, region: number[]): Line | null {
  let x = 0;
  let y = 0;
  let total = 0;
  for (const i of region) {
    const weight = strength[i]!;
    x += weight * (i % width);
    y += weight * ((i / width) | 0);
    total += weight;
  }
  x /= total;
  y /= total;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (const i of region) {
    const ox = (i % width) - x;
    const oy = ((i / width) | 0) - y;
    xx += strength[i]! * ox * ox;
    yy += strength[i]! * oy * oy;
    xy += strength[i]! * ox * oy;
  }
  const direction = 0.5 * Math.atan2(2 * xy, xx - yy);
  const dx = Math.cos(direction);
  const dy = Math.sin(direction);
  let from = Infinity;
  let to = -Infinity;
  let spread = 0;
  for (const i of region) {
    const ox = (i % width) - x;
    const oy = ((i / width) | 0) - y;
    const along = ox * dx + oy * dy;
    from = Math.min(from, along);
    to = Math.max(to, along);
    spread += Math.abs(oy * dx - ox * dy);
  }
  const length = to - from;
  if (spread / region.length > 1.8 + 0.01 * length) return null;
  const middle = (from + to) / 2;
  return { x: x + middle * dx, y: y + middle * dy, dx, dy, length };
}
