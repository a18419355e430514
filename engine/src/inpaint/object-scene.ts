import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PixelImage, Rect } from '../pixels.ts';
import type { Camera } from '../room/camera/camera.ts';
import { makeEnvironment, type Environment } from '../scene/environment.ts';
import type { Material } from '../scene/material.ts';
import { Mesh } from '../scene/mesh.ts';
import { makeScene, type Scene, type View } from '../scene/scene.ts';
import type { Vec3 } from '../scene/vector.ts';
import type { Anchor } from './fit-object.ts';
import type { Placement } from './place-object.ts';

/** Height at which people hold a camera, metres. Only the ratio of object to camera height is seen. */
const CAMERA_HEIGHT = 1.35;
const FAR = 30;

/** The photo's camera as a view of the scene. */
export function viewOfCamera({ focal, centreX, centreY, pitch, roll }: Camera): View {
  return { x: 0, y: CAMERA_HEIGHT, z: 0, yaw: 0, focal, centreX, centreY, pitch, roll };
}

/** Mean linear colour of the lowest part of a place: what the object stands on. */
export function groundColour(picture: PixelImage, place: Rect): Vec3 {
  const from = Math.floor(place.bottom - Math.max(1, (place.bottom - place.top) * 0.12));
  const sum = [0, 0, 0];
  let count = 0;
  const step = Math.max(1, Math.floor((place.right - place.left) / 200));
  for (let y = Math.max(0, from); y < place.bottom; y += step) {
    for (let x = place.left; x < place.right; x += step) {
      const i = 4 * (y * picture.width + x);
      for (let k = 0; k < 3; k++) sum[k]! += LINEAR_FROM_BYTE[picture.data[i + k]!]!;
      count++;
    }
  }
  const limit = (value: number): number => Math.max(0.08, Math.min(0.75, value / Math.max(1, count)));
  return [limit(sum[0]!), limit(sum[1]!), limit(sum[2]!)];
}

function addWall(mesh: Mesh, placement: Placement, slot: number): void {
  const { fit } = placement;
  const across: Vec3 = [Math.cos(fit.yaw), 0, -Math.sin(fit.yaw)];
  const corner: Vec3 = [fit.x - across[0] * FAR, fit.base - FAR, -fit.depth - across[2] * FAR];
  mesh.flat(corner, { u: [across[0] * 2 * FAR, 0, across[2] * 2 * FAR], v: [0, 2 * FAR, 0] }, slot);
}

/** The placed object with the floor or wall it throws its shadow on. */
export function objectScene(
  placement: Placement,
  anchor: Anchor,
  surroundings: { light: Environment; ground: Vec3 },
): Scene {
  const { fit } = placement;
  const mesh = new Mesh();
  mesh.append(placement.mesh, { at: [fit.x, fit.base, -fit.depth], yaw: fit.yaw, scale: fit.scale });
  const catcher: Material = { mean: surroundings.ground, roughness: 1, specular: 0, isCatcher: true };
  if (anchor === 'floor') {
    mesh.flat([-FAR, 0, FAR], { u: [2 * FAR, 0, 0], v: [0, 0, -2 * FAR] }, mesh.material(catcher));
  }
  if (anchor === 'wall') addWall(mesh, placement, mesh.material(catcher));
  return makeScene(mesh, { environment: surroundings.light, isEnvironmentLighting: true, panels: [] });
}

/** An object by itself, for drawings that need no light. */
export function plainScene(mesh: Mesh): Scene {
  const environment = makeEnvironment({ width: 1, height: 1 }, (_direction, out) => out.fill(1));
  return makeScene(mesh, { environment, isEnvironmentLighting: true, panels: [] });
}
