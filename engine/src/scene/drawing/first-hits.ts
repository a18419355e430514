import { closestHit, makeHit, makeRay } from '../intersect.ts';
import type { Scene } from '../scene.ts';
import type { Aim } from '../light-pass.ts';
import { makeSurface, readSurface } from '../surface.ts';

/** What is seen through every point of a picture: one entry a point, three for vectors and colours. */
export interface Hits {
  readonly width: number;
  readonly height: number;
  /** Material number of the surface, -1 where only a catcher or nothing is met. */
  readonly slot: Int16Array;
  readonly normal: Float32Array;
  readonly position: Float32Array;
  readonly distance: Float32Array;
  /** The surface's own colour, linear. */
  readonly albedo: Float32Array;
}

/** Looks once through the middle of every point. */
export function firstHits(scene: Scene, aimAt: Aim, size: { width: number; height: number }): Hits {
  const { width, height } = size;
  const count = width * height;
  const hits: Hits = {
    width,
    height,
    slot: new Int16Array(count).fill(-1),
    normal: new Float32Array(count * 3),
    position: new Float32Array(count * 3),
    distance: new Float32Array(count),
    albedo: new Float32Array(count * 3),
  };
  const ray = makeRay();
  const hit = makeHit();
  const surface = makeSurface();
  const colour = new Float64Array(3);
  for (let i = 0; i < count; i++) {
    aimAt(ray, (i % width) + 0.5, Math.floor(i / width) + 0.5);
    if (!closestHit(scene.bvh, ray, hit)) continue;
    readSurface(scene, { ray, hit }, surface);
    const { material } = surface;
    if (material.isCatcher) continue;
    hits.slot[i] = surface.slot;
    hits.distance[i] = surface.distance;
    hits.normal.set(surface.normal, 3 * i);
    hits.position.set(surface.position, 3 * i);
    if (material.emission) colour.set(material.emission.map((value) => Math.min(0.95, value)));
    else if (material.albedo) material.albedo(surface.point, colour);
    else colour.set(material.mean);
    hits.albedo.set(colour, 3 * i);
  }
  return hits;
}
