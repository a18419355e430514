import { fabric } from '../../scene/materials/textile.ts';
import { cane } from '../../scene/materials/wicker.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { curveThrough } from '../../scene/shapes/curve.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import { addLeg, addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { isSoft, turnBy, type Look } from '../look.ts';
import { addCushion } from './cushion.ts';

type Form = 'spindles' | 'cushions' | 'cane';

interface Rocker {
  readonly look: Look;
  readonly frame: number;
  /** Cloth or leather of its cushions. */
  readonly soft: number;
}

/** Radius that the runners are bent to, metres. */
const BEND = 1.15;
const RUNNER = 0.04;

/** A rocking chair with arms: spindles under a bent rail, a slanted frame with deep cushions, or caned bentwood. It rests on y = 0, its front along +z. */
export function buildRockingChair(look: Look): Mesh {
  const mesh = new Mesh();
  const isPadded = isSoft(look);
  const frame = mesh.material(isPadded ? look.legs : look.main);
  const soft = mesh.material(isPadded ? look.main : fabric(look.accent));
  FORMS[turnBy<Form>(look, ['cane', 'spindles', 'cushions'])](mesh, { look, frame, soft });
  return mesh;
}

const FORMS: Record<Form, (mesh: Mesh, rocker: Rocker) => void> = {
  spindles: (mesh, rocker) => {
    addRunners(mesh, 0.25, rocker.frame);
    addUnderframe(mesh, rocker.frame);
    const centre: Vec3 = [0, 0.415, 0.02];
    addBox(mesh, { centre, size: [0.54, 0.036, 0.5], radius: 0.016, turn: [-0.08, 0, 0] }, rocker.frame);
    addSpindleBack(mesh, rocker.frame);
    addTurnedArms(mesh, rocker.frame);
    if (!rocker.look.hasDecor && !isSoft(rocker.look)) return;
    const pad = { centre: [0, 0.452, 0.03], size: [0.44, 0.05, 0.42], turn: [-0.08, 0, 0] } as const;
    addCushion(mesh, { ...pad, use: 'seat', seed: 4, isPiped: true }, rocker.soft);
  },
  cushions: (mesh, { frame, soft }) => {
    addRunners(mesh, 0.3, frame);
    addSquareFrame(mesh, frame);
    addCushion(
      mesh,
      {
        centre: [0, 0.405, 0.04],
        size: [0.55, 0.13, 0.55],
        use: 'seat',
        turn: [-0.1, 0, 0],
        seed: 5,
        isPiped: true,
      },
      soft,
    );
    addCushion(
      mesh,
      {
        centre: [0, 0.73, -0.29],
        size: [0.54, 0.64, 0.13],
        use: 'back',
        turn: [-0.3, 0, 0],
        seed: 6,
        isPiped: true,
      },
      soft,
    );
  },
  cane: (mesh, { look, frame, soft }) => {
    for (const side of [-1, 1]) addBentSide(mesh, side * 0.26, frame);
    addCanedBody(mesh, mesh.material(look.panel ?? cane(CANE)), frame);
    if (!isSoft(look)) return;
    const pad = { centre: [0, 0.46, 0.02], size: [0.42, 0.05, 0.44], turn: [-0.1, 0, 0] } as const;
    addCushion(mesh, { ...pad, use: 'seat', seed: 4, isPiped: true }, soft);
  },
};

const CANE: Vec3 = [0.56, 0.4, 0.2];

/** Height of a runner's upper face at a distance from its middle, metres. */
function runnerTop(z: number): number {
  return RUNNER + (z * z) / (2 * BEND);
}

/** Two bent runners, so far to either side. */
function addRunners(mesh: Mesh, apart: number, frame: number): void {
  const bend = ([x, y, z]: Vec3): Vec3 => [x, y + (z - 0.06) ** 2 / (2 * BEND), z - 0.06];
  for (const x of [-apart, apart])
    addBox(
      mesh,
      { centre: [x, RUNNER / 2, 0], size: [0.03, RUNNER, 0.92], radius: 0.008, divisions: 18, bend },
      frame,
    );
}

function addUnderframe(mesh: Mesh, frame: number): void {
  for (const x of [-1, 1]) {
    for (const [z, out] of [
      [0.19, 0.24],
      [-0.18, -0.27],
    ] as const)
      addLeg(
        mesh,
        { top: [x * 0.21, 0.41, z], foot: [x * 0.25, runnerTop(out) - 0.006, out], radii: [0.017, 0.014] },
        frame,
      );
    addTube(
      mesh,
      {
        path: [
          [x * 0.232, 0.22, 0.215],
          [x * 0.232, 0.22, -0.225],
        ],
        radius: 0.009,
      },
      frame,
    );
  }
  addTube(
    mesh,
    {
      path: [
        [-0.23, 0.24, 0.215],
        [0.23, 0.24, 0.215],
      ],
      radius: 0.01,
    },
    frame,
  );
}

/** Spindles that lean back, between two posts and under a rail that is bent round the sitter. */
function addSpindleBack(mesh: Mesh, frame: number): void {
  const [low, high] = [0.405, 1.03];
  const place = (x: number, y: number): Vec3 => {
    const up = (y - low) / (high - low);
    return [x * (1 + 0.12 * up), y, -0.2 - 0.2 * up - 0.03 * up * up - 0.05 * (1 - (x / 0.24) ** 2)];
  };
  for (let i = 0; i < 8; i++) {
    const x = -0.24 + (0.48 * i) / 7;
    const isPost = i === 0 || i === 7;
    const path = [0, 0.25, 0.5, 0.75, 1].map((share) => place(x, low + (high - low) * share));
    const belly = (share: number): number => 0.0065 + 0.003 * Math.sin(Math.PI * share);
    addTube(mesh, { path, radius: isPost ? 0.016 : belly, segments: 12 }, frame);
  }
  const bend = ([x, y, z]: Vec3): Vec3 => [
    x,
    y + 0.03 * (1 - (x / 0.3) ** 2) * (y > 0 ? 1 : 0),
    z - 0.05 * (1 - (x / 0.27) ** 2),
  ];
  const rail = { size: [0.6, 0.1, 0.024], radius: 0.01, divisions: 18, turn: [-0.33, 0, 0], bend } as const;
  addBox(mesh, { ...rail, centre: [0, 1.03, -0.425] }, frame);
}

/** Arms on turned posts, round at their fronts. */
function addTurnedArms(mesh: Mesh, frame: number): void {
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * 0.285, 0.655, -0.03];
    addBox(mesh, { centre, size: [0.06, 0.022, 0.5], radius: 0.011, turn: [-0.06, side * 0.03, 0] }, frame);
    for (const [z, thick] of [
      [0.17, 0.016],
      [0.02, 0.01],
      [-0.11, 0.01],
    ] as const)
      addLeg(
        mesh,
        {
          top: [side * 0.285, 0.655 + 0.06 * z, z],
          foot: [side * 0.245, 0.41, z - 0.01],
          radii: [thick * 0.8, thick],
        },
        frame,
      );
  }
}

