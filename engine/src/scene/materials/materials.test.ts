import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { materialOf } from '../../prompt/material-of.ts';
import type { Family } from '../../prompt/material-words.ts';
import type { Material, SurfacePoint } from '../material.ts';
import type { Vec3 } from '../vector.ts';

/** Every family with a pattern; metal and lacquer are even. */
const FAMILIES = [
  'leather',
  'fabric',
  'linen',
  'boucle',
  'velvet',
  'corduroy',
  'wool',
  'knit',
  'wood',
  'marble',
  'ceramic',
  'concrete',
  'terrazzo',
  'rattan',
  'cane',
] as const satisfies readonly Family[];

const COLOURS: readonly (readonly [string, Vec3])[] = [
  ['cream', [0.8, 0.71, 0.54]],
  ['white', [0.88, 0.87, 0.83]],
  ['navy', [0.014, 0.028, 0.095]],
  ['oak', [0.485, 0.254, 0.091]],
];

/** Points of a block of 1.6 m, drawn anew. */
function pointsOf(seed: number, footprint: number): SurfacePoint[] {
  const random = createRandom(seed);
  const metres = (): number => (random() - 0.5) * 1.6;
  return Array.from({ length: 6000 }, (_, i) => ({
    x: metres(),
    y: metres(),
    z: metres(),
    u: metres(),
    v: metres(),
    facing: i % 3,
    footprint,
  }));
}

function tones(material: Material, points: readonly SurfacePoint[]): number[][] {
  const out = new Float64Array(3);
  return points.map((point) => {
    material.albedo!(point, out);
    return [...out];
  });
}

function averageOf(colours: readonly number[][]): number[] {
  return [0, 1, 2].map((k) => colours.reduce((sum, colour) => sum + colour[k]!, 0) / colours.length);
}

describe.each(FAMILIES)('%s', (family) => {
  it.each(COLOURS)('has the colour that was asked for on average, near and far: %s', (_name, colour) => {
    const material = materialOf(family, colour);
    expect(material.mean).toEqual(colour);
    for (const footprint of [0.0004, 0.004]) {
      const average = averageOf(tones(material, pointsOf(3, footprint)));
      average.forEach((value, k) => expect(Math.abs(value / colour[k]! - 1)).toBeLessThan(0.04));
    }
  });

  it('is not one even tone', () => {
    const seen = tones(materialOf(family, COLOURS[3]![1]), pointsOf(5, 0.0004)).map(([r]) => r!);
    const mean = seen.reduce((a, b) => a + b) / seen.length;
    const spread = Math.sqrt(seen.reduce((sum, value) => sum + (value - mean) ** 2, 0) / seen.length);
    expect(spread / mean).toBeGreaterThan(0.02);
  });

  it('never sends back more light than it receives', () => {
    const seen = tones(materialOf(family, COLOURS[1]![1]), pointsOf(7, 0.001)).flat();
    expect(seen.every((value) => value >= 0 && value < 1)).toBe(true);
  });
});

describe('a cloth', () => {
  it('has threads in the plane it lies in, whatever way it faces', () => {
    const { albedo } = materialOf('corduroy', [0.4, 0.3, 0.2]);
    const out = new Float64Array(3);
    const spreadAlong = (facing: number, axis: 'x' | 'y' | 'z'): number => {
      const seen = Array.from({ length: 400 }, (_, i) => {
        const point = { x: 0.1, y: 0.1, z: 0.1, u: 0, v: 0, facing, footprint: 0 };
        point[axis] += i * 0.0004;
        albedo!(point, out);
        return out[0]!;
      });
      return Math.max(...seen) / Math.min(...seen);
    };
    // Ribs stand upright on a side that faces x, and run from back to front on top.
    expect(spreadAlong(0, 'z')).toBeGreaterThan(1.4);
    expect(spreadAlong(0, 'y')).toBeLessThan(1.4);
    expect(spreadAlong(1, 'x')).toBeGreaterThan(1.4);
  });
});
