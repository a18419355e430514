import { describe, expect, it } from 'vitest';
import { PRINTS } from '../../lexicon/details.ts';
import type { Vec3 } from '../vector.ts';
import { printed, printedCloth } from './prints.ts';
import { averageOf } from './texture.ts';

const BLUE: Vec3 = [0.04, 0.12, 0.33];
const WHITE: Vec3 = [0.88, 0.87, 0.83];

const seen = (x: number, z: number, texture: ReturnType<typeof printed>): Vec3 => {
  const out = new Float64Array(3);
  texture({ x, y: 0, z, u: 0, v: 0 }, out);
  return [out[0]!, out[1]!, out[2]!];
};

describe.each(PRINTS)('%s', (print) => {
  const places = Array.from(
    { length: 4000 },
    (_, i) => [(i % 63) * 0.0137, Math.floor(i / 63) * 0.0119] as const,
  );

  it('shows its ground and what is on it, and nothing beyond both', () => {
    const texture = printed(print, [BLUE, WHITE], 1);
    const reds = places.map(([x, z]) => seen(x, z, texture)[0]);
    expect(Math.min(...reds)).toBeCloseTo(BLUE[0], 6);
    expect(Math.max(...reds)).toBeCloseTo(WHITE[0], 6);
  });

  it('has smaller repeats at a smaller scale', () => {
    const [large, small] = [printed(print, [BLUE, WHITE], 1), printed(print, [BLUE, WHITE], 0.5)];
    for (const [x, z] of places.slice(0, 300)) expect(seen(x / 2, z / 2, small)).toEqual(seen(x, z, large));
  });

  it('as cloth is on average what it says it is', () => {
    const cloth = printedCloth(print, [BLUE, WHITE]);
    const average = averageOf(cloth.albedo!);
    cloth.mean.forEach((value, k) => expect(average[k]).toBeCloseTo(value, 6));
    expect(cloth.mean[0]).toBeGreaterThan(1.3 * BLUE[0]);
    expect(cloth.mean[0]).toBeLessThan(0.8 * WHITE[0]);
  });
});
