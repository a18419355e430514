import type { Mesh } from '../mesh.ts';
import { fractalNoise } from '../noise.ts';
import { add, cross, turn, type Vec3 } from '../vector.ts';

export interface PillowShape {
  readonly centre: Vec3;
  /** Width, height, thickness in metres. */
  readonly size: Vec3;
  readonly turn?: Vec3;
  readonly seed?: number;
  /** Power by which it gets thinner towards its seam: 4 = flat with full edges (the default), 2 = lens-shaped. */
  readonly plump?: number;
}

const PILLOW_GRID = 16;

/** A scatter cushion: two swollen faces joined at a seam, corners drawn in. */
export function addPillow(mesh: Mesh, shape: PillowShape, material: number): void {
  const { size, seed = 1, plump = 4 } = shape;
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const row = PILLOW_GRID + 1;
  for (const side of [1, -1]) {
    const first = mesh.vertexCount;
    for (let i = 0; i < row * row; i++) {
      const u = (Math.floor(i / row) / PILLOW_GRID) * 2 - 1;
      const v = ((i % row) / PILLOW_GRID) * 2 - 1;
      const swell = Math.max(0, (1 - Math.abs(u) ** plump) * (1 - Math.abs(v) ** plump)) ** (1.8 / plump);
      const drawn = 1 - 0.09 * (1 - Math.abs(u * v)) * (u ** 6 + v ** 6);
      const dented = 1 + 0.28 * fractalNoise(u * 1.8 + seed * 7.7, v * 1.8, side * 2);
      const p: Vec3 = [
        (u * size[0] * drawn) / 2,
        (v * size[1] * drawn) / 2,
        (side * size[2] * swell * dented) / 2,
      ];
      mesh.vertex(add(shape.centre, turn(p, shape.turn ?? [0, 0, 0])), u, v);
    }
    addGrid(mesh, { first, rows: PILLOW_GRID, columns: PILLOW_GRID, isFlipped: side > 0 }, material);
  }
  mesh.smooth(from);
}

function addGrid(
  mesh: Mesh,
  grid: { first: number; rows: number; columns: number; isFlipped: boolean },
  material: number,
): void {
  for (let i = 0; i < grid.rows; i++) {
    for (let j = 0; j < grid.columns; j++) {
      const a = grid.first + i * (grid.columns + 1) + j;
      const b = a + grid.columns + 1;
      mesh.quad(grid.isFlipped ? [a, b, b + 1, a + 1] : [a, a + 1, b + 1, b], material);
    }
  }
}

export interface SheetShape {
  readonly columns: number;
  readonly rows: number;
  /** Position by the shares across (0..1) and up (0..1). */
  readonly at: (across: number, up: number) => Vec3;
  /** Size in metres that the texture parameters span. */
  readonly span: readonly [number, number];
}

/** A curved sheet: curtains, rugs, throws, blankets. */
export function addSheet(mesh: Mesh, shape: SheetShape, material: number): void {
  const { columns, rows, span } = shape;
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  for (let i = 0; i <= columns; i++) {
    for (let j = 0; j <= rows; j++) {
      mesh.vertex(shape.at(i / columns, j / rows), (i / columns) * span[0], (j / rows) * span[1]);
    }
  }
  addGrid(mesh, { first: from.vertex, rows: columns, columns: rows, isFlipped: true }, material);
  mesh.smooth(from);
}

export type LeafOutline = 'lance' | 'heart' | 'oval' | 'split';

export interface LeafShape {
  readonly base: Vec3;
  /** Unit directions: along the midrib, and out of the upper face. */
  readonly along: Vec3;
  readonly up: Vec3;
  readonly length: number;
  readonly width: number;
  readonly outline: LeafOutline;
  /** How far the tip hangs, as a share of the length. */
  readonly droop?: number;
  /** Upward fold along the midrib. */
  readonly fold?: number;
  readonly seed?: number;
  /** Sections along the leaf; few do for small ones. */
  readonly steps?: number;
}

function halfWidth(outline: LeafOutline, s: number): number {
  switch (outline) {
    case 'lance':
      return Math.sin(Math.PI * s ** 0.8);
    case 'oval':
      return 0.95 * Math.sin(Math.PI * s ** 0.75) ** 0.6;
    case 'heart':
    case 'split':
      return Math.sin(Math.PI * s ** 0.6) ** 0.72;
  }
}

/** Depth of the slits of a split leaf at a place along one side, 0 = none. */
function slit(s: number, side: number, seed: number): number {
  if (s < 0.14 || s > 0.92) return 0;
  const wave = Math.sin((s * 5.6 + (side > 0 ? 0.22 : 0)) * 2 * Math.PI + seed * 1.7);
  return wave > 0.6 ? 0.85 : 0;
}

const LEAF_ACROSS = 3;

export function addLeaf(mesh: Mesh, shape: LeafShape, material: number): void {
  const { along, up, length, width, outline, droop = 0.3, fold = 0.25, seed = 1 } = shape;
  const side = cross(along, up);
  const steps = shape.steps ?? (outline === 'split' ? 44 : 12);
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const row = 2 * (LEAF_ACROSS + 1);
  for (let i = 0; i <= steps; i++) {
    const s = i / steps;
    for (let j = 0; j < row; j++) {
      const hand = j <= LEAF_ACROSS ? -1 : 1;
      const t = (j % (LEAF_ACROSS + 1)) / LEAF_ACROSS;
      const cut = outline === 'split' && t > 0.34 ? 1 - slit(s, hand, seed) * (t - 0.2) : 1;
      const across = hand * t * halfWidth(outline, s) * cut * (width / 2);
      const lift = fold * Math.abs(across) - (0.7 * across * across) / width;
      const x = s * length;
      mesh.vertex(
        [
          shape.base[0] + along[0] * x + side[0] * across + up[0] * lift,
          shape.base[1] + along[1] * x + side[1] * across + up[1] * lift - droop * length * s * s,
          shape.base[2] + along[2] * x + side[2] * across + up[2] * lift,
        ],
        s,
        hand * t,
      );
    }
  }
  addLeafFaces(mesh, { first: from.vertex, steps, row }, material);
  mesh.smooth(from);
}

function addLeafFaces(
  mesh: Mesh,
  leaf: { first: number; steps: number; row: number },
  material: number,
): void {
  for (let i = 0; i < leaf.steps; i++) {
    for (let j = 0; j + 1 < leaf.row; j++) {
      if (j === LEAF_ACROSS) continue;
      const a = leaf.first + i * leaf.row + j;
      const b = a + leaf.row;
      mesh.quad(j < LEAF_ACROSS ? [a, a + 1, b + 1, b] : [a, b, b + 1, a + 1], material);
    }
  }
}
