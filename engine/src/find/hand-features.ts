import { colourShares } from '../region-cut/palette.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { RegionTree } from '../region-cut/region-tree.ts';
import { waysFrom } from '../region-cut/way-between.ts';
import { NETWORK_CLASSES, SHELL, shellShare } from '../room/network/classes.ts';
import type { FramingGround, SelectionGround } from './prepare-selection.ts';

/** What speaks for or against a region's belonging to what the hand means, each about -3 to 3. */
export type Features = readonly Float32Array[];

const CLASSES = NETWORK_CLASSES.length;
/** Of a border's cost, how much the network's opinion counts beside the colours. */
const SEEN_END = 1.5;

/** How hard it is to cross each border: by the colours' difference, and by what the network says. */
export function crossingCost({ cut: { graph }, regions }: FramingGround): Float32Array {
  const { contrast, usual } = graph.borders;
  return Float32Array.from(
    contrast,
    (value, e) => Math.min(3, Math.sqrt(value / usual)) + SEEN_END * regions.ends[e]!,
  );
}

const logOdds = (share: number): number => Math.log((share + 0.03) / (1.03 - share));
const bell = (far: number): number => Math.exp(-0.5 * far * far);

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What speaks for each region to be the thing in a box. `classes`: what words name, else null. */
export function boxFeatures(ground: FramingGround, box: Box, classes: Float32Array | null): Features {
  const { graph } = ground.cut;
  const [left, top, right, bottom] = box;
  const across = Float32Array.from(graph.centreX, (x) => (x - left) / (right - left));
  const down = Float32Array.from(graph.centreY, (y) => (y - top) / (bottom - top));
  const toSide = across.map((x, r) => Math.min(x, 1 - x, down[r]!, 1 - down[r]!));
  const isInside = Uint8Array.from(toSide, (value) => (value > 0 ? 1 : 0));
  const core = Float32Array.from(graph.size, (pixels, r) => (toSide[r]! > 0.15 ? pixels : 0));
  const ring = Float32Array.from(graph.size, (pixels, r) =>
    toSide[r]! <= 0 && toSide[r]! > -0.35 ? pixels : 0,
  );
  const meant = classes ?? classesInside(ground, core, ring);
  const colours = colourOdds(ground, core, ring);
  const way = waysFrom(
    graph.borders,
    crossingCost(ground),
    isInside.map((inside) => 1 - inside),
  );
  const usualWay = mean(way, core);
  const inPatch = shareOfPatch(graph, isInside);
  const inTree = largestInside(graph, ground.tree, isInside);
  const area = core.reduce((a, b) => a + b, 0) + 1;
  const { middle } = ground.regions;
  return [
    toSide.map((value) => Math.min(1, value / 0.25)),
    likeness(ground, meant).map(logOdds),
    shellShares(ground).map(logOdds),
    inPatch,
    inTree.map((pixels) => Math.log((pixels + 20) / area)),
    way.map((value) => (Number.isFinite(value) ? value / (value + usualWay + 0.5) : 1)),
    across.map((_, r) =>
      bell(
        Math.hypot(
          (middle[2 * r]! - (left + right) / 2) / (right - left),
          (middle[2 * r + 1]! - (top + bottom) / 2) / (bottom - top),
        ) / 0.3,
      ),
    ),
    colours,
  ];
}

/** Which classes are commoner inside than around: what the box was drawn for. */
function classesInside({ classShares }: FramingGround, core: Float32Array, ring: Float32Array): Float32Array {
  const sums = [new Float32Array(CLASSES), new Float32Array(CLASSES)] as const;
  const totals = [1e-6, 1e-6];
  for (let r = 0; r < core.length; r++) {
    for (const [side, weights] of [core, ring].entries()) {
      if (weights[r] === 0) continue;
      totals[side]! += weights[r]!;
      for (let c = 0; c < CLASSES; c++) sums[side]![c]! += weights[r]! * classShares[r * CLASSES + c]!;
    }
  }
  const excess = sums[0].map((sum, c) => Math.max(0, sum / totals[0]! - sums[1][c]! / totals[1]!));
  const most = Math.max(1e-6, ...excess);
  return excess.map((value) => value / most);
}

