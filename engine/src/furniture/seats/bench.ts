import { fabric } from '../../scene/materials/textile.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addPillow } from '../../scene/shapes/soft.ts';
import { addLeg, addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { isSoft, turnBy, type Look } from '../look.ts';

const HEIGHT = 0.46;
const DEPTH = 0.38;

type Form = 'board' | 'slats' | 'storage' | 'padded' | 'tufted' | 'rolled';

interface Bench {
  readonly look: Look;
  readonly width: number;
  readonly seat: number;
  readonly legs: number;
}

/** A bench without a back: of boards, slats, or over shoe shelves; in cloth or leather padded, tufted, or with rolled ends. `width` in metres. */
export function buildBench(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const bench: Bench = { look, width, seat: mesh.material(look.main), legs: mesh.material(look.legs) };
  const forms: [Form, ...Form[]] = isSoft(look)
    ? ['padded', 'tufted', 'rolled']
    : ['board', 'slats', 'storage'];
  FORMS[turnBy<Form>(look, forms)](mesh, bench);
  return mesh;
}

function addFourLegs(mesh: Mesh, { width, legs }: Bench, top: number): void {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const head: Vec3 = [x * (width / 2 - 0.1), top, z * (DEPTH / 2 - 0.07)];
      const foot: Vec3 = [x * (width / 2 - 0.06), 0, z * (DEPTH / 2 - 0.035)];
      addLeg(mesh, { top: head, foot, radii: [0.022, 0.013] }, legs);
    }
  }
}

const FORMS: Record<Form, (mesh: Mesh, bench: Bench) => void> = {
  board: (mesh, { width, seat, legs }) => {
    addBoard(mesh, { centre: [0, HEIGHT - 0.02, 0], size: [width, 0.04, DEPTH], radius: 0.008 }, seat);
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.16);
      for (const z of [-1, 1]) {
        const post: Vec3 = [x, (HEIGHT - 0.04) / 2, z * (DEPTH / 2 - 0.06)];
        addBoard(mesh, { centre: post, size: [0.05, HEIGHT - 0.04, 0.05], turn: [-z * 0.1, 0, 0] }, legs);
      }
      addBoard(mesh, { centre: [x, HEIGHT - 0.065, 0], size: [0.045, 0.05, DEPTH - 0.04] }, legs);
    }
    addBoard(mesh, { centre: [0, 0.17, 0], size: [width - 0.32, 0.06, 0.028] }, legs);
  },
  slats: (mesh, bench) => {
    const { width, seat } = bench;
    const count = 6;
    const wide = DEPTH / count;
    for (let i = 0; i < count; i++) {
      const centre: Vec3 = [0, HEIGHT - 0.014, -DEPTH / 2 + wide * (i + 0.5)];
      addBoard(mesh, { centre, size: [width, 0.028, wide - 0.013], radius: 0.005 }, seat);
    }
    for (const x of [-0.36, 0, 0.36])
      addBoard(mesh, { centre: [x * width, HEIGHT - 0.042, 0], size: [0.045, 0.028, DEPTH - 0.03] }, seat);
    addFourLegs(mesh, bench, HEIGHT - 0.04);
  },
  storage: (mesh, { look, width, seat }) => {
    for (const y of [0.075, 0.245, HEIGHT - 0.075])
      addBoard(mesh, { centre: [0, y, 0], size: [width - 0.05, 0.024, DEPTH], radius: 0.004 }, seat);
    for (const x of [-1, -0.34, 0.34, 1]) {
      const isEnd = Math.abs(x) === 1;
      const tall = isEnd ? HEIGHT - 0.06 : HEIGHT - 0.15;
      const centre: Vec3 = [x * (width / 2 - 0.012), isEnd ? tall / 2 : 0.075 + tall / 2, -0.002];
      addBoard(mesh, { centre, size: [0.024, tall, DEPTH - 0.006] }, seat);
    }
    const cloth = mesh.material(fabric(look.accent));
    const size: Vec3 = [width - 0.01, 0.06, DEPTH];
    addBox(
      mesh,
      { centre: [0, HEIGHT - 0.032, 0], size, radius: 0.024, bulge: [0, 0.012, 0], dents: 0.003 },
      cloth,
    );
  },
  padded: (mesh, bench) => {
    const { width, seat } = bench;
    const size: Vec3 = [width, 0.11, DEPTH];
    addBox(
      mesh,
      { centre: [0, HEIGHT - 0.06, 0], size, radius: 0.035, bulge: [0.004, 0.014, 0.004], dents: 0.004 },
      seat,
    );
    addBoard(mesh, { centre: [0, HEIGHT - 0.13, 0], size: [width - 0.06, 0.035, DEPTH - 0.05] }, bench.legs);
    addFourLegs(mesh, bench, HEIGHT - 0.14);
  },
  tufted: (mesh, bench) => {
    const { width, seat, legs } = bench;
    const count = Math.max(3, Math.round(width / 0.3));
    const wide = width / count;
    for (let i = 0; i < 2 * count; i++) {
      const centre: Vec3 = [
        -width / 2 + wide * ((i % count) + 0.5),
        HEIGHT - 0.05,
        (i < count ? -1 : 1) * (DEPTH / 4),
      ];
      const size: Vec3 = [wide + 0.002, 0.1, DEPTH / 2 + 0.002];
      addBox(mesh, { centre, size, radius: 0.032, bulge: [0, 0.02, 0.002], divisions: 6, seed: i }, seat);
    }
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.05);
      for (const z of [-1, 1]) {
        const from: Vec3 = [x, HEIGHT - 0.1, z * (DEPTH / 2 - 0.03)];
        addTube(
          mesh,
          { path: [from, [x, 0.011, -z * (DEPTH / 2 - 0.03)]], radius: 0.011, segments: 10 },
          legs,
        );
      }
      addBoard(mesh, { centre: [x, HEIGHT - 0.1, 0], size: [0.022, 0.022, DEPTH - 0.03] }, legs);
    }
    addBoard(mesh, { centre: [0, (HEIGHT - 0.1) / 2 + 0.005, 0], size: [width - 0.1, 0.018, 0.018] }, legs);
  },
  rolled: (mesh, bench) => {
    const { look, width, seat } = bench;
    const size: Vec3 = [width - 0.12, 0.13, DEPTH];
    addBox(
      mesh,
      { centre: [0, HEIGHT - 0.09, 0], size, radius: 0.035, bulge: [0, 0.018, 0.006], dents: 0.004 },
      seat,
    );
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.06);
      addBox(mesh, { centre: [x, HEIGHT - 0.05, 0], size: [0.06, 0.22, DEPTH], radius: 0.028 }, seat);
      const roll: Vec3 = [x + side * 0.012, HEIGHT + 0.09, 0];
      addBox(mesh, { centre: roll, size: [0.12, 0.12, DEPTH + 0.01], radius: 0.058, dents: 0.003 }, seat);
    }
    addFourLegs(mesh, { ...bench, width: width - 0.06 }, HEIGHT - 0.14);
    if (!look.hasDecor) return;
    const accent = mesh.material(fabric(look.accent));
    const pillow = { centre: [-width * 0.28, HEIGHT + 0.14, 0] as Vec3, size: [0.4, 0.3, 0.13] as Vec3 };
    addPillow(mesh, { ...pillow, turn: [-0.4, 0.5, 0.2], seed: 3 }, accent);
  },
};
