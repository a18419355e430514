import { metal, paint } from '../../scene/materials/hard.ts';
import { marble } from '../../scene/materials/stone.ts';
import { fabric } from '../../scene/materials/textile.ts';
import type { Material } from '../../scene/material.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addLeg, addTube, addTurned } from '../../scene/shapes/turned.ts';
import { luminance, type Vec3 } from '../../scene/vector.ts';
import { chances, type Look, pick, turnBy } from '../look.ts';
import { addFront, addJoints, type FrontForm } from '../parts/front.ts';
import { addGrip, type Grip, gripStuff } from '../parts/grips.ts';
import { addTap } from '../parts/tap.ts';
import { addInsetBasin, addPiercedTop, addVessel, type Opening } from './basin.ts';

/** Doors down to a plinth, a case on legs, drawers that float before the wall, or an open frame with a shelf. */
type Form = 'plinth' | 'legs' | 'hung' | 'frame';

const TOP = 0.86;
const THICK = 0.03;
const DEPTH = 0.48;

interface Vanity {
  readonly look: Look;
  readonly width: number;
  readonly body: number;
  readonly top: number;
  readonly tap: number;
}

/** A bathroom cabinet with a basin and its tap, let into the top or standing on it. `width` in metres. */
export function buildVanity(look: Look, width: number): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['plinth', 'legs', 'hung', 'frame']);
  const vanity: Vanity = {
    look,
    width,
    body: mesh.material(look.main),
    top: mesh.material(topOf(look)),
    tap: mesh.material(look.legs.metal ? look.legs : STEEL),
  };
  FORMS[form](mesh, vanity);
  if (look.hasDecor) addThings(mesh, vanity);
  return mesh;
}

const STEEL = metal([0.62, 0.63, 0.64], 0.16);
const DARK = paint([0.03, 0.03, 0.03], 0.8);

/** White stone on most; dark stone on some of what is pale. */
function topOf({ colour, ...look }: Look): Material {
  const white = marble([0.82, 0.81, 0.79], [0.4, 0.41, 0.42]);
  if (luminance(colour) < 0.3) return white;
  return pick(chances(look, 95), [white, paint([0.74, 0.73, 0.7], 0.25), paint([0.06, 0.061, 0.064], 0.3)]);
}

