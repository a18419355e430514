import { visibleRelief, type Material, type SurfacePoint } from '../material.ts';
import { fractalNoise, hashNumber, valueNoise } from '../noise.ts';
import { mix, type Vec3 } from '../vector.ts';
import { levelled } from './texture.ts';

/** What tells one wood from another. */
export interface Species {
  /** Growth rings a metre. */
  readonly rings: number;
  /** How much darker late wood is, 0..1. */
  readonly contrast: number;
  /** Strength of the short dark pores along the grain. */
  readonly pores: number;
  /** Strength of broad streaks of another tone. */
  readonly streaks: number;
  /** Knots a square metre, about. */
  readonly knots: number;
}

const OAK: Species = { rings: 46, contrast: 0.3, pores: 0.3, streaks: 0.16, knots: 0.4 };
const ASH: Species = { rings: 38, contrast: 0.36, pores: 0.2, streaks: 0.1, knots: 0 };
const BEECH: Species = { rings: 60, contrast: 0.12, pores: 0.14, streaks: 0.1, knots: 0 };
const PINE: Species = { rings: 34, contrast: 0.42, pores: 0, streaks: 0.12, knots: 3 };
const WALNUT: Species = { rings: 42, contrast: 0.26, pores: 0.24, streaks: 0.46, knots: 0.3 };
const DENSE: Species = { rings: 62, contrast: 0.18, pores: 0.18, streaks: 0.3, knots: 0 };

/** Woods by their English names. */
const SPECIES: Readonly<Record<string, Species>> = {
  oak: OAK,
  'light oak': OAK,
  'smoked oak': OAK,
  ash: ASH,
  beech: BEECH,
  birch: BEECH,
  pine: PINE,
  walnut: WALNUT,
  teak: { ...WALNUT, streaks: 0.34 },
  mahogany: DENSE,
  cherry: DENSE,
  ebony: DENSE,
};

/** The wood of that name; without one, that which has about this colour. */
function speciesOf(colour: Vec3, name?: string): Species {
  const named = name === undefined ? undefined : SPECIES[name];
  return named ?? (colour[1] < 0.1 ? WALNUT : OAK);
}

/** A point of a board: metres along its grain and in the two directions across. */
interface BoardPoint {
  along: number;
  a: number;
  b: number;
}

/** Darkness of a knot near the point, 0..1. */
function knotAt(at: BoardPoint, knots: number): number {
  const place = at.along * 1.3;
  const cell = Math.floor(place);
  const lane = Math.floor(at.a * 4) + 31 * Math.floor(at.b * 4);
  const number = cell * 197 + lane * 71;
  if (hashNumber(number) * 20 > knots) return 0;
  const dx = (place - cell - 0.3 - 0.4 * hashNumber(number + 1)) / 1.3;
  const da = at.a - (Math.floor(at.a * 4) + 0.3 + 0.4 * hashNumber(number + 2)) / 4;
  const db = at.b - (Math.floor(at.b * 4) + 0.3 + 0.4 * hashNumber(number + 3)) / 4;
  const distance = Math.hypot(dx * 0.55, Math.min(Math.abs(da), Math.abs(db)));
  const size = 0.008 + 0.008 * hashNumber(number + 4);
  return Math.max(0, 1 - distance / size);
}

/** Reflectance of a board at a place, written to `out`. */
function grain(colour: Vec3, species: Species, at: BoardPoint, out: Float64Array): void {
  const { along, a, b } = at;
  const wander = 0.05 * fractalNoise(along * 1.1, a * 5, b * 5);
  const knot = species.knots > 0 ? knotAt(at, species.knots) : 0;
  const radius = Math.hypot(a + 0.45 + wander, b * 1.1 + 0.21 + wander) + 0.02 * knot;
  const ring = radius * species.rings + 0.7 * fractalNoise(along * 0.8, a * 8, b * 8);
  const late = ring - Math.floor(ring);
  const band = late < 0.8 ? late / 0.8 : (1 - late) / 0.2;
  const fibre = 0.5 + 0.5 * valueNoise(along * 9, a * 360, b * 360);
  const pore = Math.max(0, valueNoise(along * 46, a * 620, b * 620) - 0.25) * (0.4 + 0.6 * band);
  const stain = fractalNoise(along * 0.7, a * 4.5, b * 4.5);
  const drawn = 0.06 + species.contrast * band * band + 0.14 * fibre * fibre + species.pores * pore;
  const dark = Math.max(0, Math.min(1, drawn + species.streaks * stain + 0.75 * knot));
  out[0] = colour[0] * (1 - dark * 0.58);
  out[1] = colour[1] * (1 - dark * 0.66);
  out[2] = colour[2] * (1 - dark * 0.74);
}

/** Oiled solid wood; its grain runs along x, which in every part of furniture is the way of the board. `name` is that of a wood. */
export function wood(colour: Vec3, name?: string): Material {
  const at: BoardPoint = { along: 0, a: 0, b: 0 };
  const species = speciesOf(colour, name);
  return {
    mean: colour,
    roughness: 0.36,
    specular: 0.038,
    hasGrain: true,
    albedo: levelled(colour, ({ x, y, z }, out) => {
      at.along = x;
      at.a = y;
      at.b = z;
      grain(colour, species, at, out);
    }),
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
  const at: BoardPoint = { along: 0, a: 0, b: 0 };
  const species = speciesOf(colour);
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
      grain(colour, species, at, out);
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
