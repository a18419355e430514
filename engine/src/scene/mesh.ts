import type { Material } from './material.ts';
import { cross, subtract, unit, type Vec3 } from './vector.ts';

/** Where a part goes: turned by `yaw` radians about the vertical, enlarged, then moved. */
export interface Pose {
  readonly at: Vec3;
  readonly yaw?: number;
  readonly scale?: number;
}

/** A triangle mesh under construction. Positions in metres, y up, the front of furniture looks along +z. */
export class Mesh {
  readonly positions: number[] = [];
  /** Positions before any pose: textures are tied to them, so they move with the object. */
  readonly rest: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly indices: number[] = [];
  readonly triangleMaterials: number[] = [];
  readonly materials: Material[] = [];
  /** The first vertices are the thing's own; what follows stands on it as decoration. Infinity = all are its own. */
  ownVertices = Infinity;

  get vertexCount(): number {
    return this.positions.length / 3;
  }

  get triangleCount(): number {
    return this.triangleMaterials.length;
  }

  material(material: Material): number {
    const known = this.materials.indexOf(material);
    return known >= 0 ? known : this.materials.push(material) - 1;
  }

  vertex(p: Vec3, u = 0, v = 0): number {
    this.positions.push(p[0], p[1], p[2]);
    this.rest.push(p[0], p[1], p[2]);
    this.normals.push(0, 1, 0);
    this.uvs.push(u, v);
    return this.vertexCount - 1;
  }

  triangle(corners: readonly [number, number, number], material: number): void {
    this.indices.push(corners[0], corners[1], corners[2]);
    this.triangleMaterials.push(material);
  }

  /** Two triangles; corners run counter-clockwise seen from the front. */
  quad(corners: readonly [number, number, number, number], material: number): void {
    const [a, b, c, d] = corners;
    this.triangle([a, b, c], material);
    this.triangle([a, c, d], material);
  }

  /** A flat parallelogram with its own vertices: corner, side along u, side along v (metres). */
  flat(corner: Vec3, sides: { readonly u: Vec3; readonly v: Vec3 }, material: number): void {
    const { u, v } = sides;
    const from = { vertex: this.vertexCount, triangle: this.triangleCount };
    const lengthU = Math.hypot(...u);
    const lengthV = Math.hypot(...v);
    const at = (s: number, t: number): Vec3 => [
      corner[0] + u[0] * s + v[0] * t,
      corner[1] + u[1] * s + v[1] * t,
      corner[2] + u[2] * s + v[2] * t,
    ];
    const a = this.vertex(at(0, 0), 0, 0);
    const b = this.vertex(at(1, 0), lengthU, 0);
    const c = this.vertex(at(1, 1), lengthU, lengthV);
    const d = this.vertex(at(0, 1), 0, lengthV);
    this.quad([a, b, c, d], material);
    this.smooth(from);
  }

  private corner(index: number): Vec3 {
    return [this.positions[3 * index]!, this.positions[3 * index + 1]!, this.positions[3 * index + 2]!];
  }

  /** Area-weighted vertex normals of everything added since `from`. */
  smooth(from: { readonly vertex: number; readonly triangle: number }): void {
    const { normals, indices } = this;
    for (let i = from.vertex * 3; i < normals.length; i++) normals[i] = 0;
    for (let t = from.triangle; t < this.triangleCount; t++) {
      const corners = [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!] as const;
      const a = this.corner(corners[0]);
      const normal = cross(subtract(this.corner(corners[1]), a), subtract(this.corner(corners[2]), a));
      for (const corner of corners) {
        for (let k = 0; k < 3; k++) normals[3 * corner + k]! += normal[k]!;
      }
    }
    for (let i = from.vertex * 3; i < normals.length; i += 3) {
      const n = unit([normals[i]!, normals[i + 1]!, normals[i + 2]!]);
      normals[i] = n[0];
      normals[i + 1] = n[1];
      normals[i + 2] = n[2];
    }
  }

  /** Adds a copy of another mesh in a pose. */
  append(other: Mesh, pose: Pose): void {
    const firstVertex = this.vertexCount;
    const slots = other.materials.map((material) => this.material(material));
    const posed = poseVectors(other, pose);
    for (const value of posed.positions) this.positions.push(value);
    for (const value of posed.normals) this.normals.push(value);
    for (const value of other.rest) this.rest.push(value);
    for (const value of other.uvs) this.uvs.push(value);
    for (const index of other.indices) this.indices.push(index + firstVertex);
    for (const slot of other.triangleMaterials) this.triangleMaterials.push(slots[slot]!);
  }
}

/** Positions and normals of a mesh after a pose. */
export function poseVectors(mesh: Mesh, pose: Pose): { positions: Float64Array; normals: Float64Array } {
  const { at, yaw = 0, scale = 1 } = pose;
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const positions = new Float64Array(mesh.positions.length);
  const normals = new Float64Array(mesh.normals.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = mesh.positions[i]! * scale;
    const z = mesh.positions[i + 2]! * scale;
    positions[i] = at[0] + x * cos + z * sin;
    positions[i + 1] = at[1] + mesh.positions[i + 1]! * scale;
    positions[i + 2] = at[2] - x * sin + z * cos;
    const normalX = mesh.normals[i]!;
    const normalZ = mesh.normals[i + 2]!;
    normals[i] = normalX * cos + normalZ * sin;
    normals[i + 1] = mesh.normals[i + 1]!;
    normals[i + 2] = -normalX * sin + normalZ * cos;
  }
  return { positions, normals };
}
