import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, type Look } from '../look.ts';
import { addCushion } from './cushion.ts';
import { addScatter } from './sofa-scatter.ts';

const DEPTH = 1.02;
const BASE = 0.2;
const SEAT = 0.2;

/** A low modular sofa: deep blocks set side by side on the floor, soft backs, arms as broad as cushions or none. `width` in metres. */
export function buildLoungeSofa(look: Look, width: number): Mesh {
  const random = chances(look, 43);
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const arms = pick(random, ['both', 'one', 'none'] as const);
  const arm = 0.26;
  const left = arms === 'none' ? 0 : arm;
  const right = arms === 'both' ? arm : 0;
  const inner = width - left - right;
  const count = Math.max(1, Math.round(inner / 0.86));
  const wide = inner / count;
  for (let i = 0; i < count; i++)
    addModule(mesh, { x: -width / 2 + left + wide * (i + 0.5), wide, seed: i }, body);
  if (left > 0) addArm(mesh, -width / 2 + arm / 2, body);
  if (right > 0) addArm(mesh, width / 2 - arm / 2, body);
  addBox(
    mesh,
    { centre: [0, 0.015, 0], size: [width - 0.12, 0.03, DEPTH - 0.12], radius: 0.004 },
    mesh.material(look.legs),
  );
  if (look.hasDecor)
    addScatter(mesh, { inner: Math.min(inner, 1.55), seat: BASE + SEAT, z: 0 }, { look, random });
  return mesh;
}

function addModule(
  mesh: Mesh,
  { x, wide, seed }: { x: number; wide: number; seed: number },
  body: number,
): void {
  const base: Vec3 = [x, 0.025 + BASE / 2, 0];
  addBox(
    mesh,
    {
      centre: base,
      size: [wide - 0.008, BASE, DEPTH],
      radius: 0.06,
      bulge: [0.002, 0.004, 0.02],
      dents: 0.006,
      seed,
    },
    body,
  );
  addCushion(
    mesh,
    {
      centre: [x, BASE + SEAT / 2 + 0.01, 0.1],
      size: [wide - 0.008, SEAT, DEPTH - 0.19],
      use: 'seat',
      seed: seed + 3,
      isPiped: false,
    },
    body,
  );
  addBox(
    mesh,
    {
      centre: [x, BASE + 0.22, -DEPTH / 2 + 0.15],
      size: [wide - 0.008, 0.46, 0.27],
      radius: 0.12,
      bulge: [0.004, 0.02, 0.03],
      dents: 0.014,
      turn: [-0.1, 0, 0],
      seed: seed + 7,
    },
    body,
  );
}

function addArm(mesh: Mesh, x: number, body: number): void {
  addBox(
    mesh,
    {
      centre: [x, 0.275, 0],
      size: [0.254, 0.5, DEPTH],
      radius: 0.11,
      bulge: [0.012, 0.014, 0.016],
      dents: 0.012,
      seed: x,
    },
    body,
  );
}
