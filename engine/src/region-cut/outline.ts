import { boxBlur } from '../filter/box-blur.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Mask } from '../pixels.ts';
import type { RegionGraph } from './region-graph.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a smoothed outline begins and ends to be selected, as shares of the surroundings: one pixel wide at full size. */
const SOFT_EDGE = 0.22;

/** The blur reaches this far. */
const REACH = 2;

/** Where a surface ends without an edge in the picture, its outline runs smoothly over so many pixels: regions end in squares there. */
const BLIND_REACH = 12;
/** Less outline nearby than this, in mean pixel edges a pixel, tells nothing. */
const FEWEST = 1e-3;
/** OKLab distance of two regions between which no edge is seen. */
const BLIND = 0.025;

/**
 * A mask of the given size with the marked regions at 255, the stairs of the small picture smoothed away. `isSurface`: where no edge is seen, its outline is a smooth line, as that
 * of a wall towards a ceiling of the same white.
 */
export function outlineOf(
  graph: RegionGraph,
  isIn: Uint8Array,
  { width, height, isSurface = false }: Size & { readonly isSurface?: boolean },
): Mask {
  const data = new Uint8Array(width * height);
  const part = softPart(graph, isIn, isSurface);
  if (!part) return { width, height, data };
  const columns = placesOf(width, graph.width, part.left);
  const rows = placesOf(height, graph.height, part.top);
  const { soft } = part;
  const row = new Float32Array(part.width);
  for (let y = 0; y < height; y++) {
    const above = rows.first[y]! * part.width;
    const below = rows.second[y]! * part.width;
    if (above < 0 || below >= soft.length) continue;
    const down = rows.share[y]!;
    for (let x = 0; x < row.length; x++) row[x] = soft[above + x]! * (1 - down) + soft[below + x]! * down;
    drawRow(data.subarray(y * width, (y + 1) * width), row, columns);
  }
  return { width, height, data };
}

function drawRow(out: Uint8Array, row: Float32Array, { first, second, share }: Places): void {
  for (let x = 0; x < out.length; x++) {
    if (first[x]! < 0 || second[x]! >= row.length) continue;
    const value = row[first[x]!]! * (1 - share[x]!) + row[second[x]!]! * share[x]!;
    if (value > 0.5 - SOFT_EDGE / 2) out[x] = Math.min(255, ((value - 0.5) / SOFT_EDGE + 0.5) * 255);
  }
}

interface Part {
  /** Corner in the small picture; may lie outside it. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Smoothed shares, row by row. */
  readonly soft: Float32Array;
}

/** The marked part of the small picture with some room around, smoothed; null when nothing is marked. Beside the picture its border goes on. */
function softPart(graph: RegionGraph, isIn: Uint8Array, isSurface: boolean): Part | null {
  const { label } = graph;
  const marked = new Uint8Array(label.length);
  for (let i = 0; i < label.length; i++) marked[i] = isIn[label[i]!]!;
  const bounds = maskBounds({ width: graph.width, height: graph.height, data: marked });
  if (!bounds) return null;
  const room = 2 * (isSurface ? BLIND_REACH : REACH);
  const left = bounds.left - room;
  const top = bounds.top - room;
  const width = bounds.right + room - left;
  const height = bounds.bottom + room - top;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = Math.min(graph.height - 1, Math.max(0, top + y)) * graph.width;
    for (let x = 0; x < width; x++) {
      data[y * width + x] = marked[from + Math.min(graph.width - 1, Math.max(0, left + x))]!;
    }
  }
  const map = { width, height, channels: 1, data };
  const soft = boxBlur(map, 1, REACH).data;
  if (!isSurface) return { left, top, width, soft };
  const wide = boxBlur(map, BLIND_REACH, 2).data;
  const blind = blindShare(graph, marked, { left, top, width, height });
  return { left, top, width, soft: soft.map((value, i) => value + blind[i]! * (wide[i]! - value)) };
}

/** Per pixel of a part of the small picture which share of the outline nearby runs where no edge is seen. */
function blindShare(
  graph: RegionGraph,
  marked: Uint8Array,
  part: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Float32Array {
  const { width, height } = part;
  const counts = new Float32Array(2 * width * height);
  for (let y = 0; y < graph.height; y++) {
    for (let x = 0; x < graph.width; x++) {
      const i = y * graph.width + x;
      const right = x + 1 < graph.width ? i + 1 : i;
      const below = y + 1 < graph.height ? i + graph.width : i;
      for (const next of [right, below]) {
        if (marked[i] === marked[next]) continue;
        const [u, v] = [x - part.left, y - part.top];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        counts[2 * (v * width + u)]! += 1;
        if (isBlind(graph, graph.label[i]!, graph.label[next]!)) counts[2 * (v * width + u) + 1]! += 1;
      }
    }
  }
  const near = boxBlur({ width, height, channels: 2, data: counts }, BLIND_REACH, 2).data;
  return Float32Array.from({ length: width * height }, (_, i) =>
    near[2 * i]! > FEWEST ? near[2 * i + 1]! / near[2 * i]! : 0,
  );
}

function isBlind({ patchOf, colour }: RegionGraph, one: number, other: number): boolean {
  if (patchOf[one] === patchOf[other]) return true;
  const [l, a, b] = [0, 1, 2].map((c) => colour[3 * one + c]! - colour[3 * other + c]!) as [
    number,
    number,
    number,
  ];
  return Math.hypot(l, a, b) < BLIND;
}

interface Places {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly share: Float32Array;
}

/** For every pixel of a longer row the two it lies between in a shorter one, counted from `start`. */
function placesOf(long: number, short: number, start: number): Places {
  const first = new Int32Array(long);
  const second = new Int32Array(long);
  const share = new Float32Array(long);
  for (let i = 0; i < long; i++) {
    const at = Math.min(short - 1, Math.max(0, ((i + 0.5) * short) / long - 0.5));
    first[i] = Math.floor(at) - start;
    second[i] = Math.min(short - 1, Math.floor(at) + 1) - start;
    share[i] = at - Math.floor(at);
  }
  return { first, second, share };
}
