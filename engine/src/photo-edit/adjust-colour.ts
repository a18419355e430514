import { applyCurves } from '../align/resample.ts';
import type { PixelImage } from '../pixels.ts';
import type { PhotoSettings } from './recipe.ts';
import { toneTables } from './tone-tables.ts';

/** Rows of a 3 x 3 matrix over red, green and blue. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];
type Channel = 'red' | 'green' | 'blue';

const UNCHANGED: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/**
 * Light and colour: exposure and white balance, then brightness, contrast, saturation, hue and inversion by the maths of the CSS
 * filter functions (Filter Effects Module Level 1), on sRGB values clamped after every step as browsers do. Alpha stays. Gives
 * the very picture back where nothing is to be changed.
 */
export function adjustColour(image: PixelImage, settings: PhotoSettings): PixelImage {
  const matrices: Matrix[] = [];
  if (settings.saturation !== 100) matrices.push(saturationMatrix(settings.saturation / 100));
  if (settings.hue !== 0) matrices.push(hueMatrix((settings.hue * Math.PI) / 180));
  const [first, second] = matrices;
  if (first)
    return mixChannels(image, { tables: curvesOf(settings), first, second, invert: settings.invert });
  return isToneNeutral(settings) ? image : mapChannels(image, settings);
}

function isToneNeutral(settings: PhotoSettings): boolean {
  const { exposure, temperature, tint, brightness, contrast, invert } = settings;
  return (
    exposure === 0 && temperature === 0 && tint === 0 && brightness === 100 && contrast === 100 && !invert
  );
}

/** What each byte is after the steps that look at one channel alone, inversion excepted: 0-255, fractions kept. */
function curvesOf(settings: PhotoSettings): Record<Channel, Float32Array> {
  const tables = toneTables(settings);
  const slope = settings.contrast / 100;
  const curveOf = (table: Uint8Array): Float32Array =>
    Float32Array.from(table, (byte) =>
      clamp(clamp((byte * settings.brightness) / 100) * slope + 127.5 * (1 - slope)),
    );
  return { red: curveOf(tables.red), green: curveOf(tables.green), blue: curveOf(tables.blue) };
}

function mapChannels(image: PixelImage, settings: PhotoSettings): PixelImage {
  const { red, green, blue } = curvesOf(settings);
  const bytesOf = (curve: Float32Array): Uint8Array =>
    Uint8Array.from(curve, (value) => (settings.invert ? 255 - value : value) + 0.5);
  return applyCurves(image, [bytesOf(red), bytesOf(green), bytesOf(blue)]);
}

interface Mix {
  readonly tables: Record<Channel, Float32Array>;
  readonly first: Matrix;
  readonly second: Matrix | undefined;
  readonly invert: boolean;
}

function mixChannels({ width, height, data }: PixelImage, how: Mix): PixelImage {
  const { red, green, blue } = how.tables;
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = how.first;
  const [RR, RG, RB, GR, GG, GB, BR, BG, BB] = (how.second ?? UNCHANGED) as typeof how.first;
  const flip = how.invert ? 255 : 0;
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const r = red[data[i]!]!;
    const g = green[data[i + 1]!]!;
    const b = blue[data[i + 2]!]!;
    const r1 = clamp(rr * r + rg * g + rb * b);
    const g1 = clamp(gr * r + gg * g + gb * b);
    const b1 = clamp(br * r + bg * g + bb * b);
    out[i] = toByte(RR * r1 + RG * g1 + RB * b1) ^ flip;
    out[i + 1] = toByte(GR * r1 + GG * g1 + GB * b1) ^ flip;
    out[i + 2] = toByte(BR * r1 + BG * g1 + BB * b1) ^ flip;
    out[i + 3] = data[i + 3]!;
  }
  return { width, height, data: out };
}

/** feColorMatrix of type saturate. */
function saturationMatrix(s: number): Matrix {
  const grey = 1 - s;
  return [
    0.213 * grey + s,
    0.715 * grey,
    0.072 * grey,
    0.213 * grey,
    0.715 * grey + s,
    0.072 * grey,
    0.213 * grey,
    0.715 * grey,
    0.072 * grey + s,
  ];
}

/** feColorMatrix of type hueRotate, angle in radians. */
function hueMatrix(angle: number): Matrix {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [
    0.213 + cos * 0.787 - sin * 0.213,
    0.715 - cos * 0.715 - sin * 0.715,
    0.072 - cos * 0.072 + sin * 0.928,
    0.213 - cos * 0.213 + sin * 0.143,
    0.715 + cos * 0.285 + sin * 0.14,
    0.072 - cos * 0.072 - sin * 0.283,
    0.213 - cos * 0.213 - sin * 0.787,
    0.715 - cos * 0.715 + sin * 0.715,
    0.072 + cos * 0.928 + sin * 0.072,
  ];
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}
