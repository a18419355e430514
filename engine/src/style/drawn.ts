import { valueNoise } from '../scene/noise.ts';
import { evenInk } from './ink-lines.ts';
import { lightOf, softBlur } from './planes.ts';
import type { Style } from './presets.ts';
import { smoothSurfaces } from './smooth.ts';
import { clampByte } from './tone.ts';

const INK = [28, 28, 34] as const;
const PAPER = [250, 249, 246] as const;

/** Ink on white paper, edges only. */
export const lineArt: Style = (image, { scale }) => {
  const smooth = smoothSurfaces(image, Math.max(1, Math.round(4 * scale)), 0.004);
  const ink = evenInk(smooth, scale);
  const data = image.data.slice();
  for (let i = 0; i < ink.length; i++) {
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(INK[c]! + (PAPER[c]! - INK[c]!) * ink[i]!);
  }
  return { ...image, data };
};

/** Strength of one direction of pencil strokes at a place, 0..1. */
function hatch(along: number, aside: number, layer: number): number {
  const wander = 1.2 * valueNoise(along * 0.03, aside * 0.03, layer);
  return 0.5 + 0.5 * valueNoise((aside + wander) * 0.62, along * 0.035, layer + 9);
}

/** Pencil: outlines, and tone in strokes that cross where it is dark. */
export const sketch: Style = (image, { scale, seed }) => {
  const light = lightOf(smoothSurfaces(image, Math.max(1, Math.round(3 * scale)), 0.003));
  const dodge = softBlur(light, 6 * scale).data;
  const data = image.data.slice();
  const { width } = image;
  for (let i = 0; i < dodge.length; i++) {
    const x = (i % width) / scale;
    const y = Math.floor(i / width) / scale;
    const line = Math.min(1, light.data[i]! / Math.max(0.03, dodge[i]!)) ** 2.4;
    const dark = 1 - light.data[i]!;
    const first = Math.max(0, dark - 0.22) * 1.05 * hatch(x + y, x - y, seed % 31);
    const second = Math.max(0, dark - 0.55) * 1.3 * hatch(x - 0.7 * y, x + y, (seed % 31) + 4);
    const grain = 0.05 * dark * valueNoise(x * 0.9, y * 0.9, 2);
    const tone = Math.max(0.1, line - first - second + grain);
    for (let c = 0; c < 3; c++) data[4 * i + c] = clampByte(INK[c]! + (PAPER[c]! - 3 * c - INK[c]!) * tone);
  }
  return { ...image, data };
};
