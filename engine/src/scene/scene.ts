import { buildBvh, type Bvh } from './bvh.ts';
import type { Lights } from './lights.ts';
import type { Lens } from '../room/camera/camera.ts';
import type { Mesh } from './mesh.ts';

/** A pinhole camera at a place in the scene, metres. Level and unturned it looks along -z; `yaw` turns it to the left. */
export interface View extends Lens {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
}

/** A mesh ready for rays, and what lights it. */
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
  return { lights, bvh: buildBvh(mesh), mesh: freezeMesh(mesh) };
}

/** A finished mesh in flat arrays. */
export function freezeMesh(mesh: Mesh): FrozenMesh {
  return {
    rest: Float32Array.from(mesh.rest),
    positions: Float32Array.from(mesh.positions),
    normals: Float32Array.from(mesh.normals),
    uvs: Float32Array.from(mesh.uvs),
    indices: Int32Array.from(mesh.indices),
    triangleMaterials: Int32Array.from(mesh.triangleMaterials),
    materials: mesh.materials,
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
    centreY: (view.centreY - top) / factor,
  };
}
