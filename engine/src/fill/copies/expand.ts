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
  /** Cost of two different labels at neighbouring pixels. */
  readonly seamOf: (one: number, other: number, label: number, otherLabel: number) => number;
}

const UNLABELLED = -1;
/** What a pixel without any label costs more than one with the worst. */
const BARE = 20_000;

/**
 * A label for every pixel (-1 where none can be) so that costs and seams are about as low as can be: alpha-expansion by minimum cuts
 * (Boykov, Veksler, Zabih 2001). Seams that are no metric are cut off at 0.
 */
export function expandLabels(labelling: Labelling, sweeps: number, start?: Int32Array): Int32Array {
  const { pixels, labels, costOf } = labelling;
  const label = start?.slice() ?? new Int32Array(pixels.length).fill(UNLABELLED);
  const cost = Float32Array.from(pixels, (_, node) =>
    label[node] === UNLABELLED ? BARE : costOf(node, label[node]!),
  );
  if (!start)
    for (let node = 0; node < pixels.length; node++)
      for (let k = 0; k < labels; k++) {
        const own = costOf(node, k);
        if (own < cost[node]!) [cost[node], label[node]] = [own, k];
      }
  const field = { labelling, label, cost, nodeAt: nodesOf(labelling) };
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
  readonly nodeAt: Int32Array;
}

function nodesOf({ width, height, pixels }: Labelling): Int32Array {
  const nodeAt = new Int32Array(width * height).fill(-1);
  pixels.forEach((pixel, node) => (nodeAt[pixel] = node));
  return nodeAt;
}

/** Offers one label to all pixels at once; answers how many took it. */
function expand({ labelling, label, cost, nodeAt }: Field, alpha: number): number {
  const { pixels, width, costOf, seamOf } = labelling;
  const offered = new Int32Array(pixels.length).fill(-1);
  const nodes: number[] = [];
  const leaning: number[] = [];
  for (let node = 0; node < pixels.length; node++) {
    if (label[node] === alpha) continue;
    const own = costOf(node, alpha);
    if (own === Infinity) continue;
    offered[node] = nodes.length;
    nodes.push(node);
    // Above 0: rather changes than stays.
    leaning.push(cost[node]! - own);
  }
  if (nodes.length === 0) return 0;
  const from: number[] = [];
  const to: number[] = [];
  const edge: number[] = [];
  const seam = (one: number, other: number, a: number, b: number): number =>
    a === b || a < 0 || b < 0 ? 0 : seamOf(pixels[one]!, pixels[other]!, a, b);
  const meet = (one: number, other: number): void => {
    const [a, b] = [label[one]!, label[other]!];
    const [x, y] = [offered[one]!, offered[other]!];
    if (x < 0 && y < 0) return;
    const stay = seam(one, other, a, b);
    if (x < 0) {
      leaning[y]! += stay - seam(one, other, a, alpha);
      return;
    }
    if (y < 0) {
      leaning[x]! += stay - seam(one, other, alpha, b);
      return;
    }
    const onlyOne = seam(one, other, alpha, b);
    const onlyOther = seam(one, other, a, alpha);
    const weight = Math.max(0, (onlyOne + onlyOther - stay) / 2);
    leaning[x]! -= onlyOne - stay - weight;
    leaning[y]! -= onlyOther - stay - weight;
    from.push(x);
    to.push(y);
    edge.push(weight);
  };
  for (let node = 0; node < pixels.length; node++) {
    const pixel = pixels[node]!;
    const right = (pixel + 1) % width === 0 ? -1 : (nodeAt[pixel + 1] ?? -1);
    const below = nodeAt[pixel + width] ?? -1;
    if (right >= 0) meet(node, right);
    if (below >= 0) meet(node, below);
  }
  const network = buildFlowNetwork(nodes.length, Int32Array.from(from), Int32Array.from(to));
  const side = minimumCut(network, { edge: Float32Array.from(edge), leaning: Float32Array.from(leaning) });
  let changed = 0;
  nodes.forEach((node, k) => {
    if (side[k] === 0) return;
    label[node] = alpha;
    cost[node] = costOf(node, alpha);
    changed++;
  });
  return changed;
}
