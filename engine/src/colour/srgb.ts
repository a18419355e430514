/** sRGB byte (0-255) to linear light (0-1), IEC 61966-2-1. */
export const LINEAR_FROM_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4095;
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  // Squared spacing: dark tones, where the curve is steep, get the fine steps.
  const linear = (i / STEPS) ** 2;
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
});

/** Linear light (clipped to 0-1) to the nearest sRGB byte. */
export function byteFromLinear(linear: number): number {
  if (!(linear > 0)) return 0;
  return linear >= 1 ? 255 : ENCODED[(Math.sqrt(linear) * STEPS + 0.5) | 0]!;
}

/** Rec. 601 weighted brightness of an sRGB pixel without linearising: 0-255. Enough for edges and masks, not for photometry. */
export function lumaOf(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}
