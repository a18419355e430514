import { cutRegions } from '../region-cut/cut-regions.ts';
import { minimumCut } from '../region-cut/max-flow.ts';
import { regionsBelow } from '../region-cut/region-tree.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { rateOutline, ratePlaces, rateShape } from './rate-shape.ts';
import type { Sought } from './read-words.ts';
import { shapeOf, shapesOfTree, type Shape } from './shape.ts';
import { profileOf } from './things.ts';

/** Regions that may be what is looked for. */
export interface Candidate {
  readonly isIn: Uint8Array;
  readonly rating: number;
}

/** Pieces whose outline is looked at. */
const MOST_LOOKED_AT = 50;
/** Places to look closer at. */
const MOST_CANDIDATES = 5;
/** Candidates that overlap more than this are one. */
const SAME = 0.5;
/** A thing may reach this share of its size beyond the piece that was seen first. */
const GROWTH = 0.3;
/** How far evidence alone counts, against colours: nats per unit of log-odds. */
const EVIDENCE_WEIGHT = 0.7;

/** Log-odds of the evidence, as a leaning for `cutRegions`. */
export function leaningOf(evidence: Float32Array): Float32Array {
  return evidence.map((value) => EVIDENCE_WEIGHT * Math.log((value + 0.03) / (1.03 - value)));
}

/** How strongly the evidence for a surface counts against the smoothness of its outline: nats per pixel-to-the-power and unit of log-odds. */
const SURFACE_WEIGHT = 1.5;
const SURFACE_POWER = 0.75;

/** All of a surface at once: the walls, the floor. Its colours are not learned: a white wall must not lose to the white bed before it. */
export function findSurface(
  { cut: { graph, network, edge } }: SelectionGround,
  evidence: Float32Array,
): Uint8Array {
  const leaning = Float32Array.from(evidence, (value, region) => {
    const odds = Math.log((value + 0.03) / (1.03 - value));
    return SURFACE_WEIGHT * odds * graph.size[region]! ** SURFACE_POWER;
  });
  return minimumCut(network, { edge, leaning });
}

/** The pieces of the picture that look most like the thing, best first, each cut out along its outline. */
export function findCandidates(ground: SelectionGround, sought: Sought, evidence: Float32Array): Candidate[] {
  const { graph } = ground.cut;
  const profile = profileOf(sought.thing);
  const rate = (shape: Shape): number =>
    rateShape(shape, profile, graph) * ratePlaces(shape, sought.places, graph);
  const shapes = shapesOfTree(graph, ground.tree, evidence);
  const ranked = [...shapes.keys()]
    .map((node) => ({ node, rating: rate(shapes[node]!) }))
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating || a.node - b.node)
    .slice(0, MOST_LOOKED_AT)
    .map(({ node, rating }) => {
      const isIn = regionsBelow(graph, ground.tree, node);
      return { isIn, shape: shapes[node]!, rating: rating * rateOutline(graph, isIn, evidence) };
    })
    .sort((a, b) => b.rating - a.rating);
  const pieces: typeof ranked = [];
  for (const piece of ranked) {
    if (pieces.length === MOST_CANDIDATES) break;
    if (pieces.some((other) => overlap(graph.size, piece.isIn, other.isIn) > SAME)) continue;
    pieces.push(piece);
  }
  const leaning = leaningOf(evidence);
  return pieces
    .flatMap((piece) => {
      const isIn = cutOut(ground, piece, leaning);
      const rating = rate(shapeOf(graph, isIn, evidence)) * rateOutline(graph, isIn, evidence);
      return [piece, { isIn, rating }];
    })
    .sort((a, b) => b.rating - a.rating);
}

function cutOut(
  ground: SelectionGround,
  { isIn, shape }: { isIn: Uint8Array; shape: Shape },
  prior: Float32Array,
): Uint8Array {
  const { graph } = ground.cut;
  const marginX = GROWTH * (shape.right - shape.left);
  const marginY = GROWTH * (shape.bottom - shape.top);
  const seed = Int8Array.from(graph.size, (_, region) => {
    const x = graph.centreX[region]!;
    const y = graph.centreY[region]!;
    const isNear =
      x > shape.left - marginX &&
      x < shape.right + marginX &&
      y > shape.top - marginY &&
      y < shape.bottom + marginY;
    return isNear ? 0 : -1;
  });
  return cutRegions(ground.cut, { seed, start: isIn, prior, rounds: 2 });
}

/** Intersection over union of two sets of regions. */
export function overlap(size: Int32Array, one: Uint8Array, two: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let region = 0; region < size.length; region++) {
    if (one[region] === 1 && two[region] === 1) both += size[region]!;
    if (one[region] === 1 || two[region] === 1) either += size[region]!;
  }
  return either === 0 ? 0 : both / either;
}
