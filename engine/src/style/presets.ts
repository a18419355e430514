import type { PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { evenInk } from './ink-lines.ts';
import { paintStrokes } from './paint-strokes.ts';
import { coloursOf, lightOf, softBlur } from './planes.ts';
import { smoothSurfaces } from './smooth.ts';
import { adjustTone, clampByte } from './tone.ts';

export interface StyleSettings {
  readonly seed: number;
  /** 1 for pictures of about a megapixel; strokes, lines and glows grow with it. */
  readonly scale: number;
  /** Where the part to be styled lies in the picture, in its pixels: patterns hang on the picture, not on the part. */
  readonly left: number;
  readonly top: number;
}

/** A whole picture in a style; same size. */
export type Style = (image: PixelImage, settings: StyleSettings) => PixelImage;

/** A little more depth and the fine grain of a sensor. */
export const photographic: Style = (image, { seed }) => {
  const toned = adjustTone(image, { saturation: 1.04, contrast: 1.03, lift: 0 });
  const random = createRandom(seed);
  const data = toned.data.slice();
  for (let i = 0; i < data.length; i += 4) {
    const grain = 3 * (random() + random() - 1);
    for (let c = 0; c < 3; c++) data[i + c] = clampByte(data[i + c]! + grain);
  }
  return { ...toned, data };
};

/** Detail at two scales and livelier colours. */
export const enhance: Style = (image, { scale }) => {
  const light = lightOf(image);
  const fine = softBlur(light, 1.2 * scale).data;
  const coarse = softBlur(light, 24 * scale).data;
  const data = image.data.slice();
  for (let i = 0; i < light.data.length; i++) {
    const detail = 255 * (0.7 * (light.data[i]! - fine[i]!) + 0.28 * (light.data[i]! - coarse[i]!));
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(data[4 * i + c]! + detail);
  }
  return adjustTone({ ...image, data }, { saturation: 1.12, contrast: 1, lift: 0 });
};

/** Film: a gentle curve, cool shadows and warm lights, a glow around what is bright. */
export const cinematic: Style = (image, { scale }) => {
  const glow = softBlur(coloursOf(image), 12 * scale).data;
  const data = image.data.slice();
  for (let i = 0, k = 0; i < data.length; i += 4, k += 3) {
    const light = (0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!) / 255;
    const shade = 1 - light;
    const tint = [9 * light - 12 * shade, 1, 13 * shade - 11 * light];
    for (let c = 0; c < 3; c++) {
      const value = (data[i + c]! + 0.12 * Math.max(0, glow[k + c]! - 190)) / 255;
      const curved = 0.55 * value * value * (3 - 2 * value) + 0.45 * value;
      data[i + c] = clampByte(0.95 * 255 * curved + tint[c]!);
    }
  }
  return { ...image, data };
};

/** Clean strokes, strong local contrast, saturated colours. */
export const digitalArt: Style = (image, { scale }) => {
  const strokes = paintStrokes(image, Math.round(2 * scale));
  const glow = softBlur(coloursOf(strokes), 10 * scale).data;
  const data = strokes.data.slice();
  for (let i = 0, k = 0; i < data.length; i += 4, k += 3) {
    for (let c = 0; c < 3; c++) {
      const value = strokes.data[i + c]!;
      data[i + c] = clampByte(value + 0.45 * (value - glow[k + c]!) + 0.1 * Math.max(0, glow[k + c]! - 170));
    }
  }
  return adjustTone({ ...image, data }, { saturation: 1.35, contrast: 1.05, lift: 0 });
};

function smoothTwice(
  image: PixelImage,
  { radius, strength }: { radius: number; strength: number },
): PixelImage {
  const pixels = Math.max(1, Math.round(radius));
  return smoothSurfaces(smoothSurfaces(image, pixels, strength), pixels, strength);
}

const ANIME_STEPS = 6;

/** Flat colours in steps of light, with ink lines. */
export const anime: Style = (image, { scale }) => {
  const smooth = smoothTwice(image, { radius: 6 * scale, strength: 0.003 });
  const bright = adjustTone(smooth, { saturation: 1.45, contrast: 1.08, lift: 8 });
  const ink = evenInk(smooth, scale);
  const data = bright.data.slice();
  for (let i = 0; i < ink.length; i++) {
    const light = (0.299 * data[4 * i]! + 0.587 * data[4 * i + 1]! + 0.114 * data[4 * i + 2]!) / 255;
    const scaled = light * ANIME_STEPS;
    const step =
      (Math.floor(scaled) + 1 / (1 + Math.exp(-12 * (scaled - Math.floor(scaled) - 0.5)))) / ANIME_STEPS;
    const shade = (step / Math.max(0.02, light)) * (0.35 + 0.65 * ink[i]!);
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(data[4 * i + c]! * shade);
  }
  return { ...image, data };
};

/** Smooth shaded clay: little texture, softened colours, corners darkened and ridges lightened. */
export const model3d: Style = (image, { scale }) => {
  const smooth = smoothTwice(image, { radius: 5 * scale, strength: 0.0025 });
  const light = lightOf(smooth);
  const around = softBlur(light, 14 * scale).data;
  const data = smooth.data.slice();
  for (let i = 0; i < around.length; i++) {
    const relief = Math.min(0.2, Math.max(-0.2, 0.8 * (light.data[i]! - around[i]!)));
    for (let c = 0; c < 3; c++) {
      const soft = 0.7 * data[4 * i + c]! + 0.3 * 255 * light.data[i]!;
      data[4 * i + c] = clampByte(soft * (1 + relief) * 1.02 + 6);
    }
  }
  return { ...image, data };
};
