import type { RegionTree } from '../region-cut/region-tree.ts';
import { LOOSE_BIAS, LOOSE_WEIGHTS } from './loose-weights.ts';
import type { Level } from './loose-levels.ts';

/** Levels with a better chance than this lie about: far from sure, but a person sees what is proposed and may leave it out. */
const ENOUGH = 0.15;

/** A level that was chosen, and how likely it lies about, 0-1. */
export interface ChosenLevel extends Level {
  readonly chance: number;
}

/** The levels that are most likely things lying about; none lies in another one. */
export function chooseLevels(
  { parent }: Pick<RegionTree, 'parent'>,
  levels: readonly Level[],
): ChosenLevel[] {
  const rated = levels.map((level) => ({ ...level, chance: chanceOf(level) }));
  const levelAt = new Map(rated.map((level) => [level.node, level]));
  // A level is worth its pixels times what its chance is above enough, or what the levels below it are worth together.
  const below = new Map<number, number>();
  const chosen = new Set<number>();
  for (const { node, pixels, chance } of rated.toSorted((a, b) => a.node - b.node)) {
    const own = pixels * (chance - ENOUGH);
    const others = below.get(node) ?? 0;
    if (own > 0 && own >= others) chosen.add(node);
    below.set(parent[node]!, (below.get(parent[node]!) ?? 0) + Math.max(0, own, others));
  }
  const isCovered = (node: number): boolean => {
    for (let up = parent[node]!; levelAt.has(up); up = parent[up]!) if (chosen.has(up)) return true;
    return false;
  };
  return rated.filter(({ node }) => chosen.has(node) && !isCovered(node));
}

function chanceOf({ signs }: Level): number {
  const sum = signs.reduce((all, sign, k) => all + sign * LOOSE_WEIGHTS[k]!, LOOSE_BIAS);
  return 1 / (1 + Math.exp(-sum));
}
