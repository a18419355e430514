import { paint } from '../../scene/materials/hard.ts';
import { concrete } from '../../scene/materials/stone.ts';
import { wood } from '../../scene/materials/wood.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addForward } from '../../scene/shapes/forward.ts';
import { addLeaf } from '../../scene/shapes/soft.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, type Look } from '../look.ts';

/** The opening: middle of its sill, metres. */
export interface Opening {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly front: number;
  readonly depth: number;
}

export const SOOT = paint([0.018, 0.016, 0.015], 0.9);
const ASH = concrete([0.09, 0.085, 0.08]);
const BARK = wood([0.09, 0.05, 0.03]);
const FLAMES = [
  { ...paint([0.3, 0.1, 0.01], 1), emission: [1.25, 0.3, 0.03] as Vec3, translucency: 0.6 },
  { ...paint([0.4, 0.2, 0.04], 1), emission: [1.6, 0.72, 0.12] as Vec3, translucency: 0.6 },
] as const;
const EMBER = { ...paint([0.3, 0.06, 0.02], 1), emission: [1.6, 0.25, 0.04] as Vec3 };

/** The dark chamber behind the opening. */
export function addHearth(mesh: Mesh, { y, width, height, front, depth }: Opening, soot: number): void {
  const back = front - depth;
  const middle = (front + back) / 2;
  addBoard(
    mesh,
    { centre: [0, y + height / 2, back + 0.01], size: [width + 0.04, height + 0.04, 0.02] },
    soot,
  );
  for (const side of [-1, 1]) {
    const wall: Vec3 = [side * (width / 2 + 0.004), y + height / 2, middle - 0.03];
    addBoard(mesh, { centre: wall, size: [0.016, height + 0.04, depth - 0.07] }, soot);
  }
  addBoard(
    mesh,
    { centre: [0, y + height + 0.008, middle], size: [width + 0.03, 0.016, depth - 0.01] },
    soot,
  );
  addBoard(mesh, { centre: [0, y + 0.006, middle], size: [width, 0.012, depth - 0.004] }, mesh.material(ASH));
}

/** Logs across each other, embers, and flames that lick up between them. */
export function addFire(mesh: Mesh, opening: Opening, look: Look): void {
  const { y, width, height, front, depth } = opening;
  const random = chances(look, 52);
  const bark = mesh.material(BARK);
  const ember = mesh.material(EMBER);
  const z = front - depth * 0.55;
  const reach = Math.min(0.3, width * 0.34);
  const logs = Math.max(3, Math.round(width / 0.2));
  for (let i = 0; i < logs; i++) {
    const x = (i / (logs - 1) - 0.5) * (width * 0.62);
    const lean = (random() - 0.5) * 0.16;
    const path: Vec3[] = [
      [x - reach * 0.6, y + 0.04 + 0.05 * (i % 2), z - lean],
      [x, y + 0.055 + 0.05 * (i % 2), z],
      [x + reach * 0.6, y + 0.045 + 0.06 * ((i + 1) % 2), z + lean],
    ];
    addTube(mesh, { path, radius: 0.032 + 0.01 * random(), segments: 11 }, bark);
    const coal: Vec3 = [x + 0.03, y + 0.03, z + 0.05 * random()];
    addBoard(
      mesh,
      { centre: coal, size: [0.09, 0.04, 0.08], radius: 0.018, turn: [0, random() * 3, 0.2] },
      ember,
    );
  }
  const count = Math.round(9 + width * 9);
  for (let i = 0; i < count; i++) {
    const x = (random() - 0.5) * width * 0.6;
    const calm = 1 - Math.abs(x) / (width * 0.5);
    const length = Math.min(height * 0.82, (0.14 + 0.3 * random()) * (0.4 + calm));
    const along: Vec3 = [(random() - 0.5) * 0.25, 0.97, 0];
    const base: Vec3 = [x, y + 0.05, z + (random() - 0.5) * 0.08];
    const shape = { base, along, up: [0, 0, 1] as Vec3, length, width: 0.035 + 0.04 * random() };
    addLeaf(mesh, { ...shape, outline: 'lance', droop: 0, fold: 0.1 }, mesh.material(FLAMES[i % 2]!));
  }
}

/** A block with a hole: two cheeks and a lintel round an opening. */
export function addFrame(
  mesh: Mesh,
  frame: { opening: Opening; width: number; top: number; back: number },
  material: number,
): void {
  const { opening, width, top, back } = frame;
  const { y, front } = opening;
  const deep = front - back;
  const middle = (front + back) / 2;
  const cheek = (width - opening.width) / 2;
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * (width / 2 - cheek / 2), top / 2, middle];
    addBoard(mesh, { centre, size: [cheek, top, deep] }, material);
  }
  const head = top - y - opening.height;
  const lintel: Vec3 = [0, top - head / 2, middle];
  addBoard(mesh, { centre: lintel, size: [opening.width + 0.002, head, deep - 0.002] }, material);
  if (y > 0.01)
    addBoard(mesh, { centre: [0, y / 2, middle], size: [opening.width, y, deep - 0.002] }, material);
}

const LOG_ENDS = [wood([0.5, 0.33, 0.17]), wood([0.42, 0.26, 0.13])] as const;
const RIND = paint([0.085, 0.055, 0.035], 0.9);

/** Ends of stacked logs in three rows. */
export function addLogs(mesh: Mesh, { y, width, height, front }: Opening, look: Look): void {
  const random = chances(look, 57);
  const step = height / 3;
  const count = Math.floor(width / step);
  for (let i = 0; i < 3 * count; i++) {
    const row = Math.floor(i / count);
    const shift = row % 2 === 0 ? 0.5 : 0.72;
    const x = ((i % count) + shift) * step - width / 2;
    const r = step * (0.42 + 0.07 * random());
    const at: Vec3 = [Math.min(x, width / 2 - r), y + r + row * step * 0.94, front - 0.012];
    const end = mesh.material(LOG_ENDS[Math.floor(random() * 2)]!);
    const length = 0.022 + 0.02 * random();
    addForward(
      mesh,
      {
        at,
        profile: [
          [r, 0],
          [r, length],
        ],
        segments: 14,
      },
      mesh.material(RIND),
    );
    addForward(
      mesh,
      {
        at,
        profile: [
          [r, length],
          [r * 0.9, length + 0.003],
          [0.0001, length + 0.003],
        ],
        segments: 14,
      },
      end,
    );
  }
}
