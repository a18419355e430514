import type { Material } from '../../scene/material.ts';
import { metal, paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addForward } from '../../scene/shapes/forward.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import { addLeg, addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';
import { addFire, addFrame, addHearth, addLogs, type Opening, SOOT } from './fire.ts';

type Form = 'classic' | 'column' | 'cube';

/** Cast iron, steel of the pipe, bright steel of the handles. */
const IRON = paint([0.022, 0.022, 0.023], 0.5);
const PIPE: Material = { ...paint([0.03, 0.03, 0.031], 0.42), specular: 0.06 };
const STEEL = metal([0.6, 0.6, 0.61], 0.25);
/** The wall that the pipe goes into, metres behind the middle of the stove. */
const WALL = -0.36;
const PIPE_RADIUS = 0.072;

/** A wood-burning stove with its fire seen through the door and its pipe into the wall: a chest on feet, a round column, or a box over its logs. */
export function buildStove(look: Look): Mesh {
  const mesh = new Mesh();
  const head = FORMS[turnBy<Form>(look, ['column', 'classic', 'cube'])](mesh, look);
  addFlue(mesh, head);
  const plate: Vec3 = [0, 0.004, 0.06];
  addBoard(mesh, { centre: plate, size: [0.82, 0.008, 0.84], radius: 0.003 }, mesh.material(IRON));
  return mesh;
}

/** What leaves the stove: where its pipe begins and how high it turns into the wall, metres. */
interface Head {
  readonly top: number;
  readonly turn: number;
  readonly z: number;
}

/** Points on the bend of the pipe. */
const BEND = 10;

/** The pipe: up, round a bend and back into the wall, with collars at its joints and a rosette. */
function addFlue(mesh: Mesh, { top, turn, z }: Head): void {
  const slot = mesh.material(PIPE);
  const radius = 0.13;
  const bend = Array.from({ length: BEND + 1 }, (_, i): Vec3 => {
    const angle = (i / BEND) * (Math.PI / 2);
    return [0, turn - radius + radius * Math.sin(angle), z - radius * (1 - Math.cos(angle))];
  });
  const path: Vec3[] = [[0, top - 0.01, z], [0, (top + turn) / 2, z], ...bend, [0, turn, WALL]];
  addTube(mesh, { path, radius: PIPE_RADIUS, segments: 32 }, slot);
  for (const y of [top, (top + turn) * 0.52, turn - radius - 0.02]) addCollar(mesh, [0, y, z], slot);
  const rosette = [
    [0.125, 0],
    [0.125, 0.006],
    [0.1, 0.016],
    [PIPE_RADIUS, 0.02],
  ] as const;
  addForward(mesh, { at: [0, turn, WALL], profile: rosette, segments: 40 }, slot);
}

function addCollar(mesh: Mesh, at: Vec3, slot: number): void {
  const r = PIPE_RADIUS;
  const profile = [
    [r, 0],
    [r + 0.007, 0.003],
    [r + 0.007, 0.03],
    [r, 0.034],
  ] as const;
  addTurned(mesh, { at, profile, segments: 32 }, slot);
}

/** A door round an opening: four bars, hinges, and a handle at its right. */
function addDoor(mesh: Mesh, { y, width, height, front }: Opening, rim: number): void {
  const iron = mesh.material(IRON);
  const z = front + 0.008;
  for (const side of [-1, 1]) {
    const bar: Vec3 = [0, y + height / 2 + side * (height / 2), z];
    addBoard(mesh, { centre: bar, size: [width + 2 * rim, rim, 0.03], radius: 0.008 }, iron);
    const post: Vec3 = [side * (width / 2 + rim / 2), y + height / 2, z];
    addBoard(mesh, { centre: post, size: [rim, height + rim, 0.03], radius: 0.008 }, iron);
    const hinge: Vec3 = [-width / 2 - rim, y + height * (0.5 + 0.34 * side), z];
    addTube(
      mesh,
      {
        path: [
          [hinge[0], hinge[1] - 0.03, z],
          [hinge[0], hinge[1] + 0.03, z],
        ],
        radius: 0.011,
        segments: 12,
      },
      iron,
    );
  }
  addHandle(mesh, [width / 2 + rim * 0.6, y + height * 0.5, front + 0.02]);
}

