import { fabric, linen } from '../../scene/materials/textile.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { curveThrough } from '../../scene/shapes/curve.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addPillow } from '../../scene/shapes/soft.ts';
import { addLeg, addTube, addTurned, ballProfile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { isSoft, type Look, turnBy } from '../look.ts';
import { addBolster } from '../seats/bent-pad.ts';
import { addCushion } from '../seats/cushion.ts';

/** Three sides of wooden slats, of thin bars under a bow, padded; or a tufted pad on a bare frame. */
type Form = 'slats' | 'spindles' | 'lounge' | 'pad';

const WIDTH = 2;
const DEPTH = 0.92;
/** Height of the upper side of the mattress. */
const SEAT = 0.46;
const LINEN: Vec3 = [0.74, 0.71, 0.65];

interface Daybed {
  readonly look: Look;
  /** What is lain on, and what bears it. */
  readonly cover: number;
  readonly frame: number;
  readonly rails: number;
}

/** A daybed: a single mattress with cushions on a frame with three sides, or a pad with a bolster. Of cloth or leather it is covered with it; of anything else its frame is. */
export function buildDaybed(look: Look): Mesh {
  const mesh = new Mesh();
  const isCovered = isSoft(look);
  const forms: [Form, ...Form[]] = isCovered
    ? ['pad', 'slats', 'lounge', 'spindles']
    : ['pad', 'slats', 'spindles'];
  const sheet = linen(look.bedding ?? LINEN);
  const daybed: Daybed = {
    look,
    cover: mesh.material(isCovered ? look.main : sheet),
    frame: mesh.material(isCovered ? look.legs : look.main),
    rails: mesh.material(isCovered ? look.rails : look.main),
  };
  FORMS[turnBy<Form>(look, forms)](mesh, daybed);
  return mesh;
}

const FORMS: Record<Form, (mesh: Mesh, daybed: Daybed) => void> = {
  slats: (mesh, daybed) => {
    const { frame, rails } = daybed;
    const [back, arm, post] = [0.82, 0.64, 0.055];
    const [x, z] = [WIDTH / 2 - post / 2, DEPTH / 2 - post / 2];
    addBearers(mesh, rails);
    for (const side of [-1, 1]) {
      for (const [end, tall] of [
        [-1, back],
        [1, arm],
      ] as const)
        addBoard(mesh, { centre: [side * x, tall / 2, end * z], size: [post, tall, post] }, frame);
      addBoard(mesh, { centre: [side * x, arm - 0.03, 0], size: [0.036, 0.06, DEPTH - 2 * post] }, rails);
      for (let i = 0; i < 6; i++) {
        const at: Vec3 = [side * x, 0.45, (i / 5 - 0.5) * (DEPTH - 0.3)];
        addBoard(mesh, { centre: at, size: [0.018, 0.3, 0.062] }, frame);
      }
    }
    addBoard(mesh, { centre: [0, back - 0.035, -z], size: [WIDTH - 2 * post, 0.07, 0.036] }, rails);
    for (let i = 0; i < 17; i++) {
      const at: Vec3 = [(i / 16 - 0.5) * (WIDTH - 0.28), 0.54, -z];
      addBoard(mesh, { centre: at, size: [0.062, 0.44, 0.018] }, frame);
    }
    addMattress(mesh, daybed);
    addCushions(mesh, daybed);
  },
  spindles: (mesh, daybed) => {
    const { frame } = daybed;
    const [back, arm] = [0.86, 0.68];
    const [x, z] = [WIDTH / 2 - 0.02, DEPTH / 2 - 0.02];
    addBearers(mesh, frame);
    for (const side of [-1, 1])
      for (const [end, tall] of [
        [-1, back],
        [1, arm],
      ] as const) {
        const foot: Vec3 = [side * x, 0, end * z];
        addTube(mesh, { path: [foot, [side * x, tall, end * z]], radius: 0.017, segments: 14 }, frame);
        const ball: Vec3 = [side * x, tall - 0.008, end * z];
        addTurned(mesh, { at: ball, profile: ballProfile(0.028, 12), segments: 20 }, frame);
      }
    const bow = curveThrough(
      [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map((share): Vec3 => [
        share * x,
        back - 0.03 + 0.14 * (1 - share * share) ** 0.8,
        -z,
      ]),
      5,
    );
    addTube(mesh, { path: bow, radius: 0.014, segments: 12 }, frame);
    addBars(mesh, { top: bow, count: 21 }, frame);
    for (const side of [-1, 1]) {
      const fall: readonly Vec3[] = [
        [side * x, back - 0.05, -z],
        [side * x, back - 0.09, -z / 2],
        [side * x, arm - 0.04, z / 3],
        [side * x, arm - 0.03, z],
      ];
      const rail = curveThrough(fall, 6);
      addTube(mesh, { path: rail, radius: 0.014, segments: 12 }, frame);
      addBars(mesh, { top: rail, count: 8 }, frame);
    }
    addMattress(mesh, daybed);
    addCushions(mesh, daybed);
  },
  lounge: (mesh, daybed) => {
    const { cover, frame } = daybed;
    const [lift, thick] = [0.14, 0.11];
    const size: Vec3 = [WIDTH - 0.06, 0.16, DEPTH - 0.04];
    addBox(mesh, { centre: [0, lift + 0.08, 0], size, radius: 0.03, dents: 0.004 }, cover);
    addChannels(mesh, { from: [-WIDTH / 2, lift, -DEPTH / 2], long: WIDTH, count: 14 }, cover);
    for (const side of [-1, 1]) {
      const arm = new Mesh();
      const long = DEPTH - thick;
      addChannels(
        arm,
        { from: [-long / 2, lift, -thick / 2], long, count: 6 },
        arm.material(daybed.look.main),
      );
      const at: Vec3 = [side * (WIDTH / 2 - thick / 2), 0, thick / 2];
      mesh.append(arm, { at, yaw: (-side * Math.PI) / 2 });
      for (const z of [-1, 1])
        addLeg(
          mesh,
          {
            top: [side * (WIDTH / 2 - 0.1), lift + 0.02, z * (DEPTH / 2 - 0.09)],
            foot: [side * (WIDTH / 2 - 0.07), 0, z * (DEPTH / 2 - 0.06)],
            radii: [0.026, 0.016],
          },
          frame,
        );
    }
    addMattress(mesh, daybed, WIDTH - 2 * thick);
    addCushions(mesh, daybed, WIDTH - 2 * thick);
  },
  pad: (mesh, daybed) => {
    const { look, cover, frame, rails } = daybed;
    const deep = DEPTH - 0.06;
    for (const side of [-1, 1]) {
      const at: Vec3 = [0, 0.3, side * (deep / 2 - 0.05)];
      addBoard(mesh, { centre: at, size: [WIDTH - 0.03, 0.07, 0.045], radius: 0.008 }, rails);
      const across: Vec3 = [side * (WIDTH / 2 - 0.05), 0.3, 0];
      addBoard(mesh, { centre: across, size: [0.045, 0.06, deep - 0.1] }, rails);
      for (const z of [-1, 1])
        addLeg(
          mesh,
          {
            top: [side * (WIDTH / 2 - 0.2), 0.32, z * (deep / 2 - 0.06)],
            foot: [side * (WIDTH / 2 - 0.17), 0, z * (deep / 2 - 0.04)],
            radii: [0.024, 0.015],
          },
          look.legs.metal ? mesh.material(look.legs) : frame,
        );
    }
    const [across, along] = [8, 3];
    const [wide, broad] = [WIDTH / across, deep / along];
    for (let i = 0; i < across * along; i++) {
      const at: Vec3 = [
        ((i % across) + 0.5 - across / 2) * wide,
        0.4,
        (Math.floor(i / across) + 0.5 - along / 2) * broad,
      ];
      const soft = { radius: 0.04, bulge: [0, 0.02, 0] as Vec3, divisions: 4, seed: i };
      addBox(mesh, { ...soft, centre: at, size: [wide + 0.002, 0.13, broad + 0.002] }, cover);
    }
    const x = -WIDTH / 2 + 0.15;
    addBolster(mesh, { at: [x, 0.59, -deep / 2 + 0.03], radius: 0.115, length: deep - 0.06 }, cover);
    if (!look.hasDecor) return;
    const accent = mesh.material(fabric(look.accent));
    addPillow(
      mesh,
      { centre: [x + 0.2, 0.63, 0.08], size: [0.46, 0.34, 0.15], turn: [0, Math.PI / 2 - 0.2, 0.4], seed: 4 },
      accent,
    );
  },
};

/** A padded side sewn into upright channels: where its left lower corner is at its back, and how long it is. */
function addChannels(
  mesh: Mesh,
  side: { readonly from: Vec3; readonly long: number; readonly count: number },
  material: number,
): void {
  const { from, long, count } = side;
  const [tall, thick, wide] = [0.64, 0.11, long / count];
  const soft = { radius: 0.03, bulge: [0, 0.004, 0.014] as Vec3, divisions: 5 };
  for (let i = 0; i < count; i++) {
    const centre: Vec3 = [from[0] + (i + 0.5) * wide, from[1] + tall / 2, from[2] + thick / 2];
    addBox(mesh, { ...soft, centre, size: [wide + 0.004, tall, thick], seed: i }, material);
  }
}

/** What the mattress lies on: boards all around, below the seat. */
function addBearers(mesh: Mesh, material: number): void {
  const y = 0.27;
  for (const side of [-1, 1]) {
    const level: Vec3 = [0, y, side * (DEPTH / 2 - 0.03)];
    addBoard(mesh, { centre: level, size: [WIDTH - 0.08, 0.11, 0.028] }, material);
    const across: Vec3 = [side * (WIDTH / 2 - 0.03), y, 0];
    addBoard(mesh, { centre: across, size: [0.028, 0.11, DEPTH - 0.08] }, material);
  }
  addBoard(mesh, { centre: [0, y + 0.02, 0], size: [WIDTH - 0.08, 0.02, DEPTH - 0.08] }, material);
}

/** Upright bars from the height of the mattress up to a rail. */
function addBars(
  mesh: Mesh,
  { top, count }: { top: readonly Vec3[]; count: number },
  material: number,
): void {
  for (let i = 1; i < count; i++) {
    const share = (i / count) * (top.length - 1);
    const [a, b] = [top[Math.floor(share)]!, top[Math.ceil(share)]!];
    const rest = share - Math.floor(share);
    const [x, y, z] = [0, 1, 2].map((k) => a[k]! + (b[k]! - a[k]!) * rest) as [number, number, number];
    addTube(
      mesh,
      {
        path: [
          [x, 0.26, z],
          [x, y, z],
        ],
        radius: 0.007,
        segments: 8,
      },
      material,
    );
  }
}

function addMattress(mesh: Mesh, { cover }: Daybed, width = WIDTH - 0.12): void {
  const tall = 0.17;
  const size: Vec3 = [width, tall, DEPTH - 0.1];
  const at: Vec3 = [0, SEAT - tall / 2 - 0.012, 0.01];
  addCushion(mesh, { centre: at, size, use: 'seat', seed: 3, isPiped: true }, cover);
}

/** Bolsters at both ends, and cushions along the back; small ones before them. */
function addCushions(mesh: Mesh, { look, cover }: Daybed, width = WIDTH - 0.12): void {
  const x = width / 2 - 0.12;
  for (const side of [-1, 1]) {
    const at: Vec3 = [side * x, SEAT + 0.1, -DEPTH / 2 + 0.16];
    addBolster(mesh, { at, radius: 0.1, length: DEPTH - 0.26 }, cover);
  }
  for (let i = 0; i < 3; i++) {
    const centre: Vec3 = [(i - 1) * 0.5, SEAT + 0.19, -DEPTH / 2 + 0.2];
    addPillow(
      mesh,
      { centre, size: [0.56, 0.46, 0.2], turn: [-0.25, (i - 1) * 0.05, 0], seed: i + 6 },
      cover,
    );
  }
  if (!look.hasDecor) return;
  const accent = mesh.material(fabric(look.accent));
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * 0.42 + 0.04, SEAT + 0.15, -DEPTH / 2 + 0.36];
    const turn: Vec3 = [-0.4, -side * 0.25, side * 0.05];
    addPillow(mesh, { centre, size: [0.42, 0.34, 0.14], turn, seed: side + 9 }, accent);
  }
}
