import { buildBvh, type Bvh } from './bvh.ts';
import type { Lights } from './lights.ts';
import type { Mesh } from './mesh.ts';

/** A pinhole camera that looks along -z turned by `yaw`, without pitch or roll. Pixel (x, y) looks along ((x - centreX) / focal, (horizon - y) / focal, -1). */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly focal: number;
  readonly centreX: number;
  readonly horizon: number;
}

/** A mesh ready for rays. */
export interface Scene {
  readonly mesh: FrozenMesh;
  readonly bvh: Bvh;
  readonly lights: Lights;
}

export interface FrozenMesh {
  readonly rest: Float32Array;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Int32Array;
  readonly triangleMaterials: Int32Array;
  readonly materials: Mesh['materials'];
}

export function makeScene(mesh: Mesh, lights: Lights): Scene {
  return {
    lights,
    bvh: buildBvh(mesh),
    mesh: {
      rest: Float32Array.from(mesh.rest),
      positions: Float32Array.from(mesh.positions),
      normals: Float32Array.from(mesh.normals),
      uvs: Float32Array.from(mesh.uvs),
      indices: Int32Array.from(mesh.indices),
      triangleMaterials: Int32Array.from(mesh.triangleMaterials),
      materials: mesh.materials,
    },
  };
}

/** The same view of a picture cut at (left, top) and reduced by `factor`. */
export function reducedView(
  view: View,
  cut: { readonly left: number; readonly top: number; readonly factor: number },
): View {
  const { left, top, factor } = cut;
  return {
    ...view,
    focal: view.focal / factor,
    centreX: (view.centreX - left) / factor,
    horizon: (view.horizon - top) / factor,
  };
}
