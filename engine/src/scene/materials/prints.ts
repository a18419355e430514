import type { Print } from '../../lexicon/details.ts';
import type { Material, Texture } from '../material.ts';
import { hashNumber } from '../noise.ts';
import type { Vec3 } from '../vector.ts';
import { across, along, averageOf } from './texture.ts';
import { fabric } from './textile.ts';

/** How much of the second colour shows at a place, 0-1; `x`, `z` in repeats of the print. */
type Motif = (x: number, z: number) => number;

const fraction = (value: number): number => value - Math.floor(value);

/** Two bands a repeat. */
const stripes: Motif = (x) => (fraction(x) < 0.5 ? 0 : 1);

/** Crossing threads of two colours: half of each where they differ. */
const gingham: Motif = (x, z) => (stripes(x, 0) + stripes(z, 0)) / 2;

/** Broad and narrow bands that cross, as woven in a twill. */
const tartan: Motif = (x, z) => {
  const sett = (at: number): number => {
    const place = fraction(at);
    if (place < 0.34) return 1;
    if (place > 0.48 && place < 0.53) return 1;
    return place > 0.82 && place < 0.86 ? 0.7 : 0;
  };
  return (sett(x) + sett(z)) / 2;
};

/** Dots in rows that stand between those of the rows beside. */
const dots: Motif = (x, z) => {
  const row = Math.floor(z * 2);
  const aside = fraction(x + (row % 2 === 0 ? 0 : 0.5)) - 0.5;
  return Math.hypot(aside, (z * 2 - row - 0.5) / 2) < 0.13 ? 1 : 0;
};

interface Sprig {
  /** Place seen from the middle of the sprig, turned with it; in repeats. */
  readonly up: number;
  readonly aside: number;
  readonly number: number;
}

/** One sprig a cell of a grid whose columns are shifted by turns: moved and turned by chance, always within its cell. */
function sprigAt(x: number, z: number): Sprig {
  const column = Math.floor(x);
  const row = z + (column % 2 === 0 ? 0 : 0.5);
  const number = column * 71 + Math.floor(row) * 197;
  const [dx, dz] = [
    fraction(x) - 0.5 + 0.12 * (hashNumber(number) - 0.5),
    fraction(row) - 0.5 + 0.12 * (hashNumber(number + 1) - 0.5),
  ];
  const turn = 2 * Math.PI * hashNumber(number + 2);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { up: dx * cos + dz * sin, aside: dz * cos - dx * sin, number };
}

/** Half the width of a leaf of that length at a place along it, 0 beyond its ends. */
const leafWidth = (at: number, length: number): number =>
  at < 0 || at > length ? 0 : 0.32 * length * Math.sin(Math.PI * (at / length) ** 0.8);

/** A flower of five petals with two leaves on a stem. */
const floral: Motif = (x, z) => {
  const { up, aside } = sprigAt(x, z);
  const [u, v] = [up - 0.12, aside];
  const far = Math.hypot(u, v);
  const petal = 0.1 + 0.085 * Math.abs(Math.cos(2.5 * Math.atan2(v, u)));
  if (far < petal) return far < 0.035 ? 0.35 : 1;
  if (up < -0.02 && up > -0.36 && Math.abs(aside) < 0.009) return 0.75;
  const slanted = up + 0.3 - 0.55 * Math.abs(aside);
  return Math.abs(slanted - 0.06) < leafWidth(Math.abs(aside) - 0.01, 0.17) * 0.7 ? 0.65 : 0;
};

/** A frond: leaflets on both sides of a stem, shorter towards its tip. */
const leaves: Motif = (x, z) => {
  const { up, aside } = sprigAt(x, z);
  const side = Math.abs(aside);
  if (Math.abs(up) > 0.42) return 0;
  if (side < 0.008) return 1;
  const slanted = up - 0.9 * side + 0.42;
  const leaflet = Math.floor(slanted / 0.115);
  const length = 0.27 * (1 - 0.75 * Math.max(0, (leaflet * 0.115) / 0.84) ** 1.5);
  return Math.abs(slanted - (leaflet + 0.5) * 0.115) < leafWidth(side - 0.006, length) * 0.55 ? 1 : 0;
};

const MOTIFS: Readonly<Record<Print, Motif>> = {
  stripes,
  gingham,
  tartan,
  'polka dots': dots,
  floral,
  'leaf print': leaves,
};

/** One repeat on a wall in metres. */
const REPEATS: Readonly<Record<Print, number>> = {
  stripes: 0.2,
  gingham: 0.12,
  tartan: 0.3,
  'polka dots': 0.16,
  floral: 0.34,
  'leaf print': 0.46,
};

/** Repeats of cloth are smaller than those of paper. */
const CLOTH = 0.5;

/** Reflectance of a print on a flat surface, `x` across and `z` along or up it; `scale`: 1 as on a wall. */
export function printed(print: Print, [ground, ink]: readonly [Vec3, Vec3], scale: number): Texture {
  const motif = MOTIFS[print];
  const repeat = REPEATS[print] * scale;
  return ({ x, z }, out) => {
    const share = motif(x / repeat, z / repeat);
    for (let k = 0; k < 3; k++) out[k] = ground[k]! + share * (ink[k]! - ground[k]!);
  };
}

/** Width in metres of the widest part of a print: seen from where a pixel covers as much, it is even. */
export const widthOf = (print: Print, scale: number): number => 0.5 * REPEATS[print] * scale;

/** Woven upholstery with a print. */
export function printedCloth(print: Print, [ground, ink]: readonly [Vec3, Vec3]): Material {
  const cloth = fabric(ground);
  const motif = MOTIFS[print];
  const repeat = REPEATS[print] * CLOTH;
  const ratio = ground.map((value, k) => ink[k]! / Math.max(1e-3, value)) as unknown as Vec3;
  const albedo: Texture = (point, out) => {
    cloth.albedo!(point, out);
    const share = motif(across(point) / repeat, along(point) / repeat);
    for (let k = 0; k < 3; k++) out[k] = Math.min(0.97, out[k]! * (1 + share * (ratio[k]! - 1)));
  };
  return { ...cloth, albedo, mean: averageOf(albedo) };
}