const FORMS: Record<Form, (mesh: Mesh, vanity: Vanity) => void> = {
  plinth: (mesh, vanity) => {
    const { width, body } = vanity;
    const foot = 0.09;
    const size: Vec3 = [width - 0.08, foot, DEPTH - 0.1];
    addBoard(mesh, { centre: [0, foot / 2, -0.03], size }, mesh.material(DARK));
    addCase(mesh, vanity, foot);
    addDoors(mesh, vanity, { from: foot, to: TOP - THICK, form: 'framed' });
    for (const side of [-1, 1]) {
      const post: Vec3 = [side * (width / 2 - 0.025), foot / 2, DEPTH / 2 - 0.045];
      addBoard(mesh, { centre: post, size: [0.05, foot, 0.05] }, body);
    }
    addInset(mesh, vanity, { half: [0.23, 0.15], squareness: 2.2 });
  },
  legs: (mesh, vanity) => {
    const { look, width } = vanity;
    const lift = 0.24;
    addCase(mesh, vanity, lift);
    addDoors(mesh, vanity, { from: lift, to: TOP - THICK, form: 'ribbed' });
    const legs = mesh.material(look.legs);
    for (const x of [-1, 1])
      for (const z of [-1, 1]) {
        const top: Vec3 = [x * (width / 2 - 0.09), lift + 0.005, z * (DEPTH / 2 - 0.08)];
        const foot: Vec3 = [x * (width / 2 - 0.06), 0, z * (DEPTH / 2 - 0.05)];
        addLeg(mesh, { top, foot, radii: [0.022, 0.013] }, legs);
      }
    addInset(mesh, vanity, { half: [0.25, 0.14], squareness: 6 });
  },
  hung: (mesh, vanity) => {
    const { width, body } = vanity;
    const lift = 0.34;
    const size: Vec3 = [width - 0.16, lift, 0.03];
    addBoard(mesh, { centre: [0, lift / 2, -DEPTH / 2 + 0.015], size }, body);
    addCase(mesh, vanity, lift);
    const middle = (lift + TOP - THICK) / 2;
    addDrawer(mesh, vanity, [lift, middle]);
    addDrawer(mesh, vanity, [middle, TOP - THICK]);
    addOnTop(mesh, vanity, { half: [0.2, 0.2], squareness: 2 });
  },
  frame: (mesh, vanity) => {
    const { look, width, body } = vanity;
    const lift = 0.54;
    addCase(mesh, vanity, lift);
    addDrawer(mesh, vanity, [lift, TOP - THICK]);
    const legs = mesh.material(look.legs);
    const rails = mesh.material(look.rails);
    const bar = 0.028;
    for (const x of [-1, 1]) {
      for (const z of [-1, 1]) {
        const post: Vec3 = [x * (width / 2 - bar / 2), lift / 2, z * (DEPTH / 2 - bar / 2)];
        addBoard(mesh, { centre: post, size: [bar, lift, bar] }, legs);
      }
      const level: Vec3 = [0, 0.16, x * (DEPTH / 2 - bar / 2)];
      addBoard(mesh, { centre: level, size: [width - 2 * bar, bar, bar] }, rails);
    }
    for (let i = 0; i < 5; i++) {
      const z = (DEPTH - 0.07) * ((i + 0.5) / 5 - 0.5);
      addBoard(mesh, { centre: [0, 0.185, z], size: [width - 0.01, 0.02, DEPTH / 5 - 0.026] }, body);
    }
    addTowels(mesh, { look, at: [-width * 0.22, 0.195, 0.02] });
    addOnTop(mesh, vanity, { half: [0.25, 0.17], squareness: 5 });
  },
};

/** The case up to the top. */
function addCase(mesh: Mesh, { width, body }: Vanity, lift: number): void {
  // Open above, where the basin hangs in it.
  const tall = TOP - THICK - lift;
  const [y, deep] = [lift + tall / 2, DEPTH - 0.03];
  const side: Vec3 = [0.02, tall, deep];
  for (const x of [-1, 1]) addBoard(mesh, { centre: [x * (width / 2 - 0.01), y, -0.015], size: side }, body);
  addBoard(mesh, { centre: [0, lift + 0.01, -0.015], size: [width - 0.04, 0.02, deep] }, body);
  addBoard(mesh, { centre: [0, y, -DEPTH / 2 + 0.008], size: [width - 0.04, tall, 0.012] }, body);
  addBoard(mesh, { centre: [0, y, DEPTH / 2 - 0.04], size: [width - 0.04, tall, 0.018] }, body);
}

/** Two doors beside each other between two heights. */
function addDoors(
  mesh: Mesh,
  { look, width, body }: Vanity,
  doors: { readonly from: number; readonly to: number; readonly form: FrontForm },
): void {
  const { from, to, form } = doors;
  const z = DEPTH / 2 - 0.03;
  const [y, tall, wide] = [(from + to) / 2, to - from - 0.012, width / 2];
  addJoints(mesh, { at: [0, y, z], width: width - 0.01, height: to - from });
  const grip = pick<Grip>(chances(look, 96), ['bar', 'knob']);
  const handle = mesh.material(gripStuff(look));
  for (const side of [-1, 1]) {
    addFront(mesh, { form, at: [(side * wide) / 2, y, z], width: wide - 0.008, height: tall }, body);
    const at: Vec3 = [side * 0.045, to - 0.16, z + 0.02];
    addGrip(mesh, { grip, at, length: 0.15, isUpright: true }, handle);
  }
}

