import type { CushionForm } from '../../lexicon/details.ts';
import type { Random } from '../../random.ts';
import { fabric, linen } from '../../scene/materials/textile.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addPillow, type PillowShape } from '../../scene/shapes/soft.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import { mix, turn, type Vec3 } from '../../scene/vector.ts';
import { chances, turnBy, type Look } from '../look.ts';
import { floor, type Make } from '../piece.ts';
import { extentOf } from '../sets/footprint.ts';

/** Width, height and thickness of each form, metres. */
const SIZES: Readonly<Record<CushionForm, Vec3>> = {
  piped: [0.46, 0.46, 0.17],
  lumbar: [0.5, 0.33, 0.15],
  plain: [0.45, 0.45, 0.18],
  pillow: [0.66, 0.45, 0.19],
};

/** One cushion of a group: where it leans, metres and radians, and what it is covered with. */
interface Leaning {
  readonly form: CushionForm;
  readonly at: readonly [x: number, z: number];
  /** Leant back, and tipped. */
  readonly turn: Vec3;
  readonly yaw: number;
  readonly cover: number;
}

/** Places of so many cushions: across in metres, to the front, turned to the side. Those before others are of the second cover. */
const PLACES: readonly (readonly (readonly [x: number, z: number, yaw: number])[])[] = [
  [[0, 0, 0.12]],
  [
    [-0.19, 0, 0.16],
    [0.2, 0.09, -0.2],
  ],
  [
    [-0.3, 0, 0.22],
    [0.32, 0, -0.2],
    [0.03, 0.15, 0.04],
  ],
  [
    [-0.62, 0, 0.26],
    [-0.24, 0.1, 0.12],
    [0.63, 0, -0.26],
    [0.25, 0.1, -0.1],
  ],
];

const PALE: Vec3 = [0.74, 0.7, 0.62];
/** Rounder than one that has been sat on. */
const PLUMP = 2.6;
/** How far a cushion leans back, radians. */
const LEANT = 0.3;
/** So much of a cushion is flattened by its own weight, metres. */
const SUNK = 0.022;

/** Cushions that lean on a sofa or a bed: 1 to 4 of them; of several every second one has another cover unless words named the colour. */
export function buildCushions(look: Look, count = 1, named?: CushionForm): Mesh {
  const mesh = new Mesh();
  const random = chances(look, 83);
  const form = named ?? turnBy<CushionForm>(look, ['piped', 'lumbar', 'plain']);
  const covers = [mesh.material(look.main), mesh.material(secondCover(look))] as const;
  const places = PLACES[Math.max(1, Math.min(PLACES.length, count)) - 1]!;
  for (const [i, [x, z, yaw]] of places.entries()) {
    const isBefore = z > 0;
    addLeaning(mesh, {
      form: isBefore && !named && form !== 'lumbar' ? 'lumbar' : form,
      at: [x, z],
      turn: [-LEANT - 0.06 * random(), 0, tipped(random, i)],
      yaw,
      cover: covers[isBefore ? 1 : 0],
    });
  }
  return mesh;
}

const tipped = (random: Random, i: number): number => (random() - 0.5) * 0.06 + (i % 2 === 0 ? 0.02 : -0.02);

/** What the cushions in front are covered with: the same, or a paler shade of it, or what goes with it. */
function secondCover(look: Look): Look['main'] {
  if (look.isPrinted) return look.main;
  if (look.isColoured) return fabric(mix(look.colour, PALE, 0.16));
  return linen(mix(look.accent, PALE, 0.25));
}

/** Adds a cushion whose lowest point touches what it lies on. */
function addLeaning(mesh: Mesh, { form, at, turn: turned, yaw, cover }: Leaning): void {
  const own = new Mesh();
  const material = own.material(mesh.materials[cover]!);
  const pillow: PillowShape = {
    centre: [0, 0, 0],
    size: SIZES[form],
    turn: turned,
    plump: PLUMP,
    seed: 2 + 3 * Math.abs(at[0]),
  };
  addPillow(own, pillow, material);
  for (const side of CORDS[form]) addCord(own, { pillow, material, side });
  const sunk = extentOf(own).bottom + SUNK;
  for (let i = 1; i < own.positions.length; i += 3) own.positions[i] = Math.max(0, own.positions[i]! - sunk);
  mesh.append(own, { at: [at[0], 0, at[1]], yaw });
}

/** Sides of each form that have a cord in their seam. */
const CORDS: Readonly<Record<CushionForm, readonly number[]>> = {
  piped: [0, 1, 2, 3],
  lumbar: [1, 3],
  plain: [],
  pillow: [],
};

/** The seam of a pillow at shares -1 to 1 across and up, metres. */
function onSeam({ size, turn: turned = [0, 0, 0] }: PillowShape, u: number, v: number): Vec3 {
  const drawn = 1 - 0.09 * (1 - Math.abs(u * v)) * (u ** 6 + v ** 6);
  return turn([(u * size[0] * drawn) / 2, (v * size[1] * drawn) / 2, 0], turned);
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Steps of the cord along one side. */
const CORD_STEPS = 12;

/** Sews a cord into a side of the seam, numbered from the lower one on. */
function addCord(
  mesh: Mesh,
  { pillow, material, side }: { pillow: PillowShape; material: number; side: number },
): void {
  const [fromU, fromV] = CORNERS[side]!;
  const [toU, toV] = CORNERS[(side + 1) % CORNERS.length]!;
  const path = Array.from({ length: CORD_STEPS + 1 }, (_, k): Vec3 => {
    const share = k / CORD_STEPS;
    return onSeam(pillow, fromU + (toU - fromU) * share, fromV + (toV - fromV) * share);
  });
  addTube(mesh, { path, radius: 0.0055, segments: 6, isOpen: true }, material);
}

/** A place so many times as wide as it is tall has room for one cushion more. */
const WIDE = 1.25;

/** As many cushions as words say; of several as many as the place has room for, two at least. */
export const cushionPiece: Make = ({ look, details: { count, isSeveral, cushion }, aspect }) => {
  const several = Math.max(2, Math.round(aspect / WIDE));
  return {
    ...floor(() => buildCushions(look, count ?? (isSeveral ? several : 1), cushion)),
    facesCamera: true,
  };
};
