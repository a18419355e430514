import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { RegionTree } from '../region-cut/region-tree.ts';

/** Sums over a set of regions. Bounds are those of the regions' middles. */
export interface Shape {
  pixels: number;
  /** Evidence times pixels. */
  evidence: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: number;
  y: number;
}

function emptyShape(): Shape {
  return { pixels: 0, evidence: 0, left: Infinity, right: -1, top: Infinity, bottom: -1, x: 0, y: 0 };
}

interface Seen {
  readonly region: number;
  /** Of this region. */
  readonly evidence: number;
}

function addRegion(shape: Shape, graph: RegionGraph, { region, evidence }: Seen): void {
  const pixels = graph.size[region]!;
  const x = graph.centreX[region]!;
  const y = graph.centreY[region]!;
  // A region's middle lies about half its width inside.
  const reach = Math.sqrt(pixels) / 2;
  shape.pixels += pixels;
  shape.evidence += evidence * pixels;
  shape.left = Math.min(shape.left, x - reach);
  shape.right = Math.max(shape.right, x + reach);
  shape.top = Math.min(shape.top, y - reach);
  shape.bottom = Math.max(shape.bottom, y + reach);
  shape.x += x * pixels;
  shape.y += y * pixels;
}

/** The shape of the marked regions. */
export function shapeOf(graph: RegionGraph, isIn: Uint8Array, evidence: Float32Array): Shape {
  const shape = emptyShape();
  for (let region = 0; region < graph.count; region++) {
    if (isIn[region] === 1) addRegion(shape, graph, { region, evidence: evidence[region]! });
  }
  return shape;
}

/** The shapes of all nodes of a region tree. */
export function shapesOfTree(graph: RegionGraph, tree: RegionTree, evidence: Float32Array): Shape[] {
  const shapes = Array.from({ length: tree.nodes }, emptyShape);
  for (let region = 0; region < graph.count; region++)
    addRegion(shapes[graph.patchOf[region]!]!, graph, { region, evidence: evidence[region]! });
  for (let node = 0; node < tree.nodes; node++) {
    const parent = tree.parent[node]!;
    if (parent < 0) continue;
    const from = shapes[node]!;
    const to = shapes[parent]!;
    to.pixels += from.pixels;
    to.evidence += from.evidence;
    to.left = Math.min(to.left, from.left);
    to.right = Math.max(to.right, from.right);
    to.top = Math.min(to.top, from.top);
    to.bottom = Math.max(to.bottom, from.bottom);
    to.x += from.x;
    to.y += from.y;
  }
  return shapes;
}
