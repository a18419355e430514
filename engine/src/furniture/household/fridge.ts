import type { FridgeForm } from '../../lexicon/details.ts';
import { metal, paint } from '../../scene/materials/hard.ts';
import type { Material } from '../../scene/material.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, type Look, turnBy } from '../look.ts';
import { addGrip } from '../parts/grips.ts';

/** Doors one above the other, two above a drawer, two beside each other; or round and old, or low. */
type Form = 'combi' | 'french' | 'beside' | 'retro' | 'mini';

const CHROME = metal([0.66, 0.67, 0.68], 0.14);
const DARK = paint([0.025, 0.026, 0.028], 0.6);
const GLASS = paint([0.012, 0.014, 0.017], 0.06);
const DISPLAY: Material = { ...paint([0.01, 0.012, 0.015], 0.1), emission: [0.16, 0.34, 0.42] };

/** Width, height and depth, metres. */
const SIZES: Record<Form, Vec3> = {
  combi: [0.6, 1.86, 0.65],
  french: [0.91, 1.79, 0.72],
  beside: [0.91, 1.79, 0.72],
  retro: [0.6, 1.53, 0.66],
  mini: [0.5, 0.85, 0.55],
};

/** Which forms a name leaves open. */
const NAMED: Record<FridgeForm, [Form, ...Form[]]> = {
  american: ['french', 'beside'],
  retro: ['retro'],
  mini: ['mini'],
};

/** Thickness of a door, what it stands above the floor, and the joint between doors, metres. */
const DOOR = 0.07;
const LIFT = 0.07;
const JOINT = 0.008;

interface Fridge {
  readonly size: Vec3;
  /** Of the doors' faces, metres before the middle. */
  readonly face: number;
  readonly body: number;
  readonly grip: number;
  readonly dark: number;
  /** Of the round ones: with a door of its own for the freezer. */
  readonly isTall: boolean;
}

/** A fridge: tall with a freezer below, wide with doors beside each other, rounded as in the fifties, or low enough for a worktop. */
export function buildFridge(look: Look, named?: FridgeForm): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, named ? NAMED[named] : ['combi', 'french', 'retro', 'beside']);
  const isTall = chances(look, 91)() < 0.5;
  const [width, height, depth] = SIZES[form];
  const size: Vec3 = form === 'retro' && !isTall ? [width, 1.25, depth] : [width, height, depth];
  const fridge: Fridge = {
    size,
    isTall,
    face: depth / 2,
    body: mesh.material(look.main),
    grip: mesh.material(look.legs.metal ? look.legs : CHROME),
    dark: mesh.material(DARK),
  };
  FORMS[form](mesh, fridge);
  return mesh;
}

/** The case behind the doors: its sides, the dark of the seal, and a grille above the floor. */
function addCase(mesh: Mesh, { size, face, body, dark }: Fridge): void {
  const [width, height, depth] = size;
  const deep = depth - DOOR - 0.012;
  const z = -depth / 2 + deep / 2;
  const tall = height - LIFT;
  addBoard(mesh, { centre: [0, LIFT + tall / 2, z], size: [width, tall, deep], radius: 0.006 }, body);
  addBoard(
    mesh,
    { centre: [0, LIFT + tall / 2, face - DOOR - 0.006], size: [width - 0.024, tall - 0.02, 0.014] },
    dark,
  );
  addBoard(mesh, { centre: [0, LIFT / 2, z - 0.01], size: [width - 0.03, LIFT, deep - 0.05] }, dark);
}

/** A door by its edges: left, right, bottom and top, metres. */
type Edges = readonly [left: number, right: number, bottom: number, top: number];

function addDoor(mesh: Mesh, { face, body }: Fridge, [left, right, bottom, top]: Edges): void {
  const half = JOINT / 2;
  const centre: Vec3 = [(left + right) / 2, (bottom + top) / 2, face - DOOR / 2];
  const size: Vec3 = [right - left - 2 * half, top - bottom - 2 * half, DOOR];
  addBoard(mesh, { centre, size, radius: 0.014 }, body);
}

function addBar(mesh: Mesh, fridge: Fridge, bar: { at: readonly [number, number]; length: number }): void {
  const { at, length } = bar;
  const place: Vec3 = [at[0], at[1], fridge.face];
  addGrip(mesh, { grip: 'bar', at: place, length, isUpright: true, strength: 1.8 }, fridge.grip);
}

/** A bar across a drawer. */
function addPull(mesh: Mesh, fridge: Fridge, pull: { y: number; length: number }): void {
  const place: Vec3 = [0, pull.y, fridge.face];
  const length = pull.length;
  addGrip(mesh, { grip: 'bar', at: place, length, isUpright: false, strength: 1.8 }, fridge.grip);
}

