import type { Material } from '../material.ts';
import { flatNoise, fractalNoise, valueNoise } from '../noise.ts';
import { mix, type Vec3 } from '../vector.ts';
import { across, along, toned } from './texture.ts';

/** Lacquer, wall paint, plastic, paper: one even colour. */
export function paint(colour: Vec3, roughness = 0.5): Material {
  return { mean: colour, roughness, specular: 0.04 };
}

/** Plastered wall: an even colour with the faintest unevenness of the roller. */
export function plaster(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 1,
    specular: 0,
    albedo: ({ x, y, z }, out) => {
      const tone =
        1 + 0.025 * fractalNoise(x * 1.7, y * 1.7, z * 1.7) + 0.012 * valueNoise(x * 90, y * 90, z * 90);
      for (let k = 0; k < 3; k++) out[k] = colour[k]! * tone;
    },
  };
}

/** Glazed earthenware. */
export function ceramic(colour: Vec3, roughness = 0.35): Material {
  return {
    mean: colour,
    roughness,
    specular: 0.045,
    albedo: toned(colour, ({ x, y, z }) => {
      const speck = valueNoise(x * 140, y * 140, z * 140);
      return 1 + 0.07 * fractalNoise(x * 14, y * 14, z * 14) - (speck > 0.66 ? 0.1 : 0);
    }),
    relief: ({ x, y, z }) => 0.0012 * fractalNoise(x * 11, y * 11, z * 11),
  };
}

export function metal(colour: Vec3, roughness = 0.25): Material {
  return { mean: colour, roughness, specular: 1, metal: true };
}

/** Metal brushed one way: fine lines that stretch its gloss. */
export function brushedMetal(colour: Vec3): Material {
  return {
    ...metal(colour, 0.34),
    albedo: toned(colour, (point) => 1 + 0.09 * flatNoise(across(point) * 2.5, along(point) * 900)),
  };
}

const TINT: Vec3 = [0.94, 0.97, 0.955];
const EDGE: Vec3 = [0.42, 0.72, 0.6];

/** Flat glass; white is clear, another colour is that of smoked or coloured glass. */
export function glass(colour: Vec3): Material {
  const depth = 1 - Math.min(1, (colour[0] + colour[1] + colour[2]) / 2);
  return {
    ...paint(mix(colour, [0.8, 0.86, 0.84], 0.5), 0.02),
    pane: { tint: mix(TINT, colour, 0.75 * depth), edge: mix(EDGE, colour, 0.8 * depth) },
  };
}

/** A lit lampshade. */
export function glowing(colour: Vec3, radiance: Vec3): Material {
  return { mean: colour, roughness: 1, specular: 0, emission: radiance, translucency: 0.4 };
}

/** A leaf: `u` runs along the midrib, `v` from edge to edge (-1..1). */
export function foliage(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 0.4,
    specular: 0.04,
    translucency: 0.28,
    albedo: ({ x, y, z, u, v }, out) => {
      const rib = Math.exp(-Math.abs(v) * 26);
      const side = 0.5 + 0.5 * Math.sin((u * 14 - Math.abs(v) * 5) * Math.PI);
      const tone = 0.86 + 0.3 * fractalNoise(x * 9, y * 9, z * 9) + 0.12 * side;
      out[0] = colour[0] * tone + 0.1 * rib;
      out[1] = colour[1] * tone + 0.13 * rib;
      out[2] = colour[2] * tone + 0.05 * rib;
    },
  };
}

/** A leaf with a pale margin and darker bands across, as snake plants have; `u` and `v` as for foliage. */
export function bandedFoliage(colour: Vec3, margin: Vec3): Material {
  return {
    mean: mix(colour, margin, 0.15),
    roughness: 0.42,
    specular: 0.04,
    translucency: 0.08,
    albedo: ({ x, y, z, u, v }, out) => {
      const wander = 0.6 * valueNoise(v * 2.2, u * 5, x * 9 + z * 9);
      const band = 0.5 + 0.5 * Math.sin((u * 15 + wander) * Math.PI);
      const tone = 0.72 + 0.75 * band * band + 0.2 * fractalNoise(x * 11, y * 11, z * 11);
      const edge = Math.min(1, Math.max(0, (Math.abs(v) - 0.74) / 0.06));
      for (let k = 0; k < 3; k++) out[k] = colour[k]! * tone * (1 - edge) + margin[k]! * edge;
    },
  };
}

/** A petal: `u` runs across it, `v` from its foot (0) to its tip (1), which is paler than the rest. */
export function petal(colour: Vec3, foot: Vec3): Material {
  return {
    mean: colour,
    roughness: 0.6,
    specular: 0.02,
    translucency: 0.3,
    albedo: ({ u, v }, out) => {
      const vein = 0.05 * Math.sin(u * 40) + 0.06 * valueNoise(u * 9, v * 3, colour[0] * 9);
      const tone = 0.84 + 0.26 * v + vein;
      const near = Math.max(0, 1 - v / 0.3) ** 1.5;
      for (let k = 0; k < 3; k++) out[k] = Math.min(0.95, (colour[k]! * (1 - near) + foot[k]! * near) * tone);
    },
  };
}
