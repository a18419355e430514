import type { LightBuffers } from './light-pass.ts';
import { luminance } from './vector.ts';

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;

/** How alike two pixels must be to share light. */
export interface Smoothing {
  readonly rounds: number;
  /** Relative difference in brightness that still counts as noise in the first round. */
  readonly tolerance: number;
}

/** How likely two pixels lie on the same piece of surface, 0..1. */
function kinship(buffers: LightBuffers, a: number, b: number): number {
  const { normal, position, slot } = buffers;
  if (slot[a] !== slot[b]) return 0;
  const i = 3 * a;
  const j = 3 * b;
  let along = normal[i]! * normal[j]! + normal[i + 1]! * normal[j + 1]! + normal[i + 2]! * normal[j + 2]!;
  if (along < 0.6) return 0;
  along *= along;
  along *= along;
  along *= along;
  along *= along;
  const off =
    normal[i]! * (position[j]! - position[i]!) +
    normal[i + 1]! * (position[j + 1]! - position[i + 1]!) +
    normal[i + 2]! * (position[j + 2]! - position[i + 2]!);
  const scaled = off / (0.006 * buffers.distance[a]!);
  return along / (1 + scaled * scaled);
}

/** One round of the edge-avoiding à-trous filter (Dammertz et al. 2010) with holes of `step` pixels. `channels` holds `width` floats a pixel, its first three a colour. */
function smoothRound(
  buffers: LightBuffers,
  channels: Channels,
  round: { step: number; tolerance: number },
): Float32Array {
  const { width, height, coverage } = buffers;
  const { values, depth } = channels;
  const out = new Float32Array(values.length);
  const sum = new Float64Array(depth);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (coverage[pixel]! <= 0) continue;
      sum.fill(0);
      const brightness = luminance(values, pixel * depth);
      let total = 0;
      for (let tap = 0; tap < 25; tap++) {
        const row = y + (Math.floor(tap / 5) - 2) * round.step;
        const column = x + ((tap % 5) - 2) * round.step;
        if (row < 0 || row >= height || column < 0 || column >= width) continue;
        const other = row * width + column;
        if (coverage[other]! <= 0) continue;
        let weight = KERNEL[tap % 5]! * KERNEL[Math.floor(tap / 5)]!;
        if (other !== pixel) {
          weight *= kinship(buffers, pixel, other);
          if (weight <= 1e-7) continue;
          const light = luminance(values, other * depth);
          // Held against both: beside the dark one alone, a speck that met no light would stay one.
          const difference = (light - brightness) / (round.tolerance * (0.05 + (light + brightness) / 2));
          weight *= coverage[other]! / (1 + difference * difference);
        }
        total += weight;
        for (let k = 0; k < depth; k++) sum[k]! += weight * values[other * depth + k]!;
      }
      for (let k = 0; k < depth; k++) out[pixel * depth + k] = sum[k]! / total;
    }
  }
  return out;
}

interface Channels {
  readonly values: Float32Array;
  readonly depth: number;
}

function smooth(buffers: LightBuffers, channels: Channels, smoothing: Smoothing): Float32Array {
  let { values } = channels;
  for (let round = 0; round < smoothing.rounds; round++) {
    const tolerance = smoothing.tolerance / 2 ** (round * 0.5);
    values = smoothRound(buffers, { values, depth: channels.depth }, { step: 1 << round, tolerance });
  }
  return values;
}

/** Removes sampling noise from the light, keeping edges of form and material. Works in place. */
export function denoiseLight(buffers: LightBuffers, smoothing: Smoothing): void {
  const count = buffers.width * buffers.height;
  const joined = new Float32Array(count * 6);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      joined[6 * i + k] = buffers.irradiance[3 * i + k]!;
      joined[6 * i + 3 + k] = buffers.flow[3 * i + k]!;
    }
  }
  const smoothed = smooth(buffers, { values: joined, depth: 6 }, smoothing);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      buffers.irradiance[3 * i + k] = smoothed[6 * i + k]!;
      buffers.flow[3 * i + k] = smoothed[6 * i + 3 + k]!;
    }
  }
  buffers.gloss.set(
    smooth(
      buffers,
      { values: buffers.gloss, depth: 3 },
      { ...smoothing, rounds: Math.max(0, smoothing.rounds - 1) },
    ),
  );
}

/** Smooths the shadow ratio among pixels that show the catcher. Returns a new array. */
export function denoiseShadow(
  shadow: Float32Array,
  size: { width: number; height: number },
  isObject: (pixel: number) => boolean,
): Float32Array {
  let values = shadow;
  for (let round = 0; round < 4; round++) {
    values = smoothShadowRound(
      values,
      { ...size, step: 1 << round, tolerance: 0.3 / 2 ** (round * 0.5) },
      isObject,
    );
  }
  return values;
}

function smoothShadowRound(
  values: Float32Array,
  round: { width: number; height: number; step: number; tolerance: number },
  isObject: (pixel: number) => boolean,
): Float32Array {
  const { width, height, step } = round;
  const out = values.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const own = values[3 * pixel + 1]!;
      const sum = [0, 0, 0];
      let total = 0;
      for (let tap = 0; tap < 25; tap++) {
        const column = x + ((tap % 5) - 2) * step;
        const row = y + (Math.floor(tap / 5) - 2) * step;
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const other = row * width + column;
        if (isObject(other)) continue;
        const difference = (values[3 * other + 1]! - own) / round.tolerance;
        const closeness = isObject(pixel) ? 1 : 1 / (1 + difference * difference);
        const weight = KERNEL[tap % 5]! * KERNEL[Math.floor(tap / 5)]! * closeness;
        total += weight;
        for (let k = 0; k < 3; k++) sum[k]! += weight * values[3 * other + k]!;
      }
      if (total > 0) for (let k = 0; k < 3; k++) out[3 * pixel + k] = sum[k]! / total;
    }
  }
  return out;
}
