import { environmentAt, type Environment } from '../../scene/environment.ts';

/**
 * Light from all around as the first nine spherical harmonics of its radiance, for red, green and blue in turn: 27 numbers, [3 * i + channel].
 * Axes of a scene: x right, y up, z towards the viewer. Ramamoorthi, Hanrahan: An Efficient Representation for Irradiance
 * Environment Maps, 2001: what a matt surface gets is told by these nine to about 1 %.
 */
export type SphericalLight = ArrayLike<number>;

const ORDERS = 9;
/** Constants of the harmonics, and what a matt surface keeps of each order of the light. */
const [Y0, Y1, Y2, Y20, Y22] = [0.282095, 0.488603, 1.092548, 0.315392, 0.546274] as const;
const [KEPT0, KEPT1, KEPT2] = [Math.PI, (2 * Math.PI) / 3, Math.PI / 4] as const;

/** The nine harmonics in a direction of unit length. */
function harmonics([x, y, z]: readonly [number, number, number]): readonly number[] {
  return [
    Y0,
    Y1 * y,
    Y1 * z,
    Y1 * x,
    Y2 * x * y,
    Y2 * y * z,
    Y20 * (3 * z * z - 1),
    Y2 * x * z,
    Y22 * (x * x - y * y),
  ];
}

const ROWS = 24;
const COLUMNS = 48;

/** A map of light as spherical harmonics. */
export function sphericalLightOf(map: Environment): number[] {
  const light = Array.from({ length: 3 * ORDERS }, () => 0);
  const direction = new Float64Array(3);
  const radiance = new Float64Array(3);
  for (let cell = 0; cell < ROWS * COLUMNS; cell++) {
    const tilt = ((Math.floor(cell / COLUMNS) + 0.5) / ROWS) * Math.PI;
    const turn = (((cell % COLUMNS) + 0.5) / COLUMNS) * 2 * Math.PI;
    direction[0] = Math.sin(tilt) * Math.cos(turn);
    direction[1] = Math.cos(tilt);
    direction[2] = Math.sin(tilt) * Math.sin(turn);
    environmentAt(map, direction, radiance);
    const solidAngle = Math.sin(tilt) * (Math.PI / ROWS) * ((2 * Math.PI) / COLUMNS);
    const basis = harmonics([direction[0], direction[1], direction[2]]);
    for (let i = 0; i < light.length; i++)
      light[i]! += basis[Math.floor(i / 3)]! * radiance[i % 3]! * solidAngle;
  }
  return light;
}

/** Darker than this, as a share of the mean light, nothing gets: nine numbers swing below zero beside a bright window. */
const LEAST = 0.12;

/** Writes to `out` what a matt surface facing along `normal` (unit length) gets: irradiance over pi, so that times its reflectance is what is seen. */
export function lightOn(light: SphericalLight, normal: Float64Array, out: Float64Array): void {
  const x = normal[0]!;
  const y = normal[1]!;
  const z = normal[2]!;
  const flat = KEPT0 * Y0;
  const [byY, byZ, byX] = [KEPT1 * Y1 * y, KEPT1 * Y1 * z, KEPT1 * Y1 * x];
  const [byXY, byYZ, byXZ] = [KEPT2 * Y2 * x * y, KEPT2 * Y2 * y * z, KEPT2 * Y2 * x * z];
  const [byZZ, byXX] = [KEPT2 * Y20 * (3 * z * z - 1), KEPT2 * Y22 * (x * x - y * y)];
  for (let k = 0; k < 3; k++) {
    const level = flat * light[k]!;
    const tilted = byY * light[3 + k]! + byZ * light[6 + k]! + byX * light[9 + k]!;
    const bent =
      byXY * light[12 + k]! +
      byYZ * light[15 + k]! +
      byZZ * light[18 + k]! +
      byXZ * light[21 + k]! +
      byXX * light[24 + k]!;
    out[k] = Math.max(LEAST * level, level + tilted + bent) / Math.PI;
  }
}
