import type { Mesh } from '../mesh.ts';
import { fractalNoise } from '../noise.ts';
import { cutOf, hasGrain, layGrain } from './grain.ts';
import { add, turn, unit, type Vec3 } from '../vector.ts';

export interface BoxShape {
  readonly centre: Vec3;
  /** Width, height, depth in metres. */
  readonly size: Vec3;
  /** Radius of the rounded edges in metres. */
  readonly radius: number;
  /** How far the middle of each pair of faces (x, y, z) swells, metres: a filled cushion. */
  readonly bulge?: Vec3;
  /** Depth of random dents in metres, for soft things. */
  readonly dents?: number;
  readonly dentFrequency?: number;
  /** Grid lines between the rounded edges of a soft box. */
  readonly divisions?: number;
  /** Turn about x, y, z in radians. */
  readonly turn?: Vec3;
  readonly seed?: number;
  /** Last word on every vertex, in the box's own axes. */
  readonly bend?: (p: Vec3) => Vec3;
}

/** Grid positions along one side: fine over the rounded ends, even between them. */
function gridLine(half: number, radius: number, counts: { round: number; inner: number }): number[] {
  const line: number[] = [];
  const flat = half - radius;
  for (let k = 0; k <= counts.round; k++) {
    line.push(-flat - radius * Math.tan((Math.PI / 4) * (1 - k / counts.round)));
  }
  for (let k = 1; k < counts.inner; k++) line.push(-flat + (2 * flat * k) / counts.inner);
  for (let k = counts.round; k >= 0; k--)
    line.push(flat + radius * Math.tan((Math.PI / 4) * (1 - k / counts.round)));
  return line;
}

