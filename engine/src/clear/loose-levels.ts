import type { SelectionGround } from '../find/prepare-selection.ts';
import type { RegionTree } from '../region-cut/region-tree.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';

const CLASSES = NETWORK_CLASSES.length;

/** What may lie around a thing, in kinds that say how it lies there. */
const AROUND: readonly (readonly NetworkClass[])[] = [
  ['floor', 'rug'],
  ['table', 'cabinet', 'appliance'],
  ['sofa', 'bed', 'chair', 'cushion'],
  ['wall', 'ceiling', 'window', 'curtain', 'door'],
  ['other', 'clutter'],
  ['painting', 'plant', 'lamp', 'stairs', 'radiator', 'screen', 'mirror', 'fireplace'],
];

/** Signs of a level of the picture, in this order: the classes seen in it, those around it, then its size twice, how long it stays whole, the size of the network's thing it belongs to, contrast along its outline, height. */
export const LOOSE_SIGNS: readonly string[] = [
  ...NETWORK_CLASSES.map((name) => `is ${name}`),
  ...AROUND.map(([first]) => `by ${first}`),
  ...['area', 'area squared', 'life', 'piece', 'contrast', 'height'],
];

/** Levels that may be a thing lying about: shares of the picture. */
const LEAST = 0.0004;
const MOST = 0.05;

/** A level of the picture's tree that may be one thing. */
export interface Level {
  readonly node: number;
  /** In pixels of the graph. */
  readonly pixels: number;
  /** In the order of `LOOSE_SIGNS`. */
  readonly signs: readonly number[];
}

/** All levels of the size of things that lie about, and what speaks for each. */
export function looseLevels(ground: SelectionGround): Level[] {
  const { tree } = ground;
  const { graph } = ground.cut;
  const all = graph.width * graph.height;
  const nodes = Array.from({ length: tree.nodes }, (_, node) => node).filter((node) => {
    const share = tree.size[node]! / all;
    return tree.parent[node]! >= 0 && share > LEAST && share < MOST;
  });
  const inside = sumsInside(ground);
  const outline = sumsAlong(ground, nodes);
  return nodes.map((node) => {
    const pixels = tree.size[node]!;
    const length = Math.max(1, outline.length[node]!);
    const area = Math.log(pixels / all);
    return {
      node,
      pixels,
      signs: [
        ...NETWORK_CLASSES.map((_, c) => Math.log(inside.shares[node * CLASSES + c]! / pixels + FLOOR)),
        ...AROUND.map((_, kind) => outline.around[node * AROUND.length + kind]! / length),
        ...[area, area * area, lifeOf(tree, node), inside.piece[node]! / pixels],
        ...[outline.contrast[node]! / length, inside.height[node]! / pixels / graph.height],
      ],
    };
  });
}

/** Added to every class share before its logarithm: less is as good as none. */
export const FLOOR = 0.02;
const LEAST_COST = 0.01;

/** How much more unlike a level is to what it is joined with than its own parts are. */
function lifeOf({ cost, parent }: RegionTree, node: number): number {
  return Math.log((cost[parent[node]!]! + LEAST_COST) / (cost[node]! + LEAST_COST));
}

/** What belongs to no thing counts as part of one that fills this share of the picture. */
const SHELL_SHARE = 0.2;

interface Inside {
  /** Sums over the pixels of every node: class shares, size of the network's thing (logarithm of its share), row. */
  readonly shares: Float64Array;
  readonly piece: Float64Array;
  readonly height: Float64Array;
}

function sumsInside({ cut: { graph }, tree, classShares, regions }: SelectionGround): Inside {
  const { thingOf, things } = regions;
  const shares = new Float64Array(tree.nodes * CLASSES);
  const piece = new Float64Array(tree.nodes);
  const height = new Float64Array(tree.nodes);
  const mapPixels = things.width * things.height;
  for (let region = 0; region < graph.count; region++) {
    const patch = graph.patchOf[region]!;
    const pixels = graph.size[region]!;
    const thing = things.list[thingOf[region]!];
    height[patch]! += pixels * graph.centreY[region]!;
    piece[patch]! += pixels * Math.log(thing ? thing.pixels / mapPixels : SHELL_SHARE);
    for (let c = 0; c < CLASSES; c++)
      shares[patch * CLASSES + c]! += pixels * classShares[region * CLASSES + c]!;
  }
  for (let node = 0; node < tree.nodes; node++) {
    const up = tree.parent[node]!;
    if (up < 0) continue;
    height[up]! += height[node]!;
    piece[up]! += piece[node]!;
    for (let c = 0; c < CLASSES; c++) shares[up * CLASSES + c]! += shares[node * CLASSES + c]!;
  }
  return { shares, piece, height };
}

interface Outline {
  /** Sums over the outline of every node: pixel edges, contrast, class shares beyond it by kinds of `AROUND`. */
  readonly length: Float64Array;
  readonly contrast: Float64Array;
  readonly around: Float64Array;
}

/** Contrast beyond this many times the usual says no more. */
const MOST_CONTRAST = 6;

function sumsAlong(ground: SelectionGround, nodes: readonly number[]): Outline {
  const {
    cut: { graph },
    tree,
    classShares,
  } = ground;
  const length = new Float64Array(tree.nodes);
  const contrast = new Float64Array(tree.nodes);
  const around = new Float64Array(tree.nodes * AROUND.length);
  const kinds = AROUND.map((names) => names.map((name) => NETWORK_CLASSES.indexOf(name)));
  const isLevel = new Uint8Array(tree.nodes);
  for (const node of nodes) isLevel[node] = 1;
  const over = levelsOver(ground, isLevel);
  const { borders } = graph;
  for (let e = 0; e < borders.count; e++) {
    const [one, two] = [borders.from[e]!, borders.to[e]!];
    const edges = borders.length[e]!;
    const seen = edges * Math.min(MOST_CONTRAST, borders.contrast[e]! / borders.usual);
    const add = (node: number, beyond: number): void => {
      length[node]! += edges;
      contrast[node]! += seen;
      for (const [kind, classes] of kinds.entries())
        for (const c of classes)
          around[node * AROUND.length + kind]! += edges * classShares[beyond * CLASSES + c]!;
    };
    const [above, beside] = [over[one]!, over[two]!];
    for (const node of above) if (!beside.includes(node)) add(node, two);
    for (const node of beside) if (!above.includes(node)) add(node, one);
  }
  return { length, contrast, around };
}

/** The levels that hold each region, the smallest first. */
function levelsOver({ cut: { graph }, tree }: SelectionGround, isLevel: Uint8Array): number[][] {
  const most = MOST * graph.width * graph.height;
  return Array.from(graph.patchOf, (patch) => {
    const over: number[] = [];
    for (let node = patch; node >= 0 && tree.size[node]! < most; node = tree.parent[node]!)
      if (isLevel[node] === 1) over.push(node);
    return over;
  });
}
