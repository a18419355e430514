import { buildFlowNetwork, minimumCut } from '../../region-cut/max-flow.ts';

/** Two neighbours, by their numbers in `pixels`. */
export interface Pair {
  readonly one: number;
  readonly other: number;
}

/** What giving labels to pixels costs. */
export interface Labelling {
  readonly width: number;
  readonly height: number;
  /** Pixels to label. */
  readonly pixels: Int32Array;
  readonly labels: number;
  /** Cost of a label at a pixel by its number in `pixels`; Infinity where it cannot be. */
  readonly costOf: (node: number, label: number) => number;
  /** Cost of two different labels at neighbouring pixels. */
  readonly seamOf: (pixels: Pair, label: number, otherLabel: number) => number;
  /** How often every label is offered. */
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
  const field = { labelling, label, cost, pairs, seam: new Float32Array(pairs.one.length) };
  for (let pair = 0; pair < field.seam.length; pair++) field.seam[pair] = seamNow(field, pair);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let changed = 0;
    for (let k = 0; k < labels; k++) changed += expand(field, k);
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

/** What a pair costs with two labels; nothing where one is missing or both are the same. */
function seamOf({ labelling, pairs }: Field, pair: number, [a, b]: readonly [number, number]): number {
  if (a === b || a < 0 || b < 0) return 0;
  return labelling.seamOf({ one: pairs.one[pair]!, other: pairs.other[pair]! }, a, b);
}

const seamNow = (field: Field, pair: number): number =>
  seamOf(field, pair, [field.label[field.pairs.one[pair]!]!, field.label[field.pairs.other[pair]!]!]);

/** Offers one label to all pixels at once; answers how many took it. */
function expand(field: Field, alpha: number): number {
  const offer = offerTo(field, alpha);
  if (offer.nodes.length === 0) return 0;
  for (const pair of pairsAround(field, offer)) join(field, offer, pair);
  const network = buildFlowNetwork(
    offer.nodes.length,
    Int32Array.from(offer.from),
    Int32Array.from(offer.to),
  );
  const costs = { edge: Float32Array.from(offer.edge), leaning: Float32Array.from(offer.leaning) };
  const side = minimumCut(network, costs);
  return take(field, offer, side);
}

/** The cut that decides who takes a label. */
interface Offer {
  readonly alpha: number;
  /** Those who may, and the number of each among them; -1 for who cannot, would never or has it. */
  readonly nodes: number[];
  readonly number: Int32Array;
  /** Above 0: rather takes it than not. */
  readonly leaning: number[];
  readonly from: number[];
  readonly to: number[];
  readonly edge: number[];
}

function offerTo(field: Field, alpha: number): Offer {
  const { labelling, label, cost } = field;
  const number = new Int32Array(label.length).fill(-1);
  const nodes: number[] = [];
  const leaning: number[] = [];
  for (let node = 0; node < label.length; node++) {
    if (label[node] === alpha) continue;
    const own = labelling.costOf(node, alpha);
    if (own === Infinity || !mayPay(field, { node, more: own - cost[node]! }, alpha)) continue;
    number[node] = nodes.length;
    nodes.push(node);
    leaning.push(cost[node]! - own);
  }
  return { alpha, nodes, number, leaning, from: [], to: [], edge: [] };
}

/** Whether a pixel's taking a label, which costs `more`, can save as much on seams, whoever else takes it: else the best cut leaves the pixel as it is. */
function mayPay(
  field: Field,
  { node, more }: { readonly node: number; readonly more: number },
  alpha: number,
): boolean {
  const { pairs, label, seam } = field;
  const own = label[node]!;
  let saved = 0;
  for (let k = pairs.start[node]!; k < pairs.start[node + 1]! && saved < more; k++) {
    const pair = pairs.of[k]!;
    const between: [number, number] = pairs.one[pair] === node ? [own, alpha] : [alpha, own];
    saved += Math.max(seam[pair]!, seamOf(field, pair, between));
  }
  return saved >= more;
}

/** Every pair once that touches somebody who may take the label. */
function pairsAround({ pairs }: Field, { nodes, number }: Offer): number[] {
  const around: number[] = [];
  for (const node of nodes) {
    for (let k = pairs.start[node]!; k < pairs.start[node + 1]!; k++) {
      const pair = pairs.of[k]!;
      if (pairs.one[pair] === node || number[pairs.one[pair]!]! < 0) around.push(pair);
    }
  }
  return around;
}

/** Writes what a pair costs when none, one or both take the label as leanings and an edge. */
function join(field: Field, offer: Offer, pair: number): void {
  const { label, pairs, seam } = field;
  const { alpha, number, leaning } = offer;
  const a = label[pairs.one[pair]!]!;
  const b = label[pairs.other[pair]!]!;
  const x = number[pairs.one[pair]!]!;
  const y = number[pairs.other[pair]!]!;
  const stay = seam[pair]!;
  const onlyOne = x < 0 ? 0 : seamOf(field, pair, [alpha, b]);
  const onlyOther = y < 0 ? 0 : seamOf(field, pair, [a, alpha]);
  if (x < 0) leaning[y]! += stay - onlyOther;
  else if (y < 0) leaning[x]! += stay - onlyOne;
  else {
    const weight = Math.max(0, (onlyOne + onlyOther - stay) / 2);
    leaning[x]! -= onlyOne - stay - weight;
    leaning[y]! -= onlyOther - stay - weight;
    offer.from.push(x);
    offer.to.push(y);
    offer.edge.push(weight);
  }
}

function take(field: Field, { alpha, nodes }: Offer, side: Uint8Array): number {
  const { labelling, label, cost, pairs, seam } = field;
  const taken = nodes.filter((_, k) => side[k] === 1);
  for (const node of taken) {
    label[node] = alpha;
    cost[node] = labelling.costOf(node, alpha);
  }
  for (const node of taken)
    for (let k = pairs.start[node]!; k < pairs.start[node + 1]!; k++)
      seam[pairs.of[k]!] = seamNow(field, pairs.of[k]!);
  return taken.length;
}
