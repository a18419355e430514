import type { PixelImage } from '../pixels.ts';

export interface Tone {
  /** 1 = unchanged, 0 = grey. */
  readonly saturation: number;
  /** 1 = unchanged; around middle grey. */
  readonly contrast: number;
  /** Added to every channel, 0-255. */
  readonly lift: number;
}

/** Changes saturation, then contrast, then brightness of a whole picture. */
export function adjustTone(image: PixelImage, { saturation, contrast, lift }: Tone): PixelImage {
  const data = image.data.slice();
  for (let i = 0; i < data.length; i += 4) {
    const light = 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!;
    for (let c = 0; c < 3; c++) {
      const coloured = light + (data[i + c]! - light) * saturation;
      data[i + c] = clampByte((coloured - 128) * contrast + 128 + lift);
    }
  }
  return { ...image, data };
}

/** Nearest byte. */
export function clampByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}