/** A bar of steel on two studs. */
function addHandle(mesh: Mesh, [x, y, z]: Vec3): void {
  const steel = mesh.material(STEEL);
  const out = z + 0.045;
  addTube(
    mesh,
    {
      path: [
        [x, y - 0.085, out],
        [x, y + 0.085, out],
      ],
      radius: 0.008,
      segments: 14,
    },
    steel,
  );
  for (const off of [-0.06, 0.06])
    addTube(
      mesh,
      {
        path: [
          [x, y + off, z - 0.02],
          [x, y + off, out],
        ],
        radius: 0.005,
        segments: 10,
      },
      steel,
    );
}

/** Chamber and fire behind an opening. */
function burn(mesh: Mesh, opening: Opening, look: Look): void {
  addHearth(mesh, opening, mesh.material(SOOT));
  addFire(mesh, opening, look);
}

const FORMS: Record<Form, (mesh: Mesh, look: Look) => Head> = {
  classic: (mesh, look) => {
    const body = mesh.material(look.main);
    const opening: Opening = { y: 0.33, width: 0.4, height: 0.3, front: 0.17, depth: 0.3 };
    const shell: Opening = { ...opening, y: 0.25, height: 0.4 };
    addFrame(mesh, { opening: { ...shell, y: 0.3, height: 0.35 }, width: 0.58, top: 0.7, back: -0.2 }, body);
    addBoard(mesh, { centre: [0, 0.22, -0.015], size: [0.59, 0.08, 0.4], radius: 0.012 }, body);
    addBoard(mesh, { centre: [0, 0.715, -0.005], size: [0.66, 0.036, 0.46], radius: 0.014 }, body);
    addBoard(mesh, { centre: [0, 0.74, -0.02], size: [0.54, 0.022, 0.36], radius: 0.01 }, body);
    addBoard(mesh, { centre: [0, 0.262, 0.19], size: [0.66, 0.022, 0.12], radius: 0.01 }, body);
    for (const side of [-1, 1]) {
      addBoard(mesh, { centre: [side * 0.293, 0.48, -0.02], size: [0.016, 0.3, 0.28], radius: 0.007 }, body);
      for (const z of [-0.16, 0.13]) addFoot(mesh, [side * 0.25, 0.2, z], body);
    }
    addDoor(mesh, opening, 0.036);
    addMullion(mesh, opening);
    burn(mesh, opening, look);
    return { top: 0.75, turn: 1.72, z: -0.06 };
  },
  column: (mesh, look) => {
    addColumn(mesh, look);
    return { top: 1.14, turn: 1.98, z: 0 };
  },
  cube: (mesh, look) => {
    const body = mesh.material(look.main);
    const opening: Opening = { y: 0.5, width: 0.5, height: 0.4, front: 0.2, depth: 0.34 };
    addFrame(mesh, { opening, width: 0.64, top: 1.02, back: -0.22 }, body);
    const store: Opening = { y: 0.06, width: 0.56, height: 0.3, front: 0.2, depth: 0.38 };
    addBoard(mesh, { centre: [0, 1.028, -0.01], size: [0.66, 0.02, 0.44], radius: 0.004 }, body);
    carve(mesh, store);
    addDoor(mesh, opening, 0.028);
    burn(mesh, opening, look);
    addLogs(mesh, store, look);
    return { top: 1.04, turn: 1.9, z: -0.02 };
  },
};

/** A dark recess laid on the front: where logs are kept. */
function carve(mesh: Mesh, { y, width, height, front }: Opening): void {
  const centre: Vec3 = [0, y + height / 2, front - 0.004];
  addBoard(mesh, { centre, size: [width, height, 0.012], radius: 0.004 }, mesh.material(SOOT));
}

