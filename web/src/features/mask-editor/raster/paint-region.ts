import type { RegionCommand } from './command.ts';
import type { MaskBuffer } from './mask-buffer.ts';
import { type PackedMask, unpackRuns } from './packed-mask.ts';

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
