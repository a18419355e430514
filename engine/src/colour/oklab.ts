import type { PixelImage } from '../pixels.ts';
import { LINEAR_FROM_BYTE } from './srgb.ts';

/** L 0-1, a and b about -0.4 to 0.4. */
export type Oklab = [l: number, a: number, b: number];

/** sRGB bytes to OKLab. Source: Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function oklabFromRgb(r: number, g: number, b: number): Oklab {
  const red = LINEAR_FROM_BYTE[r]!;
  const green = LINEAR_FROM_BYTE[g]!;
  const blue = LINEAR_FROM_BYTE[b]!;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLab to linear red, green, blue; outside 0-1 when sRGB cannot show the colour. */
export function linearFromOklab([l, a, b]: Oklab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** A colour given as `#rrggbb`. */
export function oklabOfHex(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1), 16);
  return oklabFromRgb(value >> 16, (value >> 8) & 255, value & 255);
}

/** A whole picture in OKLab, three floats a pixel; alpha is ignored. */
export function oklabOfImage(image: PixelImage): Float32Array {
  const count = image.width * image.height;
  const out = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const lab = oklabFromRgb(image.data[4 * i]!, image.data[4 * i + 1]!, image.data[4 * i + 2]!);
    out[3 * i] = lab[0];
    out[3 * i + 1] = lab[1];
    out[3 * i + 2] = lab[2];
  }
  return out;
}
