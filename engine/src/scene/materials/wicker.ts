import { visibleRelief, type Material, type SurfacePoint } from '../material.ts';
import { valueNoise } from '../noise.ts';
import type { Vec3 } from '../vector.ts';
import { across, along, toned } from './texture.ts';

/** Width of a withy of rattan work, metres. */
const WITHY = 0.011;

/** Roundness of woven withies at a point: 0 between them, 1 on their backs. They go over and under by turns. */
function withies(point: SurfacePoint): number {
  const s = across(point) / (2.2 * WITHY);
  const t = along(point) / WITHY;
  const isOver = (Math.floor(s) + Math.floor(t)) % 2 === 0;
  const level = Math.sin(Math.PI * (t - Math.floor(t)));
  const upright = Math.sin(Math.PI * (s - Math.floor(s)));
  return isOver ? level * (0.55 + 0.45 * upright) : 0.62 * level * (1 - upright) + 0.3;
}

/** Rattan and wicker: round withies woven over and under. */
export function rattan(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 0.55,
    specular: 0.04,
    albedo: toned(colour, (point) => {
      const { x, y, z } = point;
      const show = visibleRelief(2 * WITHY, point.footprint ?? 0);
      return 1 + 0.75 * show * (withies(point) - 0.5) + 0.16 * valueNoise(x * 60, y * 60, z * 60);
    }),
    relief: (point, footprint) => 0.0035 * visibleRelief(2 * WITHY, footprint) * withies(point),
  };
}

/** Distance between the holes of cane webbing, metres. */
const MESH = 0.0125;

/** Share of a cane web that is covered at a point: two strands each way and one along both diagonals. */
function web(point: SurfacePoint): number {
  const s = across(point) / MESH;
  const t = along(point) / MESH;
  const near = (value: number): number => Math.abs(value - Math.round(value));
  const level = Math.min(near(s + 0.09), near(s - 0.09), near(t + 0.09), near(t - 0.09));
  const slanting = Math.min(near((s + t) / 2 + 0.25), near((s - t) / 2 + 0.25)) * Math.SQRT2;
  return level < 0.075 || slanting < 0.09 ? 1 : 0;
}

/** Cane webbing: a flat lattice with dark holes. */
export function cane(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 0.5,
    specular: 0.04,
    albedo: toned(colour, (point) => {
      const show = Math.max(0.25, visibleRelief(MESH, point.footprint ?? 0));
      const strand = 1 + 0.1 * valueNoise(point.x * 90, point.y * 90, point.z * 90);
      return strand * (1 + 0.9 * show * (web(point) - 0.62));
    }),
    relief: (point, footprint) => 0.001 * visibleRelief(MESH, footprint) * web(point),
  };
}
