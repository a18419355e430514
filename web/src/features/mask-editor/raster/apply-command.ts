import type { MaskCommand, StrokeCommand } from './command.ts';
import type { MaskBuffer, MaskScale } from './mask-buffer.ts';
import { paintArea } from './paint-area.ts';
import { paintRegion } from './paint-region.ts';
import { paintSegment, type Nib, type Segment } from './paint-segment.ts';

/** A stroke's nib in mask pixels. */
export function nibOf(stroke: StrokeCommand, scale: MaskScale): Nib {
  const radius = (stroke.radius * (scale.x + scale.y)) / 2;
  return { radius, hardness: stroke.hardness, erases: stroke.erases };
}

/** The segments of a stroke in mask pixels, from the given point on; a lone point is a dot. */
export function* segmentsOf(stroke: StrokeCommand, scale: MaskScale, first = 0): Generator<Segment> {
  const { points } = stroke;
  const count = points.length / 2;
  const x = (point: number): number => (points[point * 2] ?? 0) * scale.x;
  const y = (point: number): number => (points[point * 2 + 1] ?? 0) * scale.y;
  if (first === 0 && count > 0) yield { ax: x(0), ay: y(0), bx: x(0), by: y(0) };
  for (let point = Math.max(1, first); point < count; point += 1) {
    yield { ax: x(point - 1), ay: y(point - 1), bx: x(point), by: y(point) };
  }
}

/** Draws one command into a mask of any size. */
export function applyCommand(mask: MaskBuffer, command: MaskCommand, scale: MaskScale): void {
  if (command.kind === 'stroke') {
    const nib = nibOf(command, scale);
    for (const segment of segmentsOf(command, scale)) paintSegment(mask, segment, nib);
  } else if (command.kind === 'area') paintArea(mask, command, scale);
  else if (command.kind === 'region') paintRegion(mask, command);
  else if (command.kind === 'invert') invert(mask);
  else mask.pixels.fill(command.kind === 'fill' ? 255 : 0);
}

function invert({ pixels }: MaskBuffer): void {
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = 255 - (pixels[i] ?? 0);
}
