import { ceramic } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Random } from '../../random.ts';
import { addBowl } from '../parts/decor.ts';
import { chances, turnBy, type Look } from '../look.ts';
import { addBookRow } from '../parts/books.ts';
import { addFront, addJoints } from '../parts/front.ts';
import { addGrip, gripStuff } from '../parts/grips.ts';

const HEIGHT = 2.4;
const DEPTH = 0.34;
const BOARD = 0.028;
/** Height of the doors below. */
const BASE = 0.72;

type Form = 'doors' | 'open' | 'ladder' | 'niche';

interface Shelves {
  readonly look: Look;
  readonly random: Random;
  readonly width: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the open shelves begin. */
  readonly from: number;
  readonly body: number;
  readonly metal: number;
}

/** Shelves that fill a wall, 2.4 m high: over doors, open, with a ladder on a rail, or round a niche. `width` in metres. */
export function buildBookcaseWall(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['doors', 'open', 'ladder', 'niche']);
  const hasDoors = form === 'doors' || form === 'niche';
  const shelves: Shelves = {
    ...{ look, width, random: chances(look, 45) },
    columns: Math.max(2, Math.round(width / 0.78)),
    rows: hasDoors ? 5 : 7,
    from: hasDoors ? BASE : 0.09,
    body: mesh.material(look.main),
    metal: mesh.material(gripStuff(look)),
  };
  addCase(mesh, shelves);
  if (hasDoors) addDoors(mesh, shelves, form === 'niche' ? 'plain' : 'framed');
  else
    addBoard(mesh, { centre: [0, 0.045, DEPTH / 2 - 0.03], size: [width - 0.02, 0.09, 0.02] }, shelves.body);
  const middle = form === 'niche' ? Math.floor(shelves.columns / 2) : -1;
  for (let column = 0; column < shelves.columns; column++)
    for (let row = 0; row < shelves.rows; row++)
      if (column !== middle || row > 2) addCell(mesh, shelves, { column, row });
  if (form === 'ladder') addLadder(mesh, shelves);
  return mesh;
}

function addCase(mesh: Mesh, { width, columns, body }: Shelves): void {
  for (let i = 0; i <= columns; i++) {
    const x = -width / 2 + BOARD / 2 + ((width - BOARD) * i) / columns;
    const size: Vec3 = [BOARD, HEIGHT - 0.05, DEPTH];
    addBoard(mesh, { centre: [x, (HEIGHT - 0.05) / 2, 0], size }, body);
  }
  const back: Vec3 = [0, HEIGHT / 2, -DEPTH / 2 + 0.006];
  addBoard(mesh, { centre: back, size: [width - 0.02, HEIGHT - 0.06, 0.012] }, body);
  addBoard(mesh, { centre: [0, HEIGHT - 0.07, 0.004], size: [width, 0.06, DEPTH + 0.008] }, body);
  addBoard(
    mesh,
    { centre: [0, HEIGHT - 0.02, 0.014], size: [width + 0.03, 0.04, DEPTH + 0.028], radius: 0.01 },
    body,
  );
}

/** One compartment: its floor, and what stands on it. */
function addCell(mesh: Mesh, shelves: Shelves, cell: { column: number; row: number }): void {
  const { look, random, width, columns, rows, from, body } = shelves;
  const wide = (width - BOARD) / columns - BOARD;
  const left = -width / 2 + BOARD + ((width - BOARD) * cell.column) / columns;
  const step = (HEIGHT - 0.1 - from) / rows;
  const y = from + step * cell.row;
  const centre: Vec3 = [left + wide / 2, y + BOARD / 2, -0.003];
  addBoard(mesh, { centre, size: [wide, BOARD, DEPTH - 0.012] }, body);
  if (!look.hasDecor) return;
  const isAiry = random() < 0.3;
  const share = isAiry ? 0.35 + 0.3 * random() : 0.82 + 0.16 * random();
  const at: Vec3 = [left + 0.008, y + BOARD, -DEPTH / 2 + 0.05];
  addBookRow(mesh, { random, at, width: wide * share - 0.02, room: step - BOARD, depth: DEPTH - 0.08 });
  if (isAiry) addPot(mesh, [left + wide * (share + 0.52 * (1 - share)), y + BOARD, 0.01], shelves);
}

function addPot(mesh: Mesh, at: Vec3, { look, random }: Shelves): void {
  const glaze = mesh.material(random() < 0.5 ? ceramic(look.accent) : PALE);
  const size = 0.75 + 0.45 * random();
  if (random() < 0.35) return addBowl(mesh, { at, radius: 0.1 * size }, glaze);
  const outline = [
    [0.0001, 0],
    [0.04, 0],
    [0.065, 0.06],
    [0.055, 0.13],
    [0.026, 0.17],
    [0.032, 0.195],
    [0.0001, 0.185],
  ] as const;
  addTurned(
    mesh,
    { at, profile: outline.map(([r, y]) => [r * size, y * size] as const), segments: 24 },
    glaze,
  );
}

const PALE = ceramic([0.74, 0.7, 0.62]);

function addDoors(mesh: Mesh, shelves: Shelves, form: 'plain' | 'framed'): void {
  const { width, columns, body, metal } = shelves;
  const count = columns * 2;
  const wide = (width - 0.01) / count;
  addBoard(
    mesh,
    { centre: [0, BASE + 0.005, 0.02], size: [width + 0.01, 0.034, DEPTH + 0.05], radius: 0.006 },
    body,
  );
  addBoard(mesh, { centre: [0, 0.04, DEPTH / 2 - 0.03], size: [width - 0.02, 0.08, 0.02] }, body);
  addJoints(mesh, { at: [0, (BASE + 0.07) / 2, DEPTH / 2], width, height: BASE - 0.1 });
  for (let i = 0; i < count; i++) {
    const at: Vec3 = [-width / 2 + 0.005 + wide * (i + 0.5), (BASE + 0.07) / 2, DEPTH / 2];
    addFront(mesh, { form, at, width: wide - 0.005, height: BASE - 0.1 }, body);
    const held: Vec3 = [at[0] + (i % 2 === 0 ? 1 : -1) * (wide / 2 - 0.04), BASE - 0.16, DEPTH / 2 + 0.02];
    addGrip(mesh, { grip: 'knob', at: held, length: 0.1, isUpright: true }, metal);
  }
}

/** A ladder that leans on a rail. */
function addLadder(mesh: Mesh, { look, width, metal }: Shelves): void {
  const wood = mesh.material(look.legs.metal ? look.main : look.legs);
  const rail = 2.02;
  const ends: Vec3[] = [
    [-width / 2 + 0.04, rail, DEPTH / 2 + 0.05],
    [width / 2 - 0.04, rail, DEPTH / 2 + 0.05],
  ];
  addTube(mesh, { path: ends, radius: 0.012, segments: 10 }, metal);
  const place = (x: number, share: number): Vec3 => [
    x,
    rail * share + 0.02,
    DEPTH / 2 + 0.06 + 0.46 * (1 - share),
  ];
  const middle = width * 0.2;
  for (const side of [-1, 1]) {
    const x = middle + side * 0.2;
    addTube(mesh, { path: [place(x, -0.004), place(x, 1.06)], radius: 0.019, segments: 10 }, wood);
  }
  for (let i = 1; i < 8; i++) {
    const [, y, z] = place(0, i / 8);
    addBoard(mesh, { centre: [middle, y, z], size: [0.4, 0.022, 0.06] }, wood);
  }
}
