import { buildFlowNetwork, minimumCut } from '../../region-cut/max-flow.ts';

/** What giving labels to pixels costs. */
export interface Labelling {
  readonly width: number;
  readonly height: number;
  /** Pixels to label. */
  readonly pixels: Int32Array;
  readonly labels: number;
  /** Cost of a label at a pixel by its number in `pixels`; Infinity where it cannot be. */
  readonly costOf: (node: number, label: number) => number;
  /** How much what two labels show at a pixel differs: the same for both orders. */
  readonly gapOf: (node: number, label: number, otherLabel: number) => number;
  /** What two different labels at neighbouring pixels cost beside the gaps at both. */
  readonly seam: number;
  /** How often labels are offered: all of them at first, then those that somebody has. */
  readonly sweeps: number;
}

const UNLABELLED = -1;
/** What a pixel without any label costs more than one with the worst. */
const BARE = 20_000;

/**
 * A label for every pixel (-1 where none can be) so that costs and seams are about as low as can be: alpha-expansion by minimum cuts
 * (Boykov, Veksler, Zabih 2001). Seams that are no metric are cut off at 0.
 */
export function expandLabels(labelling: Labelling): Int32Array {
  const { pixels, labels, costOf, sweeps } = labelling;
  const label = new Int32Array(pixels.length).fill(UNLABELLED);
  const cost = new Float32Array(pixels.length).fill(BARE);
  for (let node = 0; node < pixels.length; node++)
    for (let k = 0; k < labels; k++) {
      const own = costOf(node, k);
      if (own < cost[node]!) [cost[node], label[node]] = [own, k];
    }
  const pairs = pairsOf(labelling);
  const field = {
    ...{ labelling, label, cost, pairs },
    seam: new Float32Array(pairs.one.length),
    offer: emptyOffer(pixels.length, pairs.one.length),
  };
  for (let pair = 0; pair < field.seam.length; pair++) field.seam[pair] = seamNow(field, pair);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let changed = 0;
    const isUsed = new Uint8Array(labels).fill(sweep === 0 ? 1 : 0);
    for (const own of label) if (own >= 0) isUsed[own] = 1;
    for (let k = 0; k < labels; k++) if (isUsed[k] === 1) changed += expand(field, k);
    if (changed === 0) break;
  }
  return label;
}

/** Neighbouring pixels by their numbers, and the pairs of each pixel: `start[n]` to `start[n + 1]` in `of`. */
interface Pairs {
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly start: Int32Array;
  readonly of: Int32Array;
}

interface Field {
  readonly labelling: Labelling;
  readonly label: Int32Array;
  readonly cost: Float32Array;
  readonly pairs: Pairs;
  /** What each pair costs as things are. */
  readonly seam: Float32Array;
  readonly offer: Offer;
}

function pairsOf({ width, height, pixels }: Labelling): Pairs {
  const nodeAt = new Int32Array(width * height).fill(-1);
  pixels.forEach((pixel, node) => (nodeAt[pixel] = node));
  const one: number[] = [];
  const other: number[] = [];
  pixels.forEach((pixel, node) => {
    const right = (pixel + 1) % width === 0 ? -1 : (nodeAt[pixel + 1] ?? -1);
    for (const next of [right, nodeAt[pixel + width] ?? -1]) {
      if (next < 0) continue;
      one.push(node);
      other.push(next);
    }
  });
  const start = new Int32Array(pixels.length + 1);
  for (const node of [...one, ...other]) start[node + 1]!++;
  for (let node = 0; node < pixels.length; node++) start[node + 1]! += start[node]!;
  const next = start.slice();
  const of = new Int32Array(2 * one.length);
  for (let pair = 0; pair < one.length; pair++) {
    of[next[one[pair]!]!++] = pair;
    of[next[other[pair]!]!++] = pair;
  }
  return { one: Int32Array.from(one), other: Int32Array.from(other), start, of };
}

/** What a pair costs as things are; nothing where a label is missing or both are the same. */
function seamNow({ labelling, label, pairs }: Field, pair: number): number {
  const [one, other] = [pairs.one[pair]!, pairs.other[pair]!];
  const [a, b] = [label[one]!, label[other]!];
  if (a === b || a < 0 || b < 0) return 0;
  return labelling.gapOf(one, a, b) + labelling.gapOf(other, a, b) + labelling.seam;
}

/** The cut that decides who takes a label: made anew for every label, in the same memory. */
interface Offer {
  alpha: number;
  /** Those who may, and the number of each among them; -1 for who cannot, would never or has it. */
  readonly nodes: Int32Array;
  readonly number: Int32Array;
  count: number;
  /** Above 0: rather takes it than not. */
  readonly leaning: Float64Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly edge: Float32Array;
  edges: number;
  /** Per pixel how the label differs there from what the pixel has; -1 until it is asked for. */
  readonly gap: Float64Array;
}

