import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';
import { addBedding } from './bedding.ts';

const [LENGTH, WIDTH] = [1.26, 0.66];
const RAIL = 0.9;
const SLAT_FROM = 0.3;

type Form = 'panels' | 'spindles' | 'modern' | 'sleigh';

interface Crib {
  readonly body: number;
  readonly legs: number;
}

/** A crib with barred sides: ends of boards, turned posts with balls, bars all round on slanting legs, or ends that roll outwards. Its long side looks along +z. */
export function buildCrib(look: Look): Mesh {
  const mesh = new Mesh();
  const crib: Crib = { body: mesh.material(look.main), legs: mesh.material(look.legs) };
  for (const side of [-1, 1]) addBars(mesh, { side, axis: 'x' }, crib);
  FORMS[turnBy<Form>(look, ['panels', 'spindles', 'modern', 'sleigh'])](mesh, crib);
  const base: Vec3 = [0, 0.36, 0];
  addBoard(mesh, { centre: [0, 0.34, 0], size: [LENGTH - 0.04, 0.03, WIDTH - 0.04] }, crib.body);
  addBedding(mesh, {
    at: base,
    length: LENGTH - 0.07,
    width: WIDTH - 0.1,
    thick: 0.12,
    colour: look.bedding ?? look.accent,
  });
  return mesh;
}

/** Bars between a lower and an upper rail, along the front and back (x) or at the ends (z). */
function addBars(mesh: Mesh, place: { side: number; axis: 'x' | 'z' }, { body }: Crib): void {
  const { side, axis } = place;
  const isLong = axis === 'x';
  const span = (isLong ? LENGTH : WIDTH) - 0.02;
  const across = (side * (isLong ? WIDTH : LENGTH)) / 2;
  const at = (along: number, y: number): Vec3 => (isLong ? [along, y, across] : [across, y, along]);
  for (const [y, tall] of [
    [SLAT_FROM, 0.06],
    [RAIL, 0.05],
  ] as const) {
    const size: Vec3 = isLong ? [span, tall, 0.032] : [0.032, tall, span];
    addBoard(mesh, { centre: at(0, y), size, radius: 0.012 }, body);
  }
  const count = Math.round(span / 0.082);
  for (let i = 1; i < count; i++) {
    const along = -span / 2 + (span * i) / count;
    addTube(mesh, { path: [at(along, SLAT_FROM), at(along, RAIL)], radius: 0.0095, segments: 10 }, body);
  }
}

function atCorners(build: (x: number, z: number) => void): void {
  for (const x of [-1, 1]) for (const z of [-1, 1]) build((x * LENGTH) / 2, (z * WIDTH) / 2);
}

const BALL = [
  [0.018, 0],
  [0.014, 0.014],
  [0.026, 0.03],
  [0.028, 0.045],
  [0.018, 0.062],
  [0.0001, 0.068],
] as const;

const FORMS: Record<Form, (mesh: Mesh, crib: Crib) => void> = {
  panels: (mesh, { body, legs }) => {
    for (const side of [-1, 1]) {
      const x = (side * LENGTH) / 2;
      addBoard(mesh, { centre: [x, 0.61, 0], size: [0.026, 0.68, WIDTH + 0.03], radius: 0.01 }, body);
      addBoard(mesh, { centre: [x, 0.965, 0], size: [0.04, 0.035, WIDTH + 0.06], radius: 0.014 }, body);
    }
    atCorners((x, z) =>
      addBoard(mesh, { centre: [x, 0.475, z], size: [0.05, 0.95, 0.045], radius: 0.01 }, legs),
    );
  },
  spindles: (mesh, crib) => {
    for (const side of [-1, 1]) addBars(mesh, { side, axis: 'z' }, crib);
    atCorners((x, z) => {
      addBoard(mesh, { centre: [x, 0.47, z], size: [0.045, 0.94, 0.045], radius: 0.014 }, crib.body);
      addTurned(mesh, { at: [x, 0.935, z], profile: BALL, segments: 24 }, crib.body);
    });
  },
  modern: (mesh, crib) => {
    for (const side of [-1, 1]) addBars(mesh, { side, axis: 'z' }, crib);
    atCorners((x, z) => {
      addBoard(mesh, { centre: [x, 0.6, z], size: [0.04, 0.65, 0.04], radius: 0.016 }, crib.body);
      const path: Vec3[] = [
        [x * 0.94, SLAT_FROM, z * 0.9],
        [x * 1.02, 0, z * 1.04],
      ];
      addTube(mesh, { path, radius: (share) => 0.026 - 0.01 * share, segments: 14 }, crib.legs);
    });
  },
  sleigh: (mesh, { body }) => {
    for (const side of [-1, 1]) {
      const x = (side * LENGTH) / 2;
      const curve = (p: Vec3): Vec3 => [p[0] + side * 0.55 * Math.max(0, p[1] - 0.02) ** 2, p[1], p[2]];
      addBoard(
        mesh,
        {
          centre: [x, 0.65, 0],
          size: [0.028, 0.72, WIDTH + 0.02],
          radius: 0.012,
          bend: curve,
          divisions: 12,
        },
        body,
      );
      const roll = x + side * 0.072;
      addTube(
        mesh,
        {
          path: [
            [roll, 1.01, -WIDTH / 2 - 0.015],
            [roll, 1.01, WIDTH / 2 + 0.015],
          ],
          radius: 0.03,
          segments: 18,
        },
        body,
      );
    }
    atCorners((x, z) =>
      addBoard(mesh, { centre: [x, 0.46, z], size: [0.05, 0.92, 0.05], radius: 0.012 }, body),
    );
  },
};
