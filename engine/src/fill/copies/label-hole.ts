import { beside, costsOf, type Gap, gapOf, type Near, rimOf, UNSEEN } from './copy-costs.ts';
import { expandLabels } from './expand.ts';
import { goesOn } from './goes-on.ts';
import type { Completed } from './ground.ts';
import type { PlainField } from './plain.ts';
import { middleOf, PLAIN, PLAINLY, scaledShift, sourceOf, type Shift } from './shift.ts';

/** What is copied where: a shift for every open cell. */
export interface Labels {
  readonly ground: Completed;
  readonly plain: PlainField;
  readonly shifts: readonly Shift[];
  /** Per cell the number of its shift; -1 where there is nothing to copy, and outside the hole. */
  readonly label: Int32Array;
  /** Mean difference along the rim and the seams, in levels: what can be seen of the joining. */
  readonly roughness: number;
}

/** Every seam costs at least this. */
const SEAM = 4;
const SWEEPS = 3;
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
export function labelIsland(
  ground: Completed,
  cells: Int32Array,
  { copied, plain }: { readonly copied: readonly Shift[]; readonly plain: PlainField },
): IslandLabels {
  const shifts = [...copied, PLAINLY];
  const gap = gapOf(ground.feature, plain.feature);
  const rim = rimOf(ground, cells, { gap, plain });
  const { near } = rim;
  const sources = shifts.map((shift) =>
    shift.side === PLAIN
      ? near.cells.map((cell) => ground.isOpen.length + cell)
      : sourcesOf(ground, near.cells, scaledShift(shift, 1 / ground.step)),
  );
  const costs = shifts.map((shift, k) => costsOf(rim, cells, { shift, from: sources[k]! }));
  const label = expandLabels({
    width: ground.width,
    height: ground.height,
    pixels: cells,
    labels: shifts.length,
    costOf: (node, own) => costs[own]![node]!,
    gapOf: (node, one, other) => {
      const a = sources[one]![node]!;
      const b = sources[other]![node]!;
      return a < 0 || b < 0 ? UNSEEN : gap(a, b);
    },
    seam: SEAM,
    sweeps: SWEEPS,
  });
  return { cells, shifts, label, roughness: roughnessOf(ground, { cells, label, sources, gap, near }) };
}

/** The labels of all islands as one. */
export function joinLabels(ground: Completed, islands: readonly IslandLabels[], plain: PlainField): Labels {
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
  return { ground, plain, shifts, label, roughness: area === 0 ? 0 : rough / area };
}

/** The seen cell that a shift, in cells, copies for each cell; -1 where it sees none. */
export function sourcesOf({ width, height, isOpen }: Completed, cells: Int32Array, shift: Shift): Int32Array {
  const from = new Int32Array(cells.length).fill(-1);
  const at = new Float64Array(2);
  for (let k = 0; k < cells.length; k++) {
    if (!sourceOf(shift, middleOf(width, cells[k]!), at)) continue;
    const [x, y] = [Math.floor(at[0]!), Math.floor(at[1]!)];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    if (isOpen[y * width + x] === 0) from[k] = y * width + x;
  }
  return from;
}

interface Chosen {
  readonly cells: Int32Array;
  readonly label: Int32Array;
  readonly sources: readonly Int32Array[];
  readonly gap: Gap;
  readonly near: Near;
}

function roughnessOf(ground: Completed, { cells, label, sources, gap, near }: Chosen): number {
  let [sum, count] = [0, 0];
  for (const [node, cell] of cells.entries()) {
    const own = label[node]!;
    if (own < 0) continue;
    for (const next of beside(ground, cell)) {
      if (next < 0) continue;
      const other = label[near.number[next]!] ?? -1;
      const isSeam = other >= 0 && other !== own;
      if (!isSeam && !goesOn(ground, cell, next)) continue;
      const shown = sources[own]![near.number[next]!]!;
      const truth = isSeam ? sources[other]![near.number[next]!]! : next;
      sum += Math.sqrt(shown < 0 || truth < 0 ? UNSEEN : gap(shown, truth));
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}
