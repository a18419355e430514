import { LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import type { PixelImage } from '../../pixels.ts';

/** One size of a texture: linear RGB multiplied by alpha, and alpha, four floats a texel, from the top left. */
interface Level {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Larger pictures are reduced: no place is drawn at more pixels than this. */
const LARGEST = 1400;

/** Averages blocks of `factor` texels a side; the last ones may be cut. */
function reduced(image: PixelImage, factor: number): Level {
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Float32Array(width * height * 4);
  const block = factor * factor * 255;
  for (let y = 0; y < height * factor; y++) {
    for (let x = 0; x < width * factor; x++) {
      const from = 4 * (y * image.width + x);
      const to = 4 * (Math.floor(y / factor) * width + Math.floor(x / factor));
      const weight = image.data[from + 3]! / block;
      for (let k = 0; k < 3; k++) data[to + k]! += LINEAR_FROM_BYTE[image.data[from + k]!]! * weight;
      data[to + 3]! += weight;
    }
  }
  return { width, height, data };
}

function halved(level: Level): Level {
  const width = Math.ceil(level.width / 2);
  const height = Math.ceil(level.height / 2);
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let corner = 0; corner < 4; corner++) {
        const column = Math.min(level.width - 1, 2 * x + (corner & 1));
        const row = Math.min(level.height - 1, 2 * y + (corner >> 1));
        for (let k = 0; k < 4; k++)
          data[4 * (y * width + x) + k]! += level.data[4 * (row * level.width + column) + k]! / 4;
      }
    }
  }
  return { width, height, data };
}

/** A picture that can be read at any place and size, in linear light. */
export interface Texture {
  /** Mean linear colour of what is visible. */
  readonly mean: readonly [number, number, number];
  /** Texels of the finest size across the width. */
  readonly width: number;
  /** Writes colour times alpha, and alpha, at shares of the width (from the left) and height (from the top); `texels` of the finest size lie in a pixel. */
  readonly read: (at: { u: number; v: number; texels: number }, out: Float64Array) => void;
}

export function textureOf(image: PixelImage): Texture {
  const factor = Math.ceil(Math.max(image.width, image.height) / LARGEST);
  const levels = [reduced(image, factor)];
  for (let last = levels[0]!; Math.min(last.width, last.height) > 2; last = levels.at(-1)!)
    levels.push(halved(last));
  return {
    mean: meanOf(levels[0]!),
    width: levels[0]!.width,
    read: ({ u, v, texels }, out) => {
      const wanted = Math.floor(Math.log2(Math.max(1, texels)) + 0.25);
      readLevel(levels[Math.min(levels.length - 1, wanted)]!, { u, v }, out);
    },
  };
}

function meanOf({ data }: Level): readonly [number, number, number] {
  const sum = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i++) sum[i & 3]! += data[i]!;
  const total = sum[3]! || 1;
  return [sum[0]! / total, sum[1]! / total, sum[2]! / total];
}

/** Bilinear between the texels' middles. */
function readLevel(level: Level, at: { u: number; v: number }, out: Float64Array): void {
  const { width, height, data } = level;
  const fx = Math.max(0, Math.min(width - 1, at.u * width - 0.5));
  const fy = Math.max(0, Math.min(height - 1, at.v * height - 0.5));
  const left = Math.floor(fx);
  const top = Math.floor(fy);
  out.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const column = Math.min(width - 1, left + (corner & 1));
    const row = Math.min(height - 1, top + (corner >> 1));
    const weight = (corner & 1 ? fx - left : 1 - fx + left) * (corner >> 1 ? fy - top : 1 - fy + top);
    for (let k = 0; k < 4; k++) out[k]! += weight * data[4 * (row * width + column) + k]!;
  }
}
