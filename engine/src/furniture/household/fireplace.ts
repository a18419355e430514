import { paint } from '../../scene/materials/hard.ts';
import { concrete } from '../../scene/materials/stone.ts';
import { wood } from '../../scene/materials/wood.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { addVase } from '../parts/decor.ts';
import { chances, turnBy, type Look } from '../look.ts';
import { addFire, addFrame, addHearth, type Opening, SOOT } from './fire.ts';

type Form = 'mantel' | 'block' | 'masonry';

/** A fireplace with a burning fire: a mantel on pilasters, a plain block with a long low opening, or brick piers under a beam. Its back is flat. */
export function buildFireplace(look: Look): Mesh {
  const mesh = new Mesh();
  const opening = FORMS[turnBy<Form>(look, ['mantel', 'block', 'masonry'])](mesh, look);
  addHearth(mesh, opening, mesh.material(SOOT));
  addFire(mesh, opening, look);
  return mesh;
}

const FORMS: Record<Form, (mesh: Mesh, look: Look) => Opening> = {
  mantel: (mesh, look) => {
    const stone = mesh.material(look.main);
    const opening: Opening = { y: 0.05, width: 0.76, height: 0.7, front: 0.06, depth: 0.24 };
    addFrame(mesh, { opening, width: 1.3, top: 1.04, back: -0.18 }, stone);
    for (const side of [-1, 1]) {
      const x = side * 0.535;
      addBoard(mesh, { centre: [x, 0.08, 0.075], size: [0.24, 0.16, 0.06], radius: 0.006 }, stone);
      addBoard(mesh, { centre: [x, 0.5, 0.07], size: [0.18, 0.7, 0.045], radius: 0.006 }, stone);
      for (const groove of [-0.055, 0, 0.055])
        addBoard(mesh, { centre: [x + groove, 0.5, 0.09], size: [0.032, 0.6, 0.02], radius: 0.008 }, stone);
      addBoard(mesh, { centre: [x, 0.93, 0.078], size: [0.22, 0.19, 0.06], radius: 0.006 }, stone);
      addBoard(mesh, { centre: [x, 0.93, 0.108], size: [0.12, 0.1, 0.02], radius: 0.009 }, stone);
    }
    addBoard(mesh, { centre: [0, 0.93, 0.066], size: [0.8, 0.13, 0.03], radius: 0.006 }, stone);
    for (const [y, out, tall] of [
      [1.05, 0.03, 0.035],
      [1.085, 0.055, 0.035],
      [1.125, 0.09, 0.045],
    ] as const)
      addBoard(
        mesh,
        { centre: [0, y, -0.05 + out / 2], size: [1.3 + 2 * out, tall, 0.26 + out], radius: 0.01 },
        stone,
      );
    addBoard(mesh, { centre: [0, 0.025, 0.14], size: [1.44, 0.05, 0.64], radius: 0.008 }, stone);
    if (look.hasDecor) {
      addVase(mesh, { at: [0.46, 1.147, 0.01], height: 0.2, seed: look.seed });
      addCandles(mesh, [-0.46, 1.147, 0.01]);
    }
    return opening;
  },
  block: (mesh, look) => {
    const stone = mesh.material(look.main);
    const opening: Opening = { y: 0.34, width: 1.1, height: 0.42, front: 0.12, depth: 0.28 };
    addFrame(mesh, { opening, width: 1.5, top: 1.2, back: -0.18 }, stone);
    const steel = mesh.material(paint([0.03, 0.03, 0.032], 0.3));
    for (const side of [-1, 1]) {
      addBoard(mesh, { centre: [0, 0.55 + side * 0.2, 0.124], size: [1.1, 0.02, 0.014] }, steel);
      addBoard(mesh, { centre: [side * 0.54, 0.55, 0.124], size: [0.02, 0.4, 0.014] }, steel);
    }
    addBoard(mesh, { centre: [0, 0.13, 0.1], size: [1.9, 0.07, 0.56], radius: 0.005 }, stone);
    for (const side of [-1, 1])
      addBoard(mesh, { centre: [side * 0.6, 0.048, 0.06], size: [0.06, 0.096, 0.44] }, steel);
    return opening;
  },
  masonry: (mesh, look) => {
    const opening: Opening = { y: 0.09, width: 0.84, height: 0.7, front: 0.1, depth: 0.3 };
    addMasonry(mesh, look, opening);
    const beam = mesh.material(look.legs.metal || look.legs === look.main ? wood(look.wood) : look.legs);
    addBoard(mesh, { centre: [0, 1.1, -0.01], size: [1.6, 0.17, 0.34], radius: 0.018 }, beam);
    addBoard(
      mesh,
      { centre: [0, 0.045, 0.12], size: [1.5, 0.09, 0.62], radius: 0.012 },
      mesh.material(concrete([0.3, 0.28, 0.25])),
    );
    if (look.hasDecor) addCandles(mesh, [0.5, 1.185, 0]);
    return opening;
  },
};

const MORTAR = concrete([0.5, 0.47, 0.42]);
const COURSE = 0.075;

/** Courses of bricks round an opening, each a little apart in tone and place. */
function addMasonry(mesh: Mesh, look: Look, opening: Opening): void {
  const random = chances(look, 53);
  const mortar = mesh.material(MORTAR);
  const isPolished = look.main.roughness < 0.2;
  const brick = mesh.material(isPolished ? concrete(look.colour) : look.main);
  addFrame(
    mesh,
    {
      opening: { ...opening, front: opening.front - 0.012, width: opening.width + 0.01 },
      width: 1.33,
      top: 1.01,
      back: -0.18,
    },
    mortar,
  );
  for (let row = 0; row < 13; row++) {
    const y = 0.09 + COURSE * (row + 0.5);
    const isAbove = y > opening.y + opening.height;
    const half = 0.67;
    for (let x = -half - (row % 2 === 0 ? 0 : 0.11); x < half; x += 0.223) {
      const [from, to] = [Math.max(x, -half), Math.min(x + 0.213, half)];
      const parts =
        isAbove || to < -opening.width / 2 || from > opening.width / 2
          ? [[from, to]]
          : cut(from, to, opening.width / 2);
      for (const [left = 0, right = 0] of parts) {
        if (right - left < 0.008) continue;
        const centre: Vec3 = [(left + right) / 2, y, -0.04 + 0.006 * random()];
        const size: Vec3 = [right - left, COURSE - 0.011, 2 * (opening.front + 0.04)];
        addBoard(mesh, { centre, size, radius: 0.005 }, brick);
      }
    }
  }
}

/** What of a stretch lies outside the opening. */
function cut(from: number, to: number, half: number): number[][] {
  return [
    [from, Math.min(to, -half)],
    [Math.max(from, half), to],
  ].filter(([a = 0, b = 0]) => b > a);
}

/** Three candles of different heights. */
function addCandles(mesh: Mesh, at: Vec3): void {
  const wax = mesh.material({ ...paint([0.8, 0.75, 0.64], 0.6), translucency: 0.2 });
  for (const [x, z, tall] of [
    [-0.07, 0, 0.2],
    [0.01, 0.04, 0.13],
    [0.08, -0.02, 0.16],
  ] as const) {
    const foot: Vec3 = [at[0] + x, at[1], at[2] + z];
    addTube(mesh, { path: [foot, [foot[0], foot[1] + tall, foot[2]]], radius: 0.027, segments: 18 }, wax);
  }
}
