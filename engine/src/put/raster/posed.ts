import { axesOf, cameraOfPart, type Camera, type CameraAxes } from '../../room/camera/camera.ts';
import type { FrozenMesh } from '../../scene/scene.ts';
import type { Setting, Standing } from '../arrangement.ts';

/** A thing as the camera has it before itself. */
export interface Posed {
  readonly mesh: FrozenMesh;
  /** In pixels of the picture to be drawn. */
  readonly camera: Camera;
  readonly axes: CameraAxes;
  /** Metres right of, above and ahead of the camera, along its own axes: three a vertex. */
  readonly seen: Float64Array;
  readonly standing: Standing;
  readonly cameraHeight: number;
  readonly width: number;
  readonly height: number;
}

/** Sets a thing before the camera of a picture of some size. */
export function poseMesh(
  mesh: FrozenMesh,
  standing: Standing,
  at: { readonly setting: Setting; readonly width: number; readonly height: number },
): Posed {
  const { setting, width, height } = at;
  const { cameraHeight } = setting;
  const scale = width / setting.width;
  const axes = axesOf(setting.camera);
  const { right, up, ahead } = axes;
  const [cos, sin] = [Math.cos(standing.yaw) * standing.scale, Math.sin(standing.yaw) * standing.scale];
  const { positions } = mesh;
  const seen = new Float64Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = standing.x + positions[i]! * cos + positions[i + 2]! * sin;
    const y = standing.base - cameraHeight + positions[i + 1]! * standing.scale;
    const z = standing.depth + positions[i]! * sin - positions[i + 2]! * cos;
    seen[i] = right[0] * x + right[1] * y + right[2] * z;
    seen[i + 1] = up[0] * x + up[1] * y + up[2] * z;
    seen[i + 2] = ahead[0] * x + ahead[1] * y + ahead[2] * z;
  }
  const camera = cameraOfPart(setting.camera, { left: 0, top: 0, scale });
  return { mesh, camera, axes, seen, standing, cameraHeight, width, height };
}

/** Nearer than this to the camera nothing is drawn, metres. */
export const NEAR = 0.05;
