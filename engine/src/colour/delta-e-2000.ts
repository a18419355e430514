import { LINEAR_FROM_BYTE } from './srgb.ts';

/** CIE L*a*b* under D65. */
export type Lab = [l: number, a: number, b: number];

/** sRGB bytes to CIE L*a*b* (D65 white). */
export function labFromRgb(r: number, g: number, b: number): Lab {
  const red = LINEAR_FROM_BYTE[r]!;
  const green = LINEAR_FROM_BYTE[g]!;
  const blue = LINEAR_FROM_BYTE[b]!;
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** How different two colours look: 1 is just noticeable, 100 black against white. CIEDE2000 as in Sharma, Wu, Dalal (2005). */
export function deltaE2000(one: Lab, two: Lab): number {
  const meanC = (Math.hypot(one[1], one[2]) + Math.hypot(two[1], two[2])) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7));
  const a1 = stretch * one[1];
  const a2 = stretch * two[1];
  const c1 = Math.hypot(a1, one[2]);
  const c2 = Math.hypot(a2, two[2]);
  const h1 = hueOf(a1, one[2]);
  const h2 = hueOf(a2, two[2]);
  const isGrey = c1 * c2 === 0;
  const wraps = Math.abs(h1 - h2) > 180;
  const turn = h2 - h1 + (wraps ? (h2 > h1 ? -360 : 360) : 0);
  const hueStep = isGrey ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const hueSum = h1 + h2;
  const hue = isGrey ? hueSum : wraps ? (hueSum + (hueSum < 360 ? 360 : -360)) / 2 : hueSum / 2;
  const light = (one[0] + two[0]) / 2;
  const chroma = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63));
  const rotation =
    2 *
    Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))));
  const dL = (two[0] - one[0]) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const dC = (c2 - c1) / (1 + 0.045 * chroma);
  const dH = hueStep / (1 + 0.015 * chroma * t);
  return Math.sqrt(Math.max(0, dL * dL + dC * dC + dH * dH - rotation * dC * dH));
}