function emptyOffer(nodes: number, pairs: number): Offer {
  return {
    alpha: 0,
    nodes: new Int32Array(nodes),
    number: new Int32Array(nodes),
    count: 0,
    leaning: new Float64Array(nodes),
    from: new Int32Array(pairs),
    to: new Int32Array(pairs),
    edge: new Float32Array(pairs),
    edges: 0,
    gap: new Float64Array(nodes),
  };
}

/** Offers one label to all pixels at once; answers how many took it. */
function expand(field: Field, alpha: number): number {
  const { offer } = field;
  Object.assign(offer, { alpha, count: 0, edges: 0 });
  offer.gap.fill(-1);
  chooseNodes(field);
  if (offer.count === 0) return 0;
  joinPairs(field);
  const { count, edges, from, to, edge, leaning } = offer;
  const network = buildFlowNetwork(count, from.subarray(0, edges), to.subarray(0, edges));
  const costs = { edge: edge.subarray(0, edges), leaning: Float32Array.from(leaning.subarray(0, count)) };
  return take(field, minimumCut(network, costs));
}

function chooseNodes(field: Field): void {
  const { labelling, label, cost, offer } = field;
  const { alpha, nodes, number, leaning } = offer;
  for (let node = 0; node < label.length; node++) {
    number[node] = -1;
    if (label[node] === alpha) continue;
    const own = labelling.costOf(node, alpha);
    if (own === Infinity || !mayPay(field, node, own - cost[node]!)) continue;
    number[node] = offer.count;
    nodes[offer.count] = node;
    leaning[offer.count++] = cost[node]! - own;
  }
}

/** What a pair costs when one of its pixels takes the label that is offered and the other keeps its own. */
function seamWith({ labelling, label, offer }: Field, taker: number, keeper: number): number {
  const kept = label[keeper]!;
  if (kept === offer.alpha || kept < 0) return 0;
  const { alpha, gap } = offer;
  if (gap[keeper]! < 0) gap[keeper] = labelling.gapOf(keeper, kept, alpha);
  if (label[taker] !== kept) return labelling.gapOf(taker, kept, alpha) + gap[keeper]! + labelling.seam;
  if (gap[taker]! < 0) gap[taker] = labelling.gapOf(taker, kept, alpha);
  return gap[taker]! + gap[keeper]! + labelling.seam;
}

/** Whether a pixel's taking the label, which costs `more`, can save as much on seams, whoever else takes it: else the best cut leaves the pixel as it is. */
function mayPay(field: Field, node: number, more: number): boolean {
  const { pairs, seam } = field;
  let saved = 0;
  for (let k = pairs.start[node]!; k < pairs.start[node + 1]! && saved < more; k++) {
    const pair = pairs.of[k]!;
    const other = pairs.one[pair] === node ? pairs.other[pair]! : pairs.one[pair]!;
    saved += Math.max(seam[pair]!, seamWith(field, other, node));
  }
  return saved >= more;
}

/** Joins every pair once that touches somebody who may take the label. */
function joinPairs(field: Field): void {
  const { pairs, offer } = field;
  for (let k = 0; k < offer.count; k++) {
    const node = offer.nodes[k]!;
    for (let at = pairs.start[node]!; at < pairs.start[node + 1]!; at++) {
      const pair = pairs.of[at]!;
      if (pairs.one[pair] === node || offer.number[pairs.one[pair]!]! < 0) join(field, pair);
    }
  }
}

/** Writes what a pair costs when none, one or both take the label as leanings and an edge. */
function join(field: Field, pair: number): void {
  const { pairs, seam, offer } = field;
  const { number, leaning } = offer;
  const [one, other] = [pairs.one[pair]!, pairs.other[pair]!];
  const [x, y] = [number[one]!, number[other]!];
  const stay = seam[pair]!;
  if (x < 0) leaning[y]! += stay - seamWith(field, other, one);
  else if (y < 0) leaning[x]! += stay - seamWith(field, one, other);
  else {
    const onlyOne = seamWith(field, one, other);
    const onlyOther = seamWith(field, other, one);
    const weight = Math.max(0, (onlyOne + onlyOther - stay) / 2);
    leaning[x]! -= onlyOne - stay - weight;
    leaning[y]! -= onlyOther - stay - weight;
    offer.from[offer.edges] = x;
    offer.to[offer.edges] = y;
    offer.edge[offer.edges++] = weight;
  }
}

function take(field: Field, side: Uint8Array): number {
  const { labelling, label, cost, pairs, seam } = field;
  const { alpha, nodes, count } = field.offer;
  const taken = nodes.subarray(0, count).filter((_, k) => side[k] === 1);
  for (const node of taken) {
    label[node] = alpha;
    cost[node] = labelling.costOf(node, alpha);
  }
  for (const node of taken)
    for (let k = pairs.start[node]!; k < pairs.start[node + 1]!; k++)
      seam[pairs.of[k]!] = seamNow(field, pairs.of[k]!);
  return taken.length;
}
