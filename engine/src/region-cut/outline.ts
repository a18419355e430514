import { boxBlur } from '../filter/box-blur.ts';
import type { Mask } from '../pixels.ts';
import type { RegionGraph } from './region-graph.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a smoothed outline begins and ends to be selected, as shares of the surroundings: one pixel wide at full size. */
const SOFT_EDGE = 0.22;

/** A mask of the given size with the marked regions at 255, the stairs of the small picture smoothed away. */
export function outlineOf(graph: RegionGraph, isIn: Uint8Array, { width, height }: Size): Mask {
  const plane = Float32Array.from(graph.label, (region) => isIn[region]!);
  const small = { width: graph.width, height: graph.height, channels: 1, data: plane };
  const soft = keepBorder(boxBlur(small, 1, 2).data, graph);
  const data = new Uint8Array(width * height);
  const columns = placesOf(width, graph.width);
  const rows = placesOf(height, graph.height);
  const row = new Float32Array(graph.width);
  for (let y = 0; y < height; y++) {
    const above = rows.first[y]! * graph.width;
    const below = rows.second[y]! * graph.width;
    const down = rows.share[y]!;
    for (let x = 0; x < graph.width; x++) row[x] = soft[above + x]! * (1 - down) + soft[below + x]! * down;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const across = columns.share[x]!;
      const value = row[columns.first[x]!]! * (1 - across) + row[columns.second[x]!]! * across;
      if (value > 0.5 - SOFT_EDGE / 2) data[i] = Math.min(255, ((value - 0.5) / SOFT_EDGE + 0.5) * 255);
    }
  }
  return { width, height, data };
}

/** The blur counts what lies outside the picture as empty: things that run out of it would shrink there. */
function keepBorder(soft: Float32Array, { width, height }: Size): Float32Array {
  const reach = 2;
  const full = boxBlur(
    { width, height, channels: 1, data: new Float32Array(soft.length).fill(1) },
    1,
    2,
  ).data;
  for (let i = 0; i < soft.length; i++) {
    const x = i % width;
    const y = (i / width) | 0;
    if (x < reach || y < reach || x >= width - reach || y >= height - reach) soft[i]! /= full[i]!;
  }
  return soft;
}

interface Places {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly share: Float32Array;
}

/** For every pixel of a longer row the two it lies between in a shorter one. */
function placesOf(long: number, short: number): Places {
  const at = Float32Array.from({ length: long }, (_, i) =>
    Math.min(short - 1, Math.max(0, ((i + 0.5) * short) / long - 0.5)),
  );
  return {
    first: Int32Array.from(at),
    second: Int32Array.from(at, (place) => Math.min(short - 1, (place | 0) + 1)),
    share: at.map((place) => place - (place | 0)),
  };
}
