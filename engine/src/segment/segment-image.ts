import { oklabOfImage } from '../colour/oklab.ts';
import { gaussianBlur } from '../filter/gaussian-blur.ts';
import type { PixelImage } from '../pixels.ts';
import { createForest, type Forest } from './forest.ts';

/** Every pixel's region, 0 to `count - 1`; -1 where the pixel was left out. */
export interface Segmentation {
  readonly width: number;
  readonly height: number;
  readonly label: Int32Array;
  readonly count: number;
}

export interface SegmentOptions {
  /** Larger joins more: the constant k of the paper, for OKLab x 100. */
  readonly scale: number;
  /** Regions smaller than this many pixels join a neighbour. */
  readonly minSize: number;
  /** Blur before comparing, in pixels. */
  readonly sigma: number;
  /** Pixels above 0 are left out and separate their neighbours. */
  readonly skip?: Uint8Array;
  /** Which neighbours a pixel is compared with: 8 (as a rule), or 4, which is twice as fast and enough for small regions. */
  readonly connectivity?: 4 | 8;
}

const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** Hue differences count for more than light: shadows fall across surfaces. */
const CHROMA_WEIGHT = 1.6;
const BUCKETS = 4096;
const BUCKETS_PER_STEP = 60;

interface Edges {
  readonly count: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weight: Float32Array;
}

/** Cuts a picture into regions of alike colour. Felzenszwalb and Huttenlocher, "Efficient graph-based image segmentation" (2004), on 8 neighbours in OKLab. */
export function segmentImage(image: PixelImage, options: SegmentOptions): Segmentation {
  const { width, height } = image;
  const edges = edgesOf(image, options);
  const order = orderByWeight(edges);
  const forest = createForest(width * height);
  const parted = joinAlike({ edges, order, forest }, options.scale);
  joinSmall({ edges, order: parted, forest }, options.minSize);
  return { width, height, ...numberRegions(forest, width * height, options.skip) };
}

function edgesOf(image: PixelImage, { sigma, skip, connectivity = 8 }: SegmentOptions): Edges {
  const { width, height } = image;
  const lab = oklabOfImage(image);
  for (let i = 0; i < lab.length; i++) lab[i]! *= i % 3 === 0 ? 100 : 100 * CHROMA_WEIGHT;
  const { data } = gaussianBlur({ width, height, channels: 3, data: lab }, sigma);
  const steps = STEPS.slice(0, connectivity / 2);
  const from = new Int32Array(width * height * steps.length);
  const to = new Int32Array(from.length);
  const weight = new Float32Array(from.length);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (skip?.[i]) continue;
      for (let step = 0; step < steps.length; step++) {
        const [dx, dy] = steps[step]!;
        if (x + dx < 0 || x + dx >= width || y + dy >= height) continue;
        const j = i + dy * width + dx;
        if (skip?.[j]) continue;
        const l = data[3 * i]! - data[3 * j]!;
        const a = data[3 * i + 1]! - data[3 * j + 1]!;
        const b = data[3 * i + 2]! - data[3 * j + 2]!;
        from[count] = i;
        to[count] = j;
        weight[count++] = Math.sqrt(l * l + a * a + b * b);
      }
    }
  }
  return { count, from, to, weight };
}

/** Counting sort: fine enough, and linear in the number of edges. */
function orderByWeight({ count, weight }: Edges): Int32Array {
  const bucketOf = (edge: number): number => Math.min(BUCKETS - 1, (weight[edge]! * BUCKETS_PER_STEP) | 0);
  const start = new Int32Array(BUCKETS + 1);
  for (let edge = 0; edge < count; edge++) start[bucketOf(edge) + 1]!++;
  for (let bucket = 0; bucket < BUCKETS; bucket++) start[bucket + 1]! += start[bucket]!;
  const order = new Int32Array(count);
  for (let edge = 0; edge < count; edge++) order[start[bucketOf(edge)]!++] = edge;
  return order;
}

interface Joining {
  readonly edges: Edges;
  readonly order: Int32Array;
  readonly forest: Forest;
}

/** Joins regions across every edge that is no stronger than what both hold together already; returns the edges that parted two, in the same order. */
function joinAlike({ edges, order, forest }: Joining, scale: number): Int32Array {
  const tolerance = new Float32Array(forest.size.length).fill(scale);
  const parted = new Int32Array(order.length);
  let count = 0;
  for (let k = 0; k < order.length; k++) {
    const edge = order[k]!;
    const a = forest.find(edges.from[edge]!);
    const b = forest.find(edges.to[edge]!);
    if (a === b) continue;
    const weight = edges.weight[edge]!;
    if (weight > tolerance[a]! || weight > tolerance[b]!) {
      parted[count++] = edge;
      continue;
    }
    forest.join(a, b);
    tolerance[a] = weight + scale / forest.size[a]!;
  }
  return parted.subarray(0, count);
}

function joinSmall({ edges, order, forest }: Joining, minSize: number): void {
  for (let k = 0; k < order.length; k++) {
    const edge = order[k]!;
    const a = forest.find(edges.from[edge]!);
    const b = forest.find(edges.to[edge]!);
    if (a !== b && Math.min(forest.size[a]!, forest.size[b]!) < minSize) forest.join(a, b);
  }
}

function numberRegions(
  forest: Forest,
  pixels: number,
  skip?: Uint8Array,
): { label: Int32Array; count: number } {
  const label = new Int32Array(pixels).fill(-1);
  const numberOf = new Map<number, number>();
  for (let i = 0; i < pixels; i++) {
    if (skip?.[i]) continue;
    const root = forest.find(i);
    let number = numberOf.get(root);
    if (number === undefined) numberOf.set(root, (number = numberOf.size));
    label[i] = number;
  }
  return { label, count: numberOf.size };
}
