import {
  addBox,
  addPillow,
  addTube,
  addTurned,
  Mesh,
  type BoxShape,
  type PillowShape,
  type Profile,
  type Vec3,
} from '../../engine/src/models.ts';
import type { Chance } from './chance.ts';
import { classId, type ClassName } from './labels.ts';
import type { Dress, Matter } from './matter.ts';

/** A thing that can stand in rooms: its form is fixed, what it is made of is drawn anew for every picture. */
export interface Model {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Int32Array;
  /** Part of each triangle. */
  readonly parts: Uint8Array;
  /** Class of each part. */
  readonly classes: Uint8Array;
  /** Metres: the smallest box about its own vertical axis. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** What each part is made of. */
  readonly dress: (chance: Chance) => Matter[];
}

const MATERIAL = { mean: [0.5, 0.5, 0.5], roughness: 1, specular: 0 } as const;

interface Part {
  readonly dress: Dress;
  readonly name: ClassName | null;
}

interface TurnedBox {
  readonly at: Vec3;
  readonly size: Vec3;
  readonly x?: number;
  readonly y?: number;
}

interface Post {
  readonly x?: number;
  readonly z?: number;
  readonly from: number;
  readonly to: number;
  readonly segments?: number;
}

/** Puts a model together from the engine's shapes. */
export class ModelBuilder {
  private readonly mesh = new Mesh();
  private readonly parts: Part[] = [];

  /** A part of its own stuff; `name` where its class is not the whole model's. */
  part(dress: Dress, name: ClassName | null = null): number {
    this.parts.push({ dress, name });
    return this.mesh.material({ ...MATERIAL });
  }

  /** A sharp box about its centre. */
  box(part: number, at: Vec3, size: Vec3): this {
    return this.turnedBox(part, { at, size });
  }

  /** A sharp box about its centre, turned by angles about x, then y. */
  turnedBox(part: number, { at: centre, size, x: aboutX = 0, y: aboutY = 0 }: TurnedBox): this {
    const spin = spinner(aboutX, aboutY);
    for (let face = 0; face < 6; face++) {
      const axis = face >> 1;
      const [a, b] = face & 1 ? [(axis + 1) % 3, (axis + 2) % 3] : [(axis + 2) % 3, (axis + 1) % 3];
      const corner = size.map((side, k) => (k === axis && face & 1 ? side / 2 : -side / 2));
      const u = size.map((side, k) => (k === a ? side : 0));
      const v = size.map((side, k) => (k === b ? side : 0));
      const [x, y, z] = spin(corner);
      const at: Vec3 = [centre[0] + x, centre[1] + y, centre[2] + z];
      this.mesh.flat(at, { u: spin(u), v: spin(v) }, part);
    }
    return this;
  }

  /** An upright round post from y = `from` to `to`. */
  post(part: number, at: Post, radii: number | readonly [number, number]): this {
    const [low, high] = typeof radii === 'number' ? [radii, radii] : radii;
    const tall = at.to - at.from;
    const profile: Profile = [
      [0.0001, 0],
      [low, 0],
      [high, tall],
      [0.0001, tall],
    ];
    addTurned(this.mesh, { at: [at.x ?? 0, at.from, at.z ?? 0], profile, segments: at.segments ?? 14 }, part);
    return this;
  }

  /** A body of revolution. */
  turned(part: number, at: Vec3, profile: Profile): this {
    addTurned(this.mesh, { at, profile, segments: 16 }, part);
    return this;
  }

  bar(part: number, path: readonly Vec3[], radius: number): this {
    addTube(this.mesh, { path, radius, segments: 6 }, part);
    return this;
  }

  /** Upholstery: a rounded box. */
  soft(
    part: number,
    shape: Omit<BoxShape, 'centre' | 'size' | 'radius'> & { at: Vec3; size: Vec3; radius: number },
  ): this {
    const { at, ...rest } = shape;
    addBox(this.mesh, { divisions: 5, bulge: [0, 0, 0], ...rest, centre: at }, part);
    return this;
  }

  pillow(part: number, shape: PillowShape): this {
    addPillow(this.mesh, shape, part);
    return this;
  }

  /** A leaf-like flat quadrangle with corners in order. */
  blade(part: number, corners: readonly [Vec3, Vec3, Vec3, Vec3]): this {
    const from = { vertex: this.mesh.vertexCount, triangle: this.mesh.triangleCount };
    const [a, b, c, d] = corners;
    this.mesh.quad(
      [this.mesh.vertex(a), this.mesh.vertex(b), this.mesh.vertex(c), this.mesh.vertex(d)],
      part,
    );
    this.mesh.smooth(from);
    return this;
  }

  /** Tilts everything added so far about the z axis. */
  tilt(angle: number): this {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    for (const list of [this.mesh.positions, this.mesh.normals]) {
      for (let i = 0; i < list.length; i += 3) {
        const x = list[i]!;
        const y = list[i + 1]!;
        list[i] = x * cos - y * sin;
        list[i + 1] = x * sin + y * cos;
      }
    }
    return this;
  }

  build(name: ClassName): Model {
    const { parts } = this;
    const classes = Uint8Array.from(parts, (part) => classId(part.name ?? name));
    return packMesh(this.mesh, classes, (chance) => {
      const drawn: Matter[] = [];
      for (const part of parts) drawn.push(part.dress(chance, drawn));
      return drawn;
    });
  }
}

function spinner(aboutX: number, aboutY: number): (p: readonly number[]) => Vec3 {
  const [cx, sx, cy, sy] = [Math.cos(aboutX), Math.sin(aboutX), Math.cos(aboutY), Math.sin(aboutY)];
  return (p) => {
    const [x, up, deep] = p as [number, number, number];
    const y = up * cx - deep * sx;
    const z = up * sx + deep * cx;
    return [x * cy + z * sy, y, z * cy - x * sy];
  };
}

/** A model of an engine mesh. */
export function packMesh(mesh: Mesh, classes: Uint8Array, dress: Model['dress']): Model {
  const positions = Float32Array.from(mesh.positions);
  const reach = [0, 0, 0];
  for (let i = 0; i < positions.length; i++) {
    const value = positions[i]!;
    reach[i % 3] = Math.max(reach[i % 3]!, i % 3 === 1 ? value : Math.abs(value));
  }
  return {
    positions,
    normals: Float32Array.from(mesh.normals),
    indices: Int32Array.from(mesh.indices),
    parts: Uint8Array.from(mesh.triangleMaterials),
    classes,
    width: 2 * reach[0]!,
    height: reach[1]!,
    depth: 2 * reach[2]!,
    dress,
  };
}
