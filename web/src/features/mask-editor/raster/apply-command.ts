import type { MaskCommand, RegionCommand, StrokeCommand } from './command.ts';
import { growMask } from './grow-mask.ts';
import type { MaskBuffer, MaskScale } from './mask-buffer.ts';
import { type PackedMask, unpackRuns } from './packed-mask.ts';
import { paintArea } from './paint-area.ts';
import { type Nib, paintSegment, type Segment } from './paint-segment.ts';

/** A stroke's nib in mask pixels, where it is as wide as it gets. */
export function nibOf(stroke: StrokeCommand, scale: MaskScale): Nib {
  const radius = (stroke.radius * (scale.x + scale.y)) / 2;
  return { radius, hardness: stroke.hardness, erases: stroke.erases };
}

/** A segment and what is swept along it. */
export interface Sweep {
  readonly segment: Segment;
  readonly nib: Nib;
}

/** A nib changes its radius by at most so many mask pixels from one piece to the next: no step is seen. */
const STEP = 0.75;

/** The pieces of a stroke in mask pixels, from the given point on; a lone point is a dot. */
export function* sweepsOf(stroke: StrokeCommand, scale: MaskScale, first = 0): Generator<Sweep> {
  const { points, widths } = stroke;
  const full = nibOf(stroke, scale);
  const count = points.length / 2;
  const at = (point: number) => ({
    x: (points[point * 2] ?? 0) * scale.x,
    y: (points[point * 2 + 1] ?? 0) * scale.y,
    radius: full.radius * (widths?.[point] ?? 1),
  });
  if (first === 0 && count > 0) yield* taper(at(0), at(0), full);
  for (let point = Math.max(1, first); point < count; point += 1)
    yield* taper(at(point - 1), at(point), full);
}

interface Stop {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** From one stop to the next in pieces, each with a nib of its own where the two differ. */
function* taper(from: Stop, to: Stop, nib: Nib): Generator<Sweep> {
  const grown = to.radius - from.radius;
  const pieces = Math.max(1, Math.ceil(Math.abs(grown) / STEP));
  for (let piece = 0; piece < pieces; piece += 1) {
    const [a, b] = [piece / pieces, (piece + 1) / pieces];
    const segment = {
      ax: from.x + (to.x - from.x) * a,
      ay: from.y + (to.y - from.y) * a,
      bx: from.x + (to.x - from.x) * b,
      by: from.y + (to.y - from.y) * b,
    };
    yield { segment, nib: { ...nib, radius: from.radius + grown * b } };
  }
}

/** Draws one command into a mask of any size. */
export function applyCommand(mask: MaskBuffer, command: MaskCommand, scale: MaskScale): void {
  if (command.kind === 'stroke') {
    for (const { segment, nib } of sweepsOf(command, scale)) paintSegment(mask, segment, nib);
  } else if (command.kind === 'area') paintArea(mask, command, scale);
  else if (command.kind === 'region') paintRegion(mask, command);
  else if (command.kind === 'grow') growMask(mask, command, scale);
  else if (command.kind === 'invert') invert(mask);
  else mask.pixels.fill(command.kind === 'fill' ? 255 : 0);
}

function invert({ pixels }: MaskBuffer): void {
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = 255 - (pixels[i] ?? 0);
}

const HALF = 128;

/** Paints or erases where the region is: at another size along its smoothed outline, never half. */
export function paintRegion(mask: MaskBuffer, { region, erases }: RegionCommand): void {
  const level = erases ? 0 : 255;
  const columns = samplesOf(mask.width, region.width);
  const rows = samplesOf(mask.height, region.height);
  const pixels = unpackMask(region);
  for (const [y, row] of rows.entries()) {
    const upper = row.from * region.width;
    const lower = row.to * region.width;
    for (const [x, column] of columns.entries()) {
      const above = mix(pixels[upper + column.from]!, pixels[upper + column.to]!, column.part);
      const below = mix(pixels[lower + column.from]!, pixels[lower + column.to]!, column.part);
      if (mix(above, below, row.part) >= HALF) mask.pixels[y * mask.width + x] = level;
    }
  }
}

function unpackMask({ width, height, packed }: PackedMask): Uint8Array {
  const pixels = new Uint8Array(width * height);
  unpackRuns(packed, (from, count, byteAt) => {
    for (let i = 0; i < count; i += 1) pixels[from + i] = byteAt(i);
  });
  return pixels;
}

/** Between which two pixels of the region each pixel of the mask lies, and how near the second. */
interface Sample {
  readonly from: number;
  readonly to: number;
  readonly part: number;
}

function samplesOf(count: number, regionCount: number): Sample[] {
  return Array.from({ length: count }, (_, at) => {
    const place = Math.min(regionCount - 1, Math.max(0, ((at + 0.5) * regionCount) / count - 0.5));
    const from = Math.floor(place);
    return { from, to: Math.min(regionCount - 1, from + 1), part: place - from };
  });
}

function mix(a: number, b: number, part: number): number {
  return a + (b - a) * part;
}
