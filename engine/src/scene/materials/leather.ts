import { visibleRelief, type Material, type SurfacePoint } from '../material.ts';
import { fractalNoise, valueNoise } from '../noise.ts';
import type { Vec3 } from '../vector.ts';
import { toned } from './texture.ts';

/** Depth of the soft creases at a point, 0..1: they branch, run mostly level, and gather where one sits. */
function crease({ x, y, z }: SurfacePoint): number {
  const drift = 0.9 * valueNoise(x * 5, y * 5, z * 5);
  const wide = Math.abs(valueNoise(x * 8 + drift, y * 14 - drift, z * 9 + drift));
  const where = Math.max(0, Math.min(1, 0.1 + 1.6 * valueNoise(x * 2.3 + 7, y * 2.3, z * 2.3)));
  const near = Math.max(0, 1 - wide * 4);
  return where * near * near;
}

/** Full-grain leather: worn tone, soft folds and creases, fine grain; gloss on the ridges. */
export function leather(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 0.38,
    specular: 0.045,
    albedo: toned(colour, (point) => {
      const { x, y, z } = point;
      const wear = fractalNoise(x * 3.4 + 3, y * 3.4, z * 3.4);
      const grain = valueNoise(x * 190, y * 190, z * 190);
      return 1 + 0.26 * wear + 0.06 * grain - 0.1 * crease(point);
    }),
    relief: (point, footprint) => {
      const { x, y, z } = point;
      return (
        0.0045 * fractalNoise(x * 5.5, y * 5.5, z * 5.5) -
        0.0008 * visibleRelief(0.03, footprint) * crease(point) +
        0.0005 * visibleRelief(0.012, footprint) * valueNoise(x * 85, y * 85, z * 85) +
        0.0002 * visibleRelief(0.003, footprint) * valueNoise(x * 330, y * 330, z * 330)
      );
    },
  };
}
