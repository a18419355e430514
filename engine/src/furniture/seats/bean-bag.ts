import { Mesh } from '../../scene/mesh.ts';
import { fractalNoise, valueNoise } from '../../scene/noise.ts';
import { curveThrough } from '../../scene/shapes/curve.ts';
import { addLoft } from '../../scene/shapes/loft.ts';
import { addTube, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';

type Form = 'drop' | 'chair' | 'round';

interface Bag {
  /** From the middle of its underside up to its head, metres. */
  readonly profile: Profile;
  /** Panels that it is sewn of. */
  readonly panels: number;
  /** How the filling gives: moves a point of the round bag, metres. */
  readonly slump: (p: Vec3) => Vec3;
}

/** How much of something is felt at a distance from its middle, 1 to 0. */
const near = (value: number, middle: number, reach: number): number =>
  Math.exp(-(((value - middle) / reach) ** 2));

const BAGS: Record<Form, Bag> = {
  drop: {
    profile: [
      [0.0001, 0],
      [0.32, 0],
      [0.44, 0.05],
      [0.485, 0.15],
      [0.47, 0.27],
      [0.41, 0.4],
      [0.33, 0.54],
      [0.255, 0.67],
      [0.18, 0.77],
      [0.09, 0.835],
      [0.045, 0.85],
      [0.0001, 0.855],
    ],
    panels: 6,
    slump: ([x, y, z]) => {
      const dent = 0.17 * near(y, 0.52, 0.2) * Math.max(0, z / 0.4) * near(x, 0, 0.32);
      const foot = 0.1 * near(y, 0.16, 0.16) * Math.max(0, z / 0.5);
      return [x * (1 + 0.08 * near(y, 0.3, 0.2)), y, z - dent + foot - 0.16 * (y / 0.85) ** 2];
    },
  },
  chair: {
    profile: [
      [0.0001, 0],
      [0.36, 0],
      [0.47, 0.05],
      [0.51, 0.14],
      [0.5, 0.24],
      [0.44, 0.33],
      [0.33, 0.38],
      [0.2, 0.375],
      [0.0001, 0.36],
    ],
    panels: 8,
    slump: ([x, y, z]) => {
      const back = 1 / (1 + Math.exp((z + 0.2) * 16));
      const hollow = 0.1 * near(x, 0, 0.24) * near(z, 0.08, 0.2) * Math.max(0, y / 0.38);
      const arms = 0.12 * Math.max(0, Math.abs(x) - 0.24) * (y / 0.38);
      return [
        x * (1 - 0.16 * back * (y / 0.38)),
        y * (1 + 1.25 * back) - hollow + arms,
        z * 1.02 - 0.1 * back * (y / 0.38),
      ];
    },
  },
  round: {
    profile: [
      [0.0001, 0],
      [0.36, 0],
      [0.48, 0.05],
      [0.53, 0.16],
      [0.52, 0.26],
      [0.45, 0.37],
      [0.34, 0.43],
      [0.24, 0.435],
      [0.12, 0.4],
      [0.0001, 0.385],
    ],
    panels: 8,
    slump: ([x, y, z]) => {
      const hollow = 0.07 * near(x, 0.04, 0.24) * near(z, 0.05, 0.22) * Math.max(0, y / 0.43);
      return [x, y - hollow + 0.05 * (y / 0.43) * near(z, -0.35, 0.2), z];
    },
  },
};

const ROUND = 120;
const STEPS = 7;

/** A bean bag: a slouched drop with a loop at its tip, a low seat with a back, or a flat round one. */
export function buildBeanBag(look: Look): Mesh {
  const mesh = new Mesh();
  const cloth = mesh.material(look.main);
  const form = turnBy<Form>(look, ['chair', 'drop', 'round']);
  const bag = BAGS[form];
  const rings = smoothed(bag.profile).map(([radius, height]) =>
    Array.from({ length: ROUND }, (_, i): Vec3 => {
      const angle = (i / ROUND) * 2 * Math.PI;
      return pointOf(bag, { angle, radius, height, seed: look.seed });
    }),
  );
  addLoft(mesh, rings, cloth);
  addSeams(mesh, { ...bag, seed: look.seed }, cloth);
  if (form === 'drop') addLoop(mesh, bag.slump([0, 0.845, 0]), cloth);
  return mesh;
}

interface Place {
  readonly angle: number;
  readonly radius: number;
  readonly height: number;
  readonly seed: number;
}

/** Where a place of the round bag ends up: drawn in at its seams, creased, and slumped. */
function pointOf(bag: Bag, { angle, radius, height, seed }: Place): Vec3 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const wide = Math.min(1, radius / 0.3);
  const seam = -0.02 * Math.abs(Math.cos((angle * bag.panels) / 2)) ** 14 * wide;
  const crease = Math.abs(valueNoise(cos * 2.6 + seed, height * 8 + 2 * sin, sin * 2.6));
  const fold = 0.02 * Math.min(1, 2.4 * crease) - 0.012;
  const lump = 0.022 * fractalNoise(cos * 2 + seed * 3.1, height * 4, sin * 2);
  const lifted = Math.min(1, height / 0.06);
  const r = Math.max(0.0001, radius + (seam + (fold + lump) * lifted) * wide);
  const [x, y, z] = bag.slump([r * cos, height, r * sin]);
  return [x, Math.max(0, y + 0.5 * lump * lifted * wide), z];
}

/** A rounder line through the points of a profile. */
function smoothed(profile: Profile): Profile {
  const points = profile.map(([radius, height]): Vec3 => [radius, height, 0]);
  return curveThrough(points, STEPS).map(([radius, height]) => [
    Math.max(0.0001, radius),
    Math.max(0, height),
  ]);
}

/** A cord in each seam. */
function addSeams(mesh: Mesh, bag: Bag & { seed: number }, cloth: number): void {
  const line = smoothed(bag.profile).filter(([radius, height]) => radius > 0.04 && height > 0.01);
  for (let i = 0; i < bag.panels; i++) {
    const angle = (2 * Math.PI * i) / bag.panels;
    const path = line.map(([radius, height]) => pointOf(bag, { angle, radius, height, seed: bag.seed }));
    addTube(mesh, { path, radius: 0.005, segments: 6, isOpen: true }, cloth);
  }
}

/** What it is carried by. */
function addLoop(mesh: Mesh, [x, y, z]: Vec3, cloth: number): void {
  const path = Array.from({ length: 15 }, (_, i): Vec3 => {
    const angle = (i / 14) * Math.PI;
    return [x + 0.045 * Math.cos(angle), y - 0.012 + 0.06 * Math.sin(angle), z - 0.01];
  });
  addTube(mesh, { path, radius: 0.009, segments: 8 }, cloth);
}