function likeness({ cut: { graph }, classShares }: FramingGround, meant: Float32Array): Float32Array {
  return Float32Array.from(graph.size, (_, r) => {
    let sum = 0;
    for (let c = 0; c < CLASSES; c++) sum += meant[c]! * classShares[r * CLASSES + c]!;
    return Math.min(1, sum);
  });
}

function shellShares({ cut: { graph }, classShares }: FramingGround): Float32Array {
  return Float32Array.from(graph.size, (_, r) => shellShare(classShares, r));
}

function colourOdds(
  { cut: { palette } }: FramingGround,
  core: Float32Array,
  ring: Float32Array,
): Float32Array {
  const inside = colourShares(palette, core);
  const outside = colourShares(palette, ring);
  return Float32Array.from(palette.cellOf, (cell) =>
    Math.max(-3, Math.min(3, Math.log((inside[cell]! + 1e-3) / (outside[cell]! + 1e-3)))),
  );
}

function mean(values: Float32Array, weights: Float32Array): number {
  let [sum, all] = [0, 1e-6];
  for (let r = 0; r < values.length; r++) {
    if (weights[r] === 0 || !Number.isFinite(values[r])) continue;
    sum += values[r]! * weights[r]!;
    all += weights[r]!;
  }
  return sum / all;
}

function shareOfPatch({ patchOf, patches, size }: RegionGraph, isIn: Uint8Array): Float32Array {
  const inside = new Float32Array(patches);
  const all = new Float32Array(patches);
  for (let r = 0; r < size.length; r++) {
    all[patchOf[r]!]! += size[r]!;
    if (isIn[r] === 1) inside[patchOf[r]!]! += size[r]!;
  }
  return Float32Array.from(patchOf, (patch) => inside[patch]! / all[patch]!);
}

/** Pixels of the largest node of the tree above each region that lies nearly all inside; 0 where not even its patch does. */
function largestInside(graph: RegionGraph, tree: RegionTree, isIn: Uint8Array): Float32Array {
  const inside = new Float64Array(tree.nodes);
  for (let r = 0; r < graph.count; r++) if (isIn[r] === 1) inside[graph.patchOf[r]!]! += graph.size[r]!;
  for (let n = 0; n < tree.nodes; n++) if (tree.parent[n]! >= 0) inside[tree.parent[n]!]! += inside[n]!;
  const best = new Float64Array(tree.nodes);
  for (let n = tree.nodes - 1; n >= 0; n--) {
    const above = tree.parent[n]! >= 0 ? best[tree.parent[n]!]! : 0;
    best[n] = above > 0 ? above : inside[n]! > 0.88 * tree.size[n]! ? tree.size[n]! : 0;
  }
  return Float32Array.from(graph.patchOf, (patch) => best[patch]!);
}

