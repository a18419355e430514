import type { Material } from '../../scene/material.ts';
import { Mesh } from '../../scene/mesh.ts';
import { curtainCloth } from '../../scene/materials/textile.ts';
import { fractalNoise, valueNoise } from '../../scene/noise.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, type Look } from '../look.ts';

interface CurtainSize {
  readonly width: number;
  readonly height: number;
  readonly hasRod: boolean;
}

/** Number of the fold at a place across: folds gather in one place and lie wide in another. */
function foldPlace(across: number, cloth: { folds: number; phase: number }): number {
  const { folds, phase } = cloth;
  const gathered = 0.55 * valueNoise(across * folds * 0.31 + phase, 3, 1);
  const drawn = 0.35 * valueNoise(across * 2.6 + phase, 7, 4);
  return across * folds + gathered + drawn;
}

/** Height of a place on the cloth; the hem does not end quite level. */
function hem(across: number, at: { up: number; height: number; phase: number }): number {
  const uneven = 0.012 * (1 - at.up) ** 3 * valueNoise(across * 11 + at.phase, 2, 6);
  return 0.018 + at.up * at.height + uneven;
}

/** Velvet lets hardly any light through; a print is seen against it. */
export function hangingCloth({ main, colour, isPrinted }: Look): Material {
  if (isPrinted) return { ...main, translucency: 0.12 };
  return (main.sheen ?? 0) > 0.4 ? { ...main, translucency: 0.02 } : curtainCloth(colour, 0.22);
}

/** One curtain hanging in folds to the floor; the rod, when wanted, runs over it. */
export function buildCurtain(look: Look, size: CurtainSize): Mesh {
  const { width, height } = size;
  const mesh = new Mesh();
  const cloth = mesh.material(hangingCloth(look));
  const phase = (look.seed % 97) * 1.3;
  const folds = Math.max(4, Math.round(width * 9));
  const at = (across: number, up: number): Vec3 => {
    const place = foldPlace(across, { folds, phase });
    const shift = 0.3 * (1 - up) * valueNoise(across * 4 + phase, up * 1.3, 2);
    const wave = Math.sin((place + shift) * 2 * Math.PI);
    const own = 0.6 + 0.55 * valueNoise(Math.floor(place + 0.25) * 3.7 + phase, 0.5, 5);
    const loose = 0.62 + 0.38 * (1 - up);
    const deep = 0.055 * own * loose * Math.sign(wave) * Math.abs(wave) ** 0.75;
    const sway = 0.03 * (1 - up) * valueNoise(across * 2.2 + phase, up * 0.9, 8);
    const z = deep + sway + 0.008 * fractalNoise(across * 9 + phase, up * 2.5, 5);
    const spread = 1 + 0.06 * (1 - up) ** 2;
    const overhang = 0.014 * Math.cos(place * 4 * Math.PI) * own;
    return [(across - 0.5) * width * spread + overhang, hem(across, { up, height, phase }), z];
  };
  addSheet(mesh, { columns: Math.round(folds * 14), rows: 26, at, span: [width * 1.6, height] }, cloth);
  if (!size.hasRod) return mesh;
  const rod = mesh.material(look.legs);
  const y = height + 0.03;
  const reach = width / 2 + 0.12;
  addTube(
    mesh,
    {
      path: [
        [-reach, y, 0],
        [reach, y, 0],
      ],
      radius: 0.013,
      segments: 12,
    },
    rod,
  );
  for (const side of [-1, 1]) {
    addTurned(
      mesh,
      {
        at: [side * reach, y - 0.02, 0],
        profile: [
          [0.0001, 0],
          [0.018, 0.006],
          [0.023, 0.02],
          [0.018, 0.034],
          [0.0001, 0.04],
        ],
        segments: 20,
      },
      rod,
    );
  }
  return mesh;
}

/** The cloth hangs this far before the wall (z = 0), so that no fold reaches into it. */
const OFF_WALL = 0.12;

