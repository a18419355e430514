import { metal, paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';

const CHROME = metal([0.62, 0.63, 0.64], 0.2);
const WHITE = paint([0.78, 0.77, 0.74], 0.4);

type Form = 'columns' | 'panel' | 'flat' | 'pipes';

/** A radiator that stands on the floor before a wall: cast-iron columns on feet, a grooved steel panel under a grille, a smooth plate, or level pipes. `width` in metres. */
export function buildRadiator(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['flat', 'columns', 'panel', 'pipes']);
  FORMS[form](mesh, { width, slot: mesh.material(look.main) });
  addValve(mesh, form === 'columns' ? -width / 2 - 0.035 : -width / 2 - 0.03);
  return mesh;
}

interface Heater {
  readonly width: number;
  readonly slot: number;
}

/** The thermostat's head, its valve, and the two pipes into the floor. */
function addValve(mesh: Mesh, x: number): void {
  const [chrome, white] = [mesh.material(CHROME), mesh.material(WHITE)];
  const out = x < 0 ? -1 : 1;
  addTube(
    mesh,
    {
      path: [
        [x - out * 0.06, 0.135, 0],
        [x, 0.135, 0],
        [x, 0.1, 0],
        [x, 0, 0],
      ],
      radius: 0.008,
      segments: 10,
    },
    chrome,
  );
  addTube(
    mesh,
    {
      path: [
        [x, 0.12, 0],
        [x, 0.16, 0],
      ],
      radius: 0.014,
      segments: 14,
    },
    chrome,
  );
  addTube(
    mesh,
    {
      path: [
        [x, 0.158, 0],
        [x, 0.225, 0],
      ],
      radius: (share) => 0.022 - 0.003 * share,
      segments: 18,
    },
    white,
  );
  addTube(
    mesh,
    {
      path: [
        [-x + out * 0.06, 0.135, 0],
        [-x, 0.135, 0],
        [-x, 0.09, 0],
        [-x, 0, 0],
      ],
      radius: 0.008,
      segments: 10,
    },
    chrome,
  );
  for (const side of [x, -x])
    addTurned(
      mesh,
      {
        at: [side, 0, 0],
        profile: [
          [0.0001, 0.006],
          [0.024, 0.006],
          [0.024, 0],
          [0.0001, 0],
        ],
        segments: 20,
      },
      chrome,
    );
}

const FORMS: Record<Form, (mesh: Mesh, heater: Heater) => void> = {
  columns: (mesh, { width, slot }) => {
    const count = Math.round(width / 0.062);
    const wide = width / count;
    for (let i = 0; i < count; i++) {
      const x = -width / 2 + wide * (i + 0.5);
      addColumn(mesh, { x, wide, hasFeet: i === 0 || i === count - 1 }, slot);
    }
    for (const y of [0.14, 0.62])
      addTube(
        mesh,
        {
          path: [
            [-width / 2, y, 0],
            [width / 2, y, 0],
          ],
          radius: 0.02,
          segments: 12,
        },
        slot,
      );
  },
  panel: (mesh, { width, slot }) => {
    addPlates(mesh, { width, slot });
    const count = Math.round(width / 0.042);
    for (let i = 0; i < count; i++) {
      const x = -width / 2 + 0.03 + ((width - 0.06) * (i + 0.5)) / count;
      addBoard(mesh, { centre: [x, 0.41, 0.052], size: [0.021, 0.48, 0.014], radius: 0.006 }, slot);
    }
  },
  flat: (mesh, { width, slot }) => {
    addPlates(mesh, { width, slot });
    addBoard(mesh, { centre: [0, 0.41, 0.057], size: [width, 0.585, 0.012], radius: 0.004 }, slot);
  },
  pipes: (mesh, { width, slot }) => {
    for (const side of [-1, 1])
      for (const end of [-1, 1]) {
        const x = side * (width / 2 - 0.03);
        addTube(
          mesh,
          {
            path: [
              [x, 0, end * 0.035],
              [x, 0.7, end * 0.035],
            ],
            radius: 0.018,
            segments: 14,
          },
          slot,
        );
      }
    for (let i = 0; i < 11; i++) {
      const y = 0.13 + i * 0.053;
      for (const z of [-0.035, 0.035])
        addTube(
          mesh,
          {
            path: [
              [-width / 2, y, z],
              [width / 2, y, z],
            ],
            radius: 0.016,
            segments: 12,
          },
          slot,
        );
    }
  },
};

/** One section of two upright tubes, round at both ends. */
function addColumn(mesh: Mesh, column: { x: number; wide: number; hasFeet: boolean }, slot: number): void {
  const { x, wide, hasFeet } = column;
  const loop = Array.from({ length: 33 }, (_, i): Vec3 => {
    const angle = (i / 32) * 2 * Math.PI;
    const bow = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.35;
    return [x, 0.38 + 0.275 * bow(Math.sin(angle)), 0.062 * bow(Math.cos(angle))];
  });
  addTube(mesh, { path: loop, radius: wide * 0.4, segments: 8, isOpen: true }, slot);
  addTube(
    mesh,
    {
      path: [
        [x, 0.11, 0],
        [x, 0.655, 0],
      ],
      radius: wide * 0.34,
      segments: 8,
    },
    slot,
  );
  if (!hasFeet) return;
  for (const z of [-0.06, 0.06]) {
    const foot: Vec3[] = [
      [x, 0.13, z],
      [x, 0.05, z * 1.12],
      [x, 0, z * 1.35],
    ];
    addTube(
      mesh,
      { path: foot, radius: (share) => 0.024 - 0.004 * Math.sin(share * Math.PI), segments: 10 },
      slot,
    );
  }
}

/** Two plates, the fins between them, a grille above and cheeks at the ends. */
function addPlates(mesh: Mesh, { width, slot }: Heater): void {
  for (const z of [-0.045, 0.042])
    addBoard(mesh, { centre: [0, 0.41, z], size: [width - 0.006, 0.58, 0.014], radius: 0.005 }, slot);
  for (const side of [-1, 1]) {
    addBoard(
      mesh,
      { centre: [side * (width / 2 - 0.004), 0.415, 0], size: [0.008, 0.58, 0.1], radius: 0.003 },
      slot,
    );
    for (const z of [-0.03, 0.03])
      addBoard(
        mesh,
        { centre: [side * (width / 2 - 0.12), 0.06, z], size: [0.03, 0.12, 0.02], radius: 0.003 },
        slot,
      );
    addBoard(mesh, { centre: [0, 0.7, side * 0.045], size: [width, 0.012, 0.014], radius: 0.003 }, slot);
  }
  const bars = Math.round(width / 0.02);
  for (let i = 0; i < bars; i++)
    addBoard(
      mesh,
      {
        centre: [-width / 2 + (width * (i + 0.5)) / bars, 0.702, 0],
        size: [0.009, 0.006, 0.084],
        radius: 0.001,
      },
      slot,
    );
  const dark = mesh.material(paint([0.1, 0.1, 0.1], 1));
  addBoard(mesh, { centre: [0, 0.67, 0], size: [width - 0.03, 0.01, 0.07], radius: 0.001 }, dark);
}
