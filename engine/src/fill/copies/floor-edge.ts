import { type Completed, Kind } from './ground.ts';

/** Cells above and below the line between floor and wall on which skirting, its shadow and the floor's edge may show. */
const NEAR_EDGE = 7;
const OFF_EDGE = 30;
/** What shows no such line costs so much. */
export const NO_EDGE = 2 * OFF_EDGE;
const MOST_OFF_EDGE = 200;

/** How far every cell of floor and wall is from the line where they meet, along its column. */
export function edgeDistance({ width, kind }: Completed): Int16Array {
  const edge = new Int16Array(kind.length).fill(-1);
  for (let cell = width; cell < kind.length; cell++) {
    if (kind[cell] !== Kind.FLOOR || kind[cell - width] !== Kind.WALL) continue;
    for (let k = 0; k < NEAR_EDGE; k++) {
      const [above, below] = [cell - (k + 1) * width, cell + k * width];
      if (kind[above] === Kind.WALL) edge[above] = k;
      if (kind[below] === Kind.FLOOR) edge[below] = k;
    }
  }
  return edge;
}

/** Near the line where floor and wall meet, copies are taken from as near to it: so skirting runs on. */
export function edgeCost(
  edge: Int16Array,
  { cell, source }: { cell: number; source: number },
  scale: number,
): number {
  const own = edge[cell]!;
  if (own < 0) return 0;
  const shown = edge[source]!;
  return shown < 0 ? NO_EDGE : Math.min(MOST_OFF_EDGE, OFF_EDGE * Math.abs(shown - own * scale));
}
