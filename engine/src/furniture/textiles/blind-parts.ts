import type { Random } from '../../random.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { Look } from '../look.ts';

/** A blind that is being made: size in metres, and the slot of what its rails are of. */
export interface Blind {
  readonly width: number;
  readonly height: number;
  readonly look: Look;
  readonly random: Random;
  readonly rail: number;
}

/** A level bar over the whole width: its middle's height and distance before the wall, its thickness both ways, metres. */
export interface Bar {
  readonly y: number;
  readonly z: number;
  readonly tall: number;
  readonly deep: number;
  readonly radius?: number;
}

export function addBar(mesh: Mesh, width: number, bar: Bar & { readonly material: number }): void {
  const { y, z, tall, deep, radius = 0.004, material } = bar;
  addBoard(mesh, { centre: [0, y, z], size: [width, tall, deep], radius }, material);
}

/** An upright cord or wand: its place, its ends' heights and its radius, metres. */
export interface Cord {
  readonly x: number;
  readonly z: number;
  readonly top: number;
  readonly foot: number;
  readonly radius: number;
}

export function addCord(mesh: Mesh, { x, z, top, foot, radius }: Cord, material: number): void {
  const path: Vec3[] = [
    [x, top, z],
    [x, foot, z],
  ];
  addTube(mesh, { path, radius, segments: 8 }, material);
}

/** Distance from bead to bead of a chain, metres. */
const BEAD = 0.012;

/** A loop of beads that hangs from a roll. */
export function addChain(mesh: Mesh, chain: Omit<Cord, 'radius'>, material: number): void {
  const { x, z, top, foot } = chain;
  const count = 2 * Math.round((top - foot) / BEAD);
  const strand = (z2: number, from: number, to: number): Vec3[] =>
    Array.from({ length: count + 1 }, (_, i): Vec3 => [x, from + ((to - from) * i) / count, z2]);
  const path = [...strand(z + 0.012, top, foot), ...strand(z - 0.012, foot, top)];
  const last = path.length - 1;
  const radius = (share: number): number => (Math.round(share * last) % 2 === 0 ? 0.0032 : 0.0012);
  addTube(mesh, { path, radius, segments: 6, isOpen: true }, material);
}
