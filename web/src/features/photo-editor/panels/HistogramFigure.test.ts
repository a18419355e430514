import type { Histogram } from '@maquette/engine';
import { expect, it } from 'vitest';
import { histogramPaths, tonesOf } from './HistogramFigure.tsx';

const histogram = (counts: Record<number, number>): Histogram => {
  const channel = Uint32Array.from({ length: 256 }, (_, value) => counts[value] ?? 0);
  return { red: channel, green: channel, blue: channel, luminance: channel };
};

/** Heights of the 64 columns, 0 to 1. */
const heights = (path: string) =>
  [...path.matchAll(/L\d+ ([\d.]+)/g)].slice(0, 64).map(([, y]) => 1 - Number(y));

it('a picture without a pixel has a flat outline and no tones', () => {
  expect(Math.max(...heights(histogramPaths(histogram({})).red))).toBe(0);
  expect(tonesOf(histogram({}))).toMatchObject({ dark: 0, light: 0 });
});

it('four values share a column, and the tallest column fills the field', () => {
  const outline = heights(histogramPaths(histogram({ 0: 10, 3: 10, 4: 5, 200: 20, 255: 20 })).red);
  expect(outline[0]).toBe(1);
  expect(outline[1]).toBe(0.25);
});

it('one value that a whole wall has does not flatten the rest', () => {
  const room = Object.fromEntries(Array.from({ length: 200 }, (_, value) => [value, 10]));
  const outline = heights(histogramPaths(histogram({ ...room, 255: 100_000 })).red);
  expect(outline[10]).toBeGreaterThan(0.5);
  expect(outline[63]).toBe(1);
});

it('the tones are shares of a hundred', () => {
  expect(tonesOf(histogram({ 10: 1, 63: 1, 64: 4, 191: 2, 192: 2 }))).toEqual({
    dark: 20,
    middle: 60,
    light: 20,
  });
});
