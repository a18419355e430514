import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { RoomThings } from '../room/find-things.ts';
import type { FeatureMap } from '../room/network/feature-map.ts';
import type { Room } from '../room/see-room.ts';

/** What the network says of things and their ends, region by region of a graph. */
export interface RegionSight {
  readonly things: RoomThings;
  /** The thing of `things` most of a region belongs to, -1 for none. */
  readonly thingOf: Int16Array;
  /** Where a region says that the middle of its thing lies: across and down in pixels of the graph's picture. */
  readonly middle: Float32Array;
  /** How likely something ends at each border of the graph, 0-1. */
  readonly ends: Float32Array;
}

/** Reads what the network saw into the regions of the room's graph. */
export function readIntoRegions({ graph, sight, things }: Room): RegionSight {
  return {
    things,
    thingOf: thingsOf(graph, things),
    middle: middlesOf(graph, sight.offset),
    ends: endsOf(graph, sight.border),
  };
}

/** Number of the map's pixel under each pixel of the graph's picture. */
function* pixelsUnder(
  { width, height }: RegionGraph,
  map: { readonly width: number; readonly height: number },
): Generator<readonly [pixel: number, under: number]> {
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = Math.floor((y * map.height) / height) * map.width;
    for (let x = 0; x < width; x++, pixel++) yield [pixel, row + Math.floor((x * map.width) / width)];
  }
}

function thingsOf(graph: RegionGraph, things: RoomThings): Int16Array {
  const kinds = things.list.length + 1;
  const votes = new Int32Array(graph.count * kinds);
  for (const [pixel, under] of pixelsUnder(graph, things)) {
    votes[graph.label[pixel]! * kinds + things.thingAt[under]! + 1]!++;
  }
  return Int16Array.from(graph.size, (_, region) => {
    const own = votes.subarray(region * kinds, (region + 1) * kinds);
    return own.indexOf(Math.max(...own)) - 1;
  });
}

function middlesOf(graph: RegionGraph, offset: FeatureMap): Float32Array {
  const sums = new Float32Array(2 * graph.count);
  const scale = graph.width / offset.width;
  for (const [pixel, under] of pixelsUnder(graph, offset)) {
    const region = graph.label[pixel]!;
    sums[2 * region]! += (pixel % graph.width) + scale * offset.data[2 * under]!;
    sums[2 * region + 1]! += Math.floor(pixel / graph.width) + scale * offset.data[2 * under + 1]!;
  }
  return sums.map((sum, i) => sum / graph.size[i >> 1]!);
}

function endsOf({ width, height, label, count, borders }: RegionGraph, border: FeatureMap): Float32Array {
  const slotOf = new Map<number, number>();
  for (let e = 0; e < borders.count; e++) slotOf.set(borders.from[e]! * count + borders.to[e]!, e);
  const sums = new Float32Array(borders.count);
  const under = (x: number, y: number): number =>
    border.data[
      Math.floor((y * border.height) / height) * border.width + Math.floor((x * border.width) / width)
    ]!;
  const add = (one: number, two: number, seen: number): void => {
    if (one !== two) sums[slotOf.get(Math.min(one, two) * count + Math.max(one, two))!]! += seen;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const seen = under(x, y);
      if (x + 1 < width) add(label[i]!, label[i + 1]!, seen);
      if (y + 1 < height) add(label[i]!, label[i + width]!, seen);
    }
  }
  return sums.map((sum, e) => sum / borders.length[e]!);
}
