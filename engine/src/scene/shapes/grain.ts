import type { Mesh } from '../mesh.ts';
import { hashNumber } from '../noise.ts';
import type { Vec3 } from '../vector.ts';

/** Whether a part of this material wants its texture laid along it. */
export function hasGrain(mesh: Mesh, material: number): boolean {
  return mesh.materials[material]?.hasGrain === true;
}

/** Where in a trunk a part was cut, metres: by its place, so that no two parts are alike. */
export function cutOf(centre: Vec3): Vec3 {
  const number =
    Math.round(centre[0] * 977) * 31 + Math.round(centre[1] * 977) * 57 + Math.round(centre[2] * 977);
  return [
    20 * hashNumber(number),
    0.5 * (hashNumber(number + 1) - 0.5),
    0.4 * (hashNumber(number + 2) - 0.5),
  ];
}

/** Ties a vertex's texture to a point of the board it was cut from: metres along the grain and across. */
export function layGrain(
  mesh: Mesh,
  vertex: number,
  board: { readonly point: Vec3; readonly cut: Vec3 },
): void {
  for (let k = 0; k < 3; k++) mesh.rest[3 * vertex + k] = board.point[k]! + board.cut[k]!;
}
