import { regionsBelow } from '../region-cut/region-tree.ts';
import { levelsAt } from '../region-cut/thing-levels.ts';
import type { SelectionGround } from './prepare-selection.ts';

/** Steps of size between two levels: smaller ones are hardly seen. */
const STEP = 1.25;
/** Of the levels that stand out at a place, this many on each side are offered. */
const MOST_EACH_WAY = 2;

/**
 * The same in smaller and in larger around a place, each within the next: levels of the picture that stand out there, cut down to what was chosen where they are
 * smaller, joined with it where they are larger. The chosen itself is not among them.
 */
export function nestedLevels(ground: SelectionGround, isIn: Uint8Array, at: number): Uint8Array[] {
  const {
    cut: { graph },
    tree,
  } = ground;
  const own = pixelsOf(graph.size, isIn);
  const levels = levelsAt(graph, tree, at).map((node) => regionsBelow(graph, tree, node));
  const smaller: Uint8Array[] = [];
  const larger: Uint8Array[] = [];
  for (const level of levels) {
    const pixels = pixelsOf(graph.size, level);
    const isSmaller = pixels < own;
    const set = isIn.map((value, region) => (isSmaller ? value & level[region]! : value | level[region]!));
    const kept = isSmaller ? smaller : larger;
    if (kept.length === MOST_EACH_WAY) continue;
    if ([isIn, ...kept].every((other) => isStepFrom(graph.size, set, other))) kept.push(set);
  }
  return [...smaller, ...larger];
}

function isStepFrom(size: Int32Array, one: Uint8Array, two: Uint8Array): boolean {
  const [a, b] = [pixelsOf(size, one), pixelsOf(size, two)];
  return Math.min(a, b) > 0 && Math.max(a, b) > STEP * Math.min(a, b);
}

/** Pixels of the marked regions. */
function pixelsOf(size: Int32Array, isIn: Uint8Array): number {
  return size.reduce((sum, pixels, region) => sum + (isIn[region] === 1 ? pixels : 0), 0);
}
