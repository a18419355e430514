import { metal, paint } from '../../scene/materials/hard.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addLoft, ringOf } from '../../scene/shapes/loft.ts';
import { addTurned, discProfile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';

const PORCELAIN = paint([0.83, 0.825, 0.81], 0.12);
const DRAIN = metal([0.62, 0.63, 0.64], 0.2);
const POINTS = 96;
/** A rectangle with sharp corners, as ringOf tells it. */
const SHARP = 40;

/** An opening in a top: its middle, half of its width and depth, and how square it is. */
export interface Opening {
  readonly centre: Vec3;
  readonly half: readonly [x: number, z: number];
  readonly squareness: number;
}

type Step = readonly [grow: number, y: number];

/** Level rings round an opening, each so much wider than it and so high above its middle. */
const ringsOf = ({ centre, half, squareness }: Opening, steps: readonly Step[]): Vec3[][] =>
  steps.map(([grow, y]) =>
    ringOf({
      centre: [centre[0], centre[1] + y, centre[2]],
      half: [half[0] + grow, half[1] + grow],
      points: POINTS,
      squareness,
    }),
  );

/** A basin let into a top, its rim a little above it. */
export function addInsetBasin(mesh: Mesh, opening: Opening): void {
  const bowl = ringsOf(opening, [
    [0.018, -0.002],
    [0.018, 0.008],
    [0.014, 0.012],
    [0.002, 0.012],
    [-0.004, 0.006],
    [-0.016, -0.05],
    [-0.035, -0.09],
    [-0.07, -0.112],
  ]);
  addBowl(mesh, opening, { bowl, deep: -0.118 });
}

/** A basin that stands on a top; `tall` in metres. */
export function addVessel(mesh: Mesh, opening: Opening, tall: number): void {
  const bowl = ringsOf(opening, [
    [-0.05, 0],
    [-0.03, 0.003],
    [-0.012, tall * 0.35],
    [-0.002, tall * 0.75],
    [0, tall - 0.003],
    [-0.003, tall],
    [-0.009, tall],
    [-0.012, tall - 0.003],
    [-0.02, tall * 0.6],
    [-0.045, tall * 0.3],
    [-0.08, 0.02],
  ]);
  addBowl(mesh, opening, { bowl, deep: 0.014 });
}

/** The skin of a basin down to its drain, which lies so deep. */
function addBowl(mesh: Mesh, { centre }: Opening, { bowl, deep }: { bowl: Vec3[][]; deep: number }): void {
  const [x, y, z] = centre;
  const ground = ringOf({ centre: [x, y + deep, z], half: [0.001, 0.001], points: POINTS });
  addLoft(mesh, [...bowl, ground], mesh.material(PORCELAIN));
  const drain = { at: [x, y + deep, z] as Vec3, profile: discProfile(0.024, 0.006, 0.002), segments: 24 };
  addTurned(mesh, drain, mesh.material(DRAIN));
}

/** A top with an opening in it; `size` is its width, thickness and depth, its middle at `at`. */
export function addPiercedTop(
  mesh: Mesh,
  top: { readonly at: Vec3; readonly size: Vec3; readonly opening: Opening },
  material: number,
): void {
  const { at, size, opening } = top;
  const edge = (inset: number, y: number): Vec3[] =>
    ringOf({
      centre: [at[0], at[1] + y, at[2]],
      half: [size[0] / 2 - inset, size[2] / 2 - inset],
      points: POINTS,
      squareness: SHARP,
    });
  const half = size[1] / 2;
  const rim = (y: number): Vec3[] =>
    ringOf({
      centre: [opening.centre[0], at[1] + y, opening.centre[2]],
      half: opening.half,
      points: POINTS,
      squareness: opening.squareness,
    });
  addLoft(
    mesh,
    [
      edge(0.02, -half),
      edge(0.002, -half),
      edge(0, 0.002 - half),
      edge(0, half - 0.002),
      edge(0.002, half),
      edge(0.004, half),
      rim(half),
    ],
    material,
  );
}
