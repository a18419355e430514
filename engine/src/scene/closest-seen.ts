import { closestHit, type Hit, type Ray } from './intersect.ts';
import type { Material } from './material.ts';
import type { Scene } from './scene.ts';

const OFFSET = 2e-4;
/** No thing has more walls than this in a row. */
const MOST_WALLS = 64;

/** Nearest triangle that the eye sees along a ray: bodies that only throw shadows are looked through. Fills `hit`; the ray stays as it was. */
export function closestSeen(scene: Scene, ray: Ray, hit: Hit): boolean {
  return lookThrough(scene, { ray, hit }, ({ isUnseen }) => isUnseen === true);
}

/** The same, but what throws shadows is looked through too, so that what takes them is found behind its edges. */
export function closestCatcher(scene: Scene, ray: Ray, hit: Hit): boolean {
  return lookThrough(scene, { ray, hit }, ({ isCatcher }) => isCatcher !== true);
}

function lookThrough(
  scene: Scene,
  { ray, hit }: { ray: Ray; hit: Hit },
  isClear: (material: Material) => boolean,
): boolean {
  const { mesh, bvh } = scene;
  const isAtClear = (): boolean => isClear(mesh.materials[mesh.triangleMaterials[hit[1]!]!]!);
  if (!closestHit(bvh, ray, hit)) return false;
  if (!isAtClear()) return true;
  const start = [ray[0]!, ray[1]!, ray[2]!] as const;
  const reach = ray[6]!;
  let travelled = 0;
  let isFound = true;
  for (let wall = 0; isFound && wall < MOST_WALLS && isAtClear(); wall++) {
    const step = hit[0]! + OFFSET;
    travelled += step;
    for (let k = 0; k < 3; k++) ray[k] = ray[k]! + ray[3 + k]! * step;
    ray[6] = reach - travelled;
    isFound = closestHit(bvh, ray, hit);
  }
  hit[0] = hit[0]! + travelled;
  ray.set(start);
  ray[6] = reach;
  return isFound && !isAtClear();
}
