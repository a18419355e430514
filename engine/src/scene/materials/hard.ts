import type { Material } from '../material.ts';
import { fractalNoise, valueNoise } from '../noise.ts';
import { mix, type Vec3 } from '../vector.ts';

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
    albedo: ({ x, y, z }, out) => {
      const tone = 1 + 0.09 * fractalNoise(x * 14, y * 14, z * 14);
      for (let k = 0; k < 3; k++) out[k] = colour[k]! * tone;
    },
  };
}

export function metal(colour: Vec3, roughness = 0.25): Material {
  return { mean: colour, roughness, specular: 1, metal: true };
}

/** Polished marble with drifting veins. */
export function marble(colour: Vec3, vein: Vec3): Material {
  return {
    mean: mix(colour, vein, 0.12),
    roughness: 0.14,
    specular: 0.045,
    albedo: ({ x, y, z }, out) => {
      const drift = fractalNoise(x * 2.2, y * 2.2, z * 2.2);
      const bend = 2.4 * drift;
      const ridge = Math.abs(fractalNoise(x * 2.6 + bend + 4, y * 2.6 + bend, z * 2.6 + bend));
      const fine = Math.abs(fractalNoise(x * 7 + bend, y * 7, z * 7 + bend + 9));
      const amount = Math.min(
        1,
        Math.exp(-ridge * 34) * 0.75 + Math.exp(-fine * 40) * 0.22 + 0.1 * (0.5 + drift),
      );
      for (let k = 0; k < 3; k++) out[k] = colour[k]! * (1 - amount) + vein[k]! * amount;
    },
  };
}

/** Cast concrete and rough stone. */
export function concrete(colour: Vec3): Material {
  return {
    mean: colour,
    roughness: 0.8,
    specular: 0.03,
    albedo: ({ x, y, z }, out) => {
      const pore = valueNoise(x * 85, y * 85, z * 85);
      const tone = 1 + 0.22 * fractalNoise(x * 4, y * 4, z * 4) + (pore > 0.62 ? -0.18 : 0.03 * pore);
      for (let k = 0; k < 3; k++) out[k] = colour[k]! * tone;
    },
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
    mean: mix(colour, chip, 0.2),
    roughness: 0.25,
    specular: 0.04,
    albedo: ({ x, y, z }, out) => {
      let tone = colour;
      for (let i = 0; i < 3; i++) {
        const offset = i * 31.7;
        if (valueNoise(x * 62 + offset, y * 62, z * 62 + offset) > 0.58) tone = tones[i]!;
      }
      for (let k = 0; k < 3; k++) out[k] = tone[k]!;
    },
  };
}

/** Cane and rattan weave, by the shape's own parameters. */
export function rattan(colour: Vec3): Material {
  return {
    mean: [colour[0] * 0.8, colour[1] * 0.78, colour[2] * 0.74],
    roughness: 0.6,
    specular: 0.04,
    albedo: ({ x, y, z }, out) => {
      const across = (x + z) * 95;
      const up = y * 95;
      const over = (Math.floor(across) + Math.floor(up)) % 2 === 0;
      const part = over ? across - Math.floor(across) : up - Math.floor(up);
      const tone = 0.55 + 0.5 * Math.sin(Math.PI * part) + 0.1 * valueNoise(x * 60, y * 60, z * 60);
      for (let k = 0; k < 3; k++) out[k] = colour[k]! * tone;
    },
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
