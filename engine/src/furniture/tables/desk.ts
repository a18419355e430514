import { paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addLeg, addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { addBooks } from '../parts/decor.ts';
import { chances, pick, turnBy, type Look } from '../look.ts';
import { addFront, addJoints } from '../parts/front.ts';
import { addGrip, gripStuff, type Grip } from '../parts/grips.ts';

const HEIGHT = 0.75;
const DEPTH = 0.65;
const TOP = 0.026;

type Form = 'legs' | 'pedestal' | 'trestle' | 'frame';

interface Desk {
  readonly look: Look;
  readonly width: number;
  readonly top: number;
  readonly legs: number;
  readonly grip: Grip;
}

/** A desk: drawers under its top on four legs, a chest of drawers at one side, trestles, or a steel frame. Its front, where one sits, looks along +z. `width` in metres. */
export function buildDesk(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const slots = { top: mesh.material(look.main), legs: mesh.material(look.legs) };
  const desk: Desk = { look, width, ...slots, grip: pick<Grip>(chances(look, 43), ['bar', 'knob']) };
  const size: Vec3 = [width, TOP, DEPTH];
  addBoard(mesh, { centre: [0, HEIGHT - TOP / 2, 0], size, radius: 0.007 }, desk.top);
  FORMS[turnBy<Form>(look, ['legs', 'pedestal', 'trestle', 'frame'])](mesh, desk);
  if (look.hasDecor) addWork(mesh, desk);
  return mesh;
}

const FORMS: Record<Form, (mesh: Mesh, desk: Desk) => void> = {
  legs: (mesh, desk) => {
    const { width, top, legs } = desk;
    addDrawers(mesh, { ...desk, x: 0, span: width - 0.1, from: HEIGHT - TOP - 0.12, rows: 1, columns: 3 });
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) {
        const head: Vec3 = [x * (width / 2 - 0.075), HEIGHT - TOP, z * (DEPTH / 2 - 0.07)];
        const foot: Vec3 = [x * (width / 2 - 0.04), 0, z * (DEPTH / 2 - 0.04)];
        addLeg(mesh, { top: head, foot, radii: [0.026, 0.014] }, legs);
      }
    }
    addBoard(mesh, { centre: [0, HEIGHT + 0.03, -DEPTH / 2 + 0.012], size: [width, 0.06, 0.018] }, top);
  },
  pedestal: (mesh, desk) => {
    const { width, legs } = desk;
    const span = 0.42;
    const x = width / 2 - span / 2 - 0.03;
    addDrawers(mesh, { ...desk, x, span, from: 0.06, rows: 3, columns: 1 });
    addBoard(mesh, { centre: [x, 0.03, -0.02], size: [span - 0.04, 0.06, DEPTH - 0.1] }, legs);
    const side: Vec3 = [-width / 2 + 0.04, (HEIGHT - TOP) / 2, 0];
    addBoard(mesh, { centre: side, size: [0.03, HEIGHT - TOP, DEPTH - 0.03] }, desk.top);
    const back: Vec3 = [-span / 2, 0.56, -DEPTH / 2 + 0.06];
    addBoard(mesh, { centre: back, size: [width - span - 0.1, 0.32, 0.018] }, desk.top);
  },
  trestle: (mesh, { width, legs }) => {
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.22);
      addBoard(mesh, { centre: [x, HEIGHT - TOP - 0.02, 0], size: [0.07, 0.04, DEPTH - 0.06] }, legs);
      for (const lean of [-1, 1]) {
        for (const z of [-1, 1]) {
          const head: Vec3 = [x + lean * 0.02, HEIGHT - TOP - 0.03, z * (DEPTH / 2 - 0.07)];
          const foot: Vec3 = [x + lean * 0.15, 0, z * (DEPTH / 2 - 0.05)];
          addLeg(mesh, { top: head, foot, radii: [0.018, 0.016] }, legs);
        }
        const bar: Vec3 = [x + lean * 0.095, 0.26, 0];
        addBoard(mesh, { centre: bar, size: [0.018, 0.04, DEPTH - 0.1] }, legs);
      }
    }
  },
  frame: (mesh, desk) => {
    const { width, legs } = desk;
    addDrawers(mesh, {
      ...desk,
      x: width / 4,
      span: width * 0.42,
      from: HEIGHT - TOP - 0.11,
      rows: 1,
      columns: 1,
    });
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - 0.06);
      for (const z of [-1, 1]) {
        const post: Vec3 = [x, (HEIGHT - TOP) / 2, z * (DEPTH / 2 - 0.05)];
        addBoard(mesh, { centre: post, size: [0.03, HEIGHT - TOP, 0.03] }, legs);
      }
      for (const y of [0.015, HEIGHT - TOP - 0.015])
        addBoard(mesh, { centre: [x, y, 0], size: [0.03, 0.03, DEPTH - 0.13] }, legs);
    }
    addBoard(mesh, { centre: [0, 0.3, -DEPTH / 2 + 0.05], size: [width - 0.15, 0.03, 0.02] }, legs);
  },
};

