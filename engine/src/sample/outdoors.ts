import { makeEnvironment, type Environment } from '../scene/environment.ts';
import { fractalNoise } from '../scene/noise.ts';
import { mix, type Vec3 } from '../scene/vector.ts';

const SKY_LOW: Vec3 = [1, 0.97, 0.92];
const SKY_HIGH: Vec3 = [0.62, 0.78, 1];
const LEAVES_LIGHT: Vec3 = [0.4, 0.5, 0.26];
const LEAVES_DARK: Vec3 = [0.09, 0.15, 0.07];
const LAWN: Vec3 = [0.34, 0.42, 0.22];

const HAZE = 0.22;

/** The garden outside the windows, out of focus: lawn, trees, sky. `brightness` is the sky's radiance. */
export function gardenView(seed: number, brightness: number): Environment {
  return makeEnvironment({ width: 512, height: 256 }, (direction, out) => {
    const [x, y, z] = direction as unknown as [number, number, number];
    const across = Math.atan2(z, x);
    const treeLine =
      0.1 + 0.17 * fractalNoise(across * 2.2 + seed, 1, 5) + 0.05 * fractalNoise(across * 9, seed, 2);
    let colour = mix(SKY_LOW, SKY_HIGH, Math.min(1, Math.max(0, y * 1.6)));
    let level = 1;
    const inTrees = Math.max(0, Math.min(1, (treeLine - y) / 0.05));
    if (inTrees > 0) {
      const light =
        0.5 + 1.1 * fractalNoise(across * 9, y * 10, seed) + 0.25 * fractalNoise(across * 26, y * 26, 4);
      const leaves = mix(LEAVES_DARK, LEAVES_LIGHT, Math.max(0, Math.min(1, light)));
      colour = mix(colour, mix(leaves, SKY_LOW, HAZE), inTrees);
      level = 1 - 0.25 * inTrees;
    }
    const onLawn = Math.max(0, Math.min(1, (-0.2 - y) / 0.03));
    colour = mix(colour, LAWN, onLawn);
    for (let k = 0; k < 3; k++) out[k] = colour[k]! * level * brightness;
  });
}
