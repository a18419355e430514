import { byteFromLinear, LINEAR_FROM_BYTE } from '../../colour/srgb.ts';
import { gaussianBlur } from '../../filter/gaussian-blur.ts';
import type { PixelImage } from '../../pixels.ts';

/** The photo as if exposed with a fraction of the light. */
export function darkened(photo: PixelImage, light: number): PixelImage {
  const data = photo.data.map((byte, i) =>
    i % 4 === 3 ? byte : byteFromLinear(light * LINEAR_FROM_BYTE[byte]!),
  );
  return { ...photo, data };
}

/** Out of focus: `sigma` in pixels. */
export function blurred(photo: PixelImage, sigma: number): PixelImage {
  const { width, height, data } = photo;
  const soft = gaussianBlur({ width, height, channels: 4, data: Float32Array.from(data) }, sigma);
  return { width, height, data: Uint8Array.from(soft.data, (value) => Math.round(value)) };
}
