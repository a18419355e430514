import type { Mesh } from './mesh.ts';

/** Bounding volume hierarchy. A node is 8 floats: lower corner, first child or first triangle, upper corner, triangle count (0 = inner node). */
export interface Bvh {
  readonly nodes: Float32Array;
  /** The same memory as `nodes`, for the two whole numbers of a node. */
  readonly links: Int32Array;
  /** Nine floats a triangle in leaf order: corner, first edge, second edge. */
  readonly triangles: Float32Array;
  /** Leaf order to the mesh's triangle number. */
  readonly order: Int32Array;
}

const BINS = 12;
const LEAF = 4;
const EMPTY = 1e30;

interface Bounds {
  readonly low: Float32Array;
  readonly high: Float32Array;
}

function triangleBounds(mesh: Mesh): Bounds & { centre: Float32Array } {
  const count = mesh.triangleCount;
  const low = new Float32Array(count * 3);
  const high = new Float32Array(count * 3);
  const centre = new Float32Array(count * 3);
  for (let i = 0; i < count * 3; i++) {
    const t = Math.floor(i / 3) * 3;
    const axis = i % 3;
    const a = mesh.positions[3 * mesh.indices[t]! + axis]!;
    const b = mesh.positions[3 * mesh.indices[t + 1]! + axis]!;
    const c = mesh.positions[3 * mesh.indices[t + 2]! + axis]!;
    low[i] = Math.min(a, b, c);
    high[i] = Math.max(a, b, c);
    centre[i] = (low[i]! + high[i]!) / 2;
  }
  return { low, high, centre };
}

function makeBox(): Bounds {
  return { low: new Float32Array(3).fill(EMPTY), high: new Float32Array(3).fill(-EMPTY) };
}

function halfArea({ low, high }: Bounds): number {
  const x = high[0]! - low[0]!;
  const y = high[1]! - low[1]!;
  const z = high[2]! - low[2]!;
  return x < 0 ? 0 : x * y + y * z + z * x;
}

function emptyBox(box: Bounds): void {
  box.low.fill(EMPTY);
  box.high.fill(-EMPTY);
}

/** Widens a box by the entry of `bounds` that starts at `at`. */
function growBox(box: Bounds, bounds: Bounds, at: number): void {
  for (let k = 0; k < 3; k++) {
    if (bounds.low[at + k]! < box.low[k]!) box.low[k] = bounds.low[at + k]!;
    if (bounds.high[at + k]! > box.high[k]!) box.high[k] = bounds.high[at + k]!;
  }
}

class Builder {
  private readonly bounds: Bounds & { centre: Float32Array };
  readonly order: Int32Array;
  readonly nodes: Float32Array;
  readonly links: Int32Array;
  nodeCount = 1;
  private readonly bins = Array.from({ length: BINS }, makeBox);
  private readonly binCounts = new Int32Array(BINS);
  private readonly leftAreas = new Float64Array(BINS);
  private readonly leftCounts = new Int32Array(BINS);

  constructor(mesh: Mesh, order: Int32Array) {
    this.bounds = triangleBounds(mesh);
    this.order = order;
    this.nodes = new Float32Array((2 * order.length + 2) * 8);
    this.links = new Int32Array(this.nodes.buffer);
  }

  build(): void {
    const waiting = [0, 0, this.order.length];
    while (waiting.length > 0) {
      const end = waiting.pop()!;
      const start = waiting.pop()!;
      const node = waiting.pop()!;
      const middle = this.splitNode(node, start, end);
      if (middle < 0) continue;
      const child = this.nodeCount;
      this.nodeCount += 2;
      this.links[8 * node + 3] = child;
      this.links[8 * node + 7] = 0;
      waiting.push(child, start, middle, child + 1, middle, end);
    }
  }

  /** Writes the node's box; returns where its triangles part, or -1 after making it a leaf. */
  private splitNode(node: number, start: number, end: number): number {
    const box = makeBox();
    const centres = makeBox();
    const points = { low: this.bounds.centre, high: this.bounds.centre };
    for (let i = start; i < end; i++) {
      const at = 3 * this.order[i]!;
      growBox(box, this.bounds, at);
      growBox(centres, points, at);
    }
    for (let k = 0; k < 3; k++) {
      this.nodes[8 * node + k] = box.low[k]! - 1e-5;
      this.nodes[8 * node + 4 + k] = box.high[k]! + 1e-5;
    }
    const split = end - start > LEAF ? this.bestSplit(centres, start, end) : null;
    const leafCost = (end - start) * halfArea(box);
    const worthIt = split && (split.cost + 0.5 * halfArea(box) < leafCost || end - start > 2 * LEAF);
    const middle = worthIt ? this.partition({ ...split, centres, start, end }) : start;
    if (middle > start && middle < end) return middle;
    this.links[8 * node + 3] = start;
    this.links[8 * node + 7] = end - start;
    return -1;
  }

