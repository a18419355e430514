import { describe, expect, test } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import { adjustPixels } from './adjust-pixels.ts';
import { blurBytes, blurReach } from './sharpness.ts';
import { noise, recipeOf } from './testing/pictures.ts';

/** A single white pixel in black. */
function dot(side: number): PixelImage {
  const data = new Uint8Array(side * side * 4).fill(0);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  data.fill(255, ((side >> 1) * side + (side >> 1)) * 4, ((side >> 1) * side + (side >> 1)) * 4 + 3);
  return { width: side, height: side, data };
}

/** An edge down the middle. */
function edge(width: number, left: number[], right: number[]): PixelImage {
  const height = 8;
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set(i % width < width / 2 ? left : right, i * 4);
  return { width, height, data };
}

describe('blur', () => {
  test.each([0.4, 1.2, 1.99, 2, 3, 4.5, 9, 20])(
    'of sigma %d spreads an edge as the Gaussian does',
    (sigma) => {
      const side = 4 * Math.ceil(3 * sigma) + 8;
      const { data } = blurBytes(edge(side, [0, 0, 0, 255], [255, 255, 255, 255]), sigma);
      const row = Array.from({ length: side }, (_, x) => data[x * 4]! / 255);
      const steps = row.slice(1).map((value, x) => ({ weight: value - row[x]!, at: x + 1 - side / 2 }));
      const mean = steps.reduce((sum, { weight, at }) => sum + weight * at, 0);
      const spread = Math.sqrt(steps.reduce((sum, { weight, at }) => sum + weight * (at - mean) ** 2, 0));
      expect(mean).toBeCloseTo(0, 1);
      expect(Math.abs(spread - sigma)).toBeLessThan(0.1 + 0.08 * sigma);
    },
  );

  test('reaches no further than it says', () => {
    for (const sigma of [0.5, 1.9, 2, 2.7, 6]) {
      const side = 2 * blurReach(sigma) + 5;
      const { data } = blurBytes(dot(side), sigma);
      const lit = Array.from({ length: side }, (_, x) => data[((side >> 1) * side + x) * 4]! > 0);
      expect(lit.slice(0, 2)).toEqual([false, false]);
      expect(lit.slice(-2)).toEqual([false, false]);
    }
  });

  test('repeats the border instead of fading: a plain picture stays itself', () => {
    for (const sigma of [0.7, 2.5, 12]) {
      const plain = edge(9, [200, 30, 90, 255], [200, 30, 90, 255]);
      expect(blurBytes(plain, sigma).data).toEqual(plain.data);
    }
  });

  test('the hidden colour of transparent pixels does not bleed in, nor darken the rim', () => {
    const cutout = edge(40, [200, 10, 10, 255], [0, 255, 0, 0]);
    const { data } = adjustPixels(cutout, recipeOf({ blur: 75 }).settings);
    const rim = Array.from({ length: 40 }, (_, x) => [...data.subarray(x * 4, x * 4 + 4)]);
    expect(rim.some((pixel) => pixel[3]! > 20 && pixel[3]! < 235)).toBe(true);
    for (const [red, green, , alpha] of rim) {
      if (alpha! < 20) continue;
      expect(Math.abs(red! - 200)).toBeLessThan(8);
      expect(Math.abs(green! - 10)).toBeLessThan(8);
    }
  });
});

describe('sharpen', () => {
  test('lifts the bright side of an edge, lowers the dark one and leaves what is plain', () => {
    const { data } = adjustPixels(
      edge(2000, [100, 100, 100, 255], [150, 150, 150, 255]),
      recipeOf({ sharpen: 50 }).settings,
    );
    const row = Array.from({ length: 2000 }, (_, x) => data[x * 4]!);
    expect(row[999]).toBeLessThan(95);
    expect(row[1000]).toBeGreaterThan(155);
    expect([row[900], row[1100]]).toEqual([100, 150]);
  });

  test('leaves alpha as it is and the colour of a rim as it was', () => {
    const cutout = edge(60, [200, 40, 40, 255], [0, 255, 0, 0]);
    const { data } = adjustPixels(cutout, recipeOf({ sharpen: 100 }).settings);
    expect([...data.subarray(29 * 4, 30 * 4)]).toEqual([200, 40, 40, 255]);
    expect(data[31 * 4 + 3]).toBe(0);
  });

  test('more is stronger', () => {
    const image = noise({ width: 900, height: 4 });
    const spread = (sharpen: number): number => {
      const { data } = adjustPixels(image, recipeOf({ sharpen, contrast: 30 }).settings);
      return data.reduce((sum, value) => sum + Math.abs(value - 128), 0);
    };
    expect(spread(50)).toBeGreaterThan(spread(20));
    expect(spread(20)).toBeGreaterThan(spread(0));
  });
});