const FORMS: Record<Form, (mesh: Mesh, fridge: Fridge) => void> = {
  combi: (mesh, fridge) => {
    const [width, height] = fridge.size;
    const split = 0.74;
    addCase(mesh, fridge);
    addDoor(mesh, fridge, [-width / 2, width / 2, LIFT, split]);
    addDoor(mesh, fridge, [-width / 2, width / 2, split, height]);
    const x = -width / 2 + 0.05;
    addBar(mesh, fridge, { at: [x, split + 0.3], length: 0.46 });
    addBar(mesh, fridge, { at: [x, split - 0.22], length: 0.34 });
    addBadge(mesh, fridge, [width / 2 - 0.08, height - 0.07]);
  },
  french: (mesh, fridge) => {
    const [width, height] = fridge.size;
    const split = 0.71;
    addCase(mesh, fridge);
    addDoor(mesh, fridge, [-width / 2, 0, split, height]);
    addDoor(mesh, fridge, [0, width / 2, split, height]);
    addDoor(mesh, fridge, [-width / 2, width / 2, 0.4, split]);
    addDoor(mesh, fridge, [-width / 2, width / 2, LIFT, 0.4]);
    for (const side of [-1, 1]) addBar(mesh, fridge, { at: [side * 0.05, split + 0.42], length: 0.7 });
    addPull(mesh, fridge, { y: split - 0.055, length: 0.72 });
    addPull(mesh, fridge, { y: 0.4 - 0.055, length: 0.72 });
  },
  beside: (mesh, fridge) => {
    const [width, height] = fridge.size;
    const split = -0.05;
    addCase(mesh, fridge);
    addDoor(mesh, fridge, [-width / 2, split, LIFT, height]);
    addDoor(mesh, fridge, [split, width / 2, LIFT, height]);
    for (const side of [-1, 1]) addBar(mesh, fridge, { at: [split + side * 0.045, 1.02], length: 1.1 });
    addDispenser(mesh, fridge, [(split - width / 2) / 2 - 0.01, 1.17]);
  },
  retro: (mesh, fridge) => {
    const { size, face, body, grip, isTall } = fridge;
    const [width, height, depth] = size;
    const foot = 0.09;
    const split = isTall ? 1.1 : height - 0.012;
    const tall = height - foot;
    const deep = depth - 0.1;
    addBox(
      mesh,
      { centre: [0, foot + tall / 2, -depth / 2 + deep / 2], size: [width, tall, deep], radius: 0.09 },
      body,
    );
    addRoundDoor(mesh, fridge, [foot + 0.012, split - 0.006]);
    if (isTall) {
      addRoundDoor(mesh, fridge, [split + 0.006, height - 0.012]);
      addLever(mesh, fridge, split + 0.1);
    }
    addLever(mesh, fridge, isTall ? split - 0.11 : split - 0.38);
    const strip: Vec3 = [0.1, height - 0.15, face + 0.012];
    addBoard(mesh, { centre: strip, size: [0.17, 0.026, 0.008], radius: 0.0035 }, grip);
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        addTurned(mesh, { at: [x * 0.22, 0, z * 0.2 - 0.03], profile: FOOT, segments: 20 }, grip);
  },
  mini: (mesh, fridge) => {
    const [width, height] = fridge.size;
    const top = height - 0.035;
    addCase(mesh, { ...fridge, size: [width, top - 0.004, fridge.size[2]] });
    addBoard(
      mesh,
      { centre: [0, height - 0.0175, -0.02], size: [width, 0.035, fridge.size[2] - 0.04], radius: 0.008 },
      fridge.body,
    );
    addDoor(mesh, fridge, [-width / 2, width / 2, LIFT, top - 0.004]);
    addBar(mesh, fridge, { at: [-width / 2 + 0.045, top - 0.22], length: 0.26 });
    addBadge(mesh, fridge, [width / 2 - 0.07, top - 0.06]);
  },
};

const FOOT = [
  [0.0001, 0],
  [0.03, 0],
  [0.034, 0.01],
  [0.024, 0.035],
  [0.028, 0.12],
] as const;

/** A swollen door with large round corners, between two heights. */
function addRoundDoor(mesh: Mesh, { size, face, body }: Fridge, [from, to]: readonly [number, number]): void {
  const centre: Vec3 = [0, (from + to) / 2, face - 0.055];
  const round = { radius: 0.055, bulge: [0, 0, 0.018] as Vec3, divisions: 12 };
  addBox(mesh, { centre, size: [size[0] - 0.006, to - from, 0.11], ...round }, body);
}

/** A lever on a round plate, as old fridges have it. */
function addLever(mesh: Mesh, { size, face, grip }: Fridge, y: number): void {
  const x = -size[0] / 2 + 0.07;
  const z = face + 0.005;
  addBoard(mesh, { centre: [x, y, z + 0.006], size: [0.05, 0.07, 0.022], radius: 0.01 }, grip);
  const path: Vec3[] = [
    [x, y, z + 0.012],
    [x, y, z + 0.05],
    [x + 0.03, y, z + 0.058],
    [x + 0.19, y, z + 0.054],
  ];
  addTube(mesh, { path, radius: (share) => 0.014 - 0.003 * share, segments: 12 }, grip);
}

/** The maker's mark, a small plate. */
function addBadge(mesh: Mesh, { face, grip }: Fridge, [x, y]: readonly [number, number]): void {
  addBoard(mesh, { centre: [x, y, face + 0.0015], size: [0.075, 0.012, 0.003], radius: 0.001 }, grip);
}

/** Where water and ice come out of a door: a dark niche under a display. */
function addDispenser(mesh: Mesh, { face, grip, dark }: Fridge, [x, y]: readonly [number, number]): void {
  const glass = mesh.material(GLASS);
  addBoard(mesh, { centre: [x, y, face + 0.002], size: [0.21, 0.38, 0.008], radius: 0.003 }, grip);
  addBoard(mesh, { centre: [x, y + 0.125, face + 0.005], size: [0.19, 0.11, 0.006], radius: 0.002 }, glass);
  addBoard(mesh, { centre: [x, y - 0.06, face + 0.005], size: [0.19, 0.235, 0.006], radius: 0.002 }, dark);
  addBoard(
    mesh,
    { centre: [x, y + 0.13, face + 0.0085], size: [0.1, 0.03, 0.002], radius: 0.0008 },
    mesh.material(DISPLAY),
  );
  addBoard(mesh, { centre: [x, y + 0.035, face + 0.012], size: [0.05, 0.03, 0.02], radius: 0.004 }, grip);
  addBoard(mesh, { centre: [x, y - 0.17, face + 0.016], size: [0.17, 0.012, 0.026], radius: 0.003 }, grip);
}
