import type { Material } from '../../scene/material.ts';
import { curtainCloth } from '../../scene/materials/textile.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { fractalNoise } from '../../scene/noise.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import { isSoft, turnBy, type Look } from '../look.ts';
import { addBar, addChain, addCord, type Blind } from './blind-parts.ts';
import { hangingCloth } from './curtains.ts';

/** A point of an upright section: height and distance before the wall, metres. */
type Point = readonly [y: number, z: number];

/** A cloth as wide as the blind along a section from its top to its foot. */
function addCloth(mesh: Mesh, cloth: { width: number; section: readonly Point[] }, material: number): void {
  const { width, section } = cloth;
  const last = section.length - 1;
  const at = (across: number, up: number): Vec3 => {
    const [y, z] = section[Math.round((1 - up) * last)]!;
    const x = (across - 0.5) * width;
    const slack = 0.0022 * fractalNoise(x * 2.6, y * 0.7, 4);
    return [x, y + 0.003 * fractalNoise(x * 3, 1, z * 9), z + slack];
  };
  const columns = Math.max(8, Math.round(width * 14));
  addSheet(mesh, { columns, rows: last, at, span: [width, lengthOf(section)] }, material);
}

function lengthOf(section: readonly Point[]): number {
  return section.slice(1).reduce((sum, [y, z], i) => {
    const [lastY, lastZ] = section[i]!;
    return sum + Math.hypot(y - lastY, z - lastZ);
  }, 0);
}

/** Thin cloth: no velvet goes on a roll. */
function thinCloth(look: Look): Material {
  return look.isPrinted ? hangingCloth(look) : curtainCloth(look.colour, 0.2);
}

/** A straight fall of cloth, metres. */
function fall(from: number, to: number, z: number): Point[] {
  const count = Math.max(2, Math.ceil((from - to) / 0.06));
  return Array.from({ length: count + 1 }, (_, i): Point => [from + ((to - from) * i) / count, z]);
}

type Roller = 'bare' | 'cased' | 'banded';

/** A cloth on a roll, its roll bare or in a case; or bands of it, close and thin by turns. */
export function addRollerBlind(mesh: Mesh, blind: Blind): void {
  const { width, height, look, random, rail } = blind;
  const kind = turnBy<Roller>(look, ['cased', 'bare', 'banded']);
  const cloth = mesh.material(thinCloth(look));
  const z = kind === 'bare' ? 0.074 : 0.05;
  if (kind === 'bare') addRoll(mesh, blind, cloth);
  else
    addBar(mesh, width, {
      y: height - 0.042,
      z: 0.046,
      tall: 0.084,
      deep: 0.09,
      radius: 0.016,
      material: rail,
    });
  const wide = width - 0.036;
  if (kind === 'banded') addBands(mesh, { ...blind, width: wide }, cloth);
  else addCloth(mesh, { width: wide, section: fall(height - 0.03, 0.02, z) }, cloth);
  addBar(mesh, wide + 0.004, {
    y: 0.017,
    z,
    tall: 0.034,
    deep: 0.016,
    radius: 0.006,
    material: kind === 'bare' ? cloth : rail,
  });
  const x = (width / 2 - 0.01) * (random() < 0.5 ? -1 : 1);
  addChain(mesh, { x, z: z + 0.014, top: height - 0.05, foot: height * 0.32 }, rail);
}

const ROLL = 0.03;

/** The roll between its brackets. */
function addRoll(mesh: Mesh, { width, height, rail }: Blind, cloth: number): void {
  const y = height - ROLL - 0.006;
  const reach = width / 2 - 0.016;
  const path: Vec3[] = [-reach, reach].map((x): Vec3 => [x, y, 0.045]);
  addTube(mesh, { path, radius: ROLL, segments: 24 }, cloth);
  const ends: Vec3[] = [-width / 2 + 0.002, width / 2 - 0.002].map((x): Vec3 => [x, y, 0.045]);
  addTube(mesh, { path: ends, radius: 0.014, segments: 16 }, rail);
  for (const x of ends.map(([end]) => end)) {
    const plate: Vec3[] = [-0.004, 0.004].map((off): Vec3 => [x + off, y, 0.045]);
    addTube(mesh, { path: plate, radius: ROLL + 0.005, segments: 24 }, rail);
  }
}

/** Heights of a close band and of a thin one, metres. */
const BAND = 0.078;
const GAP = 0.05;

