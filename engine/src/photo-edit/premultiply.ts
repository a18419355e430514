import type { PixelImage } from '../pixels.ts';

/** Whether any pixel lets something through. */
export function hasAlpha({ data }: PixelImage): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true;
  return false;
}

/** Colours weighted by alpha, so that what is transparent has no colour to bleed. Pixels that are opaque stay as they are. */
export function premultiply({ width, height, data }: PixelImage): PixelImage {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    for (let c = 0; c < 3; c++) out[i + c] = (data[i + c]! * alpha) / 255 + 0.5;
    out[i + 3] = alpha;
  }
  return { width, height, data: out };
}

/** Takes the weight by alpha away again. */
export function unpremultiply({ width, height, data }: PixelImage): PixelImage {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) out[i + c] = Math.min(255, (data[i + c]! * 255) / alpha + 0.5);
    out[i + 3] = alpha;
  }
  return { width, height, data: out };
}
