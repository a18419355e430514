import type { Material, SurfacePoint } from '../material.ts';
import { fractalNoise, valueNoise } from '../noise.ts';
import { mix, type Vec3 } from '../vector.ts';
import { levelled, MANY_POINTS, toned } from './texture.ts';

/** How near a point is to one of the veins that run one way through the block, 0..1; `reach` is the distance between them in metres. */
function vein(along: number, a: number, reach: number): number {
  const bend =
    0.85 * fractalNoise(along * 1.5, a * 1.9, reach * 40) + 0.05 * valueNoise(along * 17, a * 17, 3);
  const phase = a / reach + bend;
  const off = Math.abs(phase - Math.round(phase));
  const broad = valueNoise(along * 2.4 + 7, phase * 0.9, 5);
  if (broad < -0.35) return 0;
  const width = 0.012 + 0.07 * (broad + 0.35) ** 2;
  return Math.max(0, 1 - off / width) * Math.min(1, 0.35 + broad + 0.35);
}

/** Polished marble: a few bold veins one way, finer ones that branch off, and clouds between. */
export function marble(colour: Vec3, dark: Vec3): Material {
  const amountAt = ({ x, y, z }: SurfacePoint): number => {
    const along = 0.79 * x + 0.46 * y + 0.4 * z;
    const a = -0.48 * x + 0.66 * y + 0.58 * z;
    const cloud = Math.max(0, fractalNoise(along * 1.6, a * 4, z));
    const bold = vein(along, a, 0.22);
    const fine = vein(along * 0.9 + 0.35 * a, 0.8 * a - 0.6 * along, 0.13);
    return Math.min(1, 0.85 * bold + 0.3 * fine + 0.24 * cloud);
  };
  return {
    mean: colour,
    roughness: 0.12,
    specular: 0.045,
    albedo: levelled(
      colour,
      (point, out) => {
        const amount = amountAt(point);
        for (let k = 0; k < 3; k++) out[k] = colour[k]! * (1 - amount) + dark[k]! * amount;
      },
      MANY_POINTS,
    ),
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
    albedo: levelled(
      colour,
      ({ x, y, z }, out) => {
        let tone = colour;
        for (let i = 0; i < 3; i++) {
          const offset = i * 31.7;
          if (valueNoise(x * 62 + offset, y * 62, z * 62 + offset) > 0.58) tone = tones[i]!;
        }
        for (let k = 0; k < 3; k++) out[k] = tone[k]!;
      },
      MANY_POINTS,
    ),
  };
}
