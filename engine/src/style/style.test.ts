import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { applyStyle, type StylePreset } from './apply-style.ts';

const PRESETS: StylePreset[] = [
  'photographic',
  'digital-art',
  '3d-model',
  'cinematic',
  'anime',
  'enhance',
  'fantasy-art',
  'pixel-art',
  'isometric',
  'low-poly',
  'origami',
  'line-art',
  'sketch',
  'watercolor',
  'oil-painting',
];

/** A grey-blue wall, a dark edge down the middle, grain. */
function picture(width: number, height: number): PixelImage {
  const random = createRandom(2);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < data.length; i += 4) {
    const x = (i / 4) % width;
    const base = x < width / 2 ? [150, 160, 190] : [60, 40, 30];
    for (let c = 0; c < 3; c++) data[i + c] = base[c]! + 10 * (random() - 0.5);
  }
  return { width, height, data };
}

const image = picture(48, 32);
const fullMask: Mask = { width: 48, height: 32, data: new Uint8Array(48 * 32).fill(255) };

/** Mean step from one pixel to the next. */
function roughness(values: readonly number[]): number {
  const steps = values.slice(1).map((value, i) => Math.abs(value - values[i]!));
  return steps.reduce((a, b) => a + b, 0) / steps.length;
}

test('a mask of another size is refused', () => {
  const mask = { width: 3, height: 3, data: new Uint8Array(9) };
  expect(() => applyStyle({ image, mask, preset: 'anime', seed: 1 })).toThrow(RangeError);
});

test('no preset and no generated pixel leave the picture as it is', () => {
  expect(applyStyle({ image, mask: fullMask, preset: '', seed: 1 })).toEqual(image);
  const empty = { ...fullMask, data: new Uint8Array(48 * 32) };
  expect(applyStyle({ image, mask: empty, preset: 'anime', seed: 1 })).toEqual(image);
});

describe.each(PRESETS)('%s', (preset) => {
  test('changes generated pixels and no other, whatever the mask', () => {
    const anyMask = fc.uint8Array({ minLength: 48 * 32, maxLength: 48 * 32 });
    fc.assert(
      fc.property(anyMask, (values) => {
        const data = values.map((value) => (value < 128 ? 0 : value));
        const styled = applyStyle({ image, mask: { ...fullMask, data }, preset, seed: 5 });
        const kept = styled.data.map((value, i) => (data[i >> 2] === 0 ? value : image.data[i]!));
        expect(kept).toEqual(image.data);
      }),
      { numRuns: 5 },
    );
    expect(applyStyle({ image, mask: fullMask, preset, seed: 5 }).data).not.toEqual(image.data);
  });

  test('gives the same bytes for the same seed', () => {
    const request = { image, mask: fullMask, preset, seed: 9 };
    expect(applyStyle(request)).toEqual(applyStyle(request));
  });

  test('passes pictures of one pixel', () => {
    const dot = { width: 1, height: 1, data: Uint8Array.of(90, 100, 110, 255) };
    const styled = applyStyle({
      image: dot,
      mask: { width: 1, height: 1, data: Uint8Array.of(255) },
      preset,
      seed: 1,
    });
    expect(styled.data).toHaveLength(4);
  });
});

test('the painted styles smooth grain away, enhance brings it out, and all keep the edge', () => {
  const grain = (preset: StylePreset): { grain: number; edge: number } => {
    const { data } = applyStyle({ image, mask: fullMask, preset, seed: 1 });
    const row = (from: number, to: number): number[] =>
      Array.from({ length: to - from }, (_, x) => data[4 * (16 * 48 + from + x)]!);
    const mean = (from: number, to: number): number => {
      const values = Array.from({ length: 24 }, (_, y) =>
        data.filter((_value, at) => at % 4 === 0).subarray(48 * (y + 4) + from, 48 * (y + 4) + to),
      );
      return values.flatMap((line) => [...line]).reduce((a, b) => a + b, 0) / (24 * (to - from));
    };
    return { grain: roughness(row(6, 18)), edge: mean(4, 22) - mean(26, 44) };
  };
  const before = grain('');
  expect(grain('3d-model').grain).toBeLessThan(0.5 * before.grain);
  expect(grain('anime').grain).toBeLessThan(before.grain);
  expect(grain('enhance').grain).toBeGreaterThan(before.grain);
  // Drawn lines are dark on both sides of an edge alike.
  const lines: StylePreset[] = ['line-art'];
  for (const preset of PRESETS.filter((name) => !lines.includes(name)))
    expect(grain(preset).edge).toBeGreaterThan(0.6 * before.edge);
});

test('film keeps greys nearly grey but warms lights and cools shadows', () => {
  const tone = (value: number): number => {
    const flat = {
      width: 40,
      height: 40,
      data: new Uint8Array(6400).fill(255).map((v, i) => (i % 4 === 3 ? v : value)),
    };
    const mask = { width: 40, height: 40, data: new Uint8Array(1600).fill(255) };
    const { data } = applyStyle({ image: flat, mask, preset: 'cinematic', seed: 1 });
    return data[4 * 820]! - data[4 * 820 + 2]!;
  };
  expect(tone(220)).toBeGreaterThan(10);
  expect(tone(40)).toBeLessThan(-10);
});
