import { fabric } from '../../scene/materials/textile.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { curveThrough } from '../../scene/shapes/curve.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addPillow, addSheet } from '../../scene/shapes/soft.ts';
import { addLeg, addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { type Look, turnBy } from '../look.ts';
import { addBentPad, addBolster } from './bent-pad.ts';
import { addCushion } from './cushion.ts';

/** A classic one whose end rolls outwards, one with a back and an arm as of a sofa, a slim one on wooden legs, or a thick low one. */
type Form = 'rolled' | 'armed' | 'slim' | 'lounge';

const LENGTH = 1.65;

interface Chaise {
  readonly look: Look;
  readonly body: number;
  readonly legs: number;
}

/** A chaise longue: a seat to lie on that rises at its left end. */
export function buildChaiseLongue(look: Look): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['lounge', 'rolled', 'armed', 'slim']);
  FORMS[form](mesh, { look, body: mesh.material(look.main), legs: mesh.material(look.legs) });
  return mesh;
}

/** A point of a line seen from the front. */
const at = (x: number, y: number): Vec3 => [x, y, 0];

const FORMS: Record<Form, (mesh: Mesh, chaise: Chaise) => void> = {
  rolled: (mesh, { look, body, legs }) => {
    const depth = 0.66;
    const line = [at(-0.74, 0.8), at(-0.69, 0.68), at(-0.6, 0.52), at(-0.44, 0.41), at(-0.2, 0.385)];
    addBentPad(mesh, { line: [...line, at(0.3, 0.385), at(0.79, 0.385)], thick: 0.15, depth }, body);
    const roll = { at: [-0.775, 0.8, -depth / 2 - 0.01] as Vec3, radius: 0.085, length: depth + 0.02 };
    addBolster(mesh, roll, body);
    addSweep(mesh, { depth, body });
    addScrollFrame(mesh, mesh.material(look.rails), depth);
    const deck: Vec3 = [0.2, 0.305, 0];
    addBoard(mesh, { centre: deck, size: [1.08, 0.03, depth - 0.05], radius: 0.012 }, body);
    for (const z of [-1, 1]) {
      addSabreLeg(mesh, { from: [-0.4, 0.31, z * 0.3], out: -0.17 }, legs);
      addSabreLeg(mesh, { from: [0.68, 0.3, z * 0.3], out: 0.13 }, legs);
    }
    addHeadPillow(mesh, look, [-0.47, 0.6, 0.02]);
  },
  armed: (mesh, { look, body, legs }) => {
    const depth = 0.8;
    const lift = 0.13;
    const base: Vec3 = [0, lift + 0.1, 0];
    addBox(
      mesh,
      { centre: base, size: [LENGTH - 0.02, 0.2, depth - 0.02], radius: 0.035, dents: 0.004 },
      body,
    );
    const seat: Vec3 = [0.12, lift + 0.265, 0.06];
    addCushion(
      mesh,
      { centre: seat, size: [LENGTH - 0.26, 0.15, depth - 0.14], use: 'seat', seed: 3, isPiped: true },
      body,
    );
    const round = { radius: 0.06, bulge: [0.012, 0.012, 0.01] as Vec3, dents: 0.005 };
    const back: Vec3 = [-LENGTH / 2 + 0.09, lift + 0.36, 0];
    addBox(mesh, { ...round, centre: back, size: [0.16, 0.68, depth], turn: [0, 0, 0.08] }, body);
    const arm: Vec3 = [-0.26, lift + 0.25, -depth / 2 + 0.07];
    addBox(mesh, { ...round, centre: arm, size: [1.12, 0.48, 0.14], seed: 2 }, body);
    addPillow(
      mesh,
      { centre: [-0.55, 0.68, 0.05], size: [0.62, 0.5, 0.22], turn: [0, Math.PI / 2, 0.3], seed: 5 },
      body,
    );
    addTaperedLegs(mesh, { top: lift + 0.01, across: [0.72, 0.31], out: 0.03 }, legs);
    addHeadPillow(mesh, look, [-0.36, 0.6, 0.06]);
  },
  slim: (mesh, { look, body, legs }) => {
    const depth = 0.64;
    const line = [at(-0.83, 0.84), at(-0.68, 0.66), at(-0.5, 0.48), at(-0.3, 0.385), at(-0.05, 0.365)];
    addBentPad(
      mesh,
      { line: [...line, at(0.4, 0.375), at(0.8, 0.385)], thick: 0.11, depth, channels: 13 },
      body,
    );
    const rails = mesh.material(look.rails);
    for (const side of [-1, 1]) {
      const z = side * (depth / 2 - 0.05);
      addBoard(mesh, { centre: [0.19, 0.29, z], size: [1.2, 0.05, 0.036], radius: 0.01 }, rails);
      const stay: Vec3 = [-0.585, 0.475, z];
      addBoard(mesh, { centre: stay, size: [0.56, 0.045, 0.034], radius: 0.01, turn: [0, 0, -0.8] }, rails);
    }
    for (const x of [-0.34, 0.7])
      addBoard(mesh, { centre: [x, 0.285, 0], size: [0.05, 0.036, depth - 0.1] }, rails);
    for (const z of [-1, 1]) {
      addLeg(mesh, { top: [-0.38, 0.32, z * 0.26], foot: [-0.52, 0, z * 0.31], radii: [0.024, 0.013] }, legs);
      addLeg(mesh, { top: [0.68, 0.3, z * 0.26], foot: [0.77, 0, z * 0.31], radii: [0.024, 0.013] }, legs);
    }
    addBolster(mesh, { at: [-0.57, 0.685, -depth / 2 + 0.02], radius: 0.085, length: depth - 0.04 }, body);
  },
  lounge: (mesh, { look, body, legs }) => {
    const depth = 0.8;
    const plinth: Vec3 = [0.06, 0.03, 0];
    addBoard(mesh, { centre: plinth, size: [LENGTH - 0.3, 0.06, depth - 0.14], radius: 0.006 }, legs);
    const base: Vec3 = [0.02, 0.15, 0];
    const soft = { radius: 0.05, bulge: [0.006, 0.004, 0.01] as Vec3, dents: 0.005 };
    addBox(mesh, { ...soft, centre: base, size: [LENGTH - 0.06, 0.19, depth] }, body);
    const line = [at(-0.735, 0.76), at(-0.67, 0.6), at(-0.56, 0.44), at(-0.36, 0.34), at(-0.1, 0.33)];
    addBentPad(mesh, { line: [...line, at(0.4, 0.34), at(0.8, 0.345)], thick: 0.2, depth }, body);
    addBolster(mesh, { at: [-0.49, 0.63, -depth / 2 + 0.04], radius: 0.1, length: depth - 0.08 }, body);
    if (look.hasDecor) addThrow(mesh, look, depth);
  },
};