/** A curved foot of cast iron. */
function addFoot(mesh: Mesh, [x, y, z]: Vec3, slot: number): void {
  const out = Math.sign(x);
  const knee: Vec3 = [x + out * 0.03, y * 0.55, z];
  addLeg(mesh, { top: [x, y, z], foot: knee, radii: [0.036, 0.026] }, slot);
  addLeg(mesh, { top: knee, foot: [x + out * 0.045, 0, z], radii: [0.026, 0.032] }, slot);
}

/** The bar that parts the two panes of an old door. */
function addMullion(mesh: Mesh, { y, height, front }: Opening): void {
  const centre: Vec3 = [0, y + height / 2, front + 0.012];
  addBoard(mesh, { centre, size: [0.022, height, 0.02], radius: 0.006 }, mesh.material(IRON));
}

/** Of the column: its radius, metres, and half the angle that its pane takes, radians. */
const ROUND = 0.25;
const PANE = 0.95;

function addColumn(mesh: Mesh, look: Look): void {
  const body = mesh.material(look.main);
  const iron = mesh.material(IRON);
  const [low, high] = [0.46, 0.92];
  addDrum(mesh, { from: 0.05, to: low }, body);
  addDrum(mesh, { from: high, to: 1.12 }, body);
  addDrum(mesh, { from: 0.006, to: 0.05, radius: ROUND - 0.03 }, iron);
  addDrum(mesh, { from: 1.12, to: 1.145, radius: ROUND - 0.012 }, iron);
  addArc(mesh, { radius: ROUND, low, high }, body);
  addArc(mesh, { radius: ROUND - 0.03, low, high }, mesh.material(SOOT));
  for (const side of [-1, 1]) {
    const x = side * (ROUND - 0.008) * Math.sin(PANE);
    const post: Vec3 = [x, (low + high) / 2, (ROUND - 0.008) * Math.cos(PANE)];
    addBoard(
      mesh,
      { centre: post, size: [0.026, high - low, 0.026], radius: 0.005, turn: [0, side * PANE, 0] },
      iron,
    );
  }
  for (const y of [low, high - 0.024]) addRim(mesh, y, iron);
  addHandle(mesh, [0.17, (low + high) / 2, 0.2]);
  addForward(
    mesh,
    {
      at: [0, 0.39, ROUND - 0.004],
      profile: [
        [0.022, 0],
        [0.02, 0.016],
        [0.0001, 0.017],
      ],
    },
    mesh.material(STEEL),
  );
  addFire(mesh, { y: low + 0.012, width: 0.36, height: high - low, front: 0.19, depth: 0.34 }, look);
}

function addDrum(mesh: Mesh, drum: { from: number; to: number; radius?: number }, slot: number): void {
  const { from, to, radius = ROUND } = drum;
  const profile = [
    [0.0001, from],
    [radius - 0.006, from],
    [radius, from + 0.006],
    [radius, from + 0.008],
    [radius, to - 0.008],
    [radius, to - 0.006],
    [radius - 0.006, to],
    [0.0001, to],
  ] as const;
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 72 }, slot);
}

/** The wall of the column behind and beside its pane. */
function addArc(mesh: Mesh, arc: { radius: number; low: number; high: number }, slot: number): void {
  const { radius, low, high } = arc;
  const at = (across: number, up: number): Vec3 => {
    const angle = PANE + across * 2 * (Math.PI - PANE);
    return [radius * Math.sin(angle), low + up * (high - low), radius * Math.cos(angle)];
  };
  addSheet(mesh, { columns: 48, rows: 2, at, span: [1, high - low] }, slot);
}

/** The frame of the pane, above or below. */
function addRim(mesh: Mesh, y: number, slot: number): void {
  const at = (across: number, up: number): Vec3 => {
    const angle = (across * 2 - 1) * PANE;
    const radius = ROUND + 0.004;
    return [radius * Math.sin(angle), y + 0.024 * up, radius * Math.cos(angle)];
  };
  addSheet(mesh, { columns: 24, rows: 1, at, span: [0.4, 0.024] }, slot);
}
