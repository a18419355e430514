import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { RoomThings } from '../room/find-things.ts';

/** How the regions of the graph and the pixels of the network's small copy belong together. */
export interface SeenPieces {
  /** Width and height of the small copy, and the region under the middle of each of its pixels. */
  readonly width: number;
  readonly height: number;
  readonly regionAt: Int32Array;
  /** Of every thing that the network tells apart the regions that mostly belong to it: 1 = in. */
  readonly things: readonly Uint8Array[];
}

/** Brings the network's pieces onto the regions of the graph. */
export function seePieces(graph: RegionGraph, { width, height, thingAt, list }: RoomThings): SeenPieces {
  const inside = list.map(() => new Int32Array(graph.count));
  const rowOf = Int32Array.from(
    { length: graph.height },
    (_, y) => Math.floor((y * height) / graph.height) * width,
  );
  const columnOf = Int32Array.from({ length: graph.width }, (_, x) => Math.floor((x * width) / graph.width));
  for (let i = 0; i < graph.label.length; i++) {
    const x = i % graph.width;
    const thing = thingAt[rowOf[(i - x) / graph.width]! + columnOf[x]!]!;
    if (thing >= 0) inside[thing]![graph.label[i]!]! += 1;
  }
  return {
    width,
    height,
    regionAt: Int32Array.from({ length: width * height }, (_, i) => {
      const x = Math.floor((((i % width) + 0.5) * graph.width) / width);
      const y = Math.floor(((Math.floor(i / width) + 0.5) * graph.height) / height);
      return graph.label[y * graph.width + x]!;
    }),
    things: inside.map((pixels) =>
      Uint8Array.from(pixels, (count, region) => (2 * count > graph.size[region]! ? 1 : 0)),
    ),
  };
}