/** A leg that bends outwards to its foot, `out` metres to the right. */
function addSabreLeg(mesh: Mesh, { from, out }: { from: Vec3; out: number }, material: number): void {
  const [x, y, z] = from;
  const path = curveThrough(
    [from, [x + 0.08 * out, 0.6 * y, z], [x + 0.4 * out, 0.25 * y, z], [x + out, 0.012, z]],
    5,
  );
  addTube(mesh, { path, radius: (share) => 0.033 - 0.017 * share, segments: 14 }, material);
}

/** The wood below a rolled end: it follows the pad from the foot to the head. */
function addScrollFrame(mesh: Mesh, rails: number, depth: number): void {
  const line = [at(0.75, 0.285), at(0.3, 0.285), at(-0.2, 0.285), at(-0.478, 0.332), at(-0.655, 0.472)];
  const path = curveThrough([...line, at(-0.752, 0.64), at(-0.8, 0.75)], 8);
  const radius = (share: number): number => 0.033 - 0.012 * share;
  for (const z of [-1, 1])
    addTube(
      mesh,
      { path: path.map(([x, y]) => [x, y, z * (depth / 2 - 0.03)]), radius, segments: 12 },
      rails,
    );
  addBoard(mesh, { centre: [0.74, 0.285, 0], size: [0.045, 0.06, depth - 0.06], radius: 0.012 }, rails);
}

/** The back of a classic one: along the wall, high at the head, and falling to the seat in a bow. */
function addSweep(mesh: Mesh, { depth, body }: { depth: number; body: number }): void {
  const [long, tall] = [1.12, 0.42];
  const bend = ([x, y, z]: Vec3): Vec3 => {
    const share = Math.max(0, Math.min(1, x / long + 0.5));
    const fall = 0.5 + 0.5 * Math.cos(Math.PI * share);
    const up = (y + tall / 2) * (0.3 + 0.7 * fall);
    return [x, up, z];
  };
  const round = { radius: 0.045, bulge: [0, 0, 0.014] as Vec3, divisions: 18, bend };
  addBox(mesh, { ...round, centre: [-0.14, 0.36, -depth / 2 + 0.05], size: [long, tall, 0.1] }, body);
}

/** Four legs that taper and stand outwards; `across` = how far from the middle they are above. */
function addTaperedLegs(
  mesh: Mesh,
  legs: { readonly top: number; readonly across: readonly [number, number]; readonly out: number },
  material: number,
): void {
  const { top, across, out } = legs;
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      addLeg(
        mesh,
        {
          top: [x * across[0], top, z * across[1]],
          foot: [x * (across[0] + out), 0, z * (across[1] + out)],
          radii: [0.026, 0.015],
        },
        material,
      );
}

/** A cushion for the head, in the colour that stands out. */
function addHeadPillow(mesh: Mesh, look: Look, centre: Vec3): void {
  if (!look.hasDecor) return;
  const cloth = mesh.material(fabric(look.accent));
  addPillow(mesh, { centre, size: [0.46, 0.36, 0.15], turn: [0, Math.PI / 2 - 0.12, 0.5], seed: 4 }, cloth);
}

/** A blanket over the foot, which hangs down in front. */
function addThrow(mesh: Mesh, look: Look, depth: number): void {
  const edge = depth / 2 - 0.02;
  const round = 0.045;
  const place = (across: number, along: number): Vec3 => {
    const way = along * 1.12 - edge - 0.02;
    const over = Math.max(0, way - edge);
    const angle = Math.min(over / round, Math.PI / 2);
    const down = Math.max(0, over - (round * Math.PI) / 2);
    const ripple = 0.012 * Math.min(1, over / 0.15) * Math.sin(across * 11 + 0.6);
    const y = 0.468 - round * (1 - Math.cos(angle)) - down + 0.004 * Math.sin(across * 9 + along * 4);
    return [0.3 + 0.34 * across, y, Math.min(way, edge) + round * Math.sin(angle) + ripple];
  };
  addSheet(
    mesh,
    { columns: 20, rows: 44, at: place, span: [0.34, 1.12] },
    mesh.material(fabric(look.accent)),
  );
}
