import { Mesh, type Pose } from '../scene/mesh.ts';
import { brushedMetal, paint } from '../scene/materials/hard.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import { addTube } from '../scene/shapes/turned.ts';
import type { Vec3 } from '../scene/vector.ts';

const WHITE: Vec3 = [0.74, 0.73, 0.7];
const STEEL: Vec3 = [0.55, 0.54, 0.52];
const DARK = paint([0.02, 0.02, 0.02], 0.9);
const LACQUER = paint(WHITE, 0.34);
const PLASTIC = paint([0.78, 0.77, 0.74], 0.3);

/** Points (out of the wall, up) of a moulding's section, metres. */
export type Section = readonly (readonly [out: number, up: number])[];

export const SKIRTING: Section = [
  [0.018, 0],
  [0.018, 0.1],
  [0.015, 0.108],
  [0.015, 0.122],
  [0.009, 0.134],
  [0.004, 0.14],
  [0, 0.14],
];

/** A cove between wall and ceiling, measured from the ceiling down. */
export const CORNICE: Section = [
  [0, -0.11],
  [0.012, -0.11],
  [0.012, -0.092],
  [0.02, -0.088],
  [0.024, -0.066],
  [0.034, -0.046],
  [0.05, -0.03],
  [0.07, -0.02],
  [0.088, -0.018],
  [0.088, -0.008],
  [0.1, -0.008],
  [0.1, 0],
];

/** A moulding of one section along a wall. `out` points into the room. */
export function addMoulding(
  mesh: Mesh,
  run: { readonly from: Vec3; readonly to: Vec3; readonly out: Vec3; readonly section: Section },
  material: number,
): void {
  const { from, to, out, section } = run;
  const along: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  for (const [i, [far, up]] of section.slice(0, -1).entries()) {
    const [nextFar, nextUp] = section[i + 1] ?? [far, up];
    const corner: Vec3 = [from[0] + out[0] * far, from[1] + up, from[2] + out[2] * far];
    const rise: Vec3 = [out[0] * (nextFar - far), nextUp - up, out[2] * (nextFar - far)];
    mesh.flat(corner, { u: along, v: rise }, material);
  }
}

/** A frame of thin battens on a wall; stands on y = 0, the wall at z = 0. */
export function buildBattens(width: number, height: number, material: Parameters<Mesh['material']>[0]): Mesh {
  const mesh = new Mesh();
  const slot = mesh.material(material);
  for (const [wide, deep] of [
    [0.046, 0.011],
    [0.02, 0.022],
  ] as const) {
    for (const y of [0, height])
      addBox(mesh, { centre: [0, y, deep / 2], size: [width + wide, wide, deep], radius: 0.003 }, slot);
    for (const side of [-1, 1])
      addBox(
        mesh,
        { centre: [(side * width) / 2, height / 2, deep / 2], size: [wide, height, deep], radius: 0.003 },
        slot,
      );
  }
  return mesh;
}

/** A panelled door in its casing, with hinges and a lever; stands on y = 0, the wall at z = 0. */
function buildDoor(): Mesh {
  const mesh = new Mesh();
  const lacquer = mesh.material(LACQUER);
  const steel = mesh.material(brushedMetal(STEEL));
  const [wide, tall] = [0.83, 2.06];
  const box = (centre: Vec3, size: Vec3, material = lacquer): void =>
    addBox(mesh, { centre, size, radius: 0.004 }, material);
  box([0, tall / 2, 0.001], [wide + 0.02, tall + 0.02, 0.004], mesh.material(DARK));
  for (const side of [-1, 1]) {
    box([side * (wide / 2 + 0.05), (tall + 0.09) / 2, 0.011], [0.09, tall + 0.09, 0.022]);
    box([side * (wide / 2 + 0.085), (tall + 0.1) / 2, 0.017], [0.022, tall + 0.1, 0.034]);
  }
  box([0, tall + 0.055, 0.011], [wide + 0.19, 0.09, 0.022]);
  box([0, tall + 0.09, 0.017], [wide + 0.19, 0.022, 0.034]);
  box([0, tall / 2 + 0.004, 0.004], [wide - 0.006, tall - 0.008, 0.012]);
  for (const [low, high] of [
    [0.2, 0.88],
    [1.04, 1.92],
  ] as const) {
    for (const x of [-0.185, 0.185]) {
      const panel = buildBattens(0.24, high - low, LACQUER);
      mesh.append(panel, { at: [x, low, 0.008] });
      box([x, (low + high) / 2, 0.01], [0.17, high - low - 0.07, 0.012]);
    }
  }
  for (const y of [0.25, 1.8]) box([-wide / 2, y, 0.014], [0.016, 0.09, 0.016], steel);
  box([wide / 2 - 0.065, 1.03, 0.012], [0.04, 0.19, 0.01], steel);
  const x = wide / 2 - 0.065;
  const lever: Vec3[] = [
    [x, 1.06, 0.012],
    [x, 1.06, 0.055],
    [x - 0.02, 1.06, 0.062],
    [x - 0.13, 1.058, 0.06],
  ];
  addTube(mesh, { path: lever, radius: 0.009, segments: 12 }, steel);
  return mesh;
}

/** Sockets beside each other in one frame; the middle at y = 0, the wall at z = 0. */
function buildSockets(count: number): Mesh {
  const mesh = new Mesh();
  const white = mesh.material(PLASTIC);
  const dark = mesh.material(DARK);
  addBox(mesh, { centre: [0, 0, 0.005], size: [0.071 * count + 0.01, 0.081, 0.01], radius: 0.004 }, white);
  for (let i = 0; i < count; i++) {
    const x = 0.071 * (i + 0.5 - count / 2);
    addBox(mesh, { centre: [x, 0, 0.0085], size: [0.043, 0.043, 0.004], radius: 0.012 }, dark);
    addBox(mesh, { centre: [x, 0, 0.009], size: [0.04, 0.04, 0.004], radius: 0.011 }, white);
    for (const side of [-1, 1])
      addBox(
        mesh,
        { centre: [x + side * 0.0095, 0, 0.011], size: [0.005, 0.005, 0.001], radius: 0.002 },
        dark,
      );
  }
  return mesh;
}

/** A light switch with one rocker; the middle at y = 0, the wall at z = 0. */
function buildSwitch(): Mesh {
  const mesh = new Mesh();
  const white = mesh.material(PLASTIC);
  addBox(mesh, { centre: [0, 0, 0.005], size: [0.081, 0.081, 0.01], radius: 0.004 }, white);
  addBox(mesh, { centre: [0, 0, 0.009], size: [0.058, 0.058, 0.004], radius: 0.001 }, mesh.material(DARK));
  addBox(
    mesh,
    { centre: [0, 0, 0.011], size: [0.055, 0.055, 0.007], radius: 0.002, turn: [0.06, 0, 0] },
    white,
  );
  return mesh;
}

const BUILDERS = {
  door: buildDoor,
  switch: buildSwitch,
  socket: () => buildSockets(1),
  sockets: () => buildSockets(2),
};

/** Something that builders left on a wall. */
export interface Fitting {
  readonly what: keyof typeof BUILDERS;
  /** Where its foot or middle is, its back to the wall. */
  readonly pose: Pose;
}

export function addFittings(mesh: Mesh, fittings: readonly Fitting[]): void {
  for (const { what, pose } of fittings) mesh.append(BUILDERS[what](), pose);
}
