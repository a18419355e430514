import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';
import { addBedding } from './bedding.ts';

const [LENGTH, WIDTH] = [2.04, 0.98];
const POST = 0.06;
/** Undersides of the two mattresses, metres. */
const BEDS = [0.32, 1.26] as const;

type Form = 'ladder' | 'house' | 'steps';

/** Two beds above each other: with a ladder, in the frame of a house, or with a chest of steps. Its long side looks along +z. */
export function buildBunkBed(look: Look): Mesh {
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const form = turnBy<Form>(look, ['ladder', 'house', 'steps']);
  const top = form === 'house' ? 1.78 : 1.68;
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const centre: Vec3 = [x * (LENGTH / 2 - POST / 2), top / 2, z * (WIDTH / 2 - POST / 2)];
      addBoard(mesh, { centre, size: [POST, top, POST], radius: 0.008 }, body);
    }
  for (const y of BEDS) addLevel(mesh, { y, look }, body);
  addGuards(mesh, body);
  FORMS[form](mesh, body);
  return mesh;
}

function addLevel(mesh: Mesh, level: { y: number; look: Look }, body: number): void {
  const { y, look } = level;
  for (const side of [-1, 1]) {
    const long: Vec3 = [0, y - 0.01, side * (WIDTH / 2 - 0.016)];
    addBoard(mesh, { centre: long, size: [LENGTH - 2 * POST, 0.14, 0.026], radius: 0.006 }, body);
    const end: Vec3 = [side * (LENGTH / 2 - 0.016), y - 0.01, 0];
    addBoard(mesh, { centre: end, size: [0.026, 0.14, WIDTH - 2 * POST], radius: 0.006 }, body);
  }
  addBoard(mesh, { centre: [0, y - 0.02, 0], size: [LENGTH - 0.08, 0.03, WIDTH - 0.08] }, body);
  const bed = { length: LENGTH - 0.1, width: WIDTH - 0.13, thick: 0.15 };
  addBedding(mesh, { at: [0, y, 0], ...bed, colour: look.bedding ?? look.accent });
}

/** Boards at the ends of both beds, and rails that keep the upper sleeper in. */
function addGuards(mesh: Mesh, body: number): void {
  for (const side of [-1, 1])
    for (const y of [0.5, 0.62, 1.44, 1.58]) {
      const end: Vec3 = [side * (LENGTH / 2 - POST / 2), y, 0];
      addBoard(mesh, { centre: end, size: [0.022, 0.08, WIDTH - 2 * POST], radius: 0.006 }, body);
    }
  for (const y of [1.48, 1.62]) {
    addBoard(
      mesh,
      { centre: [0, y, -WIDTH / 2 + 0.02], size: [LENGTH - 2 * POST, 0.07, 0.022], radius: 0.006 },
      body,
    );
    addBoard(
      mesh,
      { centre: [-0.26, y, WIDTH / 2 - 0.016], size: [LENGTH - 2 * POST - 0.52, 0.07, 0.022], radius: 0.006 },
      body,
    );
  }
  addBoard(mesh, { centre: [0.44, 1.5, WIDTH / 2 - 0.03], size: [0.05, 0.36, 0.03], radius: 0.006 }, body);
}

const FORMS: Record<Form, (mesh: Mesh, body: number) => void> = {
  ladder: (mesh, body) => {
    for (const x of [0.49, 0.87]) {
      const path: Vec3[] = [
        [x, 0, WIDTH / 2 + 0.2],
        [x, 1.66, WIDTH / 2 + 0.02],
      ];
      addTube(mesh, { path, radius: 0.02, segments: 12 }, body);
    }
    for (let i = 1; i <= 5; i++) {
      const y = i * 0.245;
      addBoard(
        mesh,
        { centre: [0.68, y, WIDTH / 2 + 0.2 - 0.108 * y], size: [0.4, 0.03, 0.075], radius: 0.008 },
        body,
      );
    }
  },
  house: (mesh, body) => {
    FORMS.ladder(mesh, body);
    for (const x of [-1, 1]) {
      const at = x * (LENGTH / 2 - POST / 2);
      for (const z of [-1, 1]) {
        const centre: Vec3 = [at, 1.955, z * (WIDTH / 4)];
        const length = Math.hypot(WIDTH / 2, 0.4);
        addBoard(
          mesh,
          {
            centre,
            size: [0.05, 0.05, length],
            radius: 0.006,
            turn: [z * Math.atan2(0.4, WIDTH / 2), 0, 0],
          },
          body,
        );
      }
    }
    for (const [y, z] of [
      [2.14, 0],
      [1.78, -WIDTH / 2 + 0.03],
      [1.78, WIDTH / 2 - 0.03],
    ] as const)
      addBoard(mesh, { centre: [0, y, z], size: [LENGTH, 0.05, 0.05], radius: 0.006 }, body);
  },
  steps: (mesh, body) => {
    const wide = 0.42;
    for (let i = 0; i < 4; i++) {
      const tall = 0.31 * (i + 1);
      const x = LENGTH / 2 + 0.9 - 0.225 * (i + 0.5);
      const centre: Vec3 = [x, tall / 2, WIDTH / 2 - wide / 2];
      addBoard(mesh, { centre, size: [0.222, tall, wide], radius: 0.004 }, body);
      addBoard(
        mesh,
        {
          centre: [x + 0.005, tall + 0.01, centre[2]],
          size: [0.238, 0.022, wide + 0.012],
          radius: 0.006,
        },
        body,
      );
      addBoard(mesh, { centre: [x, tall - 0.155, WIDTH / 2 + 0.006], size: [0.2, 0.27, 0.016] }, body);
      addBoard(
        mesh,
        { centre: [x, tall - 0.055, WIDTH / 2 + 0.02], size: [0.07, 0.014, 0.014], radius: 0.005 },
        body,
      );
    }
  },
};
