import { metal } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addLeg } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, turnBy, type Look } from '../look.ts';
import { addFront, addJoints, type FrontForm } from '../parts/front.ts';
import { addGrip, gripStuff, type Grip } from '../parts/grips.ts';

const HEIGHT = 2.1;
const DEPTH = 0.6;
const BOARD = 0.022;
/** Between two doors, metres. */
const GAP = 0.007;
const SILVER: Vec3 = [0.86, 0.87, 0.87];

type Form = 'hinged' | 'sliding' | 'armoire' | 'louvred';

interface Wardrobe {
  readonly look: Look;
  readonly width: number;
  /** Underside and upper side of the body, metres. */
  readonly from: number;
  readonly to: number;
  readonly body: number;
  readonly grips: number;
  readonly legs: number;
}

/** A wardrobe 2.1 m high with doors of 0.5 m: plain, sliding with a mirror, a panelled armoire under a cornice, or louvred on legs. `width` in metres. */
export function buildWardrobe(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['hinged', 'sliding', 'armoire', 'louvred']);
  const [from, to] = {
    hinged: [0.07, HEIGHT],
    sliding: [0.05, HEIGHT],
    armoire: [0.12, 2],
    louvred: [0.16, HEIGHT],
  }[form] as [number, number];
  const slots = {
    body: mesh.material(look.main),
    grips: mesh.material(gripStuff(look)),
    legs: mesh.material(look.legs),
  };
  const wardrobe: Wardrobe = { look, width, from, to, ...slots };
  addCase(mesh, wardrobe);
  if (form === 'sliding') addSliding(mesh, wardrobe);
  else if (form === 'armoire') addArmoire(mesh, wardrobe);
  else
    addHinged(mesh, wardrobe, form === 'louvred' ? 'louvred' : pick(chances(look, 41), ['plain', 'ribbed']));
  if (form === 'louvred') addFeet(mesh, wardrobe);
  else addPlinth(mesh, wardrobe);
  return mesh;
}

function addCase(mesh: Mesh, { width, from, to, body }: Wardrobe): void {
  const tall = to - from;
  const middle = from + tall / 2;
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * (width / 2 - BOARD / 2), middle, 0];
    addBoard(mesh, { centre, size: [BOARD, tall, DEPTH] }, body);
  }
  for (const y of [from + BOARD / 2, to - BOARD / 2])
    addBoard(mesh, { centre: [0, y, 0], size: [width - 2 * BOARD, BOARD, DEPTH - 0.01] }, body);
  addBoard(
    mesh,
    { centre: [0, middle, -DEPTH / 2 + 0.012], size: [width - 2 * BOARD, tall - 0.04, 0.012] },
    body,
  );
}

function addPlinth(mesh: Mesh, { width, from, body }: Wardrobe): void {
  addBoard(mesh, { centre: [0, from / 2, -0.012], size: [width - 0.03, from, DEPTH - 0.05] }, body);
}

function addFeet(mesh: Mesh, { width, from, legs }: Wardrobe): void {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const top: Vec3 = [x * (width / 2 - 0.07), from, z * (DEPTH / 2 - 0.07)];
      addLeg(mesh, { top, foot: [top[0] + x * 0.02, 0, top[2] + z * 0.02], radii: [0.024, 0.015] }, legs);
    }
  }
}

/** Doors side by side, opening in pairs from the middle. */
function addHinged(mesh: Mesh, wardrobe: Wardrobe, form: FrontForm): void {
  const { look, width, from, to, body, grips } = wardrobe;
  const count = Math.max(2, Math.round(width / 0.5));
  const wide = width / count;
  const grip = pick<Grip>(chances(look, 42), ['bar', 'knob']);
  addJoints(mesh, { at: [0, (from + to) / 2, DEPTH / 2], width, height: to - from });
  for (let i = 0; i < count; i++) {
    const x = -width / 2 + wide * (i + 0.5);
    const at: Vec3 = [x, (from + to) / 2, DEPTH / 2];
    const size = { width: wide - GAP, height: to - from - GAP };
    addFront(mesh, { form, at, ...size }, body);
    const hand = i % 2 === 0 && i + 1 < count ? 1 : -1;
    const held: Vec3 = [x + hand * (wide / 2 - 0.04), 1.05, DEPTH / 2 + 0.02];
    addGrip(mesh, { grip, at: held, length: 0.36, isUpright: true }, grips);
  }
}