type Hanging = 'rod' | 'rings' | 'tied';

/** A pair of curtains: plain on a rod, on rings, or held back at the sides by bands. */
export function buildCurtains(look: Look, size: { width: number; height: number }): Mesh {
  const mesh = new Mesh();
  const random = chances(look, 18);
  const form = pick<Hanging>(random, ['rod', 'rings', 'tied']);
  const part = size.width * (form === 'tied' ? 0.42 : 0.27 + 0.12 * random());
  for (const side of [-1, 1]) {
    const panel = buildCurtain(
      { ...look, seed: look.seed + side },
      { width: part, height: size.height, hasRod: false },
    );
    if (form === 'tied') tieBack(panel, { side, width: part, height: size.height });
    const x = side * (size.width / 2 - part / 2);
    mesh.append(panel, { at: [x, 0, OFF_WALL] });
    if (form === 'rings') addRings(mesh, { x, width: part, height: size.height }, mesh.material(look.legs));
  }
  const rod = mesh.material(look.legs);
  const y = size.height + (form === 'rings' ? 0.055 : 0.03);
  const reach = size.width / 2 + 0.08;
  addTube(
    mesh,
    {
      path: [
        [-reach, y, OFF_WALL],
        [reach, y, OFF_WALL],
      ],
      radius: form === 'rings' ? 0.016 : 0.012,
      segments: 12,
    },
    rod,
  );
  for (const side of [-1, 1]) addFinial(mesh, { x: side * reach, y }, rod);
  return mesh;
}

function addFinial(mesh: Mesh, end: { x: number; y: number }, rod: number): void {
  const profile = [
    [0.0001, 0],
    [0.018, 0.006],
    [0.025, 0.022],
    [0.018, 0.038],
    [0.0001, 0.044],
  ] as const;
  addTurned(mesh, { at: [end.x, end.y - 0.022, OFF_WALL], profile, segments: 20 }, rod);
}

function addRings(mesh: Mesh, panel: { x: number; width: number; height: number }, rod: number): void {
  const count = Math.max(4, Math.round(panel.width / 0.09));
  for (let i = 0; i < count; i++) {
    const x = panel.x - panel.width / 2 + (panel.width * (i + 0.5)) / count;
    const path: Vec3[] = Array.from({ length: 17 }, (_, k) => {
      const angle = (k / 16) * 2 * Math.PI;
      return [x, panel.height + 0.042 + 0.026 * Math.cos(angle), OFF_WALL + 0.026 * Math.sin(angle)];
    });
    addTube(mesh, { path, radius: 0.003, segments: 6, isOpen: true }, rod);
  }
}

/** Draws a hanging panel to its outer side below the middle, where a band of the same cloth holds it. */
function tieBack(panel: Mesh, cloth: { side: number; width: number; height: number }): void {
  const { side, width, height } = cloth;
  const waist = height * 0.43;
  const outer = (side * width) / 2;
  for (let i = 0; i < panel.positions.length; i += 3) {
    const y = panel.positions[i + 1]!;
    const above = Math.max(0, 1 - (y - waist) / (height - waist));
    const kept = y > waist ? 1 - 0.74 * above ** 1.7 : 0.26 + 0.3 * ((waist - y) / waist) ** 0.7;
    panel.positions[i] = outer + (panel.positions[i]! - outer) * kept;
  }
  panel.smooth({ vertex: 0, triangle: 0 });
  const ring: Vec3[] = Array.from({ length: 25 }, (_, k) => {
    const angle = (k / 24) * 2 * Math.PI;
    const x = outer - side * width * 0.13 * (1 - Math.cos(angle));
    return [x, waist - 0.03 + 0.05 * Math.cos(angle), 0.085 * Math.sin(angle)];
  });
  addTube(panel, { path: ring, radius: 0.022, segments: 8, isOpen: true }, panel.triangleMaterials[0]!);
}