function addBands(mesh: Mesh, { width, height, look }: Blind, close: number): void {
  const thin = mesh.material(curtainCloth(mix(look.colour, [0.8, 0.79, 0.77], 0.55), 0.6));
  for (let top = height - 0.07; top > 0.03; top -= BAND + GAP) {
    const middle = Math.max(0.02, top - BAND);
    const foot = Math.max(0.02, middle - GAP);
    addCloth(mesh, { width, section: fall(top, middle, 0.052) }, close);
    if (foot < middle) addCloth(mesh, { width, section: fall(middle, foot, 0.046) }, thin);
  }
}

/** Folds of a blind: how far apart, how far each hangs below the next one's head, how far it swells, metres. */
interface Folds {
  readonly from: number;
  readonly count: number;
  readonly pitch: number;
  readonly drop: number;
  readonly swell: number;
}

const STEPS = 14;

/** The section of folds that hang over each other: down in front with a belly, round, and up behind. */
function foldSection({ from, count, pitch, drop, swell }: Folds): Point[] {
  return Array.from({ length: count * STEPS + 1 }, (_, i): Point => {
    const fold = Math.min(count - 1, Math.floor(i / STEPS));
    const share = (i - fold * STEPS) / STEPS;
    const head = from - fold * pitch;
    if (share <= 0.7) {
      const down = share / 0.7;
      return [
        head - (pitch + drop) * Math.sin((down * Math.PI) / 2) ** 1.15,
        0.02 + swell * Math.sin(Math.PI * down ** 1.5 * 0.92),
      ];
    }
    const up = Math.min(1, (share - 0.7) / 0.3);
    return [head - pitch - drop * (1 - up) ** 1.4, 0.02 + 0.25 * swell * (1 - up)];
  });
}

type Roman = 'gathered' | 'falling' | 'flat';

/** Folds of one height from top to bottom, about as high as is `usual`; metres. */
function evenFolds(
  height: number,
  { usual, drop, swell }: { usual: number; drop: number; swell: number },
): Point[] {
  const count = Math.max(3, Math.round(height / usual));
  return foldSection({ from: height - 0.02, count, pitch: (height - drop - 0.025) / count, drop, swell });
}

const ROMANS: Record<Roman, (height: number) => Point[]> = {
  gathered: (height) => {
    const low = 0.5 * height;
    const gathered = { from: low, count: 4, pitch: (low - 0.13) / 4, drop: 0.12, swell: 0.07 };
    return [...fall(height - 0.02, low + 0.01, 0.024), ...foldSection(gathered)];
  },
  falling: (height) => evenFolds(height, { usual: 0.2, drop: 0.075, swell: 0.075 }),
  flat: (height) => evenFolds(height, { usual: 0.3, drop: 0.022, swell: 0.024 }),
};

/** A cloth that is drawn up in level folds. */
export function addRomanBlind(mesh: Mesh, blind: Blind): void {
  const { width, height, look, random, rail } = blind;
  const cloth = mesh.material(isSoft(look) || look.isPrinted ? hangingCloth(look) : look.main);
  addBar(mesh, width, { y: height - 0.02, z: 0.018, tall: 0.04, deep: 0.034, material: cloth });
  const kind = turnBy<Roman>(look, ['flat', 'gathered', 'falling']);
  addCloth(mesh, { width: width - 0.004, section: ROMANS[kind](height) }, cloth);
  const x = (width / 2 - 0.03) * (random() < 0.5 ? -1 : 1);
  addChain(mesh, { x, z: 0.11, top: height - 0.04, foot: height * 0.36 }, rail);
}

/** Distance from pleat to pleat, and how deep they are, metres. */
const PLEAT = 0.032;
const PLEAT_DEPTH = 0.026;

/** Paper-thin cloth in sharp pleats between two rails. */
export function addPleatedBlind(mesh: Mesh, blind: Blind): void {
  const { width, height, look, random, rail } = blind;
  const cloth = mesh.material(thinCloth(look));
  const [top, foot] = [height - 0.03, 0.024];
  const pleats = Math.round((top - foot) / (PLEAT * (random() < 0.5 ? 1 : 1.5)));
  const section = Array.from({ length: pleats * 8 + 1 }, (_, i): Point => {
    const out = Math.abs(((i / 8) % 1) * 2 - 1);
    return [top + ((foot - top) * i) / (pleats * 8), 0.02 + PLEAT_DEPTH * (1 - out)];
  });
  addCloth(mesh, { width: width - 0.01, section }, cloth);
  const bar = { z: 0.032, tall: 0.03, deep: 0.036, material: rail };
  addBar(mesh, width, { ...bar, y: height - 0.015 });
  addBar(mesh, width, { ...bar, y: 0.015 });
  addCord(
    mesh,
    { x: width / 2 - 0.05, z: 0.06, top: height - 0.02, foot: height * 0.4, radius: 0.0022 },
    rail,
  );
}
