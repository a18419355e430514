import type { Plane } from '../filter/gaussian-blur.ts';
import { lumaOf } from '../colour/srgb.ts';
import type { Mask, PixelImage } from '../pixels.ts';

/** Red, green, blue (0-255) as averages of `factor` x `factor` blocks: pixel x stands for `factor * (x + 0.5) - 0.5` of the picture. What does not fill a block is left out. */
export function reduceColours(image: PixelImage, factor: number): Plane {
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Float32Array(width * height * 3);
  const share = 1 / (factor * factor);
  for (let y = 0; y < height * factor; y++) {
    let from = y * image.width * 4;
    const row = Math.floor(y / factor) * width * 3;
    for (let x = 0; x < width; x++) {
      const to = row + 3 * x;
      for (let k = 0; k < factor; k++, from += 4) {
        data[to]! += share * image.data[from]!;
        data[to + 1]! += share * image.data[from + 1]!;
        data[to + 2]! += share * image.data[from + 2]!;
      }
    }
  }
  return { width, height, channels: 3, data };
}

/** 1 where no pixel of the block may change, else 0; all 1 without a mask. */
export function reduceKept(
  mask: Mask | null,
  size: { width: number; height: number },
  factor: number,
): Uint8Array {
  const kept = new Uint8Array(size.width * size.height).fill(1);
  if (!mask) return kept;
  for (let y = 0; y < size.height * factor; y++) {
    const row = Math.floor(y / factor) * size.width;
    for (let x = 0; x < size.width * factor; x++) {
      if (mask.data[y * mask.width + x]! > 0) kept[row + Math.floor(x / factor)] = 0;
    }
  }
  return kept;
}

/** One channel: weighted brightness, 0-255. */
export function lumaOfColours({ width, height, data }: Plane): Plane {
  const luma = new Float32Array(width * height);
  for (let i = 0; i < luma.length; i++) luma[i] = lumaOf(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!);
  return { width, height, channels: 1, data: luma };
}

/** Half the size by 2 x 2 averages; one channel. */
export function halvePlane(plane: Plane): Plane {
  const width = Math.max(1, plane.width >> 1);
  const height = Math.max(1, plane.height >> 1);
  const data = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = 2 * y * plane.width + 2 * x;
      data[i] =
        (plane.data[at]! +
          plane.data[at + 1]! +
          plane.data[at + plane.width]! +
          plane.data[at + plane.width + 1]!) /
        4;
    }
  }
  return { width, height, channels: 1, data };
}
