import type { RugPattern } from '../../lexicon/details.ts';
import { visibleRelief, type Material, type SurfacePoint } from '../../scene/material.ts';
import { fabric } from '../../scene/materials/textile.ts';
import { averageOf, levelled } from '../../scene/materials/texture.ts';
import { Mesh } from '../../scene/mesh.ts';
import { flatNoise, fractalNoise, hashNumber, valueNoise } from '../../scene/noise.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, type Look } from '../look.ts';
import { floor, round, type Make } from '../piece.ts';
import { painterOf, rugPatternOf, type RugPainter, type RugSize } from './rug-patterns.ts';

/** Thickness of the pile, metres. */
const THICK: Record<RugPattern, number> = {
  plain: 0.012,
  persian: 0.011,
  berber: 0.017,
  stripes: 0.01,
  vintage: 0.009,
  jute: 0.011,
  shag: 0.03,
};

/** Lighter and darker yarn of a pattern's pile at a place, 1 on average. */
function yarn(pattern: RugPattern, point: SurfacePoint): number {
  const { u, v } = point;
  const shade = 0.05 * fractalNoise(u * 2.2, v * 2.2, 1);
  switch (pattern) {
    case 'jute': {
      const show = visibleRelief(BRAID, point.footprint ?? 0);
      const cord = 0.16 * (hashNumber(Math.floor(v / BRAID)) - 0.5);
      const fibre = 0.09 * flatNoise(u * 38, v * 95) + 0.07 * flatNoise(u * 5, v * 34);
      return 1 + 0.5 * show * (braid(u, v) - 0.6) + cord + fibre + shade;
    }
    case 'shag':
      return 0.9 + 0.32 * tuft(u, v) * valueNoise(u * 60, v * 60, 4) + 0.16 * tuft(u, v) + shade;
    case 'stripes':
      return 1 + 0.1 * flatNoise(u * 40, v * 340) + 0.05 * flatNoise(u * 330, v * 90) + shade;
    default:
      // Dye differs from batch to batch of yarn: faint bands along the weft.
      return 1 + 0.09 * flatNoise(u * 260, v * 300) + 0.045 * flatNoise(u * 19, v * 1.2) + shade;
  }
}

/** Distance from braid to braid of a jute rug, metres. */
const BRAID = 0.024;

/** Height of braided cords that lie side by side, 0..1. */
function braid(u: number, v: number): number {
  const row = v / BRAID;
  const side = Math.abs(row - Math.floor(row) - 0.5) * 2;
  const strand = 0.5 + 0.5 * Math.cos((u / (BRAID * 1.15) + side * 0.6) * 2 * Math.PI);
  return Math.sqrt(1 - side * side * 0.92) * (0.55 + 0.45 * strand);
}

/** How far the tips of long pile stand out, 0 between the tufts. */
function tuft(u: number, v: number): number {
  const bend = 0.5 * flatNoise(u * 9, v * 9);
  return 1 - Math.abs(flatNoise(u * 48 + bend, v * 48 - bend));
}

function pileOf(pattern: RugPattern, look: Look, paint: { painter: RugPainter; size: RugSize }): Material {
  const { painter, size } = paint;
  const points = samplesOf(size);
  const painted = (point: SurfacePoint, out: Float64Array): void => {
    const colour = painter(point.u, point.v);
    const tone = yarn(pattern, point);
    for (let k = 0; k < 3; k++) out[k] = colour[k]! * tone;
  };
  const isPlain = pattern === 'jute' || pattern === 'shag' || pattern === 'plain';
  return {
    mean: isPlain ? look.colour : averageOf(painted, points),
    roughness: 1,
    specular: 0.01,
    sheen: pattern === 'jute' ? 0.04 : 0.16,
    albedo: isPlain ? levelled(look.colour, painted, points) : painted,
    relief: ({ u, v }, footprint) => reliefOf(pattern, { u, v, footprint }),
  };
}

function reliefOf(pattern: RugPattern, at: { u: number; v: number; footprint: number }): number {
  const { u, v, footprint } = at;
  switch (pattern) {
    case 'jute':
      return 0.004 * visibleRelief(BRAID, footprint) * braid(u, v);
    case 'shag':
      return 0.014 * visibleRelief(0.03, footprint) * tuft(u, v) + 0.012 * fractalNoise(u * 7, v * 7, 3);
    case 'berber':
      return (
        0.0035 * visibleRelief(0.016, footprint) * flatNoise(u * 80, v * 90) + 0.003 * flatNoise(u * 9, v * 9)
      );
    default:
      return 0.0014 * visibleRelief(0.008, footprint) * flatNoise(u * 150, v * 170);
  }
}

/** Places all over a rug, to average its pattern. */
function samplesOf({ width, depth }: RugSize): SurfacePoint[] {
  return Array.from({ length: 600 }, (_, i) => ({
    x: 0,
    y: 0,
    z: 0,
    u: ((0.5 + (i + 1) * 0.7548776662) % 1) * width,
    v: ((0.5 + (i + 1) * 0.569840291) % 1) * depth,
    footprint: 0,
  }));
}

/** Rugs with fringes at both ends. */
const FRINGED: ReadonlySet<RugPattern> = new Set<RugPattern>(['persian', 'berber', 'vintage', 'stripes']);

