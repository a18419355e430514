import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, type Look } from '../look.ts';
import { addCushion } from './cushion.ts';
import { addScatter } from './sofa-scatter.ts';

/** A wing chair: tall back between two wings, slim arms, legs that taper. */
export function buildWingChair(look: Look): Mesh {
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const lift = 0.17;
  addBox(mesh, { centre: [0, lift + 0.09, 0.02], size: [0.68, 0.18, 0.7], radius: 0.03, dents: 0.004 }, body);
  addCushion(
    mesh,
    { centre: [0, lift + 0.235, 0.06], size: [0.54, 0.15, 0.6], use: 'seat', seed: 3, isPiped: true },
    body,
  );
  const bow = (p: Vec3): Vec3 => [p[0], p[1] + 0.05 * (1 - (p[0] / 0.36) ** 2) * Math.max(0, p[1]), p[2]];
  addBox(
    mesh,
    {
      centre: [0, lift + 0.52, -0.31],
      size: [0.68, 0.86, 0.13],
      radius: 0.055,
      bulge: [0, 0.01, 0.045],
      dents: 0.006,
      divisions: 18,
      turn: [-0.14, 0, 0],
      bend: bow,
    },
    body,
  );
  for (const side of [-1, 1]) addWing(mesh, { side, lift }, body);
  const legs = mesh.material(look.legs);
  for (const x of [-1, 1]) {
    addLeg(
      mesh,
      { top: [x * 0.29, lift + 0.02, 0.31], foot: [x * 0.3, 0, 0.34], radii: [0.026, 0.015] },
      legs,
    );
    addLeg(
      mesh,
      { top: [x * 0.28, lift + 0.02, -0.28], foot: [x * 0.28, 0, -0.37], radii: [0.026, 0.015] },
      legs,
    );
  }
  if (look.hasDecor && chances(look, 44)() < 0.5) scatterOne(mesh, look, lift + 0.31);
  return mesh;
}

/** One side: an arm that flows into a wing beside the head. */
function addWing(mesh: Mesh, { side, lift }: { side: number; lift: number }, body: number): void {
  addBox(
    mesh,
    {
      centre: [side * 0.335, lift + 0.21, 0.02],
      size: [0.11, 0.42, 0.68],
      radius: 0.05,
      bulge: [0.008, 0.01, 0.01],
      dents: 0.004,
      seed: side,
    },
    body,
  );
  // Narrow above, where it frames the head, and curved forward.
  const bend = (p: Vec3): Vec3 => {
    const up = (p[1] + 0.3) / 0.6;
    const reach = 0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, 0.28 + 0.62 * up));
    return [p[0] + side * 0.03 * up, p[1], p[2] * reach - 0.13 * up + 0.04];
  };
  addBox(
    mesh,
    {
      centre: [side * 0.335, lift + 0.64, -0.18],
      size: [0.075, 0.6, 0.34],
      radius: 0.035,
      bulge: [0.012, 0, 0.008],
      dents: 0.003,
      divisions: 14,
      bend,
    },
    body,
  );
}

/** A tub chair: one soft band wraps round a round seat, down to a low plinth. */
export function buildTubChair(look: Look): Mesh {
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const random = chances(look, 45);
  const thick = 0.13;
  const radius = 0.345;
  const drop = 0.1 + 0.12 * random();
  const bend = (p: Vec3): Vec3 => {
    const angle = (p[0] / 1.7) * Math.PI * 1.42;
    const r = radius - p[2];
    const low = p[1] > 0 ? drop * Math.max(0, 1 - Math.cos(angle)) * 0.55 : 0;
    return [Math.sin(angle) * r, p[1] - low * (p[1] / 0.32), 0.02 - Math.cos(angle) * r];
  };
  addBox(
    mesh,
    {
      centre: [0, 0.4, 0],
      size: [1.7, 0.68, thick],
      radius: thick / 2.05,
      bulge: [0, 0, 0.012],
      dents: 0.006,
      divisions: 44,
      bend,
    },
    body,
  );
  addTurned(mesh, { at: [0, 0.05, 0.03], profile: SEAT, segments: 64 }, body);
  addTurned(mesh, { at: [0, 0, 0.02], profile: PLINTH, segments: 48 }, mesh.material(look.legs));
  if (look.hasDecor && random() < 0.4) scatterOne(mesh, look, 0.43);
  return mesh;
}

const SEAT = [
  [0.0001, 0],
  [0.29, 0],
  [0.3, 0.03],
  [0.3, 0.26],
  [0.292, 0.27],
  [0.312, 0.285],
  [0.318, 0.33],
  [0.305, 0.365],
  [0.25, 0.388],
  [0.12, 0.396],
  [0.0001, 0.396],
] as const;
const PLINTH = [
  [0.0001, 0],
  [0.29, 0],
  [0.29, 0.06],
  [0.0001, 0.06],
] as const;

function scatterOne(mesh: Mesh, look: Look, seat: number): void {
  addScatter(mesh, { inner: 0.5, seat, z: -0.03 }, { look, random: chances(look, 46) });
}

/** An armchair of the fifties: loose cushions in a slanted frame of wood with bare armrests. */
export function buildFrameChair(look: Look): Mesh {
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const frame = mesh.material(look.legs);
  const random = chances(look, 47);
  const isLadder = random() < 0.5;
  addCushion(
    mesh,
    {
      centre: [0, 0.385, 0.03],
      size: [0.58, 0.13, 0.6],
      use: 'seat',
      turn: [0.09, 0, 0],
      seed: 5,
      isPiped: true,
    },
    body,
  );
  addCushion(
    mesh,
    {
      centre: [0, 0.66, -0.27],
      size: [0.57, 0.52, 0.13],
      use: 'back',
      turn: [-0.3, 0, 0],
      seed: 6,
      isPiped: true,
    },
    body,
  );
  for (const side of [-1, 1]) addSide(mesh, side * 0.335, frame);
  for (const z of [0.27, -0.22])
    addBox(mesh, { centre: [0, z > 0 ? 0.3 : 0.27, z], size: [0.66, 0.05, 0.024], radius: 0.006 }, frame);
  const slats = isLadder ? [0.44, 0.58, 0.72, 0.86] : [0.46, 0.87];
  for (const y of slats) {
    const z = -0.25 - 0.31 * (y - 0.4);
    addBox(
      mesh,
      { centre: [0, y, z - 0.05], size: [0.6, 0.045, 0.018], radius: 0.006, turn: [-0.3, 0, 0] },
      frame,
    );
  }
  for (const x of [-0.29, 0.29])
    addTube(
      mesh,
      {
        path: [
          [x, 0.27, -0.22],
          [x, 0.6, -0.33],
          [x, 0.9, -0.445],
        ],
        radius: 0.014,
      },
      frame,
    );
  return mesh;
}

/** Two legs and the armrest they carry. */
function addSide(mesh: Mesh, x: number, frame: number): void {
  addLeg(mesh, { top: [x, 0.55, 0.26], foot: [x * 1.03, 0, 0.32], radii: [0.02, 0.014] }, frame);
  addLeg(mesh, { top: [x, 0.53, -0.28], foot: [x * 1.03, 0, -0.4], radii: [0.02, 0.014] }, frame);
  const bend = (p: Vec3): Vec3 => [p[0] * (1 + 0.35 * Math.cos(p[2] * 4)), p[1] - 0.12 * p[2] * p[2], p[2]];
  addBox(
    mesh,
    { centre: [x, 0.56, -0.02], size: [0.06, 0.026, 0.66], radius: 0.012, divisions: 10, bend },
    frame,
  );
}
