import type { Hit, Ray } from './intersect.ts';
import type { Material, SurfacePoint } from './material.ts';
import type { Scene } from './scene.ts';

/** Everything known about the place a ray struck. Normals look towards the ray's origin. */
export interface Surface {
  readonly position: Float64Array;
  readonly normal: Float64Array;
  readonly geometric: Float64Array;
  readonly point: SurfacePoint;
  material: Material;
  slot: number;
  distance: number;
}

const NOTHING: Material = { mean: [0, 0, 0], roughness: 1, specular: 0 };

export function makeSurface(): Surface {
  return {
    position: new Float64Array(3),
    normal: new Float64Array(3),
    geometric: new Float64Array(3),
    point: { x: 0, y: 0, z: 0, u: 0, v: 0, facing: 1, footprint: 0 },
    material: NOTHING,
    slot: -1,
    distance: 0,
  };
}

function normalise(a: Float64Array): void {
  const length = Math.sqrt(a[0]! * a[0]! + a[1]! * a[1]! + a[2]! * a[2]!) || 1;
  a[0] = a[0]! / length;
  a[1] = a[1]! / length;
  a[2] = a[2]! / length;
}

function dot3(a: Float64Array, b: Float64Array): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

function flip(a: Float64Array): void {
  a[0] = -a[0]!;
  a[1] = -a[1]!;
  a[2] = -a[2]!;
}

/** Fills `surface` from the closest hit of a ray. */
export function readSurface(
  scene: Scene,
  struck: { readonly ray: Ray; readonly hit: Hit },
  surface: Surface,
): void {
  const { mesh } = scene;
  const { ray, hit } = struck;
  const t = hit[1]!;
  const b = hit[2]!;
  const c = hit[3]!;
  const a = 1 - b - c;
  const i0 = 3 * mesh.indices[3 * t]!;
  const i1 = 3 * mesh.indices[3 * t + 1]!;
  const i2 = 3 * mesh.indices[3 * t + 2]!;
  const { normals, positions, rest } = mesh;
  const distance = hit[0]!;
  for (let k = 0; k < 3; k++) surface.position[k] = ray[k]! + ray[3 + k]! * distance;
  surface.normal[0] = normals[i0]! * a + normals[i1]! * b + normals[i2]! * c;
  surface.normal[1] = normals[i0 + 1]! * a + normals[i1 + 1]! * b + normals[i2 + 1]! * c;
  surface.normal[2] = normals[i0 + 2]! * a + normals[i1 + 2]! * b + normals[i2 + 2]! * c;
  normalise(surface.normal);
  const ux = positions[i1]! - positions[i0]!;
  const uy = positions[i1 + 1]! - positions[i0 + 1]!;
  const uz = positions[i1 + 2]! - positions[i0 + 2]!;
  const vx = positions[i2]! - positions[i0]!;
  const vy = positions[i2 + 1]! - positions[i0 + 1]!;
  const vz = positions[i2 + 2]! - positions[i0 + 2]!;
  surface.geometric[0] = uy * vz - uz * vy;
  surface.geometric[1] = uz * vx - ux * vz;
  surface.geometric[2] = ux * vy - uy * vx;
  normalise(surface.geometric);
  const { geometric } = surface;
  if (geometric[0]! * ray[3]! + geometric[1]! * ray[4]! + geometric[2]! * ray[5]! > 0) flip(geometric);
  if (dot3(surface.normal, surface.geometric) < 0) flip(surface.normal);
  const { point } = surface;
  point.x = rest[i0]! * a + rest[i1]! * b + rest[i2]! * c;
  point.y = rest[i0 + 1]! * a + rest[i1 + 1]! * b + rest[i2 + 1]! * c;
  point.z = rest[i0 + 2]! * a + rest[i1 + 2]! * b + rest[i2 + 2]! * c;
  const w0 = (i0 / 3) * 2;
  const w1 = (i1 / 3) * 2;
  const w2 = (i2 / 3) * 2;
  point.u = mesh.uvs[w0]! * a + mesh.uvs[w1]! * b + mesh.uvs[w2]! * c;
  point.v = mesh.uvs[w0 + 1]! * a + mesh.uvs[w1 + 1]! * b + mesh.uvs[w2 + 1]! * c;
  point.facing = mesh.facings[t]!;
  surface.slot = mesh.triangleMaterials[t]!;
  surface.material = mesh.materials[surface.slot]!;
  surface.distance = distance;
}

const STEP = 0.0012;
const shifted: SurfacePoint = { x: 0, y: 0, z: 0, u: 0, v: 0, facing: 1, footprint: 0 };

/** Two directions that complete `normal` to a frame. */
export function tangentFrame(normal: Float64Array, across: Float64Array, along: Float64Array): void {
  const isSteep = Math.abs(normal[1]!) >= 0.9;
  across[0] = isSteep ? 0 : normal[2]!;
  across[1] = isSteep ? -normal[2]! : 0;
  across[2] = isSteep ? normal[1]! : -normal[0]!;
  normalise(across);
  along[0] = normal[1]! * across[2]! - normal[2]! * across[1]!;
  along[1] = normal[2]! * across[0]! - normal[0]! * across[2]!;
  along[2] = normal[0]! * across[1]! - normal[1]! * across[0]!;
}

const across = new Float64Array(3);
const along = new Float64Array(3);

/** Tilts the surface's normal by its material's relief. `footprint` (metres a pixel covers) fades relief too fine to be seen. */
export function applyRelief(surface: Surface, direction: Float64Array, footprint: number): void {
  const relief = surface.material.relief;
  if (!relief) return;
  const { normal, point } = surface;
  tangentFrame(normal, across, along);
  const step = Math.max(STEP, footprint * 0.7);
  const here = relief(point, footprint);
  const slope = [0, 0];
  for (let axis = 0; axis < 2; axis++) {
    const tangent = axis === 0 ? across : along;
    shifted.x = point.x + tangent[0]! * step;
    shifted.y = point.y + tangent[1]! * step;
    shifted.z = point.z + tangent[2]! * step;
    shifted.u = point.u;
    shifted.v = point.v;
    shifted.facing = point.facing!;
    slope[axis] = Math.max(-0.7, Math.min(0.7, (here - relief(shifted, footprint)) / step));
  }
  const [a, b] = slope as [number, number];
  normal[0] = normal[0]! + across[0]! * a + along[0]! * b;
  normal[1] = normal[1]! + across[1]! * a + along[1]! * b;
  normal[2] = normal[2]! + across[2]! * a + along[2]! * b;
  normalise(normal);
  const behind = dot3(normal, direction) + 0.02;
  if (behind > 0) {
    normal[0] = normal[0]! - direction[0]! * behind;
    normal[1] = normal[1]! - direction[1]! * behind;
    normal[2] = normal[2]! - direction[2]! * behind;
    normalise(normal);
  }
}

/** Writes the diffuse reflectance seen along `direction`: texture plus the bright rim of velvet. */
export function visibleAlbedo(surface: Surface, direction: Float64Array, out: Float64Array): void {
  const { material } = surface;
  if (material.albedo) material.albedo(surface.point, out);
  else out.set(material.mean);
  if (material.metal) {
    out.fill(0);
    return;
  }
  if (!material.sheen) return;
  const facing = Math.min(1, Math.abs(dot3(surface.normal, direction)));
  const rim = material.sheen * (1 - facing) ** 3;
  for (let k = 0; k < 3; k++)
    out[k] = Math.min(0.95, out[k]! + rim * (0.12 + 0.9 * Math.sqrt(out[k]!)) * 0.7);
}