/** A frame of square bars: legs, flat arms, and rungs behind the cushions. */
function addSquareFrame(mesh: Mesh, frame: number): void {
  for (const side of [-1, 1]) {
    const x = side * 0.3;
    addBoard(mesh, { centre: [x, 0.33, 0.27], size: [0.032, 0.56, 0.045], radius: 0.006 }, frame);
    addBoard(
      mesh,
      { centre: [x, 0.34, -0.25], size: [0.032, 0.56, 0.045], radius: 0.006, turn: [-0.06, 0, 0] },
      frame,
    );
    addBoard(
      mesh,
      { centre: [x, 0.33, 0.01], size: [0.024, 0.06, 0.52], radius: 0.006, turn: [-0.1, 0, 0] },
      frame,
    );
    addBoard(mesh, { centre: [side * 0.305, 0.62, 0.01], size: [0.075, 0.024, 0.64], radius: 0.01 }, frame);
    const post: Vec3 = [side * 0.265, 0.68, -0.365];
    addBoard(mesh, { centre: post, size: [0.03, 0.8, 0.035], radius: 0.008, turn: [-0.3, 0, 0] }, frame);
  }
  addBoard(mesh, { centre: [0, 0.33, 0.27], size: [0.6, 0.06, 0.024], radius: 0.006 }, frame);
  addBoard(mesh, { centre: [0, 0.3, -0.24], size: [0.6, 0.06, 0.024], radius: 0.006 }, frame);
  for (const up of [-0.2, -0.02, 0.16, 0.36]) {
    const centre: Vec3 = [0, 0.68 + up * 0.955, -0.365 - up * 0.295];
    addBoard(mesh, { centre, size: [0.52, 0.05, 0.018], radius: 0.006, turn: [-0.3, 0, 0] }, frame);
  }
}

