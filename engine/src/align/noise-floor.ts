import { gaussianBlur, type Plane } from '../filter/gaussian-blur.ts';

/** How strongly the picture changes from pixel to pixel (0-255 a pixel), smoothed: where it does, re-encoding errs most. */
export function activityOf(luma: Plane): Float32Array {
  const { width, height, data } = luma;
  const slope = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      slope[i] = 0.5 * Math.hypot(data[i + 1]! - data[i - 1]!, data[i + width]! - data[i - width]!);
    }
  }
  return gaussianBlur({ width, height, channels: 1, data: slope }, 2).data;
}

const CLASSES = 8;
/** Below this share of the sorted differences lies what was surely not edited, even when most of the picture was. */
const QUIET_SHARE = 0.35;
/** That percentile of the length of three normal errors, in their standard deviations. */
const QUIET_SIGMAS = 1.28;

/** The answer's own noise for each pixel, as a standard deviation: told from the quiet part of the differences among pixels of like activity; rises with activity, at most `most`. */
export function noiseFloor(
  difference: Float32Array,
  activity: Float32Array,
  how: { kept: Uint8Array; most: number },
): Float32Array {
  const { kept, most } = how;
  const classOf = (i: number): number => Math.min(CLASSES - 1, Math.log2(1 + activity[i]!) * 1.6) | 0;
  const members: number[][] = Array.from({ length: CLASSES }, () => []);
  for (let i = 0; i < difference.length; i += 3) if (kept[i]) members[classOf(i)]!.push(difference[i]!);
  let floor = 0;
  const floors = members.map((values) => {
    if (values.length >= 60) {
      values.sort((a, b) => a - b);
      floor = Math.max(floor, values[Math.floor(values.length * QUIET_SHARE)]! / QUIET_SIGMAS);
    }
    return Math.min(most, floor);
  });
  return difference.map((_, i) => floors[classOf(i)]!);
}
