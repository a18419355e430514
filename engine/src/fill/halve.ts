import type { Mask, PixelImage } from '../pixels.ts';

/** Half the size by 2 x 2 averages (an odd last row or column is averaged with itself). */
export function halveImage(image: PixelImage): PixelImage {
  const width = (image.width + 1) >> 1;
  const height = (image.height + 1) >> 1;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const upper = 2 * y * image.width;
    const lower = Math.min(image.height - 1, 2 * y + 1) * image.width;
    for (let x = 0; x < width; x++) {
      const left = 2 * x;
      const right = Math.min(image.width - 1, left + 1);
      for (let c = 0; c < 4; c++) {
        const sum =
          image.data[(upper + left) * 4 + c]! +
          image.data[(upper + right) * 4 + c]! +
          image.data[(lower + left) * 4 + c]! +
          image.data[(lower + right) * 4 + c]!;
        data[(y * width + x) * 4 + c] = (sum + 2) >> 2;
      }
    }
  }
  return { width, height, data };
}

/** Half the size; a pixel is 255 as soon as one of the four it covers is above 0. */
export function halveMask(mask: Mask): Mask {
  const width = (mask.width + 1) >> 1;
  const height = (mask.height + 1) >> 1;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      if (mask.data[y * mask.width + x]! > 0) data[(y >> 1) * width + (x >> 1)] = 255;
    }
  }
  return { width, height, data };
}
