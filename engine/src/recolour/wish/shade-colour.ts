import { linearFromOklab, oklabFromRgb } from '../../colour/oklab.ts';
import { byteFromLinear } from '../../colour/srgb.ts';

/** Moves a colour's lightness (OKLab, added) and chroma (factor); `hex` is `#rrggbb`, and so is the answer. */
export function shadeColour(hex: string, shade: { lightness: number; chroma: number }): string {
  const byte = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
  const [l, a, b] = oklabFromRgb(byte(1), byte(3), byte(5));
  const moved = Math.max(0.1, Math.min(0.98, l + shade.lightness));
  return hexOfLinear(linearFromOklab([moved, a * shade.chroma, b * shade.chroma]));
}

/** Linear red, green, blue (clipped to 0-1) as `#rrggbb`. */
export function hexOfLinear(colour: readonly number[]): string {
  return `#${colour.map((value) => byteFromLinear(value).toString(16).padStart(2, '0')).join('')}`;
}
