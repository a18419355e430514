import { chromaGap, lightGap, type RegionStats } from './region-stats.ts';

export interface Neighbourhood {
  /** Per region its neighbours with the length of the shared border. */
  readonly neighbours: readonly Map<number, number>[];
  readonly stats: readonly RegionStats[];
  readonly isFloor: readonly boolean[];
  readonly isThing: readonly boolean[];
}

/** Regions below this area (half-size pixels) are specks of a texture: tiles, tufts, grain. */
const SPECK = 400;

/** Adds to each surface the regions further away that belong to it: the next tiles of the floor, the tufts of a carpet. They are what its texture is copied from. */
export function absorbAlike(
  { neighbours, stats, isFloor, isThing }: Neighbourhood,
  surfaceOf: Int32Array,
): void {
  const first = [...surfaceOf.keys()].filter((region) => surfaceOf[region]! >= 0);
  let front = first;
  while (front.length > 0) {
    const next: number[] = [];
    for (const from of front) {
      // Compared with the regions at the hole, not with the neighbour: small steps must not lead from a floor to a sofa.
      const models = first.filter((region) => surfaceOf[region] === surfaceOf[from]);
      for (const to of neighbours[from]!.keys()) {
        if (surfaceOf[to]! >= 0 || isThing[to] || isFloor[to] !== isFloor[from]) continue;
        if (!models.some((model) => isAlike(stats[model]!, stats[to]!, isFloor[to]!))) continue;
        surfaceOf[to] = surfaceOf[from]!;
        next.push(to);
      }
    }
    front = next;
  }
}

/** Floors shine and lie in shadow: their light may differ more than a wall's. */
function isAlike(model: RegionStats, region: RegionStats, isFloor: boolean): boolean {
  const isSpeck = region.area < SPECK;
  return (
    chromaGap(model, region) < (isSpeck ? 0.03 : 0.016) &&
    lightGap(model, region) < (isSpeck || isFloor ? 0.3 : 0.12)
  );
}
