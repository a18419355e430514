import { regionAt, type Pointed } from '../region-cut/point-wish.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import { regionsBelow, type RegionTree } from '../region-cut/region-tree.ts';
import { levelsAt } from '../region-cut/thing-levels.ts';
import type { SelectionGround } from './prepare-selection.ts';

/** A click that leaves out takes a part: never more than this share of what is selected. */
const MOST_TAKEN = 0.5;

/**
 * What is left of a selection without the parts that were clicked away: at each click the level of the picture that stands out there, as long as it holds the
 * smaller part of the selection, else the little region under the click alone. What lies outside stays outside, and never is everything taken away.
 */
export function takeAway(
  { cut: { graph }, tree }: SelectionGround,
  isIn: Uint8Array,
  points: readonly Pointed[],
): Uint8Array {
  const left = isIn.slice();
  for (const point of points) {
    const at = regionAt(graph, point);
    if (left[at] === 0) continue;
    const all = pixelsIn(graph.size, left, null);
    const part = partAt({ graph, tree }, left, at);
    if (part) for (let region = 0; region < left.length; region++) if (part[region] === 1) left[region] = 0;
    if (left[at] === 1 && all > graph.size[at]!) left[at] = 0;
  }
  return left;
}

/** The level of the picture that stands out at a region, as long as it holds the smaller part of what is selected. */
export function partAt(
  { graph, tree }: { readonly graph: RegionGraph; readonly tree: RegionTree },
  isIn: Uint8Array,
  at: number,
): Uint8Array | undefined {
  const all = pixelsIn(graph.size, isIn, null);
  return levelsAt(graph, tree, at)
    .map((node) => regionsBelow(graph, tree, node))
    .find((level) => pixelsIn(graph.size, isIn, level) <= MOST_TAKEN * all);
}

function pixelsIn(size: Int32Array, one: Uint8Array, two: Uint8Array | null): number {
  let pixels = 0;
  for (let region = 0; region < size.length; region++) {
    if (one[region] === 1 && (two === null || two[region] === 1)) pixels += size[region]!;
  }
  return pixels;
}
