import { metal, paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addLeg, addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';

const WIDTH = 1.5;
/** Height of the keys above the floor, metres. */
const KEYS = 0.72;
const IVORY = paint([0.82, 0.8, 0.74], 0.25);
const EBONY = paint([0.012, 0.012, 0.013], 0.25);
const FELT = paint([0.16, 0.012, 0.018], 1);
const BRASS = metal([0.6, 0.44, 0.18], 0.2);
const PAPER = paint([0.84, 0.82, 0.76], 0.9);

type Form = 'studio' | 'console' | 'classic';

interface Piano {
  readonly look: Look;
  readonly height: number;
  readonly body: number;
}

/** An upright piano 1.5 m wide, open: plain and modern, with turned legs under its keys, or panelled with sconces. The keys look along +z. */
export function buildPiano(look: Look): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['studio', 'console', 'classic']);
  const height = { studio: 1.21, console: 1.08, classic: 1.3 }[form];
  const piano: Piano = { look, height, body: mesh.material(look.main) };
  addCase(mesh, piano);
  addKeyboard(mesh, piano);
  addPedals(mesh);
  if (form === 'studio') addToes(mesh, piano);
  else addFrontLegs(mesh, piano, form === 'classic');
  if (form === 'classic') addPanels(mesh, piano);
  if (look.hasDecor) addMusic(mesh, piano);
  return mesh;
}

function addCase(mesh: Mesh, { height, body }: Piano): void {
  for (const side of [-1, 1]) {
    const x = side * (WIDTH / 2 - 0.018);
    addBoard(mesh, { centre: [x, height / 2, -0.13], size: [0.036, height, 0.34], radius: 0.006 }, body);
    addBoard(mesh, { centre: [x, KEYS + 0.015, 0.15], size: [0.04, 0.15, 0.3], radius: 0.012 }, body);
  }
  const inner = WIDTH - 0.07;
  addBoard(
    mesh,
    { centre: [0, (height + KEYS) / 2, -0.02], size: [inner, height - KEYS - 0.03, 0.022] },
    body,
  );
  addBoard(mesh, { centre: [0, 0.36, -0.03], size: [inner, 0.52, 0.02] }, body);
  addBoard(mesh, { centre: [0, height / 2, -0.27], size: [inner, height - 0.06, 0.05] }, body);
  addBoard(mesh, { centre: [0, 0.055, -0.06], size: [inner, 0.11, 0.2] }, body);
  addBoard(
    mesh,
    { centre: [0, height + 0.012, -0.115], size: [WIDTH + 0.03, 0.024, 0.4], radius: 0.008 },
    body,
  );
  addBoard(mesh, { centre: [0, KEYS - 0.055, 0.14], size: [inner, 0.045, 0.3], radius: 0.006 }, body);
  addBoard(mesh, { centre: [0, KEYS - 0.03, 0.285], size: [inner, 0.04, 0.02], radius: 0.006 }, body);
}

/** Fifty-two white keys and thirty-six black ones between two blocks, the open lid above. */
function addKeyboard(mesh: Mesh, { body }: Piano): void {
  const [ivory, ebony] = [mesh.material(IVORY), mesh.material(EBONY)];
  const span = 1.225;
  const wide = span / 52;
  for (let i = 0; i < 52; i++) {
    const x = -span / 2 + wide * (i + 0.5);
    addKey(mesh, { x, y: KEYS - 0.012, from: 0.12, to: 0.268, wide: wide - 0.0012, tall: 0.022 }, ivory);
    const isSharp = [0, 2, 3, 5, 6].includes((i + 5) % 7) && i < 51;
    if (isSharp)
      addKey(
        mesh,
        { x: x + wide / 2, y: KEYS + 0.008, from: 0.12, to: 0.215, wide: 0.011, tall: 0.014 },
        ebony,
      );
  }
  for (const side of [-1, 1])
    addBoard(
      mesh,
      { centre: [side * 0.665, KEYS + 0.002, 0.195], size: [0.1, 0.05, 0.15], radius: 0.006 },
      body,
    );
  addBoard(mesh, { centre: [0, KEYS + 0.014, 0.113], size: [span, 0.012, 0.008] }, mesh.material(FELT));
  const lid = { centre: [0, KEYS + 0.115, 0.028] as Vec3, size: [WIDTH - 0.08, 0.2, 0.018] as Vec3 };
  addBoard(mesh, { ...lid, radius: 0.006, turn: [-0.28, 0, 0] }, body);
  addBoard(mesh, { centre: [0, KEYS + 0.03, 0.08], size: [WIDTH - 0.08, 0.05, 0.05], radius: 0.008 }, body);
}

interface Key {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly wide: number;
  readonly tall: number;
}

/** The faces of a key that are seen: top, front and sides. */
function addKey(mesh: Mesh, { x, y, from, to, wide, tall }: Key, material: number): void {
  const [left, top, deep] = [x - wide / 2, y + tall / 2, to - from];
  mesh.flat([left, top, to], { u: [wide, 0, 0], v: [0, 0, -deep] }, material);
  mesh.flat([left, top - tall, to], { u: [wide, 0, 0], v: [0, tall, 0] }, material);
  mesh.flat([left, top - tall, from], { u: [0, 0, deep], v: [0, tall, 0] }, material);
  mesh.flat([left + wide, top - tall, to], { u: [0, 0, -deep], v: [0, tall, 0] }, material);
}

