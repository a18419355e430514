import { byteFromLinear, LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import { FIELD_VALUES, type LightField, type Region } from '../light/light-field.ts';
import type { Painter } from './painter.ts';

/** Writes the colour of the new surface at a pixel, relative to its mean, to `out`. */
export type Pattern = (x: number, y: number, out: Float64Array) => void;

export interface Ground {
  readonly region: Region;
  readonly field: LightField;
  readonly pattern: Pattern | null;
}

/** Pixels less covered than this (0-255) are mixtures: their own colour says little about the region's. */
const WHOLE = 250;

/** Answers the finished linear colour of single pixels: `finish(i, painter, out)`, where `i` is the pixel's number. */
export function pixelFinisher(ground: Ground): (i: number, painter: Painter, out: Float64Array) => void {
  const { image, matte } = ground.region;
  const { data, width } = image;
  const colour = new Float64Array(3);
  const own = new Float64Array(3);
  const field = new Float64Array(FIELD_VALUES);
  const pattern = Float64Array.of(1, 1, 1);
  const dab = { colour, field, pattern };
  return (i, painter, out) => {
    const x = i % width;
    const y = (i / width) | 0;
    for (let k = 0; k < 3; k++) colour[k] = LINEAR_FROM_BYTE[data[4 * i + k]!]!;
    ground.field.at(x, y, field);
    ground.pattern?.(x, y, pattern);
    const cover = matte[i]!;
    if (cover >= WHOLE) {
      painter(dab, out);
      return;
    }
    // A mixture of region and neighbour: only the region's share of it is exchanged, old paint for new.
    for (let k = 0; k < 3; k++) own[k] = colour[k]!;
    const share = cover / 255;
    const isKnown = field[2]! + field[3]! + field[4]! > 0;
    const mixed = isKnown ? 1 - Math.max(0, Math.min(1, (share - 0.85) / 0.13)) : 0;
    for (let k = 0; k < 3; k++) colour[k]! += mixed * (field[2 + k]! - colour[k]!);
    painter(dab, out);
    for (let k = 0; k < 3; k++) {
      const changed = own[k]! + share * (out[k]! - colour[k]!);
      out[k] = Math.max(changed, share * out[k]!);
    }
  };
}

/** The finished linear colours of some pixels, three numbers each. */
export function finishPlaces(ground: Ground, painter: Painter, places: Int32Array): Float64Array {
  const finish = pixelFinisher(ground);
  const out = new Float64Array(3);
  const colours = new Float64Array(3 * places.length);
  places.forEach((place, n) => {
    finish(place, painter, out);
    colours.set(out, 3 * n);
  });
  return colours;
}

/** Paints every pixel of the region; where the matte is 0 the bytes stay as they are, and so does alpha everywhere. `onRow` is told the share done. */
export function paintRegion(ground: Ground, painter: Painter, onRow: (fraction: number) => void): Uint8Array {
  const { image, matte, bounds } = ground.region;
  const data = image.data.slice();
  const finish = pixelFinisher(ground);
  const out = new Float64Array(3);
  for (let y = bounds.top; y < bounds.bottom; y++) {
    for (let x = bounds.left, i = y * image.width + x; x < bounds.right; x++, i++) {
      if (matte[i] === 0) continue;
      finish(i, painter, out);
      for (let k = 0; k < 3; k++) data[4 * i + k] = byteFromLinear(out[k]!);
    }
    if (y % 64 === 0) onRow((y - bounds.top) / (bounds.bottom - bounds.top));
  }
  return data;
}
