import type { RegionGraph } from './region-graph.ts';

/** A place pointed at, in pixels of the graph's picture: `keep` = belongs to the thing, else not. */
export interface Pointed {
  readonly x: number;
  readonly y: number;
  readonly keep: boolean;
}

/** The regions pointed at: 1 = in, -1 = out, 0 = not pointed at. Later points win; points beside the picture count for its edge. */
export function readPoints(graph: RegionGraph, points: readonly Pointed[]): Int8Array {
  const seed = new Int8Array(graph.count);
  for (const point of points) seed[regionAt(graph, point)] = point.keep ? 1 : -1;
  return seed;
}

/** The region at a place. */
export function regionAt(graph: RegionGraph, { x, y }: { readonly x: number; readonly y: number }): number {
  const column = Math.min(graph.width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(graph.height - 1, Math.max(0, Math.floor(y)));
  return graph.label[row * graph.width + column]!;
}
