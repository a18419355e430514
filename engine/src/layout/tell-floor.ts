import { chromaGap, lightGap, type RegionStats } from './region-stats.ts';

/** Sun and shadow change looks; what a region lies within changes less. */
const LOOKS_WEIGHT = 0.6;

/**
 * Which regions are floor. Nothing of a floor rises above the horizon (`limitAt` says at each column a row a little below it), and floors reach the picture's bottom.
 * Other low regions - the next tile, a rug, but also a shadowed piece of wall beside the hole - go with what they look like and mostly border on.
 */
export function tellFloor(
  stats: readonly RegionStats[],
  neighbours: readonly Map<number, number>[],
  limitAt: (x: number) => number,
): boolean[] {
  const isLow = stats.map((region) => region.top > limitAt(region.middle));
  const isFloor = stats.map((region, i) => isLow[i]! && region.bottom > 0);
  if (!isFloor.includes(true)) return isLow;
  const uprights = stats.filter((region, i) => !isLow[i] && region.contact > 0);
  const undecided = new Set([...stats.keys()].filter((i) => isLow[i]! && !isFloor[i]));
  const floors = stats.filter((_, i) => isFloor[i]);
  while (undecided.size > 0) {
    const i = mostSurrounded(undecided, neighbours);
    undecided.delete(i);
    const looks = preference(stats[i]!, floors, uprights);
    const borders = borderShare(i, { neighbours, isFloor, undecided });
    isFloor[i] = LOOKS_WEIGHT * looks + borders > -0.1;
  }
  return isFloor;
}

/** The region with the largest decided share of its border comes next: decisions spread from what is known. */
function mostSurrounded(undecided: ReadonlySet<number>, neighbours: readonly Map<number, number>[]): number {
  let best = -1;
  let most = -1;
  for (const i of undecided) {
    let decided = 0;
    for (const [other, length] of neighbours[i]!) if (!undecided.has(other)) decided += length;
    if (decided > most) [best, most] = [i, decided];
  }
  return best;
}

/** 1 = looks like the floors, -1 = like what stands. */
function preference(
  region: RegionStats,
  floors: readonly RegionStats[],
  uprights: readonly RegionStats[],
): number {
  const toFloor = nearest(region, floors);
  const toUpright = nearest(region, uprights);
  if (toUpright === Infinity) return 1;
  return (toUpright - toFloor) / (toUpright + toFloor + 1e-6);
}

function nearest(region: RegionStats, others: readonly RegionStats[]): number {
  return others.reduce(
    (least, other) => Math.min(least, chromaGap(region, other) + 0.12 * lightGap(region, other)),
    Infinity,
  );
}

interface Decided {
  readonly neighbours: readonly Map<number, number>[];
  readonly isFloor: readonly boolean[];
  readonly undecided: ReadonlySet<number>;
}

/** 1 = all decided neighbours are floor, -1 = none is. */
function borderShare(region: number, { neighbours, isFloor, undecided }: Decided): number {
  let sum = 0;
  let total = 1;
  for (const [other, length] of neighbours[region]!) {
    if (undecided.has(other)) continue;
    sum += isFloor[other] ? length : -length;
    total += length;
  }
  return sum / total;
}
