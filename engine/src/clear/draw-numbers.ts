import { findIslands } from '../mask/find-islands.ts';
import type { Mask } from '../pixels.ts';
import type { RegionGraph } from '../region-cut/region-graph.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far things are widened, and holes and crumbs: shares of the longer side, of the picture. */
const RIM = 0.01;
const PINHOLE = 0.0008;

const STRAIGHT = 3;
const DIAGONAL = 4;

/** Numbers of things over a picture: 0 stays, n is thing n. Each is widened a little, up to the next one, and holes are closed. `numberOf`: of every region. */
export function drawNumbers(graph: RegionGraph, numberOf: Uint8Array, { width, height }: Size): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * graph.height) / height) * graph.width;
    for (let x = 0; x < width; x++, i++)
      data[i] = numberOf[graph.label[row + Math.floor(((x + 0.5) * graph.width) / width)]!]!;
  }
  const rim = Math.max(1, Math.round(RIM * Math.max(width, height)));
  return closePinholes(widen({ width, height, data }, rim));
}

/** Gives every pixel within reach the number of the nearest one. Two-pass 3-4 chamfer (Borgefors 1986) that carries numbers along. */
function widen({ width, height, data }: Mask, reach: number): Mask {
  const numbers = data.slice();
  const far = Uint16Array.from(data, (value) => (value > 0 ? 0 : STRAIGHT * reach + 1));
  const step = (to: number, from: number, cost: number): void => {
    if (far[from]! + cost >= far[to]!) return;
    far[to] = far[from]! + cost;
    numbers[to] = numbers[from]!;
  };
  const pass = (y: number, x: number, [down, across]: readonly [number, number]): void => {
    const i = y * width + x;
    const isBeside = x + across >= 0 && x + across < width;
    const isUnder = x - across >= 0 && x - across < width;
    if (isBeside) step(i, i + across, STRAIGHT);
    if (y + down < 0 || y + down >= height) return;
    step(i, i + down * width, STRAIGHT);
    if (isBeside) step(i, i + down * width + across, DIAGONAL);
    if (isUnder) step(i, i + down * width - across, DIAGONAL);
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pass(y, x, [-1, -1]);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) pass(y, x, [1, 1]);
  return { width, height, data: numbers };
}

/** A hole belongs to what lies left of it. */
function closePinholes({ width, height, data }: Mask): Mask {
  const closed = data.slice();
  const rest = data.map((value) => (value === 0 ? 255 : 0));
  for (const { area, bounds, runs } of findIslands({ width, height, data: rest })) {
    const isAtEdge =
      bounds.left === 0 || bounds.top === 0 || bounds.right === width || bounds.bottom === height;
    if (isAtEdge || area > PINHOLE * width * height) continue;
    for (let k = 0; k < runs.length; k += 3) {
      const row = runs[k]! * width;
      closed.fill(data[row + runs[k + 1]! - 1]!, row + runs[k + 1]!, row + runs[k + 2]!);
    }
  }
  return { width, height, data: closed };
}
