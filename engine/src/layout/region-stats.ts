import { oklabOfImage, type Oklab } from '../colour/oklab.ts';
import { distanceToZero } from '../mask/distance.ts';
import type { PixelImage } from '../pixels.ts';
import type { Segmentation } from '../segment/segment-image.ts';

/** What one region of the picture around a hole looks like; lengths in pixels of the segmented picture. */
export interface RegionStats {
  area: number;
  /** Pixels on the ring around the hole; of these, those with the hole right below or right above them. */
  contact: number;
  over: number;
  under: number;
  /** Pixels with the hole on at least three of their four sides, however far. */
  enclosed: number;
  /** Pixels on the picture's border, and on its bottom row alone. */
  border: number;
  bottom: number;
  /** Mean OKLab near the hole (of the whole region when none of it is near). */
  colour: Oklab;
  /** Row that 6 % of the region lie above, and its mean column. */
  top: number;
  middle: number;
  /** Radius of the largest disc that fits in. */
  radius: number;
}

/** The pixel counts of a region of which nothing was seen yet. */
export const NOTHING_MEASURED = { area: 0, contact: 0, over: 0, under: 0, enclosed: 0, border: 0, bottom: 0 };

const RING = 8;
const NEIGHBOURHOOD = 25;

/** Measures every region. `away` is each pixel's distance to the hole in thirds of a pixel. */
export function measureRegions(image: PixelImage, regions: Segmentation, away: Uint16Array): RegionStats[] {
  const { width, height, label, count } = regions;
  const lab = oklabOfImage(image);
  const stats = Array.from({ length: count }, (): RegionStats => ({
    ...NOTHING_MEASURED,
    colour: [0, 0, 0],
    top: 0,
    middle: 0,
    radius: 0,
  }));
  const sides = sidesWithHole(away, width);
  const near = new Float64Array(count * 4);
  const whole = new Float64Array(count * 4);
  for (let i = 0; i < label.length; i++) {
    const region = label[i]!;
    if (region < 0) continue;
    const entry = stats[region]!;
    const x = i % width;
    const y = (i / width) | 0;
    entry.area++;
    entry.middle += x;
    if (away[i]! <= 3 * RING) {
      entry.contact++;
      if (away[i + (RING - 1) * width] === 0) entry.over++;
      if (away[i - (RING - 1) * width] === 0) entry.under++;
    }
    if (sides[i]! >= 3) entry.enclosed++;
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) entry.border++;
    if (y === height - 1) entry.bottom++;
    addColour(whole, region, lab.subarray(3 * i, 3 * i + 3));
    if (away[i]! <= 3 * NEIGHBOURHOOD) addColour(near, region, lab.subarray(3 * i, 3 * i + 3));
  }
  const radius = inscribedRadius(regions);
  const top = topRows(regions, stats);
  stats.forEach((entry, region) => {
    const sums = near[4 * region + 3]! > 0 ? near : whole;
    const n = sums[4 * region + 3]!;
    entry.colour = [sums[4 * region]! / n, sums[4 * region + 1]! / n, sums[4 * region + 2]! / n];
    entry.radius = radius[region]!;
    entry.top = top[region]!;
    entry.middle /= entry.area;
  });
  return stats;
}

/** On how many of its four sides each pixel has the hole. */
function sidesWithHole(away: Uint16Array, width: number): Uint8Array {
  const sides = new Uint8Array(away.length);
  const height = away.length / width;
  const look = (start: number, step: number, length: number): void => {
    let hasHole = false;
    for (let k = 0, i = start; k < length; k++, i += step) {
      if (away[i] === 0) hasHole = true;
      if (hasHole) sides[i]!++;
    }
  };
  for (let y = 0; y < height; y++) {
    look(y * width, 1, width);
    look(y * width + width - 1, -1, width);
  }
  for (let x = 0; x < width; x++) {
    look(x, width, height);
    look(x + width * (height - 1), -width, height);
  }
  return sides;
}

function addColour(sums: Float64Array, region: number, colour: Float32Array): void {
  for (let c = 0; c < 3; c++) sums[4 * region + c]! += colour[c]!;
  sums[4 * region + 3]!++;
}

function inscribedRadius({ width, height, label, count }: Segmentation): Float32Array {
  const isInner = new Uint8Array(label.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const region = label[i]!;
      const isSame =
        label[i - 1] === region &&
        label[i + 1] === region &&
        label[i - width] === region &&
        label[i + width] === region;
      isInner[i] = region >= 0 && isSame ? 1 : 0;
    }
  }
  const distance = distanceToZero({ width, height, data: isInner });
  const radius = new Float32Array(count);
  for (let i = 0; i < label.length; i++) {
    const region = label[i]!;
    if (region >= 0) radius[region] = Math.max(radius[region]!, distance[i]! / 3);
  }
  return radius;
}

/** Pixels come row by row, so the row where 6 % are reached is known in one pass. */
function topRows({ width, label, count }: Segmentation, stats: readonly RegionStats[]): Int32Array {
  const seen = new Int32Array(count);
  const top = new Int32Array(count).fill(-1);
  for (let i = 0; i < label.length; i++) {
    const region = label[i]!;
    if (region < 0 || top[region]! >= 0) continue;
    seen[region]!++;
    if (seen[region]! >= 0.06 * stats[region]!.area) top[region] = (i / width) | 0;
  }
  return top;
}

/** How far two regions' hues are apart in OKLab. Chroma is taken in proportion to light, as it is when a shadow falls on a surface. */
export function chromaGap({ colour: one }: RegionStats, { colour: two }: RegionStats): number {
  const light = (one[0] + two[0]) / 2;
  const scaleOne = light / Math.max(0.15, one[0]);
  const scaleTwo = light / Math.max(0.15, two[0]);
  return Math.hypot(one[1] * scaleOne - two[1] * scaleTwo, one[2] * scaleOne - two[2] * scaleTwo);
}

/** How far two regions' lights are apart in OKLab. */
export function lightGap(one: RegionStats, two: RegionStats): number {
  return Math.abs(one.colour[0] - two.colour[0]);
}
