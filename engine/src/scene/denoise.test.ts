import { expect, it } from 'vitest';
import { denoiseLight } from './denoise.ts';
import { type LightBuffers, makeBuffers } from './light-pass.ts';

const SIDE = 32;
const SMOOTHING = { rounds: 4, tolerance: 0.9 };

/** A board seen from above, with light as a function of the pixel. */
function lit(light: (x: number, y: number) => number): LightBuffers {
  const buffers = makeBuffers(SIDE, SIDE);
  buffers.slot.fill(0);
  buffers.coverage.fill(1);
  buffers.distance.fill(1);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    buffers.normal[3 * i + 1] = 1;
    buffers.position.set([x / SIDE, 0, y / SIDE], 3 * i);
    buffers.irradiance.fill(light(x, y), 3 * i, 3 * i + 3);
  }
  return buffers;
}

it('leaves no speck where a pixel met no light', () => {
  const buffers = lit((x, y) => ((7 * x + 11 * y) % 13 === 0 ? 0 : 1));
  denoiseLight(buffers, SMOOTHING);
  expect(Math.min(...buffers.irradiance)).toBeGreaterThan(0.75);
});

it('keeps the edge of a shadow', () => {
  const buffers = lit((x) => (x < SIDE / 2 ? 0.1 : 1));
  denoiseLight(buffers, SMOOTHING);
  const at = (x: number): number => buffers.irradiance[3 * ((SIDE / 2) * SIDE + x)]!;
  expect(at(SIDE / 2 - 3)).toBeLessThan(0.3);
  expect(at(SIDE / 2 + 2)).toBeGreaterThan(0.8);
});
