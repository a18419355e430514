import type { Oklab } from '../colour/oklab.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { Candidate } from './candidates.ts';
import { overlap } from './overlap.ts';
import type { Beside, Place, Sought } from './read-words.ts';
import { shapeOf, type Shape } from './shape.ts';

/** What stands before it on the way to the place said takes this share of a candidate's chances. */
const PASSED_BY = 0.35;
/** Candidates with less than this share of the best one's trust are not counted as standing there. */
const COUNTED = 0.5;
/** Nearer than this share of the picture, neither stands before the other. */
const LEVEL = 0.03;
/** Two that overlap more are the same thing. */
const SAME = 0.2;

/** A candidate with its box. */
interface Standing extends Candidate {
  readonly shape: Shape;
}

/** The candidates with their trust less what they miss of where the thing is said to be, the best first. `other` is what it is said to lie beside. */
export function rankByWords(
  graph: RegionGraph,
  candidates: readonly Candidate[],
  { sought, other }: { readonly sought: Sought; readonly other: Uint8Array | null },
): Candidate[] {
  const none = new Float32Array(graph.count);
  const standing = candidates.map((one) => ({ ...one, shape: shapeOf(graph, one.isIn, none) }));
  const beside = sought.beside && other ? { ...sought.beside, shape: shapeOf(graph, other, none) } : null;
  const fitted = standing
    .filter(({ isIn }) => !other || overlap(graph.size, isIn, other) < SAME)
    .map((one) => {
      const fit = beside ? fitBeside(graph, one.shape, beside) : 1;
      return { ...one, trust: one.trust * fit * fitMatter(graph, one.isIn, sought.matter) };
    });
  const counted = apart(graph, likelyOnes(fitted));
  return fitted
    .map((one) => ({ ...one, trust: one.trust * fitPlaces(graph, one, { sought, counted }) }))
    .sort((a, b) => b.trust - a.trust);
}

/** Those of the kind that are about as sure as the best of them, the best first; where none is of the kind, of all. */
export function likelyOnes<T extends Candidate>(candidates: readonly T[]): T[] {
  const ofKind = candidates.filter(({ asKind }) => asKind > 0);
  const all = ofKind.length > 0 ? ofKind : candidates;
  const most = Math.max(0, ...all.map(({ trust }) => trust));
  return all.filter(({ trust }) => trust >= COUNTED * most).sort((a, b) => b.trust - a.trust);
}

/** Of candidates that overlap, the most trusted alone: things that stand there, each once. */
function apart(graph: RegionGraph, candidates: readonly Standing[]): Standing[] {
  const kept: Standing[] = [];
  for (const one of candidates) {
    if (kept.every(({ isIn }) => overlap(graph.size, one.isIn, isIn) <= SAME)) kept.push(one);
  }
  return kept;
}

interface Counting {
  readonly sought: Sought;
  readonly counted: readonly Standing[];
}

/** 1 for the one that stands where it is said: the leftmost, the biggest, the second from the right. */
function fitPlaces(graph: RegionGraph, one: Standing, { sought, counted }: Counting): number {
  const others = counted.filter(({ isIn }) => overlap(graph.size, one.isIn, isIn) <= SAME);
  const along: readonly Place[] =
    sought.places.length > 0 ? sought.places : sought.nth === null ? [] : ['left'];
  return along.reduce((fit, place, at) => {
    const own = measure(graph, one.shape, place);
    const before = others.filter(({ shape }) => measure(graph, shape, place) > own + LEVEL).length;
    const nth = at === 0 ? (sought.nth ?? 1) : 1;
    const wanted = nth < 0 ? others.length : Math.min(nth - 1, others.length);
    return fit * PASSED_BY ** Math.abs(before - wanted);
  }, 1);
}

/** How far a shape goes towards a place: greater is further; shares of the picture. */
function measure({ width, height }: RegionGraph, shape: Shape, place: Place): number {
  const x = shape.x / shape.pixels / width;
  const y = shape.y / shape.pixels / height;
  switch (place) {
    case 'left':
      return -x;
    case 'right':
      return x;
    case 'centre':
      return -Math.abs(x - 0.5);
    case 'front':
      return shape.bottom / height;
    case 'back':
      return -shape.bottom / height;
    case 'top':
      return -y;
    case 'bottom':
      return y;
    case 'biggest':
      return Math.sqrt(shape.pixels / (width * height));
    case 'smallest':
      return -Math.sqrt(shape.pixels / (width * height));
  }
}

/** Below this a relation that is said hardly holds. */
const HARDLY = 0.1;
/** Gaps of this share of the picture's longer side make "by" half true. */
const NEAR = 0.12;

interface OtherShape extends Beside {
  readonly shape: Shape;
}

/** How well a shape lies as said to the other one, 0.1-1. */
function fitBeside(graph: RegionGraph, one: Shape, { relation, shape: other }: OtherShape): number {
  const side = Math.max(graph.width, graph.height);
  const across = Math.max(0, one.left - other.right, other.left - one.right) / side;
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom) / side;
  const near = 2 ** -(Math.hypot(across, down) / NEAR);
  const over = coverage(one, other);
  const x = (one.x / one.pixels - other.x / other.pixels) / side;
  const y = (one.y / one.pixels - other.y / other.pixels) / side;
  const bottoms = (one.bottom - other.bottom) / side;
  return Math.max(HARDLY, near * FITS[relation]({ x, y, over, bottoms }));
}

/** Which share of its width the one has above, before or under the other. */
function coverage(one: Shape, other: Shape): number {
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return Math.max(0, Math.min(1, shared / Math.max(1, one.right - one.left)));
}

interface Lies {
  /** From the other's middle to its own, right and down, and from the other's lower edge to its own; shares of the longer side. */
  readonly x: number;
  readonly y: number;
  readonly bottoms: number;
  readonly over: number;
}

/** Steepness of a side taken: half true where nothing is between. */
const sided = (value: number): number => 1 / (1 + Math.exp(-value / 0.03));

const FITS: Readonly<Record<Beside['relation'], (lies: Lies) => number>> = {
  on: ({ over, bottoms }) => over * sided(-bottoms),
  above: ({ over, y }) => (0.3 + 0.7 * over) * sided(-y),
  under: ({ over, y }) => (0.3 + 0.7 * over) * sided(y),
  behind: ({ bottoms }) => sided(-bottoms),
  before: ({ bottoms }) => sided(bottoms),
  near: () => 1,
  'left of': ({ x }) => sided(-x),
  'right of': ({ x }) => sided(x),
};

/** OKLab distance at which a stuff's natural colour is half told; it comes in many tints. */
const MATTER_REACH = 0.2;

function fitMatter(graph: RegionGraph, isIn: Uint8Array, matter: Oklab | null): number {
  if (!matter) return 1;
  const sum = [0, 0, 0];
  let pixels = 0;
  for (let region = 0; region < graph.count; region++) {
    if (isIn[region] === 0) continue;
    pixels += graph.size[region]!;
    for (let c = 0; c < 3; c++) sum[c]! += graph.size[region]! * graph.colour[3 * region + c]!;
  }
  const far = Math.hypot(...matter.map((value, c) => value - sum[c]! / Math.max(1, pixels)));
  return 0.5 + 0.5 * Math.exp(-((far / MATTER_REACH) ** 2));
}
