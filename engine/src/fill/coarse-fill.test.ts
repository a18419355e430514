import { describe, expect, it } from 'vitest';
import { coarseFill } from './coarse-fill.ts';

const [WIDTH, HEIGHT] = [96, 64];

/** Dark on the left, light on the right, with a red box in the middle. */
const data = new Uint8Array(WIDTH * HEIGHT * 4);
const hole = new Uint8Array(WIDTH * HEIGHT);
for (let i = 0; i < hole.length; i++) {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  const isBox = x >= 30 && x < 60 && y >= 20 && y < 50;
  data.set(isBox ? [255, 0, 0, 255] : [60 + x, 60 + x, 60 + x, 255], 4 * i);
  // The mask is tight: a column of the box stays beside it.
  if (isBox && x > 30) hole[i] = 255;
}
const photo = { width: WIDTH, height: HEIGHT, data };
const mask = { width: WIDTH, height: HEIGHT, data: hole };

describe('a coarse fill', () => {
  it('is refused where photo and hole differ in size', () => {
    expect(() => coarseFill(photo, { ...mask, width: WIDTH - 1 })).toThrow(RangeError);
  });

  it('runs on the light from one side to the other, and believes nothing of the rim', () => {
    const { data: filled } = coarseFill(photo, mask);
    const at = (x: number) => [...filled.subarray(4 * (35 * WIDTH + x), 4 * (35 * WIDTH + x) + 3)];
    for (const x of [32, 45, 58]) for (const level of at(x)) expect(Math.abs(level - 60 - x)).toBeLessThan(8);
  });

  it('leaves every pixel outside as it is', () => {
    const { data: filled } = coarseFill(photo, mask);
    const changed = hole.findIndex(
      (value, i) => value === 0 && [0, 1, 2, 3].some((c) => filled[4 * i + c] !== data[4 * i + c]),
    );
    expect(changed).toBe(-1);
  });

  it('of everything is one colour rather than nothing', () => {
    const all = { ...mask, data: new Uint8Array(WIDTH * HEIGHT).fill(255) };
    expect(new Set(coarseFill(photo, all).data.filter((_, i) => i % 4 < 3)).size).toBe(1);
  });
});