/** Two doors on rails, one before the other; the front one is a mirror. */
function addSliding(mesh: Mesh, wardrobe: Wardrobe): void {
  const { width, from, to, body, grips } = wardrobe;
  const glass = mesh.material(metal(SILVER, 0.1));
  const wide = width / 2 + 0.02;
  const tall = to - from - 0.06;
  const middle = (from + to) / 2;
  for (const side of [-1, 1]) {
    const z = DEPTH / 2 - 0.03 + (side > 0 ? 0.024 : 0);
    const x = (side * (width - wide)) / 2;
    const face: Vec3 = [x, middle, z];
    addBoard(
      mesh,
      { centre: face, size: [wide - 0.03, tall, 0.014], radius: 0.001 },
      side > 0 ? glass : body,
    );
    for (const end of [-1, 1]) {
      const stile: Vec3 = [x + end * (wide / 2 - 0.012), middle, z];
      addBoard(mesh, { centre: stile, size: [0.024, tall, 0.026] }, grips);
      addBoard(
        mesh,
        { centre: [x, middle + end * (tall / 2 - 0.012), z], size: [wide, 0.024, 0.022] },
        grips,
      );
    }
  }
  for (const y of [from + 0.012, to - 0.015])
    addBoard(mesh, { centre: [0, y, DEPTH / 2 - 0.01], size: [width, 0.03, 0.06] }, body);
}

/** Two tall doors of two panels each over a drawer, a cornice above. */
function addArmoire(mesh: Mesh, wardrobe: Wardrobe): void {
  const { width, from, to, body, grips } = wardrobe;
  const drawer = 0.3;
  const face = DEPTH / 2;
  const count = Math.max(2, Math.round(width / 0.62));
  const wide = (width - 0.06) / count;
  addJoints(mesh, { at: [0, (from + to) / 2, face], width: width - 0.06, height: to - from });
  for (let i = 0; i < count; i++) {
    const x = -width / 2 + 0.03 + wide * (i + 0.5);
    const low: Vec3 = [x, from + drawer / 2, face];
    addFront(mesh, { form: 'framed', at: low, width: wide - 0.006, height: drawer - 0.008 }, body);
    addGrip(mesh, { grip: 'knob', at: [x, low[1], face + 0.014], length: 0, isUpright: false }, grips);
    const tall = to - from - drawer;
    const share = [0.36, 0.64] as const;
    for (const [k, part] of share.entries()) {
      const height = tall * part - 0.002;
      const y = from + drawer + (k === 0 ? 0 : tall * share[0]) + height / 2;
      addFront(mesh, { form: 'framed', at: [x, y, face], width: wide - 0.009, height }, body);
    }
    const hand = i % 2 === 0 && i + 1 < count ? 1 : -1;
    const knob: Vec3 = [x + hand * (wide / 2 - 0.045), from + drawer + tall * 0.42, face + 0.018];
    addGrip(mesh, { grip: 'knob', at: knob, length: 0, isUpright: true }, grips);
  }
  const steps = [
    [0.03, 0.03],
    [0.055, 0.025],
    [0.085, 0.03],
  ] as const;
  let y = to;
  for (const [out, tall] of steps) {
    const size: Vec3 = [width + 2 * out - 0.03, tall, DEPTH + out];
    addBoard(mesh, { centre: [0, y + tall / 2, out / 2], size, radius: 0.008 }, body);
    y += tall;
  }
}