/** What speaks for each region to belong to what lies under a click on another. */
export function clickFeatures(ground: SelectionGround, at: number): Features {
  const {
    cut: { graph, palette },
    tree,
    regions,
    classShares,
  } = ground;
  const isStart = new Uint8Array(graph.count);
  isStart[at] = 1;
  const way = waysFrom(graph.borders, crossingCost(ground), isStart);
  const side = Math.max(graph.width, graph.height);
  const [x, y] = [graph.centreX[at]!, graph.centreY[at]!];
  const own = classShares.subarray(at * CLASSES, (at + 1) * CLASSES);
  const most = Math.max(...own);
  const joined = joinedAt(tree, graph.patchOf[at]!);
  const thing = regions.thingOf[at]!;
  const { middle } = regions;
  const sameColour = colourShares(
    palette,
    Float32Array.from(graph.size, (pixels, r) => (graph.patchOf[r] === graph.patchOf[at] ? pixels : 0)),
  );
  const peak = sameColour[palette.cellOf[at]!]! + 1e-6;
  return [
    way.map((value) => Math.log(1 + (Number.isFinite(value) ? value : 1e3))),
    Float32Array.from(graph.size, (_, r) =>
      Math.log(0.02 + Math.hypot(graph.centreX[r]! - x, graph.centreY[r]! - y) / side),
    ),
    likeness(
      ground,
      own.map((share) => share / most),
    ).map(logOdds),
    Float32Array.from(regions.thingOf, (other) => (thing >= 0 && other === thing ? 1 : 0)),
    Float32Array.from(regions.thingOf, (other) => (thing >= 0 && other >= 0 && other !== thing ? 1 : 0)),
    Float32Array.from(graph.size, (_, r) =>
      bell(
        Math.hypot(middle[2 * r]! - middle[2 * at]!, middle[2 * r + 1]! - middle[2 * at + 1]!) /
          (0.08 * side),
      ),
    ),
    Float32Array.from(graph.size, (_, r) =>
      SHELL.reduce((sum, c) => sum + classShares[r * CLASSES + c]! * own[c]!, 0),
    ),
    shellShares(ground),
    Float32Array.from(palette.cellOf, (cell) => Math.max(-4, Math.log((sameColour[cell]! + 1e-4) / peak))),
    Float32Array.from(graph.patchOf, (patch) => Math.log(joined.cost[patch]! + 0.01)),
    Float32Array.from(graph.patchOf, (patch) =>
      Math.log((joined.size[patch]! + 20) / (graph.width * graph.height)),
    ),
  ];
}

/** What the hand has meant so far. */
export interface Meaning {
  /** Log-odds of every region. */
  readonly evidence: Float32Array;
  /** What was chosen of it: 1 = in. */
  readonly isIn: Uint8Array;
}

/** What was thought may be wrong: no evidence stands above a click. */
const MOST_SURE = 3;
const clipped = (value: number): number => Math.max(-MOST_SURE, Math.min(MOST_SURE, value));

/** What speaks for each region to belong to the thing, once a click on the region `at` has shown that what was chosen is wrong there. */
export function correctionFeatures(
  ground: SelectionGround,
  { evidence, isIn }: Meaning,
  { at, under }: { readonly at: number; readonly under: Float32Array },
): Features {
  const { graph } = ground.cut;
  const isStart = new Uint8Array(graph.count);
  isStart[at] = 1;
  const way = waysFrom(graph.borders, crossingCost(ground), isStart);
  const side = Math.max(graph.width, graph.height);
  const chosen = isIn.reduce((sum, value, r) => sum + value * graph.size[r]!, 20);
  const joined = joinedAt(ground.tree, graph.patchOf[at]!);
  return [
    evidence.map(clipped),
    Float32Array.from(isIn),
    under.map(clipped),
    under.map((value, r) => isIn[r]! * clipped(value)),
    way.map((value) => Math.log(1 + (Number.isFinite(value) ? value : 1e3))),
    Float32Array.from(graph.size, (_, r) =>
      Math.log(
        0.02 +
          Math.hypot(graph.centreX[r]! - graph.centreX[at]!, graph.centreY[r]! - graph.centreY[at]!) / side,
      ),
    ),
    Float32Array.from(graph.patchOf, (patch) => (patch === graph.patchOf[at] ? 1 : 0)),
    Float32Array.from(graph.patchOf, (patch) => Math.log((joined.size[patch]! + 20) / chosen)),
  ];
}

/** For every patch the cost and the size at which it is first in one node with a given patch. */
function joinedAt(tree: RegionTree, from: number) {
  const cost = new Float32Array(tree.nodes).fill(-1);
  const size = new Float32Array(tree.nodes);
  for (let n = from; n >= 0; n = tree.parent[n]!) {
    cost[n] = tree.cost[n]!;
    size[n] = tree.size[n]!;
  }
  for (let n = tree.nodes - 1; n >= 0; n--) {
    if (cost[n]! >= 0 || tree.parent[n]! < 0) continue;
    cost[n] = cost[tree.parent[n]!]!;
    size[n] = size[tree.parent[n]!]!;
  }
  return { cost, size };
}
