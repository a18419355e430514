import type { TableOutline } from '../../lexicon/details.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned, discProfile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { addBooks, addVase } from '../parts/decor.ts';
import { chances, isGlass, pick, suited, type Look } from '../look.ts';

const HEIGHT = 0.42;

/** On a ribbed drum, on four legs; of one bent board, on four posts without and with a shelf. */
type Form = 'drum' | 'round' | 'bridge' | 'oblong' | 'shelf';
const ROUND = ['drum', 'round'] as const;
const ANGULAR = ['bridge', 'oblong', 'shelf'] as const;
/** Those that a top of glass can lie on. */
const ON_LEGS: ReadonlySet<Form> = new Set(['round', 'oblong', 'shelf']);
/** Metres that tops are thick, of boards and of glass. */
const THICK = { round: 0.035, oblong: 0.04, glass: 0.012 } as const;

/** A low table. `width` in metres; the outline follows the seed unless the prompt named one. */
export function buildCoffeeTable(look: Look, width: number, outline?: TableOutline): Mesh {
  const random = chances(look, 2);
  const mesh = new Mesh();
  const forms = outline === 'round' ? ROUND : outline ? ANGULAR : ([...ROUND, ...ANGULAR] as const);
  const form = pick(random, suited<Form>(look, isGlass(look) ? onLegs(forms) : forms));
  const glass = isGlass(look) ? THICK.glass : null;
  const slots = { top: mesh.material(look.main), legs: mesh.material(look.legs) };
  if (form === 'drum') addDrum(mesh, width / 2, slots);
  else if (form === 'round') addRoundTable(mesh, { radius: width / 2, thick: glass ?? THICK.round }, slots);
  else if (form === 'bridge') addBridge(mesh, { width, depth: width * 0.54 }, slots.top);
  else
    addOblongTable(
      mesh,
      { width, depth: width * 0.56, hasShelf: form === 'shelf', thick: glass ?? THICK.oblong },
      slots,
    );
  if (look.hasDecor) {
    mesh.ownVertices = mesh.vertexCount;
    addBooks(mesh, [-width * 0.13, HEIGHT, 0.03], look);
    addVase(mesh, { at: [width * 0.19, HEIGHT, -0.04], height: 0.17, seed: look.seed });
  }
  return mesh;
}

function onLegs(forms: readonly Form[]): [Form, ...Form[]] {
  const [first = 'oblong', ...more] = forms.filter((form) => ON_LEGS.has(form));
  return [first, ...more];
}

/** A disc on a ribbed drum. */
function addDrum(mesh: Mesh, radius: number, slots: { top: number; legs: number }): void {
  const profile = discProfile(radius, 0.032, 0.01);
  addTurned(mesh, { at: [0, HEIGHT - 0.032, 0], profile, segments: 72 }, slots.top);
  const foot = radius * 0.62;
  addTurned(
    mesh,
    {
      at: [0, 0, 0],
      profile: [
        [0.0001, 0],
        [foot, 0],
        [foot, 0.004],
        [foot, HEIGHT - 0.034],
      ],
      segments: 192,
      ripple: (angle, r) => (r > 0.01 ? -0.009 * Math.abs(Math.cos(angle * 24)) ** 3 : 0),
    },
    slots.top,
  );
}

/** One bent board: top and two sides of the same thickness. */
function addBridge(mesh: Mesh, size: { width: number; depth: number }, material: number): void {
  const { width, depth } = size;
  const board = 0.05;
  addBox(mesh, { centre: [0, HEIGHT - board / 2, 0], size: [width, board, depth], radius: 0.018 }, material);
  for (const side of [-1, 1]) {
    const centre: Vec3 = [side * (width / 2 - board / 2), (HEIGHT - 0.02) / 2, 0];
    addBox(mesh, { centre, size: [board, HEIGHT - 0.02, depth], radius: 0.014 }, material);
  }
  addBox(
    mesh,
    { centre: [0, 0.13, 0], size: [width - 2 * board, 0.024, depth - 0.06], radius: 0.003 },
    material,
  );
}

function addRoundTable(
  mesh: Mesh,
  { radius, thick }: { radius: number; thick: number },
  slots: { top: number; legs: number },
): void {
  const profile = discProfile(radius, thick, 0.4 * thick);
  addTurned(mesh, { at: [0, HEIGHT - thick, 0], profile, segments: 72 }, slots.top);
  for (let i = 0; i < 4; i++) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    const cos = Math.cos(angle) * radius;
    const sin = Math.sin(angle) * radius;
    addLeg(
      mesh,
      {
        top: [cos * 0.62, HEIGHT - thick + 0.001, sin * 0.62],
        foot: [cos * 0.82, 0, sin * 0.82],
        radii: [0.024, 0.014],
      },
      slots.legs,
    );
    const brace: Vec3 = [cos * 0.71, HEIGHT * 0.55, sin * 0.71];
    addTube(mesh, { path: [brace, [0, HEIGHT * 0.55, 0]], radius: 0.011, segments: 10 }, slots.legs);
  }
}

function addOblongTable(
  mesh: Mesh,
  size: { width: number; depth: number; hasShelf: boolean; thick: number },
  slots: { top: number; legs: number },
): void {
  const { width, depth, thick } = size;
  const board = { centre: [0, HEIGHT - thick / 2, 0], size: [width, thick, depth] } as const;
  addBox(mesh, { ...board, radius: Math.min(0.007, 0.25 * thick) }, slots.top);
  if (size.hasShelf) {
    const shelf: Vec3 = [width - 0.1, 0.5 * thick, depth - 0.09];
    addBox(mesh, { centre: [0, 0.14, 0], size: shelf, radius: Math.min(0.004, 0.1 * thick) }, slots.top);
  }
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const centre: Vec3 = [x * (width / 2 - 0.05), (HEIGHT - thick) / 2, z * (depth / 2 - 0.05)];
      addBox(mesh, { centre, size: [0.042, HEIGHT - thick, 0.042], radius: 0.005 }, slots.legs);
    }
  }
}
