import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { resizeImage } from '../resize/resize-image.ts';
import { adjustLight } from './adjust-light.ts';
import { lightBaseOf } from './light-base.ts';
import { noise } from './testing/pictures.ts';

const extremes = [-100, -50, 0, 50, 100];
const all = extremes.flatMap((shadows) => extremes.map((highlights) => ({ shadows, highlights })));

function lit(image: PixelImage, settings: { shadows?: number; highlights?: number }): PixelImage {
  const area = { left: 0, top: 0, right: image.width, bottom: image.height };
  const base = lightBaseOf(image);
  return adjustLight(image, { shadows: 0, highlights: 0, ...settings }, { base, area, whole: image });
}

/** Grey by its place. */
function grey(width: number, height: number, lightAt: (x: number, y: number) => number): PixelImage {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.fill(lightAt(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

const rowOf = ({ width, height, data }: PixelImage): number[] =>
  Array.from({ length: width }, (_, x) => data[((height >> 1) * width + x) * 4]!);

describe('shadows and highlights', () => {
  test('give the very picture back at 0', () => {
    const image = noise({ width: 30, height: 20, alpha: true });
    expect(lit(image, {})).toBe(image);
  });

  test.each(all)('rise with the light, black and white stay: %j', (settings) => {
    // Even patches far from one another, so that each is its own surroundings.
    const tones = Array.from(
      { length: 256 },
      (_, light) =>
        rowOf(
          lit(
            grey(9, 9, () => light),
            settings,
          ),
        )[4]!,
    );
    expect([tones[0], tones[255]]).toEqual([0, 255]);
    for (let light = 1; light < 256; light++) expect(tones[light]!).toBeGreaterThanOrEqual(tones[light - 1]!);
  });

  test('shadows lift or deepen the dark half, highlights the light half', () => {
    const toneOf = (light: number, settings: object) =>
      rowOf(
        lit(
          grey(9, 9, () => light),
          settings,
        ),
      )[4]!;
    expect(toneOf(50, { shadows: 100 })).toBeGreaterThan(90);
    expect(toneOf(50, { shadows: -100 })).toBeLessThan(30);
    expect(toneOf(240, { shadows: 100 })).toBeLessThan(246);
    expect(toneOf(200, { highlights: -100 })).toBeLessThan(160);
    expect(toneOf(180, { highlights: 100 })).toBeGreaterThan(195);
    expect(toneOf(20, { highlights: -100 })).toBeGreaterThan(16);
  });

  test.each([
    { shadows: 100 },
    { shadows: -100 },
    { highlights: -100 },
    { highlights: 100 },
    { shadows: 100, highlights: -100 },
  ])('draw no halo along a hard edge: %j', (settings) => {
    const [dark, light] = [40, 210];
    const row = rowOf(
      lit(
        grey(400, 300, (x) => (x < 200 ? dark : light)),
        settings,
      ),
    );
    const [left, right] = [row[10]!, row[389]!];
    // Beside the edge each side is within six tones (of 255) of what it is far from it.
    for (let x = 0; x < 200; x++) expect(Math.abs(row[x]! - left)).toBeLessThanOrEqual(6);
    for (let x = 200; x < 400; x++) expect(Math.abs(row[x]! - right)).toBeLessThanOrEqual(6);
  });

  test('keep the contrast of texture: what is lifted is lifted with its drawing', () => {
    const image = grey(200, 150, (x, y) => 50 + (((x >> 1) + (y >> 1)) % 2) * 10);
    const row = rowOf(lit(image, { shadows: 100 })).slice(80, 120);
    const [least, most] = [Math.min(...row), Math.max(...row)];
    expect(most / least).toBeGreaterThan(1.17);
  });

  test('keep the hue, also of a colour that meets the end of the range, and alpha', () => {
    const data = new Uint8Array(40 * 40 * 4);
    for (let i = 0; i < data.length; i += 4) data.set([160, 80, 40, 77], i);
    const out = lit({ width: 40, height: 40, data }, { shadows: 100, highlights: 100 }).data;
    expect(out[0]! / out[1]!).toBeCloseTo(2, 1);
    expect(out[1]! / out[2]!).toBeCloseTo(2, 1);
    expect(out[3]).toBe(77);
    data.fill(0);
    for (let i = 0; i < data.length; i += 4)
      data.set(i === 3280 ? [250, 125, 50, 255] : [10, 10, 10, 255], i);
    const spot = lit({ width: 40, height: 40, data }, { shadows: 100 }).data.subarray(3280, 3283);
    expect(spot[0]! / spot[1]!).toBeCloseTo(2, 1);
  });

  test('are the same at any size: a base told in small is laid over the large picture and its parts', () => {
    const large = grey(800, 600, (x, y) => 40 + 150 * Number(x > 300 && y > 200) + ((x * 7 + y * 3) % 20));
    const whole = { width: 800, height: 600 };
    const base = lightBaseOf(resizeImage(large, { width: 400, height: 300 }));
    const area = { left: 0, top: 0, right: 800, bottom: 600 };
    const settings = { shadows: 80, highlights: -60 };
    const full = adjustLight(large, settings, { base, area, whole });
    const small = resizeImage(large, { width: 400, height: 300 });
    const seen = adjustLight(small, settings, { base, area, whole });
    const reduced = resizeImage(full, { width: 400, height: 300 });
    const off = seen.data.map((value, i) => Math.abs(value - reduced.data[i]!));
    expect(off.reduce((a, b) => a + b, 0) / off.length).toBeLessThan(1);
  });
});
