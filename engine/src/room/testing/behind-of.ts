import { BEHIND_KINDS } from '../network/classes.ts';
import type { MapSize } from '../network/feature-map.ts';
import type { Behind } from '../network/look-behind.ts';

/** What lies behind a hole where nothing but floor or wall may: how likely floor does at each pixel of the sight; null where nothing is said. */
export function behindOf(
  { width, height }: MapSize,
  floorShare: (x: number, y: number) => number | null,
): Behind {
  const channels = BEHIND_KINDS.length;
  const data = new Float32Array(width * height * channels);
  for (let i = 0; i < width * height; i++) {
    const share = floorShare(i % width, Math.floor(i / width));
    if (share === null) continue;
    data[channels * i + BEHIND_KINDS.indexOf('floor')] = share;
    data[channels * i + BEHIND_KINDS.indexOf('wall')] = 1 - share;
  }
  return { width, height, channels, data };
}
