import type { Triangles } from './triangles.ts';

/** Where a ray meets a triangle: place, normal towards the ray's origin, distance in lengths of the direction. */
export interface Struck {
  readonly ray: Float64Array;
  readonly place: Float64Array;
  readonly normal: Float64Array;
  distance: number;
}

export function makeStruck(): Struck {
  return { ray: new Float64Array(6), place: new Float64Array(3), normal: new Float64Array(3), distance: 0 };
}

function clamp(value: number, high: number): number {
  return value < 0 ? 0 : value > high ? high : value;
}

/** Meets triangle `t` by the ray in `struck.ray` (origin, direction): the z-buffer knows that it does. Möller and Trumbore 1997. */
export function meet({ corners, positions, normals }: Triangles, t: number, struck: Struck): void {
  const { ray, place, normal } = struck;
  const a = 3 * corners[3 * t]!;
  const b = 3 * corners[3 * t + 1]!;
  const c = 3 * corners[3 * t + 2]!;
  const [dx, dy, dz] = [ray[3]!, ray[4]!, ray[5]!];
  const ux = positions[b]! - positions[a]!;
  const uy = positions[b + 1]! - positions[a + 1]!;
  const uz = positions[b + 2]! - positions[a + 2]!;
  const vx = positions[c]! - positions[a]!;
  const vy = positions[c + 1]! - positions[a + 1]!;
  const vz = positions[c + 2]! - positions[a + 2]!;
  const px = dy * vz - dz * vy;
  const py = dz * vx - dx * vz;
  const pz = dx * vy - dy * vx;
  const inverse = 1 / (ux * px + uy * py + uz * pz || 1e-12);
  const tx = ray[0]! - positions[a]!;
  const ty = ray[1]! - positions[a + 1]!;
  const tz = ray[2]! - positions[a + 2]!;
  const qx = ty * uz - tz * uy;
  const qy = tz * ux - tx * uz;
  const qz = tx * uy - ty * ux;
  const u = clamp((tx * px + ty * py + tz * pz) * inverse, 1);
  const v = clamp((dx * qx + dy * qy + dz * qz) * inverse, 1 - u);
  struck.distance = (vx * qx + vy * qy + vz * qz) * inverse;
  place[0] = positions[a]! + u * ux + v * vx;
  place[1] = positions[a + 1]! + u * uy + v * vy;
  place[2] = positions[a + 2]! + u * uz + v * vz;
  const nx = normals[a]! + u * (normals[b]! - normals[a]!) + v * (normals[c]! - normals[a]!);
  const ny =
    normals[a + 1]! + u * (normals[b + 1]! - normals[a + 1]!) + v * (normals[c + 1]! - normals[a + 1]!);
  const nz =
    normals[a + 2]! + u * (normals[b + 2]! - normals[a + 2]!) + v * (normals[c + 2]! - normals[a + 2]!);
  const length = (nx * dx + ny * dy + nz * dz > 0 ? -1 : 1) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
  normal[0] = nx * length;
  normal[1] = ny * length;
  normal[2] = nz * length;
}
