import { regionsBelow, type RegionTree } from './region-tree.ts';
import type { RegionGraph } from './region-graph.ts';

/** Things are rarely larger than this share of the picture. */
const MOST_AREA = 0.6;
/** The usual share of the picture, and how far it strays (natural logarithm). */
const USUAL_AREA = 0.06;
const AREA_SPREAD = 1.6;
/** Keeps the levels of a plain surface, which cost next to nothing, from looking stable. */
const LEAST_COST = 0.01;

/** The nodes that hold a region, those that stand out from their surroundings first: the longer a node stays whole while others join, the more it is a thing of its own. */
export function levelsAt(graph: RegionGraph, tree: RegionTree, region: number): number[] {
  const pixels = graph.width * graph.height;
  const rated: { node: number; rating: number }[] = [];
  for (let node = graph.patchOf[region]!; tree.parent[node]! >= 0; node = tree.parent[node]!) {
    const area = tree.size[node]! / pixels;
    if (area > MOST_AREA) break;
    const life = Math.log((tree.cost[tree.parent[node]!]! + LEAST_COST) / (tree.cost[node]! + LEAST_COST));
    const odd = Math.log(area / USUAL_AREA) / AREA_SPREAD;
    rated.push({ node, rating: life * Math.exp(-0.5 * odd * odd) });
  }
  if (rated.length === 0) return [graph.patchOf[region]!];
  return rated.sort((a, b) => b.rating - a.rating).map(({ node }) => node);
}

/** Share of a set that a node must hold, or that must lie in the set, to be the same thing in larger or smaller. */
const MOSTLY = 0.75;
/** How many times larger or smaller, at least and at most. */
const STEPS = [
  { least: 1.2, most: 2 },
  { least: 2, most: 8 },
] as const;

/** Larger and smaller things of the tree around a set of regions, the nearest sizes first; there may be none. */
export function levelsAround(graph: RegionGraph, tree: RegionTree, isIn: Uint8Array): Uint8Array[] {
  const inside = new Float64Array(tree.nodes);
  let total = 0;
  for (let region = 0; region < graph.count; region++) {
    if (isIn[region] !== 1) continue;
    inside[graph.patchOf[region]!]! += graph.size[region]!;
    total += graph.size[region]!;
  }
  for (let node = 0; node < tree.nodes; node++) {
    if (tree.parent[node]! >= 0) inside[tree.parent[node]!]! += inside[node]!;
  }
  const nodes = [...inside.keys()];
  const sizeOf = (node: number): number => tree.size[node]!;
  const larger = nodes.filter((node) => inside[node]! > MOSTLY * total).sort((a, b) => sizeOf(a) - sizeOf(b));
  const smaller = nodes
    .filter((node) => inside[node]! > MOSTLY * sizeOf(node))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  const found = STEPS.flatMap(({ least, most }) => [
    larger.find((node) => sizeOf(node) > least * total && sizeOf(node) < most * total),
    smaller.find((node) => sizeOf(node) < total / least && sizeOf(node) > total / most),
  ]);
  return found.flatMap((node) => (node === undefined ? [] : [regionsBelow(graph, tree, node)]));
}
