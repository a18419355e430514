import type { Sightings } from './visible-triangles.ts';

/** How far round a place is looked for what shades it, metres. */
const REACH = 0.16;
/** How much of the light all of it can take. */
const STRENGTH = 0.85;
/** What is nearer to the viewer by more than this is another thing before it, and shades nothing, metres. */
const FARTHEST = 0.3;
/** What rises by less is the same face, metres. */
const FLAT = 0.012;
/** Looked at along these ways, forth and back, at these shares of the reach. */
const WAYS = [0.2, 0.98, 1.77, 2.55].map((angle) => [Math.cos(angle), Math.sin(angle)] as const);
const RINGS = [0.4, 1] as const;

/** The steps to the places that are looked at, as shares of the reach. */
const STEPS = Float64Array.from(
  WAYS.flatMap(([across, down]) =>
    RINGS.flatMap((ring) => [across * ring, down * ring, 1 / (REACH * ring + 0.04)]),
  ),
);

/**
 * How much light is left in a nook, by what stands round it on the screen: 1 in the open. Only a thing's own distances are looked at, as in
 * the screen-space occlusion of games (Mittring: Finding Next Gen, 2007). Opposite ways are weighed against each other: a slanted
 * face rises on one side as it falls on the other.
 * @param focal in samples
 */
export function openness({ nearness, width, height }: Sightings, sample: number, focal: number): number {
  const ahead = 1 / nearness[sample]!;
  const y = (sample / width) | 0;
  const x = sample - y * width;
  const reach = Math.max(2, (REACH * focal) / ahead);
  let shade = 0;
  for (let i = 0; i < STEPS.length; i += 3) {
    const across = Math.round(STEPS[i]! * reach);
    const down = Math.round(STEPS[i + 1]! * reach);
    let rise = 0;
    for (let sign = -1; sign <= 1; sign += 2) {
      const column = x + sign * across;
      const row = y + sign * down;
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const near = nearness[row * width + column]!;
      const step = near === 0 ? -REACH : ahead - 1 / near;
      if (step < FARTHEST) rise += step < -REACH ? -REACH : step;
    }
    const share = (rise - FLAT) * STEPS[i + 2]!;
    if (share > 0) shade += share < 1 ? share : 1;
  }
  return 1 - (STRENGTH * shade * 3) / STEPS.length;
}
