import { visibleRelief, type Material } from '../material.ts';
import { fractalNoise, valueNoise } from '../noise.ts';
import { times, type Vec3 } from '../vector.ts';

function scaled(out: Float64Array, colour: Vec3, factor: number): void {
  out[0] = colour[0] * factor;
  out[1] = colour[1] * factor;
  out[2] = colour[2] * factor;
}

/** Woven upholstery: fine threads, slight slubs. */
export function fabric(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 1,
    specular: 0.02,
    sheen: 0.25,
    albedo: ({ x, y, z }, out) => {
      const thread = valueNoise(x * 310, y * 310, z * 310);
      scaled(out, colour, 0.97 + 0.13 * thread + 0.16 * fractalNoise(x * 7, y * 7, z * 7));
    },
    relief: ({ x, y, z }, footprint) =>
      0.0004 * visibleRelief(0.004, footprint) * valueNoise(x * 230, y * 230, z * 230) +
      0.005 * fractalNoise(x * 6, y * 6, z * 6),
  };
}

/** Looped bouclé or a thick wool knit. */
export function wool(colour: Vec3): Material {
  return {
    mean: times(colour, 0.94),
    roughness: 1,
    specular: 0.01,
    sheen: 0.3,
    albedo: ({ x, y, z }, out) => {
      const loop = valueNoise(x * 120, y * 120, z * 120);
      scaled(out, colour, 0.9 + 0.14 * loop + 0.14 * fractalNoise(x * 8, y * 8, z * 8));
    },
    relief: ({ x, y, z }, footprint) =>
      0.0015 * visibleRelief(0.008, footprint) * valueNoise(x * 120, y * 120, z * 120) +
      0.004 * fractalNoise(x * 7, y * 7, z * 7),
  };
}

/** Velvet: dark face, bright rim, brushed patches. */
export function velvet(colour: Vec3): Material {
  return {
    mean: times(colour, 0.85),
    roughness: 1,
    specular: 0.02,
    sheen: 0.8,
    albedo: ({ x, y, z }, out) => scaled(out, colour, 0.84 + 0.42 * fractalNoise(x * 5, y * 5, z * 5)),
    relief: ({ x, y, z }) => 0.007 * fractalNoise(x * 6, y * 6, z * 6),
  };
}

/** Full-grain leather: worn tone, soft folds, fine grain; gloss on the ridges. */
export function leather(colour: Vec3): Material {
  return {
    mean: times(colour, 0.96),
    roughness: 0.4,
    specular: 0.05,
    albedo: ({ x, y, z }, out) => {
      const wear = fractalNoise(x * 4 + 3, y * 4, z * 4);
      scaled(out, colour, 0.96 + 0.36 * wear + 0.05 * valueNoise(x * 170, y * 170, z * 170));
    },
    relief: ({ x, y, z }, footprint) =>
      0.007 * fractalNoise(x * 6.5, y * 6.5, z * 6.5) +
      0.0008 * visibleRelief(0.026, footprint) * valueNoise(x * 38, y * 38, z * 38) +
      0.0002 * visibleRelief(0.003, footprint) * valueNoise(x * 330, y * 330, z * 330),
  };
}

/** Thin cloth that lets light through. */
export function curtainCloth(colour: Vec3, translucency: number): Material {
  return {
    ...fabric(colour),
    sheen: 0.05,
    translucency,
    relief: ({ x, y, z }, footprint) =>
      0.0004 * visibleRelief(0.004, footprint) * valueNoise(x * 260, y * 260, z * 260),
  };
}