interface Chest extends Desk {
  readonly x: number;
  readonly span: number;
  readonly from: number;
  readonly rows: number;
  readonly columns: number;
}

/** A body with drawers between a height and the top. */
function addDrawers(mesh: Mesh, chest: Chest): void {
  const { x, span, from, rows, columns, top, grip, look } = chest;
  const handle = mesh.material(gripStuff(look));
  const tall = HEIGHT - TOP - from;
  const deep = DEPTH - 0.07;
  addBoard(mesh, { centre: [x, from + tall / 2, -0.01], size: [span, tall, deep] }, top);
  const face = deep / 2 - 0.01;
  addJoints(mesh, { at: [x, from + tall / 2, face], width: span, height: tall });
  for (let i = 0; i < rows * columns; i++) {
    const width = (span - 0.008) / columns;
    const height = (tall - 0.008) / rows;
    const at: Vec3 = [
      x - span / 2 + 0.004 + width * ((i % columns) + 0.5),
      from + 0.004 + height * (Math.floor(i / columns) + 0.5),
      face,
    ];
    addFront(mesh, { form: 'plain', at, width: width - 0.006, height: height - 0.006 }, top);
    addGrip(mesh, { grip, at: [at[0], at[1], face + 0.02], length: 0.12, isUpright: false }, handle);
  }
}

/** An open laptop, books and a pot of pencils. */
function addWork(mesh: Mesh, { look, width }: Desk): void {
  mesh.ownVertices = mesh.vertexCount;
  const shell = mesh.material(paint([0.42, 0.43, 0.45], 0.35));
  const dark = mesh.material(paint([0.015, 0.017, 0.02], 0.15));
  addBoard(mesh, { centre: [0, HEIGHT + 0.008, 0.06], size: [0.33, 0.014, 0.23], radius: 0.005 }, shell);
  addBoard(mesh, { centre: [0, HEIGHT + 0.0155, 0.03], size: [0.28, 0.002, 0.1], radius: 0.0008 }, dark);
  const screen = { turn: [-0.3, 0, 0] as Vec3, radius: 0.004 };
  addBoard(mesh, { centre: [0, HEIGHT + 0.125, -0.09], size: [0.33, 0.22, 0.008], ...screen }, shell);
  addBoard(
    mesh,
    { centre: [0, HEIGHT + 0.1265, -0.0855], size: [0.31, 0.2, 0.004], ...screen, radius: 0.001 },
    dark,
  );
  addBooks(mesh, [-width * 0.34, HEIGHT, -0.08], look);
  const pot = mesh.material(paint(look.accent, 0.4));
  const at: Vec3 = [width * 0.33, HEIGHT, -0.14];
  addTurned(
    mesh,
    {
      at,
      profile: [
        [0.0001, 0],
        [0.038, 0],
        [0.04, 0.1],
        [0.036, 0.1],
        [0.034, 0.02],
        [0.0001, 0.02],
      ],
      segments: 28,
    },
    pot,
  );
  for (const [i, lean] of [-0.02, 0.012, 0.026, -0.008].entries()) {
    const path: Vec3[] = [
      [at[0], HEIGHT + 0.02, at[2]],
      [at[0] + lean * 1.2, HEIGHT + 0.17 + 0.008 * i, at[2] + (i % 2 === 0 ? 0.014 : -0.016)],
    ];
    addTube(mesh, { path, radius: 0.0035, segments: 6 }, i % 2 === 0 ? dark : pot);
  }
}