/** A drawer as wide as the case, between two heights. */
function addDrawer(mesh: Mesh, { look, width, body }: Vanity, [from, to]: readonly [number, number]): void {
  const z = DEPTH / 2 - 0.03;
  const y = (from + to) / 2;
  addJoints(mesh, { at: [0, y, z], width: width - 0.01, height: to - from });
  addFront(mesh, { form: 'plain', at: [0, y, z], width: width - 0.006, height: to - from - 0.008 }, body);
  const at: Vec3 = [0, to - 0.07, z + 0.02];
  const handle = mesh.material(gripStuff(look));
  addGrip(mesh, { grip: 'bar', at, length: width * 0.4, isUpright: false }, handle);
}

type Outline = Pick<Opening, 'half' | 'squareness'>;

/** A basin let into the top. */
function addInset(mesh: Mesh, { width, top, tap }: Vanity, outline: Outline): void {
  const opening: Opening = { ...outline, centre: [0, TOP, 0.035] };
  const size: Vec3 = [width + 0.02, THICK, DEPTH];
  addPiercedTop(mesh, { at: [0, TOP - THICK / 2, 0], size, opening }, top);
  const upstand: Vec3 = [0, TOP + 0.045, -DEPTH / 2 + 0.009];
  addBoard(mesh, { centre: upstand, size: [width + 0.02, 0.09, 0.018] }, top);
  addInsetBasin(mesh, opening);
  addTap(mesh, { at: [0, TOP, -DEPTH / 2 + 0.065], rise: 0.12, bow: 0.062 }, tap);
}

/** A basin that stands on the top. */
function addOnTop(mesh: Mesh, { width, top, tap }: Vanity, outline: Outline): void {
  const size: Vec3 = [width + 0.02, THICK, DEPTH];
  addBoard(mesh, { centre: [0, TOP - THICK / 2, 0], size }, top);
  addVessel(mesh, { ...outline, centre: [0, TOP, 0.03] }, 0.13);
  addTap(mesh, { at: [0, TOP, -DEPTH / 2 + 0.035], rise: 0.24, bow: 0.075 }, tap);
}

/** Towels that lie folded on each other. */
function addTowels(mesh: Mesh, { look, at }: { look: Look; at: Vec3 }): void {
  if (!look.hasDecor) return;
  const cloths = [mesh.material(fabric([0.78, 0.76, 0.72])), mesh.material(fabric(look.accent))];
  cloths.forEach((cloth, i) => {
    const centre: Vec3 = [at[0], at[1] + 0.036 + 0.066 * i, at[2]];
    const soft = { radius: 0.03, bulge: [0.004, 0.004, 0.006] as Vec3, dents: 0.004, seed: i };
    addBoard(mesh, { centre, size: [0.3, 0.07, 0.26], ...soft }, cloth);
  });
}

/** A bottle of soap beside the basin. */
function addThings(mesh: Mesh, { look, width, tap }: Vanity): void {
  const at: Vec3 = [width / 2 - 0.09, TOP, -0.06];
  const glaze = mesh.material(paint(look.accent, 0.3));
  addTurned(mesh, { at, profile: BOTTLE, segments: 28 }, glaze);
  const spout: Vec3[] = [
    [at[0], TOP + 0.13, at[2]],
    [at[0], TOP + 0.168, at[2]],
    [at[0] - 0.01, TOP + 0.172, at[2] + 0.02],
    [at[0] - 0.016, TOP + 0.166, at[2] + 0.042],
  ];
  addTube(mesh, { path: spout, radius: 0.005, segments: 8 }, tap);
}

const BOTTLE = [
  [0.0001, 0],
  [0.034, 0],
  [0.036, 0.006],
  [0.036, 0.1],
  [0.03, 0.118],
  [0.013, 0.128],
  [0.013, 0.142],
  [0.0001, 0.142],
] as const;
