import type { AreaCommand } from './command.ts';
import { coverRect, type MaskBuffer, type MaskScale, type Rect } from './mask-buffer.ts';

const LINES_PER_ROW = 4;

interface Crossing {
  readonly x: number;
  readonly turn: number;
}

/** The box of a flat list of points in mask pixels, not yet cut to whole pixels. */
export function boxOfPoints(points: readonly number[], scale: MaskScale): Rect {
  let box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = (points[i] ?? 0) * scale.x;
    const y = (points[i + 1] ?? 0) * scale.y;
    box = {
      x0: Math.min(box.x0, x),
      y0: Math.min(box.y0, y),
      x1: Math.max(box.x1, x),
      y1: Math.max(box.y1, y),
    };
  }
  return box;
}

/**
 * Fills a closed outline by the non-zero winding rule, so that a lasso crossing itself leaves no holes.
 * Four scan lines a row with exact coverage along each give a smooth edge.
 */
export function paintArea(mask: MaskBuffer, area: AreaCommand, scale: MaskScale): void {
  const box = coverRect(boxOfPoints(area.points, scale), 0, mask);
  if (box.x1 <= box.x0 || box.y1 <= box.y0) return;
  const lines = crossingsByLine(area.points, scale, box);
  const cover = new Float32Array(mask.width + 1);
  for (let y = box.y0; y < box.y1; y += 1) {
    cover.fill(0, box.x0, box.x1);
    for (let part = 0; part < LINES_PER_ROW; part += 1) {
      addLine(cover, lines[(y - box.y0) * LINES_PER_ROW + part] ?? [], box);
    }
    blendRow({ mask, cover, box, y, erases: area.erases });
  }
}

function crossingsByLine(points: readonly number[], scale: MaskScale, box: Rect): Crossing[][] {
  const lines: Crossing[][] = Array.from({ length: (box.y1 - box.y0) * LINES_PER_ROW }, () => []);
  const count = points.length / 2;
  const at = (corner: number): { x: number; y: number } => ({
    x: (points[(corner % count) * 2] ?? 0) * scale.x,
    y: ((points[(corner % count) * 2 + 1] ?? 0) * scale.y - box.y0) * LINES_PER_ROW - 0.5,
  });
  for (let corner = 0; corner < count; corner += 1) addEdge(lines, at(corner), at(corner + 1));
  return lines;
}

function addEdge(lines: Crossing[][], a: { x: number; y: number }, b: { x: number; y: number }): void {
  const [upper, lower, turn] = a.y < b.y ? [a, b, 1] : [b, a, -1];
  const slope = (lower.x - upper.x) / (lower.y - upper.y);
  const last = Math.min(lines.length, Math.ceil(lower.y));
  for (let line = Math.max(0, Math.ceil(upper.y)); line < last; line += 1) {
    lines[line]?.push({ x: upper.x + (line - upper.y) * slope, turn });
  }
}

function addLine(cover: Float32Array, crossings: Crossing[], box: Rect): void {
  crossings.sort((a, b) => a.x - b.x);
  let winding = 0;
  let from = 0;
  for (const { x, turn } of crossings) {
    if (winding === 0) from = x;
    winding += turn;
    if (winding === 0) addRun(cover, Math.max(box.x0, from), Math.min(box.x1, x));
  }
}

function addRun(cover: Float32Array, from: number, to: number): void {
  if (to <= from) return;
  const share = 1 / LINES_PER_ROW;
  const first = Math.floor(from);
  const last = Math.floor(to);
  if (first === last) {
    cover[first] = (cover[first] ?? 0) + (to - from) * share;
    return;
  }
  cover[first] = (cover[first] ?? 0) + (first + 1 - from) * share;
  for (let x = first + 1; x < last; x += 1) cover[x] = (cover[x] ?? 0) + share;
  cover[last] = (cover[last] ?? 0) + (to - last) * share;
}

interface BlendedRow {
  readonly mask: MaskBuffer;
  readonly cover: Float32Array;
  readonly box: Rect;
  readonly y: number;
  readonly erases: boolean;
}

function blendRow({ mask, cover, box, y, erases }: BlendedRow): void {
  for (let x = box.x0; x < box.x1; x += 1) {
    const index = y * mask.width + x;
    const level = Math.round(255 * Math.min(1, cover[x] ?? 0));
    const before = mask.pixels[index] ?? 0;
    mask.pixels[index] = erases ? Math.min(before, 255 - level) : Math.max(before, level);
  }
}
