import { describe, expect, it } from 'vitest';
import type { PixelImage } from '../../pixels.ts';
import { classifyPixels, NETWORK_CLASSES } from './classify-pixels.ts';
import { EXPECTED } from './weights-check.ts';

const WIDTH = 192;
const HEIGHT = 144;

/** Gradients and checks, as the exporter of the weights draws them. */
function formula(): PixelImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const check = ((Math.floor(x / 24) + Math.floor(y / 18)) % 2) * 60;
    data.set([(x + check) % 256, (2 * y + check) % 256, Math.floor((x + y) / 2) % 256], 4 * i);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

describe('the network', () => {
  const map = classifyPixels(formula());

  it('gives what its trainer computes from the same numbers', () => {
    for (const { at, shares } of EXPECTED) {
      const from = (at[0] * WIDTH + at[1]) * NETWORK_CLASSES.length;
      expect(shares).toHaveLength(NETWORK_CLASSES.length);
      shares.forEach((share, k) => expect(map.data[from + k]).toBeCloseTo(share, 3));
    }
  });

  it('shares every pixel among its classes', () => {
    for (let i = 0; i < map.data.length; i += map.channels) {
      const sum = map.data.subarray(i, i + map.channels).reduce((total, share) => total + share, 0);
      expect(Math.abs(sum - 1)).toBeLessThan(1e-4);
    }
  });

  it('answers pictures of any format', () => {
    const { width, height, data } = classifyPixels({
      width: 9,
      height: 400,
      data: new Uint8Array(9 * 400 * 4),
    });
    expect(data).toHaveLength(width * height * NETWORK_CLASSES.length);
    expect(data.every(Number.isFinite)).toBe(true);
  });
});
