import type { Random } from '../../random.ts';
import { paint } from '../../scene/materials/hard.ts';
import type { Material } from '../../scene/material.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { add, turn as turned, type Vec3 } from '../../scene/vector.ts';

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

export const PAPER = paint([0.87, 0.84, 0.77], 0.9);

export interface Book {
  readonly centre: Vec3;
  /** Height of the page, thickness, width of the page: as it lies with its back to the front. */
  readonly size: Vec3;
  readonly turn: Vec3;
  readonly cover: Material;
  /** What the title on its back is printed in; absent = there is none. */
  readonly title?: Material;
}

/** How thick its covers are, and how far they stand over the pages, metres. */
const [BOARD, OVER] = [0.003, 0.005];

/** A book to be seen from near by: two covers, a back, and the pages between. */
export function addBook(mesh: Mesh, { centre, size, turn, cover, title }: Book): void {
  const [long, thick, wide] = size;
  const part = (at: Vec3, sides: Vec3, material: number): void =>
    addBoard(
      mesh,
      { centre: add(centre, turned(at, turn)), size: sides, radius: 0.3 * Math.min(...sides), turn },
      material,
    );
  const bound = mesh.material(cover);
  for (const side of [-1, 1]) part([0, (side * (thick - BOARD)) / 2, 0], [long, BOARD, wide], bound);
  part([0, 0, wide / 2 - 0.003], [long, thick, 0.008], bound);
  const pages: Vec3 = [long - 2 * OVER, thick - 1.6 * BOARD, wide - 2 * OVER];
  addBoard(mesh, { centre, size: pages, radius: 0.0008, turn }, mesh.material(PAPER));
  if (!title) return;
  const print = mesh.material(title);
  const face = wide / 2 + 0.0009;
  part([-0.04 * long, 0, face], [long * 0.46, thick * 0.3, 0.0008], print);
  for (const at of [-0.42, 0.3, 0.42]) part([at * long, 0, face], [0.003, thick * 0.82, 0.0008], print);
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
