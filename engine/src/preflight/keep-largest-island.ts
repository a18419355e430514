import { findIslands } from '../mask/find-islands.ts';
import type { Mask } from '../pixels.ts';

/** The mask without all pieces but its largest; soft values stay. An empty mask stays empty. */
export function largestIsland(mask: Mask): Mask {
  const data = new Uint8Array(mask.data.length);
  const runs = findIslands(mask)[0]?.runs ?? [];
  for (let k = 0; k < runs.length; k += 3) {
    const row = runs[k]! * mask.width;
    data.set(mask.data.subarray(row + runs[k + 1]!, row + runs[k + 2]!), row + runs[k + 1]!);
  }
  return { width: mask.width, height: mask.height, data };
}