function clampTo(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** Moves a point of the sharp box onto the rounded, swollen, dented one. */
function shapePoint(p: Vec3, half: Vec3, shape: BoxShape & { radius: number }): Vec3 {
  const { radius, bulge, dents = 0 } = shape;
  const inner: Vec3 = [
    clampTo(p[0], half[0] - radius),
    clampTo(p[1], half[1] - radius),
    clampTo(p[2], half[2] - radius),
  ];
  const out: Vec3 = [p[0] - inner[0], p[1] - inner[1], p[2] - inner[2]];
  const length = Math.hypot(...out) || 1;
  const normal: Vec3 = [out[0] / length, out[1] / length, out[2] / length];
  let q: Vec3 = [inner[0] + normal[0] * radius, inner[1] + normal[1] * radius, inner[2] + normal[2] * radius];
  if (bulge) {
    const fill = q.map((value, k) => Math.max(0, 1 - (value / half[k]!) ** 2) ** 0.6) as [
      number,
      number,
      number,
    ];
    q = [
      q[0] + bulge[0] * normal[0] * fill[1] * fill[2],
      q[1] + bulge[1] * normal[1] * fill[0] * fill[2],
      q[2] + bulge[2] * normal[2] * fill[0] * fill[1],
    ];
  }
  if (dents > 0) {
    const f = shape.dentFrequency ?? 6;
    const [cx, cy, cz] = shape.centre;
    const depth =
      dents * fractalNoise((q[0] + cx) * f + (shape.seed ?? 0) * 17.3, (q[1] + cy) * f, (q[2] + cz) * f);
    q = [q[0] + normal[0] * depth, q[1] + normal[1] * depth, q[2] + normal[2] * depth];
  }
  return shape.bend ? shape.bend(q) : q;
}

function longestSide(size: Vec3): number {
  return size.indexOf(Math.max(...size));
}

/** The point with axis `way` first; thickness stays apart from width, so that boards show flat grain. */
function turnedTo(p: Vec3, way: number): Vec3 {
  return [p[way]!, p[(way + 1) % 3]!, p[(way + 2) % 3]!];
}

/** Where a point of the sharp box (metres from its middle) ends up on the finished one: seams and piping follow the form. */
export function boxPoint(shape: BoxShape, p: Vec3): Vec3 {
  const half: Vec3 = [shape.size[0] / 2, shape.size[1] / 2, shape.size[2] / 2];
  const radius = Math.min(shape.radius, ...half.map((side) => side * 0.999));
  return add(shape.centre, turn(shapePoint(p, half, { ...shape, radius }), shape.turn ?? [0, 0, 0]));
}

/** A box with rounded edges; with bulge and dents, upholstery. */
export function addBox(mesh: Mesh, shape: BoxShape, material: number): void {
  const half: Vec3 = [shape.size[0] / 2, shape.size[1] / 2, shape.size[2] / 2];
  const radius = Math.min(shape.radius, ...half.map((side) => side * 0.999));
  const isSoft = shape.bulge !== undefined || shape.dents !== undefined || shape.bend !== undefined;
  const round = radius > 0.03 ? 4 : radius > 0.006 ? 2 : 1;
  const lines = half.map((side) => {
    const inner = isSoft ? Math.max(2, shape.divisions ?? Math.min(16, Math.ceil((2 * side) / 0.055))) : 1;
    return gridLine(side, radius, { round, inner });
  });
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  const known = new Map<number, number>();
  const rounded = { ...shape, radius };
  const normals: Vec3[] = [];
  const board = hasGrain(mesh, material) ? { cut: cutOf(shape.centre), way: longestSide(shape.size) } : null;
  const vertexAt = (cell: readonly number[], uv: { u: number; v: number }): number => {
    const key = (cell[0]! * 128 + cell[1]!) * 128 + cell[2]!;
    const id = known.get(key);
    if (id !== undefined) return id;
    const p: Vec3 = [lines[0]![cell[0]!]!, lines[1]![cell[1]!]!, lines[2]![cell[2]!]!];
    const angles = shape.turn ?? [0, 0, 0];
    const q = turn(shapePoint(p, half, rounded), angles);
    const made = mesh.vertex(add(shape.centre, q), uv.u, uv.v);
    if (board) layGrain(mesh, made, { point: turnedTo(p, board.way), cut: board.cut });
    normals.push(turn(outward(p, half, radius), angles));
    known.set(key, made);
    return made;
  };
  for (let face = 0; face < 6; face++) addFace({ mesh, lines, half, vertexAt, material }, face);
  if (isSoft) mesh.smooth(from);
  else normals.forEach((normal, i) => setNormal(mesh, from.vertex + i, normal));
}

/** Exact normal of a rounded box: straight on the flats, so that they look flat. */
function outward(p: Vec3, half: Vec3, radius: number): Vec3 {
  return unit([
    p[0] - clampTo(p[0], half[0] - radius),
    p[1] - clampTo(p[1], half[1] - radius),
    p[2] - clampTo(p[2], half[2] - radius),
  ]);
}

function setNormal(mesh: Mesh, vertex: number, normal: Vec3): void {
  for (let k = 0; k < 3; k++) mesh.normals[3 * vertex + k] = normal[k]!;
}

interface FaceContext {
  readonly mesh: Mesh;
  readonly lines: readonly (readonly number[])[];
  readonly half: Vec3;
  /** Vertex at a crossing of grid lines, given by their numbers along x, y, z. */
  readonly vertexAt: (cell: readonly number[], uv: { u: number; v: number }) => number;
  readonly material: number;
}

function addFace(context: FaceContext, face: number): void {
  const { mesh, lines, half, vertexAt, material } = context;
  const axis = face >> 1;
  const isFront = (face & 1) === 1;
  const a = (axis + 1) % 3;
  const b = (axis + 2) % 3;
  const cell = [0, 0, 0];
  cell[axis] = isFront ? lines[axis]!.length - 1 : 0;
  const ids = lines[a]!.map((s, i) =>
    lines[b]!.map((t, j) => {
      cell[a] = i;
      cell[b] = j;
      return vertexAt(cell, { u: s + half[a]!, v: t + half[b]! });
    }),
  );
  for (let i = 0; i + 1 < ids.length; i++) {
    for (let j = 0; j + 1 < ids[i]!.length; j++) {
      const corners = [ids[i]![j]!, ids[i + 1]![j]!, ids[i + 1]![j + 1]!, ids[i]![j + 1]!] as const;
      const [p, q, r, s] = corners;
      mesh.quad(isFront ? [p, q, r, s] : [p, s, r, q], material);
    }
  }
}
