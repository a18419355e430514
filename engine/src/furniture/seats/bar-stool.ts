import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned, discProfile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { isSoft, turnBy, type Look } from '../look.ts';

const SEAT = 0.72;

type Form = 'back' | 'saddle' | 'swivel' | 'round';

interface Stool {
  readonly look: Look;
  readonly seat: number;
  readonly legs: number;
}

/** A stool for a counter, its seat at 0.72 m: with a low back, a saddle of one board, round on hairpin legs, or turning on a column. */
export function buildBarStool(look: Look): Mesh {
  const mesh = new Mesh();
  const stool: Stool = { look, seat: mesh.material(look.main), legs: mesh.material(look.legs) };
  FORMS[turnBy<Form>(look, ['back', 'saddle', 'swivel', 'round'])](mesh, stool);
  return mesh;
}

const LEG = { top: 0.13, foot: 0.205 } as const;

/** Four legs that lean out, with rungs for the feet. */
function addFrame(mesh: Mesh, { legs }: Stool): void {
  const at = (x: number, z: number, y: number): Vec3 => {
    const out = LEG.foot + ((LEG.top - LEG.foot) * y) / (SEAT - 0.05);
    return [x * out, y, z * out];
  };
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      addLeg(mesh, { top: at(x, z, SEAT - 0.05), foot: at(x, z, 0), radii: [0.019, 0.013] }, legs);
  const rungs = [
    [1, 0.24],
    [-1, 0.34],
  ] as const;
  for (const [z, y] of rungs)
    addTube(mesh, { path: [at(-1, z, y), at(1, z, y)], radius: 0.011, segments: 10 }, legs);
  for (const x of [-1, 1])
    addTube(mesh, { path: [at(x, -1, 0.29), at(x, 1, 0.29)], radius: 0.01, segments: 10 }, legs);
}

function addPad(mesh: Mesh, { look, seat }: Stool): void {
  const thick = isSoft(look) ? 0.075 : 0.04;
  const centre: Vec3 = [0, SEAT - thick / 2, 0];
  const dish = (p: Vec3): Vec3 => [
    p[0],
    p[1] + 0.25 * p[0] * p[0] - (p[2] > 0.1 ? 0.9 * (p[2] - 0.1) ** 2 : 0),
    p[2],
  ];
  const shape = { centre, size: [0.42, thick, 0.39] as Vec3, radius: thick * 0.45 };
  if (isSoft(look)) addBox(mesh, { ...shape, bulge: [0.004, 0.014, 0.004], dents: 0.003 }, seat);
  else addBox(mesh, { ...shape, radius: 0.012, bend: dish, divisions: 12 }, seat);
}

const FORMS: Record<Form, (mesh: Mesh, stool: Stool) => void> = {
  back: (mesh, stool) => {
    addFrame(mesh, stool);
    addPad(mesh, stool);
    const bend = (p: Vec3): Vec3 => [p[0], p[1], p[2] + 0.95 * p[0] * p[0]];
    const back = {
      centre: [0, SEAT + 0.23, -0.205] as Vec3,
      size: [0.42, 0.15, isSoft(stool.look) ? 0.05 : 0.02] as Vec3,
    };
    addBox(
      mesh,
      { ...back, radius: isSoft(stool.look) ? 0.022 : 0.006, turn: [-0.14, 0, 0], bend, divisions: 12 },
      stool.seat,
    );
    for (const x of [-0.15, 0.15]) {
      const path: Vec3[] = [
        [x * 0.85, SEAT - 0.05, -0.13],
        [x, SEAT + 0.03, -0.178],
        [x, SEAT + 0.26, -0.2],
      ];
      addTube(mesh, { path, radius: 0.011, segments: 10 }, stool.legs);
    }
  },
  saddle: (mesh, stool) => {
    addFrame(mesh, stool);
    addPad(mesh, stool);
  },
  swivel: (mesh, { look, seat, legs }) => {
    addTurned(mesh, { at: [0, 0, 0], profile: discProfile(0.21, 0.022, 0.01), segments: 44 }, legs);
    const column = [
      [0.045, 0.02],
      [0.03, 0.05],
      [0.028, 0.3],
      [0.02, 0.31],
      [0.02, SEAT - 0.06],
      [0.08, SEAT - 0.05],
    ] as const;
    addTurned(mesh, { at: [0, 0, 0], profile: column, segments: 28 }, legs);
    const ring = Array.from({ length: 29 }, (_, i): Vec3 => {
      const angle = (i / 28) * 2 * Math.PI;
      return [0.15 * Math.cos(angle), 0.27, 0.06 + 0.15 * Math.sin(angle)];
    });
    addTube(mesh, { path: ring, radius: 0.009, segments: 8, isOpen: true }, legs);
    const pad = {
      centre: [0, SEAT - 0.025, 0.01] as Vec3,
      size: [0.42, 0.06, 0.4] as Vec3,
      radius: isSoft(look) ? 0.028 : 0.014,
    };
    addBox(mesh, { ...pad, bulge: [0.004, 0.012, 0.004] }, seat);
    const curl = (p: Vec3): Vec3 => {
      const angle = (p[0] / 0.72) * Math.PI * 0.92;
      const radius = 0.215 - p[2];
      return [Math.sin(angle) * radius, p[1] + 0.05 * Math.cos(angle), 0.01 - Math.cos(angle) * radius];
    };
    addBox(
      mesh,
      { centre: [0, SEAT + 0.12, 0], size: [0.72, 0.2, 0.045], radius: 0.02, divisions: 24, bend: curl },
      seat,
    );
  },
  round: (mesh, { look, seat, legs }) => {
    const thick = isSoft(look) ? 0.07 : 0.035;
    const profile = discProfile(0.18, thick, thick * 0.42);
    addTurned(mesh, { at: [0, SEAT - thick, 0], profile, segments: 44 }, seat);
    for (let i = 0; i < 4; i++) {
      const angle = (i / 4) * 2 * Math.PI + Math.PI / 4;
      const at = (r: number, y: number, turn: number): Vec3 => [
        r * Math.cos(angle + turn),
        y,
        r * Math.sin(angle + turn),
      ];
      const path = [at(0.13, SEAT - thick, -0.32), at(0.235, 0.01, 0), at(0.13, SEAT - thick, 0.32)];
      addTube(mesh, { path, radius: 0.007, segments: 8 }, legs);
    }
    const ring = Array.from({ length: 33 }, (_, i): Vec3 => {
      const angle = (i / 32) * 2 * Math.PI;
      return [0.196 * Math.cos(angle), 0.26, 0.196 * Math.sin(angle)];
    });
    addTube(mesh, { path: ring, radius: 0.007, segments: 8, isOpen: true }, legs);
    addBoard(mesh, { centre: [0, SEAT - thick - 0.004, 0], size: [0.24, 0.008, 0.24] }, legs);
  },
};
