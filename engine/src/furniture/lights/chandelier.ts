import { glowing, metal, paint } from '../../scene/materials/hard.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addTube, addTurned, ballProfile, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Look, turnBy } from '../look.ts';

/** Six bowed arms, a wheel of eight candles, or ten straight arms with globes of milk glass. */
type ChandelierForm = 'arms' | 'wheel' | 'globes';

/** Height over the lowest point at which it hangs from its rod, metres. */
const TOP = 0.56;
const WAX = paint([0.8, 0.77, 0.7], 0.5);
const FLAME = glowing([0.9, 0.82, 0.62], [2.4, 1.75, 0.95]);
const MILK = glowing([0.62, 0.58, 0.52], [0.75, 0.64, 0.48]);

const BRASS = metal([0.74, 0.53, 0.25], 0.28);

/** Adds a chandelier of some 70 cm without its rod: in the metal or the colour that was named, else of brass. */
export function addChandelier(mesh: Mesh, look: Look): void {
  const stuff = mesh.material(look.isColoured || look.main.metal ? look.main : BRASS);
  FORMS[turnBy<ChandelierForm>(look, ['arms', 'wheel', 'globes'])](mesh, stuff);
}

const FORMS: Record<ChandelierForm, (mesh: Mesh, stuff: number) => void> = {
  arms: addArms,
  wheel: addWheel,
  globes: addGlobes,
};

/** A place at an angle round the axis. */
const around = (angle: number, radius: number, height: number): Vec3 => [
  radius * Math.cos(angle),
  height,
  radius * Math.sin(angle),
];

const angles = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => (2 * Math.PI * (i + 0.35)) / count);

const SLEEVE: Profile = [
  [0.0001, 0],
  [0.038, 0.004],
  [0.034, 0.012],
  [0.014, 0.014],
];
const CANDLE: Profile = [
  [0.011, 0],
  [0.011, 0.085],
  [0.0001, 0.086],
];
const BULB: Profile = [
  [0.0001, 0],
  [0.011, 0.008],
  [0.0145, 0.02],
  [0.01, 0.036],
  [0.0001, 0.055],
];

/** A dish, a candle of wax or glass, and its flame, which is a bulb. */
function addCandle(mesh: Mesh, at: Vec3, stuff: number): void {
  const [x, y, z] = at;
  addTurned(mesh, { at, profile: SLEEVE, segments: 20 }, stuff);
  addTurned(mesh, { at: [x, y + 0.012, z], profile: CANDLE, segments: 14 }, mesh.material(WAX));
  addTurned(mesh, { at: [x, y + 0.098, z], profile: BULB, segments: 14 }, mesh.material(FLAME));
}

const COLUMN: Profile = [
  [0.0001, 0],
  [0.016, 0.012],
  [0.02, 0.03],
  [0.01, 0.05],
  [0.042, 0.08],
  [0.048, 0.105],
  [0.03, 0.14],
  [0.014, 0.18],
  [0.024, 0.25],
  [0.03, 0.3],
  [0.014, 0.36],
  [0.01, 0.46],
  [0.022, 0.5],
  [0.008, TOP],
];

function addArms(mesh: Mesh, stuff: number): void {
  addTurned(mesh, { at: [0, 0, 0], profile: COLUMN, segments: 32 }, stuff);
  for (const angle of angles(6)) {
    const path = Array.from({ length: 17 }, (_, i) => {
      const share = i / 16;
      const sag = 0.085 * Math.sin(Math.PI * Math.min(1, share * 1.15)) - 0.1 * share ** 3;
      return around(angle, 0.03 + 0.3 * share, 0.12 - sag);
    });
    addTube(mesh, { path, radius: (share) => 0.0085 - 0.003 * share, segments: 10 }, stuff);
    addCandle(mesh, path.at(-1)!, stuff);
  }
}

function addWheel(mesh: Mesh, stuff: number): void {
  const [radius, height] = [0.34, 0.02];
  const ring = Array.from({ length: 65 }, (_, i) => around((2 * Math.PI * i) / 64, radius, height));
  addTube(mesh, { path: ring, radius: 0.013, segments: 10 }, stuff);
  for (const angle of angles(8)) addCandle(mesh, around(angle, radius, height + 0.012), stuff);
  for (const angle of angles(4))
    addTube(
      mesh,
      { path: [around(angle, radius, height), [0, TOP - 0.02, 0]], radius: 0.005, segments: 8 },
      stuff,
    );
  addTurned(mesh, { at: [0, TOP - 0.05, 0], profile: KNOB, segments: 20 }, stuff);
}

const KNOB: Profile = [
  [0.0001, 0],
  [0.024, 0.012],
  [0.024, 0.036],
  [0.0001, 0.05],
];

function addGlobes(mesh: Mesh, stuff: number): void {
  const middle = 0.28;
  addTurned(mesh, { at: [0, middle - 0.045, 0], profile: ballProfile(0.045, 16), segments: 28 }, stuff);
  addTube(
    mesh,
    {
      path: [
        [0, middle, 0],
        [0, TOP, 0],
      ],
      radius: 0.009,
      segments: 12,
    },
    stuff,
  );
  const milk = mesh.material(MILK);
  for (const [i, angle] of angles(10).entries()) {
    const rise = [-0.5, 0.1, 0.42, -0.15, 0.3][i % 5]!;
    const reach = 0.3 * Math.cos(rise * 0.8);
    const end = around(angle, reach, middle + 0.3 * Math.sin(rise));
    addTube(mesh, { path: [[0, middle, 0], end], radius: 0.006, segments: 8 }, stuff);
    addTurned(
      mesh,
      { at: [end[0], end[1] - 0.045, end[2]], profile: ballProfile(0.048, 16), segments: 28 },
      milk,
    );
  }
}
