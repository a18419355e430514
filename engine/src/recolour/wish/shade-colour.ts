import { linearFromOklab, oklabOfHex } from '../../colour/oklab.ts';
import { byteFromLinear } from '../../colour/srgb.ts';
import { type Shade, shadedLab } from '../../prompt/colour-words.ts';

/** Moves a colour's lightness and chroma; `hex` is `#rrggbb`, and so is the answer. */
export function shadeColour(hex: string, shade: Omit<Shade, 'english'>): string {
  const [l, a, b] = shadedLab(oklabOfHex(hex), shade);
  return hexOfLinear(linearFromOklab([Math.max(0.1, Math.min(0.98, l)), a, b]));
}

/** Linear red, green, blue (clipped to 0-1) as `#rrggbb`. */
export function hexOfLinear(colour: readonly number[]): string {
  return `#${colour.map((value) => byteFromLinear(value).toString(16).padStart(2, '0')).join('')}`;
}
