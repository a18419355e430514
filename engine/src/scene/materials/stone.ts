import type { Material, SurfacePoint } from '../material.ts';
import { fractalNoise, valueNoise } from '../noise.ts';
import { mix, type Vec3 } from '../vector.ts';
import { levelled, toned } from './texture.ts';

/** How near a point is to one of the veins that run across the block, 0..1; `reach` is the distance between them in metres. */
function vein(at: { along: number; a: number; b: number }, reach: number): number {
  const { along, a, b } = at;
  const bent = 0.9 * fractalNoise(along * 2.1, a * 2.1, b * 2.1);
  const line = valueNoise((along * 0.3) / reach + 3.3, a / reach + bent, b / reach - bent);
  const broad = 0.5 + 0.5 * valueNoise(along * 2.6, a * 2.6 + 9, b * 2.6);
  const width = 0.03 + 0.16 * broad * broad;
  return Math.max(0, 1 - Math.abs(line) / width) * (0.3 + 0.7 * broad);
}

/** Polished marble: a few bold veins one way, finer ones that branch off, and clouds between. */
export function marble(colour: Vec3, dark: Vec3): Material {
  const at = { along: 0, a: 0, b: 0 };
  const amountAt = ({ x, y, z }: SurfacePoint): number => {
    at.along = 0.79 * x + 0.36 * y + 0.5 * z;
    at.a = -0.55 * x + 0.76 * y + 0.36 * z;
    at.b = -0.25 * x - 0.54 * y + 0.8 * z;
    const bold = vein(at, 0.24);
    const fine = vein({ along: at.along * 2 + 5, a: at.a * 2.4, b: at.b * 2.4 }, 0.22);
    const cloud = Math.max(0, fractalNoise(at.along * 1.3, at.a * 3, at.b * 3));
    return Math.min(1, 0.9 * bold ** 1.6 + 0.34 * fine ** 1.6 + 0.22 * cloud);
  };
  return {
    mean: colour,
    roughness: 0.12,
    specular: 0.045,
    albedo: levelled(colour, (point, out) => {
      const amount = amountAt(point);
      for (let k = 0; k < 3; k++) out[k] = colour[k]! * (1 - amount) + dark[k]! * amount;
    }),
  };
}

/** Cast concrete and rough stone: clouds, and a few pores. */
export function concrete(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 0.8,
    specular: 0.03,
    albedo: toned(colour, ({ x, y, z }) => {
      const pore = valueNoise(x * 95, y * 95, z * 95);
      const fine = valueNoise(x * 31, y * 31, z * 31);
      return 1 + 0.2 * fractalNoise(x * 3.4, y * 3.4, z * 3.4) + 0.04 * fine - (pore > 0.72 ? 0.22 : 0);
    }),
  };
}

/** Terrazzo: chips of three tones in a light ground. */
export function terrazzo(colour: Vec3, chip: Vec3): Material {
  const tones: readonly Vec3[] = [
    chip,
    mix(chip, [0.2, 0.19, 0.18], 0.6),
    mix(colour, [0.75, 0.62, 0.5], 0.6),
  ];
  return {
    mean: colour,
    roughness: 0.25,
    specular: 0.04,
    albedo: levelled(colour, ({ x, y, z }, out) => {
      let tone = colour;
      for (let i = 0; i < 3; i++) {
        const offset = i * 31.7;
        if (valueNoise(x * 62 + offset, y * 62, z * 62 + offset) > 0.58) tone = tones[i]!;
      }
      for (let k = 0; k < 3; k++) out[k] = tone[k]!;
    }),
  };
}
