import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned, discProfile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { isSoft, turnBy, type Look } from '../look.ts';

const SEAT = 0.45;
/** Radius of a round seat, and half the side of a square one, metres. */
const HALF = 0.17;

type Form = 'three-legged' | 'square' | 'hairpin' | 'drum';

interface Stool {
  readonly look: Look;
  readonly seat: number;
  readonly legs: number;
}

/** A low stool without a back, its seat at 0.45 m: round on three turned legs, square with rungs, round on hairpin legs, or a solid drum with a waist. */
export function buildStool(look: Look): Mesh {
  const mesh = new Mesh();
  const stool: Stool = { look, seat: mesh.material(look.main), legs: mesh.material(look.legs) };
  FORMS[turnBy<Form>(look, ['three-legged', 'square', 'hairpin', 'drum'])](mesh, stool);
  return mesh;
}

const thicknessOf = (look: Look): number => (isSoft(look) ? 0.07 : 0.036);

function addRound(mesh: Mesh, { look, seat }: Stool): void {
  const thick = thicknessOf(look);
  const profile = discProfile(HALF, thick, thick * 0.42);
  addTurned(mesh, { at: [0, SEAT - thick, 0], profile, segments: 44 }, seat);
}

/** Points on circles about the middle, evenly spread. */
const around = (count: number, turn: number): ((k: number, radius: number, y: number) => Vec3) => {
  return (k, radius, y) => {
    const angle = turn + (k / count) * 2 * Math.PI;
    return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
  };
};

const FORMS: Record<Form, (mesh: Mesh, stool: Stool) => void> = {
  'three-legged': (mesh, stool) => {
    addRound(mesh, stool);
    const top = SEAT - thicknessOf(stool.look);
    const at = around(3, Math.PI / 2);
    for (let k = 0; k < 3; k++) {
      addLeg(mesh, { top: at(k, 0.105, top), foot: at(k, 0.19, 0), radii: [0.021, 0.014] }, stool.legs);
      const rung = [at(k, 0.155, 0.18), at(k + 1, 0.155, 0.18)];
      addTube(mesh, { path: rung, radius: 0.009, segments: 10 }, stool.legs);
    }
  },
  square: (mesh, stool) => {
    const thick = thicknessOf(stool.look);
    const pad = {
      centre: [0, SEAT - thick / 2, 0] as Vec3,
      size: [2 * HALF + 0.04, thick, 2 * HALF] as Vec3,
    };
    if (isSoft(stool.look))
      addBox(mesh, { ...pad, radius: 0.03, bulge: [0.004, 0.014, 0.004], dents: 0.003 }, stool.seat);
    else addBox(mesh, { ...pad, radius: 0.008 }, stool.seat);
    const [x, z] = [HALF - 0.01, HALF - 0.03];
    for (const right of [-1, 1])
      for (const front of [-1, 1]) {
        const size: Vec3 = [0.034, SEAT - thick, 0.034];
        const centre: Vec3 = [right * x, (SEAT - thick) / 2, front * z];
        addBox(mesh, { centre, size, radius: 0.004 }, stool.legs);
      }
    for (const front of [-1, 1]) {
      const rail = { size: [2 * x, 0.05, 0.018] as Vec3, radius: 0.003 };
      addBox(mesh, { ...rail, centre: [0, SEAT - thick - 0.025, front * z] }, stool.legs);
      addBox(mesh, { ...rail, size: [2 * x, 0.022, 0.018], centre: [0, 0.14, front * z] }, stool.legs);
    }
  },
  hairpin: (mesh, stool) => {
    addRound(mesh, stool);
    const top = SEAT - thicknessOf(stool.look);
    for (let k = 0; k < 3; k++) {
      const at = around(3, Math.PI / 2 + (k / 3) * 2 * Math.PI);
      const path = [at(-0.13, 0.12, top), at(0, 0.185, 0.008), at(0.13, 0.12, top)];
      addTube(mesh, { path, radius: 0.006, segments: 8 }, stool.legs);
    }
  },
  drum: (mesh, { seat }) => {
    const profile = [
      [0.001, 0],
      [0.15, 0],
      [0.155, 0.02],
      [0.12, 0.2],
      [0.12, 0.24],
      [HALF, SEAT - 0.03],
      [HALF - 0.004, SEAT - 0.004],
      [0.001, SEAT],
    ] as const;
    addTurned(mesh, { at: [0, 0, 0], profile, segments: 48 }, seat);
  },
};
