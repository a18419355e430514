import { describe, expect, it } from 'vitest';
import { Mesh } from '../mesh.ts';
import { paint } from '../materials/hard.ts';
import { wood } from '../materials/wood.ts';
import type { Vec3 } from '../vector.ts';
import { addBox } from './rounded-box.ts';
import { addLeg } from './turned.ts';

/** Extent of the texture's place along its axis. */
function reach(mesh: Mesh, axis: number): number {
  const values = mesh.rest.filter((_, i) => i % 3 === axis);
  return Math.max(...values) - Math.min(...values);
}

describe('the grain of a part', () => {
  it.each([
    ['a rail', [1.2, 0.05, 0.03]],
    ['a post', [0.05, 1.2, 0.03]],
    ['a side', [0.03, 0.05, 1.2]],
  ] as const)('runs along its longer side: %s', (_name, size: Vec3) => {
    const mesh = new Mesh();
    addBox(mesh, { centre: [0.3, 0.4, 0], size, radius: 0.004 }, mesh.material(wood([0.4, 0.25, 0.1])));
    expect(reach(mesh, 0)).toBeCloseTo(1.2, 2);
    expect(reach(mesh, 1)).toBeLessThan(0.06);
    expect(reach(mesh, 2)).toBeLessThan(0.06);
  });

  it('runs down a leg, and no two legs are cut from the same place', () => {
    const mesh = new Mesh();
    const slot = mesh.material(wood([0.4, 0.25, 0.1]));
    addLeg(mesh, { top: [0.3, 0.7, 0.3], foot: [0.34, 0, 0.34], radii: [0.03, 0.02] }, slot);
    expect(reach(mesh, 0)).toBeGreaterThan(0.65);
    const first = mesh.rest[0];
    const from = mesh.rest.length;
    addLeg(mesh, { top: [-0.3, 0.7, 0.3], foot: [-0.34, 0, 0.34], radii: [0.03, 0.02] }, slot);
    expect(mesh.rest[from]).not.toBeCloseTo(first!, 2);
  });

  it('is laid in wood alone', () => {
    const mesh = new Mesh();
    addBox(
      mesh,
      { centre: [0, 0.6, 0], size: [0.05, 1.2, 0.03], radius: 0.004 },
      mesh.material(paint([0.5, 0.5, 0.5])),
    );
    expect(mesh.rest).toEqual(mesh.positions);
  });
});
