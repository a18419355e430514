import { describe, expect, it } from 'vitest';
import { deltaE2000, labFromRgb } from '../colour/delta-e-2000.ts';
import { byteFromLinear } from '../colour/srgb.ts';
import { makeBuffers } from './light-pass.ts';
import type { Material } from './material.ts';
import { keepOwnLight } from './own-light.ts';
import { luminance, type Vec3 } from './vector.ts';

const photograph: Material = { mean: [0.6, 0.55, 0.5], roughness: 1, specular: 0, isPhotograph: true };
const paint: Material = { mean: [0.6, 0.55, 0.5], roughness: 1, specular: 0 };

function lit(light: Vec3): ReturnType<typeof makeBuffers> {
  const buffers = makeBuffers(4, 2);
  for (let i = 0; i < 8; i++) {
    buffers.slot[i] = i < 4 ? 0 : 1;
    buffers.coverage[i] = 1;
    buffers.irradiance.set(light, 3 * i);
  }
  keepOwnLight(buffers, [photograph, paint]);
  return buffers;
}

function labUnder(light: ArrayLike<number>, level: number) {
  const bytes = photograph.mean.map((value, k) => byteFromLinear((value * light[k]!) / level));
  return labFromRgb(bytes[0]!, bytes[1]!, bytes[2]!);
}

describe('light on a photographed thing', () => {
  it.each([
    ['a dark room', [0.1, 0.1, 0.1], 0.65],
    ['a room like the studio', [1, 1, 1], 1],
    ['the sun', [4, 4, 4], 1.35],
  ] as const)('in %s makes it no darker or brighter than is believed', (_, light, level) => {
    const { irradiance } = lit(light);
    expect(luminance(irradiance)).toBeCloseTo(level, 2);
  });

  it('tints it, but not by more than a CIEDE2000 of 5', () => {
    const { irradiance } = lit([1.4, 0.9, 0.3]);
    expect(irradiance[0]).toBeGreaterThan(irradiance[2]!);
    const level = luminance(irradiance);
    expect(deltaE2000(labUnder(irradiance, level), labUnder([1, 1, 1], 1))).toBeLessThan(5);
  });

  it('stays as it is on everything else', () => {
    expect([...lit([0.125, 0.25, 0.5]).irradiance.slice(12, 15)]).toEqual([0.125, 0.25, 0.5]);
  });
});