function addPedals(mesh: Mesh): void {
  const brass = mesh.material(BRASS);
  for (const x of [-0.075, 0, 0.075]) {
    addBoard(mesh, { centre: [x, 0.045, 0.075], size: [0.022, 0.012, 0.13], radius: 0.005 }, brass);
    addBoard(mesh, { centre: [x, 0.046, 0.135], size: [0.032, 0.013, 0.05], radius: 0.006 }, brass);
  }
}

/** Brackets below the keys that stand on long feet. */
function addToes(mesh: Mesh, { body }: Piano): void {
  for (const side of [-1, 1]) {
    const x = side * (WIDTH / 2 - 0.02);
    addBoard(mesh, { centre: [x, 0.045, 0.07], size: [0.05, 0.09, 0.46], radius: 0.01 }, body);
    addBoard(mesh, { centre: [x, 0.37, 0.25], size: [0.045, 0.56, 0.05], radius: 0.008 }, body);
  }
}

const BALUSTER = [
  [0.0001, 0.06],
  [0.03, 0.06],
  [0.02, 0.1],
  [0.016, 0.13],
  [0.024, 0.2],
  [0.034, 0.32],
  [0.03, 0.42],
  [0.02, 0.5],
  [0.03, 0.53],
  [0.03, 0.56],
  [0.02, 0.58],
] as const;

function addFrontLegs(mesh: Mesh, { body }: Piano, isTurned: boolean): void {
  for (const side of [-1, 1]) {
    const x = side * (WIDTH / 2 - 0.05);
    addBoard(mesh, { centre: [x, 0.03, 0.08], size: [0.06, 0.06, 0.46], radius: 0.012 }, body);
    if (isTurned) {
      addTurned(mesh, { at: [x, 0, 0.24], profile: BALUSTER, segments: 28 }, body);
      addBoard(mesh, { centre: [x, 0.61, 0.24], size: [0.07, 0.09, 0.07], radius: 0.006 }, body);
    } else addLeg(mesh, { top: [x, 0.66, 0.24], foot: [x, 0.05, 0.25], radii: [0.034, 0.018] }, body);
  }
}

/** Raised frames on the upper and lower front, and a pair of candle sconces. */
function addPanels(mesh: Mesh, { height, body }: Piano): void {
  const brass = mesh.material(BRASS);
  for (const x of [-0.46, 0, 0.46]) {
    addRaised(mesh, { x, y: (height + KEYS) / 2 + 0.06, width: 0.4, height: 0.3, z: -0.004 }, body);
    addRaised(mesh, { x, y: 0.38, width: 0.4, height: 0.4, z: -0.014 }, body);
  }
  for (const side of [-1, 1]) {
    const x = side * 0.46;
    const y = KEYS + 0.38;
    addTube(
      mesh,
      {
        path: [
          [x, y, 0.01],
          [x, y - 0.03, 0.06],
          [x, y + 0.01, 0.1],
        ],
        radius: 0.007,
        segments: 8,
      },
      brass,
    );
    addTurned(
      mesh,
      {
        at: [x, y + 0.01, 0.1],
        profile: [
          [0.0001, 0],
          [0.03, 0.006],
          [0.012, 0.014],
          [0.012, 0.03],
        ],
        segments: 20,
      },
      brass,
    );
    addTube(
      mesh,
      {
        path: [
          [x, y + 0.03, 0.1],
          [x, y + 0.15, 0.1],
        ],
        radius: 0.01,
        segments: 12,
      },
      mesh.material(PAPER),
    );
  }
}

interface Raised {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
}

function addRaised(mesh: Mesh, { x, y, z, width, height }: Raised, material: number): void {
  for (const side of [-1, 1]) {
    const level: Vec3 = [x, y + (side * height) / 2, z];
    addBoard(mesh, { centre: level, size: [width + 0.02, 0.02, 0.018], radius: 0.006 }, material);
    const upright: Vec3 = [x + (side * width) / 2, y, z];
    addBoard(mesh, { centre: upright, size: [0.02, height, 0.018], radius: 0.006 }, material);
  }
}

/** Sheets of music on the desk above the keys. */
function addMusic(mesh: Mesh, { height }: Piano): void {
  const [paper, ink] = [mesh.material(PAPER), mesh.material(EBONY)];
  const y = Math.min(height - 0.13, KEYS + 0.35);
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * 0.112, y, 0.012];
    addBoard(
      mesh,
      { centre, size: [0.218, 0.3, 0.004], radius: 0.001, turn: [-0.12, side * -0.05, 0] },
      paper,
    );
    for (let line = 0; line < 9; line++) {
      const at: Vec3 = [side * 0.112, y + 0.115 - line * 0.03, 0.019 - (0.115 - line * 0.03) * 0.12];
      addBoard(
        mesh,
        { centre: at, size: [0.18, 0.005, 0.001], radius: 0.0004, turn: [-0.12, side * -0.05, 0] },
        ink,
      );
    }
  }
}
