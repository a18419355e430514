import { allTriangles, buildBvh, type Bvh } from './bvh.ts';
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
  /** All but its panes. */
  readonly bvh: Bvh;
  /** What of it is clear glass; null = nothing. */
  readonly panes: Bvh | null;
  readonly lights: Lights;
}

export interface FrozenMesh {
  readonly rest: Float32Array;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Int32Array;
  readonly triangleMaterials: Int32Array;
  /** Axis that each triangle faces most before any pose: 0 = x, 1 = y, 2 = z. */
  readonly facings: Uint8Array;
  readonly materials: Mesh['materials'];
}

export function makeScene(mesh: Mesh, lights: Lights): Scene {
  const all = allTriangles(mesh);
  const isPane = (triangle: number): boolean =>
    mesh.materials[mesh.triangleMaterials[triangle]!]!.pane !== undefined;
  const panes = all.filter(isPane);
  return {
    lights,
    bvh: buildBvh(
      mesh,
      all.filter((triangle) => !isPane(triangle)),
    ),
    panes: panes.length > 0 ? buildBvh(mesh, panes) : null,
    mesh: freezeMesh(mesh),
  };
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
    facings: facingsOf(mesh),
    materials: mesh.materials,
  };
}

function facingsOf({ rest, indices, triangleCount }: Mesh): Uint8Array {
  const facings = new Uint8Array(triangleCount);
  const side = (from: number, to: number, axis: number): number =>
    rest[3 * to + axis]! - rest[3 * from + axis]!;
  for (let t = 0; t < triangleCount; t++) {
    const [a, b, c] = [indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!];
    let largest = -1;
    for (let axis = 0; axis < 3; axis++) {
      const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
      const area = Math.abs(side(a, b, i) * side(a, c, j) - side(a, b, j) * side(a, c, i));
      if (area <= largest) continue;
      largest = area;
      facings[t] = axis;
    }
  }
  return facings;
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
