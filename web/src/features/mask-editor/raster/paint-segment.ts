import type { MaskBuffer } from './mask-buffer.ts';

/** From a to b, in mask pixels. A dot has both ends in one place. */
export interface Segment {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** The tip that is swept along a segment: radius in mask pixels, hardness 0 (soft to the middle) to 1. */
export interface Nib {
  readonly radius: number;
  readonly hardness: number;
  readonly erases: boolean;
}

interface Sweep extends Segment {
  readonly length: number;
  readonly ux: number;
  readonly uy: number;
}

interface Span {
  lo: number;
  hi: number;
}

interface Row {
  readonly mask: MaskBuffer;
  readonly sweep: Sweep;
  readonly nib: Nib;
  readonly reach: number;
  readonly edge: number;
  readonly y: number;
}

/**
 * Sweeps a round nib along a segment and keeps, per pixel, the stronger of what was there and what is painted.
 * The shape is the exact set of points within `radius` of the segment with a one-pixel antialiased rim, so
 * overlapping segments leave no beads and the same stroke looks the same at every size.
 */
export function paintSegment(mask: MaskBuffer, segment: Segment, nib: Nib): void {
  const reach = Math.max(0.5, nib.radius) + 0.5;
  const edge = Math.max(1, nib.radius * (1 - nib.hardness));
  const sweep = sweepOf(segment);
  const top = Math.max(0, Math.floor(Math.min(segment.ay, segment.by) - reach));
  const bottom = Math.min(mask.height, Math.ceil(Math.max(segment.ay, segment.by) + reach));
  for (let y = top; y < bottom; y += 1) paintRow({ mask, sweep, nib, reach, edge, y });
}

function sweepOf(segment: Segment): Sweep {
  const dx = segment.bx - segment.ax;
  const dy = segment.by - segment.ay;
  const length = Math.hypot(dx, dy);
  return { ...segment, length, ux: length > 0 ? dx / length : 1, uy: length > 0 ? dy / length : 0 };
}

function paintRow(row: Row): void {
  const { mask, nib, y } = row;
  const outer = pixelsWithin(row, row.reach);
  if (outer.hi <= outer.lo) return;
  const inner = pixelsWithin(row, row.reach - row.edge);
  if (inner.hi <= inner.lo) {
    paintRim(row, outer.lo, outer.hi);
    return;
  }
  paintRim(row, outer.lo, inner.lo);
  mask.pixels.fill(nib.erases ? 0 : 255, y * mask.width + inner.lo, y * mask.width + inner.hi);
  paintRim(row, inner.hi, outer.hi);
}

/** The run of pixels of this row whose centres lie within `radius` of the segment (the shape is convex). */
function pixelsWithin({ mask, sweep, y }: Row, radius: number): Span {
  const span: Span = { lo: Infinity, hi: -Infinity };
  if (radius > 0) {
    addDisc(span, sweep.ax, { radius, dy: y + 0.5 - sweep.ay });
    addDisc(span, sweep.bx, { radius, dy: y + 0.5 - sweep.by });
    addBody(span, sweep, { radius, dy: y + 0.5 - sweep.ay });
  }
  return {
    lo: Math.max(0, Math.ceil(span.lo - 0.5)),
    hi: Math.min(mask.width, Math.floor(span.hi - 0.5) + 1),
  };
}

function addDisc(span: Span, cx: number, { radius, dy }: { radius: number; dy: number }): void {
  if (Math.abs(dy) > radius) return;
  const half = Math.sqrt(radius * radius - dy * dy);
  span.lo = Math.min(span.lo, cx - half);
  span.hi = Math.max(span.hi, cx + half);
}

function addBody(span: Span, sweep: Sweep, { radius, dy }: { radius: number; dy: number }): void {
  // Along the row, distance across and position along the segment are both linear in x.
  const across = solve(-sweep.uy, dy * sweep.ux, { from: -radius, to: radius });
  const along = solve(sweep.ux, dy * sweep.uy, { from: 0, to: sweep.length });
  const lo = Math.max(across.lo, along.lo) + sweep.ax;
  const hi = Math.min(across.hi, along.hi) + sweep.ax;
  if (hi < lo) return;
  span.lo = Math.min(span.lo, lo);
  span.hi = Math.max(span.hi, hi);
}

/** Where `from <= slope * x + offset <= to`. */
function solve(slope: number, offset: number, { from, to }: { from: number; to: number }): Span {
  if (Math.abs(slope) < 1e-12) {
    const holds = offset >= from && offset <= to;
    return holds ? { lo: -Infinity, hi: Infinity } : { lo: Infinity, hi: -Infinity };
  }
  const one = (from - offset) / slope;
  const other = (to - offset) / slope;
  return { lo: Math.min(one, other), hi: Math.max(one, other) };
}

/** The only loop that looks at every pixel by itself; a soft brush spends its time here. */
function paintRim({ mask, sweep, nib, reach, edge, y }: Row, from: number, to: number): void {
  const { pixels } = mask;
  const { ax, ux, uy, length } = sweep;
  const dy = y + 0.5 - sweep.ay;
  const done = nib.erases ? 0 : 255;
  for (let x = from, index = y * mask.width + from; x < to; x += 1, index += 1) {
    const before = pixels[index]!;
    if (before === done) continue;
    const dx = x + 0.5 - ax;
    const along = Math.min(length, Math.max(0, dx * ux + dy * uy));
    const distance = Math.sqrt((dx - along * ux) ** 2 + (dy - along * uy) ** 2);
    const level = Math.round(255 * Math.min(1, Math.max(0, (reach - distance) / edge)));
    pixels[index] = nib.erases ? Math.min(before, 255 - level) : Math.max(before, level);
  }
}
