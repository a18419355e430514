import { describe, expect, it } from 'vitest';
import { photographed, shoulder } from './photo-tone.ts';

describe('what a camera makes of light', () => {
  const steps = Array.from({ length: 100 }, (_, i) => i / 50);

  it('rises with it and never clips', () => {
    const shown = steps.map(photographed);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(Math.max(...shown)).toBeLessThan(1);
  });

  it('leaves pale surfaces as bright as they are', () => {
    for (const pale of [0.5, 0.6, 0.7]) expect(Math.abs(photographed(pale) - pale)).toBeLessThan(0.03);
  });

  it('is darker in the dark, and more coloured', () => {
    expect(photographed(0.02)).toBeLessThan(0.015);
    const [red, green] = [photographed(0.4), photographed(0.04)];
    expect(red / green).toBeGreaterThan(11);
  });
});

it('a shoulder leaves all but highlights alone', () => {
  expect(shoulder(0.7)).toBe(0.7);
  expect(shoulder(5)).toBeLessThan(1.0001);
});
