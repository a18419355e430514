import type { SelectionGround } from '../find/prepare-selection.ts';
import { createForest } from '../segment/forest.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';

/** Regions that are one thing, as a graph of their own. */
export interface Groups {
  /** Group of every region of the graph, -1 for those that stay. */
  readonly groupOf: Int32Array;
  readonly count: number;
}

/** How two groups lie to each other. */
export interface Contact {
  readonly one: number;
  readonly two: number;
  /** Pixel edges shared. */
  readonly length: number;
  /** How likely something ends along them, 0-1, by what the network sees. */
  readonly ends: number;
}

/** Joins what is in where two regions that touch belong together. */
export function joinRegions(
  graph: RegionGraph,
  isIn: Uint8Array,
  belong: (one: number, two: number) => boolean,
): Groups {
  const forest = createForest(graph.count);
  const { from, to, count } = graph.borders;
  for (let e = 0; e < count; e++) {
    const [one, two] = [from[e]!, to[e]!];
    if (isIn[one] === 0 || isIn[two] === 0 || !belong(one, two)) continue;
    const [first, second] = [forest.find(one), forest.find(two)];
    if (first !== second) forest.join(first, second);
  }
  const numberOf = new Map<number, number>();
  const groupOf = Int32Array.from(isIn, (is, region) => {
    if (is === 0) return -1;
    const root = forest.find(region);
    if (!numberOf.has(root)) numberOf.set(root, numberOf.size);
    return numberOf.get(root)!;
  });
  return { groupOf, count: numberOf.size };
}

/** Every two groups that touch, those that touch most first. */
export function contactsBetween({ cut, regions }: SelectionGround, { groupOf }: Groups): Contact[] {
  const { from, to, count, length } = cut.graph.borders;
  const sums = new Map<string, { one: number; two: number; length: number; ends: number }>();
  for (let e = 0; e < count; e++) {
    const [first, second] = [groupOf[from[e]!]!, groupOf[to[e]!]!];
    if (first < 0 || second < 0 || first === second) continue;
    const [one, two] = [Math.min(first, second), Math.max(first, second)];
    const sum = sums.get(`${one} ${two}`) ?? { one, two, length: 0, ends: 0 };
    sum.length += length[e]!;
    sum.ends += length[e]! * regions.ends[e]!;
    sums.set(`${one} ${two}`, sum);
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, ends: sum.ends / sum.length }))
    .sort((a, b) => b.length - a.length || a.one - b.one || a.two - b.two);
}

/** The groups under new numbers: `into` names for each the one it goes into. */
export function renumbered({ groupOf, count }: Groups, into: (group: number) => number): Groups {
  const numberOf = new Map<number, number>();
  const next = Array.from({ length: count }, (_, group) => {
    const goal = into(group);
    if (goal < 0) return -1;
    if (!numberOf.has(goal)) numberOf.set(goal, numberOf.size);
    return numberOf.get(goal)!;
  });
  return { groupOf: groupOf.map((group) => (group < 0 ? -1 : next[group]!)), count: numberOf.size };
}
