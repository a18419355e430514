import { regionsBelow } from '../region-cut/region-tree.ts';
import { hangingTogether } from './hanging-together.ts';
import { overlap } from './overlap.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { shapeOf, shapesOfTree, type Shape } from './shape.ts';
import { shapeSigns, type Meaning } from './signs.ts';

/** Pieces of the tree that are taken, none like another, of those that look best by their shapes alone. */
const TREE_PIECES = 8;
const MOST_LOOKED_AT = 40;
const DISTINCT = 0.6;
/** Smaller shares of the picture are specks. */
const LEAST_AREA = 0.0008;
const MOST_AREA = 0.6;

/** Where the thing may be, from three sides: what the network tells apart, what hangs together and looks like it, what stands out by its colours. */
export function findStarts(ground: SelectionGround, meaning: Meaning): Uint8Array[] {
  const found = [
    ...grownThings(ground, meaning),
    ...connected(ground, meaning.evidence),
    ...treePieces(ground, meaning),
  ];
  const { size, width, height } = ground.cut.graph;
  const kept: Uint8Array[] = [];
  for (const isIn of found) {
    const share = pixelsOf(size, isIn) / (width * height);
    if (share < LEAST_AREA || share > MOST_AREA) continue;
    if (kept.every((other) => overlap(size, isIn, other) < SAME)) kept.push(isIn);
  }
  return kept;
}

/** Starts that overlap more are one. */
const SAME = 0.85;
/** A piece of the network's that looks like the thing less than this is another thing. */
const LEAST_ALIKE = 0.12;
/** Pieces that join one are likelier to be its part. */
const PART_ALIKE = 0.2;
const MOST_PARTS = 4;

/** Every piece that the network tells apart and may be the thing, alone and with its nearest neighbours one after the other: it often sees a sofa as three. */
function grownThings({ cut: { graph }, pieces }: SelectionGround, meaning: Meaning): Uint8Array[] {
  const { evidence } = meaning.ofAnyColour ?? meaning;
  const pieced = pieces.things.flatMap((isIn) => {
    const shape = shapeOf(graph, isIn, evidence);
    return shape.pixels === 0 ? [] : [{ isIn, shape, alike: shape.evidence / shape.pixels }];
  });
  const parts = pieced.filter(({ alike }) => alike >= PART_ALIKE);
  return pieced
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .flatMap((piece) => {
      const near = parts
        .filter((part) => part !== piece && gapBetween(piece.shape, part.shape) < reachOf(piece.shape))
        .sort((a, b) => gapBetween(piece.shape, a.shape) - gapBetween(piece.shape, b.shape))
        .slice(0, MOST_PARTS);
      const grown = [piece.isIn];
      for (const part of near) grown.push(united(grown.at(-1)!, part.isIn));
      return grown;
    });
}

const REACH = 0.25;
const reachOf = ({ left, right, top, bottom }: Shape): number => REACH * (right - left + bottom - top);

/** How far the middle of one lies outside of the other's box, and the other way round, whichever is nearer. */
function gapBetween(one: Shape, two: Shape): number {
  const outside = (box: Shape, at: Shape): number => {
    const x = at.x / at.pixels;
    const y = at.y / at.pixels;
    return Math.max(0, box.left - x, x - box.right) + Math.max(0, box.top - y, y - box.bottom);
  };
  return Math.min(outside(one, two), outside(two, one));
}

function united(one: Uint8Array, two: Uint8Array): Uint8Array {
  return one.map((value, region) => value | two[region]!);
}

/** Evidence from which regions hang together. */
const LEVELS = [0.3, 0.55] as const;
const MOST_CONNECTED = 6;

/** What hangs together and looks like the thing, the largest first. */
function connected({ cut: { graph, network } }: SelectionGround, evidence: Float32Array): Uint8Array[] {
  return LEVELS.flatMap((level) => {
    const rest = Uint8Array.from(evidence, (value) => (value > level ? 1 : 0));
    const found: Uint8Array[] = [];
    for (let first = rest.indexOf(1); first >= 0; first = rest.indexOf(1, first)) {
      const isIn = hangingTogether(network, rest, [first]);
      for (let region = first; region < rest.length; region++) rest[region]! &= 1 - isIn[region]!;
      found.push(isIn);
    }
    return found.sort((a, b) => pixelsOf(graph.size, b) - pixelsOf(graph.size, a)).slice(0, MOST_CONNECTED);
  });
}

function treePieces({ cut: { graph }, tree }: SelectionGround, { evidence, profile }: Meaning): Uint8Array[] {
  const shapes = shapesOfTree(graph, tree, evidence);
  const rate = (shape: Shape): number => {
    const { size, aspect, height, solid } = shapeSigns(shape, profile, graph);
    return (shape.evidence / shape.pixels) * size * aspect * height * solid ** (profile.isFlat ? 1.5 : 0.5);
  };
  const ranked = shapes
    .map((shape, node) => ({ node, rating: rate(shape) }))
    .sort((a, b) => b.rating - a.rating || a.node - b.node)
    .slice(0, MOST_LOOKED_AT);
  const kept: Uint8Array[] = [];
  for (const { node } of ranked) {
    if (kept.length === TREE_PIECES) break;
    const isIn = regionsBelow(graph, tree, node);
    if (kept.every((other) => overlap(graph.size, isIn, other) < DISTINCT)) kept.push(isIn);
  }
  return kept;
}

export function pixelsOf(size: Int32Array, isIn: Uint8Array): number {
  let pixels = 0;
  for (let region = 0; region < size.length; region++) if (isIn[region] === 1) pixels += size[region]!;
  return pixels;
}