/** One side of bent rods: a runner that curls up into the arm, and loops that carry the seat. */
function addBentSide(mesh: Mesh, x: number, frame: number): void {
  addTube(mesh, { path: bentAt(RUN, x), radius: 0.016, segments: 14 }, frame);
  addTube(mesh, { path: bentAt(LOOP, x * 0.97), radius: 0.0115, segments: 12 }, frame);
}

/** Height and distance forward, metres. */
type Trace = readonly (readonly [y: number, z: number])[];

/** The round line of a trace, so far to the side. */
function bentAt(trace: Trace, x: number): Vec3[] {
  return curveThrough(
    trace.map(([y, z]): Vec3 => [x, y, z]),
    6,
  );
}

/** The runner from its tail along the floor, up before the seat, and back as the arm. */
const RUN: Trace = [
  [0.17, -0.62],
  [0.085, -0.42],
  [0.03, -0.2],
  [0.016, 0],
  [0.04, 0.22],
  [0.12, 0.4],
  [0.27, 0.49],
  [0.43, 0.46],
  [0.55, 0.36],
  [0.625, 0.2],
  [0.645, 0],
  [0.635, -0.18],
  [0.6, -0.3],
];
const LOOP: Trace = [
  [0.06, -0.34],
  [0.18, -0.38],
  [0.33, -0.3],
  [0.41, -0.14],
  [0.425, 0.05],
  [0.4, 0.2],
  [0.3, 0.27],
  [0.17, 0.22],
  [0.04, 0.17],
];
/** The seat from its front, and the back up to its top. */
const BODY: Trace = [
  [0.455, 0.27],
  [0.45, 0.15],
  [0.43, 0],
  [0.415, -0.13],
  [0.425, -0.21],
  [0.52, -0.28],
  [0.7, -0.36],
  [0.88, -0.45],
  [1.03, -0.54],
  [1.09, -0.6],
];

/** Seat and back of cane between rods that run from the front to the top, joined by rods across. */
function addCanedBody(mesh: Mesh, web: number, frame: number): void {
  const line = bentAt(BODY, 0);
  const half = 0.235;
  for (const x of [-half, half])
    addTube(mesh, { path: line.map(([, y, z]): Vec3 => [x, y, z]), radius: 0.014, segments: 14 }, frame);
  for (const [i, radius] of [
    [0, 0.014],
    [22, 0.012],
    [33, 0.01],
    [54, 0.016],
  ] as const) {
    const [, y, z] = line[i]!;
    const across = [-1, -0.5, 0, 0.5, 1].map((s): Vec3 => [
      s * half,
      y + (i === 54 ? 0.03 * (1 - s * s) : 0),
      z,
    ]);
    addTube(mesh, { path: across, radius, segments: 12 }, frame);
  }
  for (const [from, to] of [
    [0, 22],
    [33, 54],
  ] as const) {
    const at = (across: number, up: number): Vec3 => {
      const [, y, z] = line[Math.round(from + (to - from) * up)]!;
      return [(2 * across - 1) * half, y, z];
    };
    addSheet(mesh, { columns: 4, rows: to - from, at, span: [2 * half, 0.5] }, web);
  }
}
