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
  const field = { labelling, label, cost, pairs: pairsOf(labelling) };
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let changed = 0;
    for (let k = 0; k < labels; k++) changed += expand(field, k);
    if (changed === 0) break;
  }
  return label;
}

interface Field {
  readonly labelling: Labelling;
  readonly label: Int32Array;
  readonly cost: Float32Array;
  readonly pairs: readonly Pair[];
}

function pairsOf({ width, height, pixels }: Labelling): Pair[] {
  const nodeAt = new Int32Array(width * height).fill(-1);
  pixels.forEach((pixel, node) => (nodeAt[pixel] = node));
  return [...pixels].flatMap((pixel, one) => {
    const right = (pixel + 1) % width === 0 ? -1 : (nodeAt[pixel + 1] ?? -1);
    const below = nodeAt[pixel + width] ?? -1;
    return [right, below].flatMap((other) => (other >= 0 ? [{ one, other }] : []));
  });
}

/** Offers one label to all pixels at once; answers how many took it. */
function expand(field: Field, alpha: number): number {
  const offer = offerTo(field, alpha);
  if (offer.nodes.length === 0) return 0;
  for (const pair of field.pairs) join(field, offer, pair);
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
  /** Those who can, and the number of each among them; -1 for who cannot or has it. */
  readonly nodes: number[];
  readonly number: Int32Array;
  /** Above 0: rather takes it than not. */
  readonly leaning: number[];
  readonly from: number[];
  readonly to: number[];
  readonly edge: number[];
}

function offerTo({ labelling, label, cost }: Field, alpha: number): Offer {
  const { pixels, costOf } = labelling;
  const number = new Int32Array(pixels.length).fill(-1);
  const nodes: number[] = [];
  const leaning: number[] = [];
  for (let node = 0; node < pixels.length; node++) {
    if (label[node] === alpha) continue;
    const own = costOf(node, alpha);
    if (own === Infinity) continue;
    number[node] = nodes.length;
    nodes.push(node);
    leaning.push(cost[node]! - own);
  }
  return { alpha, nodes, number, leaning, from: [], to: [], edge: [] };
}

/** Writes what a pair costs when none, one or both take the label as leanings and an edge. */
function join({ labelling: { seamOf }, label }: Field, offer: Offer, pair: Pair): void {
  const { alpha, number, leaning } = offer;
  const a = label[pair.one]!;
  const b = label[pair.other]!;
  const x = number[pair.one]!;
  const y = number[pair.other]!;
  if (x < 0 && y < 0) return;
  const stay = a === b || a < 0 || b < 0 ? 0 : seamOf(pair, a, b);
  const onlyOne = x < 0 || b === alpha || b < 0 ? 0 : seamOf(pair, alpha, b);
  const onlyOther = y < 0 || a === alpha || a < 0 ? 0 : seamOf(pair, a, alpha);
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

function take({ labelling, label, cost }: Field, { alpha, nodes }: Offer, side: Uint8Array): number {
  let changed = 0;
  for (const [k, node] of nodes.entries()) {
    if (side[k] === 0) continue;
    label[node] = alpha;
    cost[node] = labelling.costOf(node, alpha);
    changed++;
  }
  return changed;
}
