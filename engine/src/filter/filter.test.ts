import { describe, expect, test } from 'vitest';
import { boxBlur } from './box-blur.ts';
import { gaussianBlur, type Plane } from './gaussian-blur.ts';

function dot(channels = 1): Plane {
  const data = new Float32Array(21 * 21 * channels);
  data[(10 * 21 + 10) * channels] = 1;
  return { width: 21, height: 21, channels, data };
}

const sum = (data: Float32Array): number => data.reduce((a, b) => a + b, 0);

describe.each([
  ['gaussianBlur', (plane: Plane) => gaussianBlur(plane, 1.5)],
  ['boxBlur', (plane: Plane) => boxBlur(plane, 2, 2)],
])('%s', (_, blur) => {
  test('spreads a dot evenly to all sides and keeps its total', () => {
    const { data } = blur(dot());
    expect(sum(data)).toBeCloseTo(1, 4);
    expect(data[10 * 21 + 8]).toBeCloseTo(data[10 * 21 + 12]!, 6);
    expect(data[8 * 21 + 10]).toBeCloseTo(data[10 * 21 + 8]!, 6);
    expect(data[10 * 21 + 10]).toBeLessThan(0.2);
  });

  test('keeps channels apart', () => {
    const { data } = blur(dot(3));
    expect(data[(10 * 21 + 10) * 3 + 1]).toBe(0);
    expect(sum(data)).toBeCloseTo(1, 4);
  });
});

test('the Gaussian repeats the border, the box counts what lies outside as 0', () => {
  const flat: Plane = { width: 8, height: 6, channels: 1, data: new Float32Array(48).fill(5) };
  for (const value of gaussianBlur(flat, 2).data) expect(value).toBeCloseTo(5, 4);
  expect(boxBlur(flat, 1).data[0]).toBeCloseTo((5 * 4) / 9, 4);
  expect(boxBlur(flat, 1).data[9]).toBeCloseTo(5, 4);
});
