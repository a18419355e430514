import { beside, costsOf, type Gap, gapOf, rimOf, UNSEEN } from './copy-costs.ts';
import { expandLabels } from './expand.ts';
import { goesOn } from './goes-on.ts';
import type { Completed } from './ground.ts';
import { middleOf, scaledShift, sourceOf, type Shift } from './shift.ts';

/** What is copied where: a shift for every open cell. */
export interface Labels {
  readonly ground: Completed;
  readonly shifts: readonly Shift[];
  /** Per cell the number of its shift; -1 where there is nothing to copy, and outside the hole. */
  readonly label: Int32Array;
  /** Mean difference along the rim and the seams, in levels: what can be seen of the joining. */
  readonly roughness: number;
}

/** Every seam costs at least this. */
const SEAM = 4;
const SWEEPS = 2;
/** What is copied into one island of a hole. */
export interface IslandLabels {
  readonly cells: Int32Array;
  readonly shifts: readonly Shift[];
  /** Per cell the number of its shift; -1 where there is nothing to copy. */
  readonly label: Int32Array;
  readonly roughness: number;
}

/**
 * Chooses what each part of an island is copied from so that the joins show least: a shift map (Pritch, Kav-Venaki, Peleg 2009; He, Sun 2012) whose shifts run along
 * the room's planes (Huang, Kang, Ahuja, Kopf 2014). Floor is copied from floor, walls from walls and what is let into them, things from themselves.
 */
export function labelIsland(ground: Completed, cells: Int32Array, shifts: readonly Shift[]): IslandLabels {
  const near = Int32Array.from(new Set([...cells].flatMap((cell) => [cell, ...beside(ground, cell)])));
  const sources = shifts.map((shift) => sourcesOf(ground, near, scaledShift(shift, 1 / ground.step)));
  const gap = gapOf(ground);
  const rim = rimOf(ground, cells, gap);
  const costs = shifts.map((shift, k) => costsOf(rim, cells, { shift, from: sources[k]! }));
  const seamAt = (cell: number, one: number, other: number): number => {
    const a = sources[one]![cell]!;
    const b = sources[other]![cell]!;
    return a < 0 || b < 0 ? UNSEEN : gap(a, b);
  };
  const label = expandLabels({
    width: ground.width,
    height: ground.height,
    pixels: cells,
    labels: shifts.length,
    costOf: (node, own) => costs[own]![node]!,
    seamOf: ({ one, other }, a, b) => seamAt(cells[one]!, a, b) + seamAt(cells[other]!, a, b) + SEAM,
    sweeps: SWEEPS,
  });
  return { cells, shifts, label, roughness: roughnessOf(ground, { cells, label, sources, gap }) };
}

/** The labels of all islands as one. */
export function joinLabels(ground: Completed, islands: readonly IslandLabels[]): Labels {
  const label = new Int32Array(ground.isOpen.length).fill(-1);
  const shifts: Shift[] = [];
  let [rough, area] = [0, 0];
  for (const island of islands) {
    island.cells.forEach((cell, node) => {
      if (island.label[node]! >= 0) label[cell] = shifts.length + island.label[node]!;
    });
    shifts.push(...island.shifts);
    rough += island.roughness * island.cells.length;
    area += island.cells.length;
  }
  return { ground, shifts, label, roughness: area === 0 ? 0 : rough / area };
}

/** The seen cell that a shift copies for each cell in the hole and just outside; -1 where it sees none. */
function sourcesOf(ground: Completed, cells: Int32Array, shift: Shift): Int32Array {
  const { width, height, isOpen } = ground;
  const from = new Int32Array(isOpen.length).fill(-1);
  const at = new Float64Array(2);
  for (const cell of cells) {
    if (cell < 0) continue;
    if (!sourceOf(shift, middleOf(width, cell), at)) continue;
    const [x, y] = [Math.floor(at[0]!), Math.floor(at[1]!)];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    if (isOpen[y * width + x] === 0) from[cell] = y * width + x;
  }
  return from;
}

interface Chosen {
  readonly cells: Int32Array;
  readonly label: Int32Array;
  readonly sources: readonly Int32Array[];
  readonly gap: Gap;
}

function roughnessOf(ground: Completed, { cells, label, sources, gap }: Chosen): number {
  const labelOf = new Map<number, number>();
  cells.forEach((cell, node) => labelOf.set(cell, label[node]!));
  let [sum, count] = [0, 0];
  for (const [cell, own] of labelOf) {
    if (own < 0) continue;
    for (const next of beside(ground, cell)) {
      if (next < 0) continue;
      const other = labelOf.get(next) ?? -1;
      const isSeam = other >= 0 && other !== own;
      if (!isSeam && !goesOn(ground, cell, next)) continue;
      const shown = sources[own]![next]!;
      const truth = isSeam ? sources[other]![next]! : next;
      sum += Math.sqrt(shown < 0 || truth < 0 ? UNSEEN : gap(shown, truth));
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
