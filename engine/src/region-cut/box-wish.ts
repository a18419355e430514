import type { RegionGraph } from './region-graph.ts';

/** What a box says about each region: 1 = may belong to the thing, and how strongly the place in the box speaks for or against it. */
export interface BoxWish {
  readonly isInside: Uint8Array;
  /** Leaning in nats: against near the box's sides, for in its middle. */
  readonly prior: Float32Array;
}

/** Boxes are drawn by hand: this share of their size may lie outside. */
const MARGIN = 0.04;
const LEAST_MARGIN = 3;
/** The thing fills the middle of the box, the rest shows round its sides. */
const MIDDLE = 3;
const SIDE_SHARE = 0.25;

/** Reads a box `[left, top, right, bottom]` in pixels of the graph's picture. */
export function readBox(graph: RegionGraph, box: readonly [number, number, number, number]): BoxWish {
  const [left, right] = widened(box[0], box[2]);
  const [top, bottom] = widened(box[1], box[3]);
  const isInside = new Uint8Array(graph.count);
  const prior = new Float32Array(graph.count);
  for (let region = 0; region < graph.count; region++) {
    const x = (graph.centreX[region]! - left) / (right - left);
    const y = (graph.centreY[region]! - top) / (bottom - top);
    const toSide = Math.min(x, 1 - x, y, 1 - y);
    if (toSide <= 0) continue;
    isInside[region] = 1;
    prior[region] = MIDDLE * (Math.min(1, toSide / SIDE_SHARE) - 0.5);
  }
  return { isInside, prior };
}

function widened(one: number, two: number): [number, number] {
  const margin = Math.max(LEAST_MARGIN, MARGIN * Math.abs(two - one));
  return [Math.min(one, two) - margin, Math.max(one, two) + margin];
}
