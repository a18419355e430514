import type { Mesh } from '../../scene/mesh.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';

export interface Tap {
  /** Where it stands; its spout comes forward from there. */
  readonly at: Vec3;
  /** How high its pipe rises before it bends, and half of how far it reaches, metres. */
  readonly rise: number;
  readonly bow: number;
}

const FOOT = [
  [0.0001, 0],
  [0.026, 0],
  [0.026, 0.006],
  [0.018, 0.012],
  [0.018, 0.075],
  [0.012, 0.08],
] as const;

/** A mixer tap: a pipe that bends over, on a foot with a lever. */
export function addTap(mesh: Mesh, { at, rise, bow }: Tap, material: number): void {
  const [x, y, z] = at;
  const spout: Vec3[] = [at, [x, y + rise, z]];
  for (let i = 1; i <= 10; i++) {
    const angle = (i / 10) * Math.PI * 1.05;
    spout.push([x, y + rise + bow * Math.sin(angle), z + bow * (1 - Math.cos(angle))]);
  }
  addTube(mesh, { path: spout, radius: 0.012, segments: 12 }, material);
  addTurned(mesh, { at, profile: FOOT, segments: 20 }, material);
  const lever: Vec3[] = [
    [x + 0.02, y + 0.05, z],
    [x + 0.09, y + 0.08, z],
  ];
  addTube(mesh, { path: lever, radius: 0.006, segments: 8 }, material);
}
