import { describe, expect, it } from 'vitest';
import { gaussianBlur } from '../filter/gaussian-blur.ts';
import type { PixelImage } from '../pixels.ts';
import { blurOf, floorLight, paneShares, windowLight } from './photo-manner.ts';

const SIDE = 120;
const WHOLE = { left: 0, top: 0, right: SIDE, bottom: SIDE };

/** Bars of light and dark, blurred. */
function bars(sigma: number): PixelImage {
  const plane = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    Math.floor((i % SIDE) / 15) % 2 ? 200 : 60,
  );
  const { data: grey } = gaussianBlur({ width: SIDE, height: SIDE, channels: 1, data: plane }, sigma);
  const data = new Uint8Array(SIDE * SIDE * 4).fill(255);
  grey.forEach((value, i) => data.fill(Math.round(value), 4 * i, 4 * i + 3));
  return { width: SIDE, height: SIDE, data };
}

describe('the blur of a photo', () => {
  it('is none where there is no edge', () => {
    const data = new Uint8Array(SIDE * SIDE * 4).fill(128);
    expect(blurOf({ width: SIDE, height: SIDE, data }, WHOLE)).toBe(0);
  });

  it.each([1, 1.8, 2.6])('is read off its edges: %s pixels', (sigma) => {
    expect(Math.abs(blurOf(bars(sigma), WHOLE) - sigma)).toBeLessThan(0.35 * sigma);
  });
});

describe('light on a floor', () => {
  it('is more in a patch of sun and less in shade, and never without bounds', () => {
    const data = new Uint8Array(SIDE * SIDE * 4).fill(120);
    for (let y = 0; y < SIDE; y++) {
      data.fill(250, 4 * (y * SIDE + 80), 4 * (y * SIDE + SIDE));
      data.fill(8, 4 * (y * SIDE), 4 * (y * SIDE + 20));
    }
    const mask = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE).fill(255) };
    const light = floorLight({ width: SIDE, height: SIDE, data }, mask);
    const at = (x: number) => light[60 * SIDE + x]!;
    expect(at(50)).toBeCloseTo(1, 1);
    expect(at(100)).toBeCloseTo(1.5);
    expect(at(8)).toBeCloseTo(0.55);
  });
});

describe('light through what hangs before a window', () => {
  // A bright pane at the left, a wall at the right.
  const data = new Uint8Array(SIDE * SIDE * 4).fill(120);
  for (let y = 0; y < SIDE; y++) data.fill(250, 4 * y * SIDE, 4 * (y * SIDE + SIDE / 2));
  const picture = { width: SIDE, height: SIDE, data };
  const at = (translucency: number, x: number): number =>
    windowLight(paneShares(picture), translucency)[60 * SIDE + x]!;

  it('comes where the pane is, the more the thinner the cloth', () => {
    expect(at(0.2, 20)).toBeGreaterThan(2);
    expect(at(0.05, 20)).toBeLessThan(at(0.2, 20));
  });

  it('takes no shadow where the pane is', () => {
    const shares = paneShares(picture);
    expect([shares[60 * SIDE + 20], shares[60 * SIDE + 100]]).toEqual([1, 0]);
  });

  it('is none before a wall', () => {
    expect(at(0.2, 100)).toBe(1);
  });
});
