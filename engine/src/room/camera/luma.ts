import { lumaOf } from '../../colour/srgb.ts';
import type { PixelImage } from '../../pixels.ts';

export interface LumaPlane {
  readonly width: number;
  readonly height: number;
  /** 0-255. */
  readonly data: Float32Array;
}

/** Brightness at half size (2 x 2 averages): halves the noise and quarters the work of finding lines. */
export function halfSizeLuma(image: PixelImage): LumaPlane {
  return halfSize(image, lumaOf);
}

/** What is read of every pixel, at half size. */
export function halfSize(image: PixelImage, read: (r: number, g: number, b: number) => number): LumaPlane {
  const width = Math.max(1, image.width >> 1);
  const height = Math.max(1, image.height >> 1);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) {
        const fromX = Math.min(image.width - 1, 2 * x + (k & 1));
        const fromY = Math.min(image.height - 1, 2 * y + (k >> 1));
        const i = (fromY * image.width + fromX) * 4;
        sum += read(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!);
      }
      data[y * width + x] = sum / 4;
    }
  }
  return { width, height, data };
}
