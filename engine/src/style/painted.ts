import type { PixelImage } from '../pixels.ts';
import { fractalNoise, valueNoise } from '../scene/noise.ts';
import { paintStrokes } from './paint-strokes.ts';
import { coloursOf, lightOf, softBlur } from './planes.ts';
import type { Style } from './presets.ts';
import { smoothSurfaces } from './smooth.ts';
import { adjustTone, clampByte } from './tone.ts';

/** Strokes follow the forms: across the steepest change of light, found at this blur (pixels). */
const FORM_BLUR = 5;

/** Height of the paint at every pixel, -1..1: bristle marks drawn along the forms. */
function bristles(image: PixelImage, { scale, seed }: { scale: number; seed: number }): Float32Array {
  const { width, height } = image;
  const light = softBlur(lightOf(image), FORM_BLUR * scale).data;
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const across = x > 0 && x < width - 1 ? light[i + 1]! - light[i - 1]! : 0;
      const down = y > 0 && y < height - 1 ? light[i + width]! - light[i - width]! : 0;
      // Where nothing changes the brush goes its own way.
      const drift = 0.006 * valueNoise(x * 0.012, y * 0.012, seed % 89);
      const angle = Math.atan2(across + 0.004, -down + drift);
      const along = (x * Math.cos(angle) + y * Math.sin(angle)) / scale;
      const aside = (-x * Math.sin(angle) + y * Math.cos(angle)) / scale;
      out[i] = valueNoise(along * 0.035, aside * 0.34, 3) + 0.45 * valueNoise(along * 0.07, aside * 0.8, 7);
    }
  }
  return out;
}

/** Broad strokes of thick paint that catch the light on their ridges. */
export const oilPainting: Style = (image, { scale, seed }) => {
  const rich = adjustTone(image, { saturation: 1.28, contrast: 1.1, lift: 2 });
  const strokes = paintStrokes(paintStrokes(rich, Math.round(4 * scale)), Math.round(3 * scale));
  const relief = bristles(strokes, { scale, seed });
  const data = strokes.data.slice();
  const { width } = image;
  for (let i = 0; i < relief.length; i++) {
    const lit = relief[i]! - relief[Math.max(0, i - width - 1)]!;
    const change = 8 * relief[i]! + 10 * lit;
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(data[4 * i + c]! + change);
  }
  return { ...image, data };
};

/** The picture with every pixel fetched from a place a little off, as colour creeps in wet paper. */
function creep(image: PixelImage, { reach, seed }: { reach: number; seed: number }): PixelImage {
  const { width, height } = image;
  const data = image.data.slice();
  const z = seed % 61;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const f = 0.12 / reach;
      const dx = reach * (valueNoise(x * f, y * f, z) + 0.4 * valueNoise(x * 4 * f, y * 4 * f, z));
      const dy = reach * (valueNoise(x * f + 90, y * f, z) + 0.4 * valueNoise(x * 4 * f + 90, y * 4 * f, z));
      const fromX = Math.max(0, Math.min(width - 1, Math.round(x + dx)));
      const fromY = Math.max(0, Math.min(height - 1, Math.round(y + dy)));
      const from = 4 * (fromY * width + fromX);
      const to = 4 * (y * width + x);
      for (let c = 0; c < 3; c++) data[to + c] = image.data[from + c]!;
    }
  }
  return { ...image, data };
}

/** Thin washes on rough paper: colour pools along edges, runs dry in patches, and leaves the lights to the paper. */
export const watercolor: Style = (image, { scale, seed }) => {
  const clear = adjustTone(image, { saturation: 1.35, contrast: 1.08, lift: 6 });
  const calm = smoothSurfaces(clear, Math.max(1, Math.round(5 * scale)), 0.006);
  const wash = creep(paintStrokes(calm, Math.round(4 * scale)), { reach: 1.8 * scale, seed });
  const light = lightOf(wash);
  const near = softBlur(light, 2.5 * scale).data;
  const data = wash.data.slice();
  const { width } = image;
  for (let i = 0; i < near.length; i++) {
    const x = (i % width) / scale;
    const y = Math.floor(i / width) / scale;
    const pool = Math.min(0.22, 2.2 * Math.max(0, near[i]! - light.data[i]!));
    const pigment =
      0.8 + 0.2 * fractalNoise(x * 0.016, y * 0.016, seed % 53) + 0.05 * valueNoise(x * 0.7, y * 0.7, 7);
    const paper = 0.985 + 0.022 * valueNoise(x * 0.38, y * 0.38, 5);
    for (let c = 0; c < 3; c++) {
      const ink = (1 - data[4 * i + c]! / 255) * pigment + pool;
      data[4 * i + c] = clampByte(255 * paper * (1 - ink * 0.92));
    }
  }
  return { ...image, data };
};

/** A book cover: painted forms, violet shadows under golden light, and a haze that glows. */
export const fantasyArt: Style = (image, { scale, seed }) => {
  const strokes = paintStrokes(
    adjustTone(image, { saturation: 1.2, contrast: 1.1, lift: 0 }),
    Math.round(3 * scale),
  );
  const glow = softBlur(coloursOf(strokes), 14 * scale).data;
  const data = strokes.data.slice();
  const { width } = image;
  for (let i = 0, k = 0; i < data.length; i += 4, k += 3) {
    const light = (0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!) / 255;
    const dark = (1 - light) ** 1.5;
    const x = ((i >> 2) % width) / scale;
    const y = Math.floor((i >> 2) / width) / scale;
    const mist = 10 * fractalNoise(x * 0.008, y * 0.008, seed % 47);
    const tint = [22 * light - 2 * dark + mist, 9 * light - 8 * dark, 26 * dark - 24 * light + 6 + mist];
    for (let c = 0; c < 3; c++) {
      const screened = 255 - ((255 - data[i + c]!) * (255 - 0.3 * glow[k + c]!)) / 255;
      data[i + c] = clampByte(0.9 * screened - 6 + tint[c]!);
    }
  }
  return adjustTone({ ...image, data }, { saturation: 1.18, contrast: 1.1, lift: -2 });
};
