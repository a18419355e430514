import type { CandleForm } from '../../lexicon/details.ts';
import type { Random } from '../../random.ts';
import type { Material } from '../../scene/material.ts';
import { paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addTube, addTurned, discProfile, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, turnBy, type Look } from '../look.ts';

/** A candle: the middle of its foot, its radius and its height, metres. */
interface Candle {
  readonly at: Vec3;
  readonly radius: number;
  readonly tall: number;
}

/** Candles that are being set out. */
interface Group {
  readonly look: Look;
  readonly random: Random;
  readonly count: number;
  readonly wax: number;
}

const CREAM: Vec3 = [0.82, 0.76, 0.63];
const WICK = paint([0.03, 0.025, 0.02], 1);
const FLAME: Material = {
  ...paint([0.6, 0.35, 0.1], 1),
  emission: [3.2, 1.9, 0.7],
  translucency: 0.5,
};

/** Burning candles on a table: pillars on a tray, tapers in their sticks, or jars. `count`: how many, 1 to 4. */
export function buildCandles(look: Look, count = 3, named?: CandleForm): Mesh {
  const mesh = new Mesh();
  const form = named ?? turnBy<CandleForm>(look, ['jars', 'pillars', 'tapers']);
  const colour = look.isColoured ? look.colour : CREAM;
  const wax = mesh.material({ ...paint(colour, 0.55), translucency: 0.25 });
  FORMS[form](mesh, { look, random: chances(look, 67), count, wax });
  return mesh;
}

/** Where candles stand beside each other: across, forward, and how tall for their kind, 0 to 1. */
const PLACES: readonly (readonly [x: number, z: number, tall: number])[] = [
  [0.4, 0.2, 0.55],
  [-0.5, 0.25, 0.3],
  [-0.05, -0.55, 1],
  [0.6, -0.5, 0.2],
];
const ALONE = [[0, 0, 0.7]] as const;

/** The places of a group within so many metres of its middle. */
function placesOf({ count, random }: Group, reach: number): { x: number; z: number; share: number }[] {
  const places = count === 1 ? ALONE : PLACES.slice(0, count);
  return places.map(([x, z, tall]) => ({
    x: x * reach,
    z: z * reach,
    share: tall * (0.85 + 0.3 * random()),
  }));
}

const FORMS: Record<CandleForm, (mesh: Mesh, group: Group) => void> = {
  pillars: (mesh, group) => {
    const { look, wax, count } = group;
    const tray = mesh.material(look.isColoured ? look.legs : look.main);
    addTurned(mesh, { at: [0, 0, 0], profile: count === 1 ? SAUCER : TRAY, segments: 56 }, tray);
    for (const { x, z, share } of placesOf(group, 0.096))
      addCandle(mesh, { at: [x, 0.012, z], radius: 0.038, tall: 0.075 + 0.12 * share }, wax);
  },
  tapers: (mesh, group) => {
    const stick = mesh.material(group.look.isColoured ? group.look.legs : group.look.main);
    for (const { x, z, share } of placesOf(group, 0.11)) {
      const high = 0.06 + 0.1 * share;
      addTurned(mesh, { at: [x, 0, z], profile: stickProfile(high), segments: 36 }, stick);
      addCandle(mesh, { at: [x, high - 0.008, z], radius: 0.0105, tall: 0.16 }, group.wax);
    }
  },
  jars: (mesh, group) => {
    const { look, wax } = group;
    const pot = mesh.material(look.main);
    for (const { x, z, share } of placesOf(group, 0.118)) {
      const [radius, tall] = [0.036 + 0.014 * share, 0.075 + 0.075 * share];
      addTurned(mesh, { at: [x, 0, z], profile: jarProfile(radius, tall), segments: 44 }, pot);
      const fill = tall * 0.84;
      addCandle(mesh, { at: [x, 0.006, z], radius: radius - 0.004, tall: fill }, wax);
    }
  },
};

const TRAY: Profile = [
  [0.0001, 0],
  [0.13, 0],
  [0.136, 0.004],
  [0.143, 0.02],
  [0.139, 0.022],
  [0.131, 0.012],
  [0.0001, 0.012],
];
const SAUCER: Profile = discProfile(0.07, 0.012, 0.005);

/** A jar with a thin rim. */
function jarProfile(radius: number, tall: number): Profile {
  return [
    [0.0001, 0],
    [radius - 0.006, 0],
    [radius, 0.006],
    [radius, tall - 0.002],
    [radius - 0.0015, tall],
    [radius - 0.003, tall - 0.002],
    [radius - 0.003, 0.006],
  ];
}

/** A candlestick: foot, stem with a knop, and a cup, so many metres high. */
function stickProfile(high: number): Profile {
  const middle = 0.018 + (high - 0.03) * 0.5;
  return [
    [0.0001, 0],
    [0.042, 0],
    [0.044, 0.005],
    [0.036, 0.011],
    [0.012, 0.018],
    [0.006, 0.026],
    [0.006, middle - 0.01],
    [0.012, middle],
    [0.006, middle + 0.01],
    [0.006, high - 0.026],
    [0.012, high - 0.02],
    [0.016, high - 0.006],
    [0.017, high],
    [0.0112, high],
    [0.0001, high - 0.002],
  ];
}

/** Wax with a pool that is melted round its wick, and the flame. */
function addCandle(mesh: Mesh, { at, radius, tall }: Candle, wax: number): void {
  const soft = Math.min(0.004, radius * 0.3);
  const profile: Profile = [
    [0.0001, 0],
    [radius, 0],
    [radius, tall - soft],
    [radius - soft * 0.4, tall],
    [radius - soft, tall],
    [radius * 0.6, tall - soft * 1.4],
    [0.0001, tall - soft * 1.6],
  ];
  addTurned(mesh, { at, profile, segments: 36 }, wax);
  const foot: Vec3 = [at[0], at[1] + tall - soft * 1.6, at[2]];
  const path: Vec3[] = [foot, [foot[0] + 0.001, foot[1] + 0.013, foot[2]]];
  addTube(mesh, { path, radius: 0.0011, segments: 6 }, mesh.material(WICK));
  addTurned(
    mesh,
    { at: [foot[0], foot[1] + 0.007, foot[2]], profile: DROP, segments: 16 },
    mesh.material(FLAME),
  );
}

const DROP: Profile = [
  [0.0001, 0],
  [0.0035, 0.003],
  [0.0058, 0.009],
  [0.006, 0.014],
  [0.0046, 0.022],
  [0.0022, 0.031],
  [0.0001, 0.038],
];
