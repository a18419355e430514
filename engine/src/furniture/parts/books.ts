import type { Random } from '../../random.ts';
import { paint } from '../../scene/materials/hard.ts';
import type { Mesh } from '../../scene/mesh.ts';
import type { Vec3 } from '../../scene/vector.ts';

/** Colours of spines, linear. */
const SPINES: readonly Vec3[] = [
  [0.2, 0.026, 0.019],
  [0.028, 0.065, 0.098],
  [0.69, 0.58, 0.39],
  [0.047, 0.102, 0.051],
  [0.485, 0.258, 0.105],
  [0.79, 0.75, 0.67],
  [0.014, 0.023, 0.037],
  [0.254, 0.275, 0.314],
  [0.6, 0.57, 0.5],
];
/** What books are bound in. */
export const COVERS = SPINES.map((colour) => paint(colour, 0.6));

export interface BookRow {
  readonly random: Random;
  /** Left end, on the shelf, at the back. */
  readonly at: Vec3;
  readonly width: number;
  /** Room above the shelf, and depth of the shelf, metres. */
  readonly room: number;
  readonly depth: number;
}

/** Upright books beside each other, of few faces each: a wall of them counts hundreds. */
export function addBookRow(mesh: Mesh, row: BookRow): void {
  const { random, at, room, depth } = row;
  let x = at[0];
  for (;;) {
    const thick = 0.02 + random() * 0.032;
    if (x + thick > at[0] + row.width) return;
    const tall = Math.min(room * 0.94, 0.19 + random() * 0.09);
    const deep = Math.min(depth, 0.15 + random() * 0.05);
    const cover = COVERS[Math.floor(random() * COVERS.length)]!;
    addBlock(mesh, { corner: [x, at[1], at[2]], size: [thick, tall, deep] }, mesh.material(cover));
    x += thick + 0.0012;
  }
}

/** A block with a front, a top and two sides. */
function addBlock(mesh: Mesh, block: { corner: Vec3; size: Vec3 }, material: number): void {
  const [x, y, z] = block.corner;
  const [width, height, depth] = block.size;
  const [u, v, w]: Vec3[] = [
    [width, 0, 0],
    [0, height, 0],
    [0, 0, depth],
  ];
  mesh.flat([x, y, z + depth], { u: u!, v: v! }, material);
  mesh.flat([x, y + height, z + depth], { u: u!, v: [0, 0, -depth] }, material);
  mesh.flat([x, y, z], { u: w!, v: v! }, material);
  mesh.flat([x + width, y, z + depth], { u: [0, 0, -depth], v: v! }, material);
}