  private bestSplit(centres: Bounds, start: number, end: number) {
    let best: { axis: number; bin: number; cost: number } | null = null;
    for (let axis = 0; axis < 3; axis++) {
      const extent = centres.high[axis]! - centres.low[axis]!;
      if (extent < 1e-9) continue;
      this.fillBins({ axis, low: centres.low[axis]!, factor: BINS / extent }, start, end);
      const found = this.sweepBins();
      if (found.cost < (best?.cost ?? Infinity)) best = { axis, ...found };
    }
    return best;
  }

  private fillBins(scale: { axis: number; low: number; factor: number }, start: number, end: number): void {
    this.binCounts.fill(0);
    for (const bin of this.bins) emptyBox(bin);
    for (let i = start; i < end; i++) {
      const at = 3 * this.order[i]!;
      const bin = Math.min(BINS - 1, ((this.bounds.centre[at + scale.axis]! - scale.low) * scale.factor) | 0);
      this.binCounts[bin]! += 1;
      growBox(this.bins[bin]!, this.bounds, at);
    }
  }

  /** Surface area heuristic over the filled bins. */
  private sweepBins(): { bin: number; cost: number } {
    const box = makeBox();
    let count = 0;
    for (let bin = 0; bin < BINS - 1; bin++) {
      const own = this.bins[bin]!;
      growBox(box, own, 0);
      count += this.binCounts[bin]!;
      this.leftAreas[bin] = halfArea(box);
      this.leftCounts[bin] = count;
    }
    emptyBox(box);
    count = 0;
    let best = { bin: 0, cost: Infinity };
    for (let bin = BINS - 1; bin > 0; bin--) {
      const own = this.bins[bin]!;
      growBox(box, own, 0);
      count += this.binCounts[bin]!;
      const cost = this.leftAreas[bin - 1]! * this.leftCounts[bin - 1]! + halfArea(box) * count;
      if (this.leftCounts[bin - 1]! > 0 && count > 0 && cost < best.cost) best = { bin, cost };
    }
    return best;
  }

  private partition(split: {
    axis: number;
    bin: number;
    centres: Bounds;
    start: number;
    end: number;
  }): number {
    const { axis, bin } = split;
    const low = split.centres.low[axis]!;
    const factor = BINS / (split.centres.high[axis]! - low);
    let i = split.start;
    let j = split.end - 1;
    while (i <= j) {
      const triangle = this.order[i]!;
      const at = ((this.bounds.centre[3 * triangle + axis]! - low) * factor) | 0;
      if (Math.min(BINS - 1, at) < bin) {
        i++;
      } else {
        this.order[i] = this.order[j]!;
        this.order[j] = triangle;
        j--;
      }
    }
    return i;
  }
}

function leafTriangles(mesh: Mesh, order: Int32Array): Float32Array {
  const triangles = new Float32Array(order.length * 9);
  for (let i = 0; i < order.length; i++) {
    const t = 3 * order[i]!;
    for (let k = 0; k < 3; k++) {
      const corner = mesh.positions[3 * mesh.indices[t]! + k]!;
      triangles[9 * i + k] = corner;
      triangles[9 * i + 3 + k] = mesh.positions[3 * mesh.indices[t + 1]! + k]! - corner;
      triangles[9 * i + 6 + k] = mesh.positions[3 * mesh.indices[t + 2]! + k]! - corner;
    }
  }
  return triangles;
}

/** Numbers of a mesh's triangles. */
export const allTriangles = ({ triangleCount }: Mesh): Int32Array =>
  Int32Array.from({ length: triangleCount }, (_, i) => i);

/** Binned surface-area-heuristic hierarchy (Wald 2007) over triangles of a mesh. */
export function buildBvh(mesh: Mesh, triangles = allTriangles(mesh)): Bvh {
  const builder = new Builder(mesh, triangles);
  builder.build();
  const nodes = builder.nodes.slice(0, builder.nodeCount * 8);
  return {
    nodes,
    links: new Int32Array(nodes.buffer),
    triangles: leafTriangles(mesh, builder.order),
    order: builder.order,
  };
}
