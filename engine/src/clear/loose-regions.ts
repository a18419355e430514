import type { SelectionGround } from '../find/prepare-selection.ts';
import { chooseLevels } from './choose-levels.ts';
import { FLOOR, looseLevels, type Level } from './loose-levels.ts';
import type { Likely } from './movable-regions.ts';
import { KEPT } from './what-moves.ts';

/** What lies about in a room: boxes, clothes, bags, toys, small things on floors, tables and beds. */
export function looseRegions(ground: SelectionGround): Likely {
  const { tree } = ground;
  const { graph } = ground.cut;
  const chanceAt = new Float32Array(tree.nodes);
  const levels = looseLevels(ground).filter((level) => !isKept(level));
  for (const { node, chance } of chooseLevels(tree, levels)) chanceAt[node] = chance;
  for (let node = tree.nodes - 1; node >= 0; node--) {
    const up = tree.parent[node]!;
    if (up >= 0 && chanceAt[up]! > 0) chanceAt[node] = chanceAt[up]!;
  }
  const chance = Float32Array.from(graph.patchOf, (patch) => chanceAt[patch]!);
  return { chance, isIn: Uint8Array.from(chance, (value) => (value > 0 ? 1 : 0)) };
}

/** From this share on it is what it looks like, however small: a plant, a picture, a door frame. */
const CLEARLY = 0.5;

function isKept({ signs }: Level): boolean {
  // The first signs are logarithms of class shares.
  const share = KEPT.reduce((sum, c) => sum + Math.exp(signs[c]!), 0);
  return share > CLEARLY + KEPT.length * FLOOR;
}
