import { LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import { luminance, type Vec3 } from '../../scene/vector.ts';
import { logLight, type Region } from './light-field.ts';
import { quantile } from './quantile.ts';

const MOST_SAMPLES = 30_000;

/** What colour a region has now, in linear light. */
export interface RegionColour {
  /** Median of every channel. */
  readonly median: Vec3;
  readonly light: number;
  readonly logMedian: number;
  /** Luminance that a tenth of the region exceeds. */
  readonly bright: number;
  /** 0 = grey, 1 = pure colour. */
  readonly saturation: number;
  /** White in a pixel beyond its share of the median colour that one pixel in five exceeds. */
  readonly usualExcess: number;
}

/** Places (pixel numbers) spread evenly over those where the matte is at least `least`; at most some 30,000. */
export function spreadPlaces({ image, matte, bounds }: Region, least: number): Int32Array {
  const { width } = image;
  const places: number[] = [];
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  const step = Math.max(1, Math.floor(Math.sqrt(area / (2 * MOST_SAMPLES))));
  for (let y = bounds.top; y < bounds.bottom; y += step) {
    // Rows start at different columns, so that no stripe pattern is met in step.
    for (let x = bounds.left + ((y * 7) % step); x < bounds.right; x += step)
      if (matte[y * width + x]! >= least) places.push(y * width + x);
  }
  return Int32Array.from(places);
}

/** How much white a colour holds beyond its part of `base`: the dichromatic model (Shafer 1985) by least squares, negative for less. */
export function whiteExcess(colour: ArrayLike<number>, base: Vec3): number {
  const square = base[0] * base[0] + base[1] * base[1] + base[2] * base[2];
  const sum = base[0] + base[1] + base[2];
  const along = colour[0]! * base[0] + colour[1]! * base[1] + colour[2]! * base[2];
  const total = colour[0]! + colour[1]! + colour[2]!;
  return (square * total - sum * along) / Math.max(1e-9, 3 * square - sum * sum);
}

/** Measures the region at some of its places. */
export function regionColour({ image }: Region, places: Int32Array): RegionColour {
  const channels = [0, 1, 2].map((k) =>
    Float64Array.from(places, (place) => LINEAR_FROM_BYTE[image.data[4 * place + k]!]!),
  );
  const lights = Float64Array.from(places, (_, i) =>
    luminance([channels[0]![i]!, channels[1]![i]!, channels[2]![i]!]),
  );
  const median = channels.map((channel) => Math.max(0.003, quantile(channel, 0.5))) as unknown as Vec3;
  const excess = lights.map((_, i) =>
    whiteExcess([channels[0]![i]!, channels[1]![i]!, channels[2]![i]!], median),
  );
  const light = Math.max(0.003, quantile(lights, 0.5));
  return {
    median,
    light,
    logMedian: logLight(light),
    bright: quantile(lights, 0.9),
    saturation: (Math.max(...median) - Math.min(...median)) / Math.max(...median),
    usualExcess: Math.max(0, quantile(excess, 0.8)),
  };
}
