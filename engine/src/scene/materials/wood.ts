import { visibleRelief, type Material, type SurfacePoint } from '../material.ts';
import { fractalNoise, hashNumber, valueNoise } from '../noise.ts';
import { mix, type Vec3 } from '../vector.ts';

export type GrainAxis = 'x' | 'y' | 'z';

/** Reflectance of a board at a place along and across its grain (metres), written to `out`. */
function grain(colour: Vec3, at: { along: number; a: number; b: number }, out: Float64Array): void {
  const { along, a, b } = at;
  const wander = 0.05 * fractalNoise(along * 1.1, a * 5, b * 5);
  const radius = Math.hypot(a + 0.45 + wander, b * 1.1 + 0.21 + wander);
  const ring = radius * 46 + 0.7 * fractalNoise(along * 0.8, a * 8, b * 8);
  const late = ring - Math.floor(ring);
  const band = late < 0.8 ? late / 0.8 : (1 - late) / 0.2;
  const fibre = 0.5 + 0.5 * valueNoise(along * 11, a * 430, b * 430);
  const stain = fractalNoise(along * 0.9, a * 2.2, b * 2.2);
  const dark = Math.max(0, Math.min(1, 0.06 + 0.3 * band * band + 0.2 * fibre * fibre + 0.18 * stain));
  out[0] = colour[0] * (1 - dark * 0.58);
  out[1] = colour[1] * (1 - dark * 0.66);
  out[2] = colour[2] * (1 - dark * 0.74);
}

/** Oiled solid wood with growth rings; `axis` is the way the board was cut. */
export function wood(colour: Vec3, axis: GrainAxis = 'x'): Material {
  const at = { along: 0, a: 0, b: 0 };
  return {
    mean: mix(colour, [colour[0] * 0.42, colour[1] * 0.34, colour[2] * 0.26], 0.26),
    roughness: 0.34,
    specular: 0.04,
    albedo: ({ x, y, z }, out) => {
      at.along = axis === 'x' ? x : axis === 'y' ? y : z;
      at.a = axis === 'y' ? x : y;
      at.b = axis === 'z' ? x : z;
      grain(colour, at, out);
    },
  };
}

export interface PlankPattern {
  readonly width: number;
  readonly length: number;
  /** Boards laid in zigzag pairs instead of straight rows. */
  readonly isHerringbone?: boolean;
}

interface Plank {
  number: number;
  along: number;
  across: number;
  /** Distance to the nearest joint in metres. */
  edge: number;
}

function straightPlank(point: SurfacePoint, pattern: PlankPattern, plank: Plank): void {
  const row = Math.floor(point.x / pattern.width);
  const shift = hashNumber(row * 31 + 7) * pattern.length;
  const place = (point.z + shift) / pattern.length;
  const board = Math.floor(place);
  plank.number = row * 131 + board * 17;
  plank.along = (place - board) * pattern.length;
  plank.across = point.x - row * pattern.width;
  plank.edge = Math.min(
    plank.across,
    pattern.width - plank.across,
    plank.along,
    pattern.length - plank.along,
  );
}

/** Blocks of `n` boards by turns along u and v: a block parquet turned by 45°, seen as a herringbone weave. */
function herringbonePlank(point: SurfacePoint, pattern: PlankPattern, plank: Plank): void {
  const { width } = pattern;
  const n = Math.round(pattern.length / width);
  const u = (point.x + point.z) * Math.SQRT1_2;
  const v = (point.z - point.x) * Math.SQRT1_2;
  const i = Math.floor(u / width);
  const j = Math.floor(v / width);
  const phase = (((i - j) % (2 * n)) + 2 * n) % (2 * n);
  const isAlongU = phase < n;
  const start = isAlongU ? i - phase : j - (2 * n - 1 - phase);
  const length = n * width;
  plank.along = (isAlongU ? u : v) - start * width;
  plank.across = isAlongU ? v - j * width : u - i * width;
  plank.number = isAlongU ? start * 57 + j * 113 : start * 71 + i * 191 + 5;
  plank.edge = Math.min(plank.across, width - plank.across, plank.along, length - plank.along);
}

/** A floor of boards in the x–z plane. */
export function planks(colour: Vec3, pattern: PlankPattern): Material {
  const plank: Plank = { number: 0, along: 0, across: 0, edge: 0 };
  const find = pattern.isHerringbone ? herringbonePlank : straightPlank;
  const at = { along: 0, a: 0, b: 0 };
  return {
    mean: mix(colour, [colour[0] * 0.42, colour[1] * 0.34, colour[2] * 0.26], 0.26),
    roughness: 0.38,
    specular: 0.035,
    albedo: (point, out) => {
      find(point, pattern, plank);
      const lot = hashNumber(plank.number);
      at.along = plank.along + lot * 40;
      at.a = (hashNumber(plank.number + 1) - 0.5) * 0.5;
      at.b = plank.across + hashNumber(plank.number + 2) * 0.6;
      grain(colour, at, out);
      const joint = plank.edge < 0.0012 ? 0.45 : 1;
      const tone = (0.86 + 0.26 * lot) * joint;
      for (let k = 0; k < 3; k++) out[k]! *= tone;
    },
    relief: (point, footprint) => {
      find(point, pattern, plank);
      return Math.min(0, plank.edge - 0.003) * 0.25 * visibleRelief(0.006, footprint);
    },
  };
}