/** Width and depth of the rugs there are, metres. */
const SIZES: readonly RugSize[] = [
  { width: 1.7, depth: 1.2 },
  { width: 2.3, depth: 1.6 },
  { width: 3, depth: 1.5 },
  { width: 2.4, depth: 2 },
  { width: 2.8, depth: 1.1 },
];

/** A rug of the outline and pattern that were named. */
export const rugPiece: Make = ({ look, details: { outline, rug } }) =>
  outline === 'round'
    ? round('floor', () => buildRoundRug(look, 2, rug))
    : floor(...SIZES.map((size) => () => buildRug(look, size, rug)));

/** A rectangular rug lying on y = 0; width along x, depth along z, metres. Of the pattern named, or one by style and seed. */
export function buildRug(look: Look, size: RugSize, named?: RugPattern): Mesh {
  const { width, depth } = size;
  const mesh = new Mesh();
  const pattern = rugPatternOf(look, named);
  const pile = mesh.material(pileOf(pattern, look, { painter: painterOf(pattern, look, size), size }));
  const thick = THICK[pattern];
  const isShag = pattern === 'shag';
  const columns = isShag ? 150 : 72;
  const rows = isShag ? 104 : 52;
  const ragged = isShag ? 0.02 : 0.0035;
  const seed = look.seed % 31;
  addSheet(
    mesh,
    {
      columns,
      rows,
      span: [width, depth],
      at: (u, v) => {
        const x = (u - 0.5) * width;
        const z = (0.5 - v) * depth;
        const rim = Math.min(u * columns, (1 - u) * columns, v * rows, (1 - v) * rows);
        const fullness = rim === 0 ? 0.08 : rim <= 1 ? 0.9 : 1;
        const waves =
          0.0025 * fractalNoise(x * 3, seed, z * 3) + (isShag ? 0.009 * flatNoise(x * 31, z * 31) : 0);
        // The edge is never quite straight: it goes in and out by millimetres, a ragged one by centimetres.
        const out = rim <= 1 ? ragged * flatNoise(x * (isShag ? 30 : 4) + seed, z * (isShag ? 30 : 4)) : 0;
        return [x + Math.sign(x) * out, 0.001 + (thick + waves) * fullness, z + Math.sign(z) * out];
      },
    },
    pile,
  );
  if (FRINGED.has(pattern)) addFringes(mesh, look, size);
  return mesh;
}

const FRINGE: Vec3 = [0.62, 0.55, 0.44];

/** Knotted threads at both ends, each lying its own way. */
function addFringes(mesh: Mesh, look: Look, { width, depth }: RugSize): void {
  const random = chances(look, 95);
  const thread = mesh.material(fabric(FRINGE));
  const count = Math.round(depth / 0.011);
  for (const end of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const z = -depth / 2 + (depth * (i + 0.5)) / count;
      const long = 0.055 + 0.02 * random();
      const aside = (random() - 0.5) * 0.022;
      addThread(mesh, { x: (end * width) / 2, z, reach: end * long, aside }, thread);
    }
  }
}

function addThread(
  mesh: Mesh,
  thread: { x: number; z: number; reach: number; aside: number },
  material: number,
): void {
  const half = 0.0028;
  const from = { vertex: mesh.vertexCount, triangle: mesh.triangleCount };
  for (const share of [0, 0.5, 1]) {
    const z = thread.z + thread.aside * share * share;
    const x = thread.x + thread.reach * share;
    const y = 0.007 * (1 - share) + 0.0035;
    mesh.vertex([x, y - 0.002, z - half]);
    mesh.vertex([x, y, z]);
    mesh.vertex([x, y - 0.002, z + half]);
  }
  for (const row of [0, 3]) {
    for (const column of [0, 1]) {
      const a = from.vertex + row + column;
      const corners = [a, a + 1, a + 4, a + 3] as const;
      mesh.quad(thread.reach > 0 ? corners : [a, a + 3, a + 4, a + 1], material);
    }
  }
  mesh.smooth(from);
}

/** A round rug, flat or of long pile. */
export function buildRoundRug(look: Look, diameter: number, named?: RugPattern): Mesh {
  const mesh = new Mesh();
  const radius = diameter / 2;
  const pattern = rugPatternOf(look, named);
  const size = { width: diameter, depth: diameter, isRound: true };
  const pile = mesh.material(pileOf(pattern, look, { painter: painterOf(pattern, look, size), size }));
  const thick = THICK[pattern];
  const isShag = pattern === 'shag';
  addSheet(
    mesh,
    {
      columns: isShag ? 180 : 96,
      rows: isShag ? 40 : 14,
      at: (u, v) => {
        const angle = u * 2 * Math.PI;
        const ragged =
          v === 1 ? (isShag ? 0.025 : 0.004) * flatNoise(Math.cos(angle) * 18, Math.sin(angle) * 18) : 0;
        const r = v * radius + ragged;
        const [x, z] = [Math.cos(angle) * r, Math.sin(angle) * r];
        const rough = isShag ? 0.009 * flatNoise(x * 31, z * 31) : 0;
        return [x, v === 1 ? 0.002 : 0.001 + thick + rough + 0.002 * fractalNoise(x * 3, 1, z * 3), z];
      },
      span: [1, 1],
    },
    pile,
  );
  for (let i = 0; i < mesh.vertexCount; i++) {
    mesh.uvs[2 * i] = mesh.positions[3 * i]! + radius;
    mesh.uvs[2 * i + 1] = radius - mesh.positions[3 * i + 2]!;
  }
  return mesh;
}
