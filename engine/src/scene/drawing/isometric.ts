import type { ObjectLayers } from '../render.ts';
import { isBlocked, makeRay, type Ray } from '../intersect.ts';
import type { Scene } from '../scene.ts';
import { unit, type Vec3 } from '../vector.ts';
import { firstHits } from './first-hits.ts';
import { gatherPoints, POINTS } from './gather-points.ts';
import type { Sheet } from './line-drawing.ts';
import { outlines } from './outlines.ts';

/** Elevation at which the three axes are foreshortened alike. */
const ELEVATION = Math.atan(Math.SQRT1_2);
const SIN = Math.sin(ELEVATION);
const COS = Math.cos(ELEVATION);
const HALF = Math.SQRT1_2;
const AWAY: Vec3 = [-COS * HALF, -SIN, -COS * HALF];
const RIGHT: Vec3 = [HALF, 0, -HALF];
const UP: Vec3 = [-SIN * HALF, COS, -SIN * HALF];

/** Where a point appears: to the right and up, in metres. */
export function isometricPlace(x: number, y: number, z: number): readonly [right: number, up: number] {
  return [x * RIGHT[0] + z * RIGHT[2], x * UP[0] + y * UP[1] + z * UP[2]];
}

/** How the drawing lies on its sheet: pixels a metre, and the pixel of the origin. */
export interface IsometricView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const FAR = 40;

function aimIsometric(ray: Ray, view: IsometricView, at: { x: number; y: number }): void {
  const right = (at.x - view.x) / view.scale;
  const up = (view.y - at.y) / view.scale;
  for (let k = 0; k < 3; k++) {
    ray[k] = RIGHT[k]! * right + UP[k]! * up - AWAY[k]! * FAR;
    ray[3 + k] = AWAY[k]!;
  }
  ray[6] = 1e9;
}

/** Light of faces that look along each axis, from above, from the right (x) and from the left (z). */
const FACES = { x: 0.66, y: 1.16, z: 0.9, behind: 0.55 } as const;
const LINE_TONE = 0.28;
const SUN = unit([-0.55, 1, 0.18]);
const SHADED = 0.68;

function faceLight(normal: Float32Array, at: number): number {
  const x = normal[at]!;
  const y = normal[at + 1]!;
  const z = normal[at + 2]!;
  const side = (value: number, light: number): number => value * value * (value > 0 ? light : FACES.behind);
  return side(x, FACES.x) + side(y, FACES.y) + side(z, FACES.z);
}

/** The object drawn at equal angles, faces in three tones with dark outlines, and the shadow of a low sun on the floor (three equal floats a pixel). */
export function isometricDrawing(scene: Scene, view: IsometricView, sheet: Sheet): ObjectLayers {
  const eye = { scale: view.scale * POINTS, x: view.x * POINTS, y: view.y * POINTS };
  const size = { width: sheet.width * POINTS, height: sheet.height * POINTS };
  const hits = firstHits(scene, (ray, x, y) => aimIsometric(ray, eye, { x, y }), size);
  const ink = outlines(hits, { crease: 0.75, radius: (sheet.line * POINTS) / 2 });
  const ray = makeRay();
  const object = gatherPoints(
    hits,
    (point) => hits.slot[point]! >= 0,
    (point, out) => {
      for (let k = 0; k < 3; k++) ray[k] = hits.position[3 * point + k]! + hits.normal[3 * point + k]! * 2e-3;
      const shade = isShaded(scene, ray) ? SHADED : 1;
      const light = shade * faceLight(hits.normal, 3 * point) * (1 - (1 - LINE_TONE) * ink[point]!);
      for (let k = 0; k < 3; k++) out[k] = hits.albedo[3 * point + k]! * light;
    },
  );
  return { object, shadow: floorShadow(scene, view, sheet), reflection: null };
}

/** Whether something stands between a place (the ray's first three numbers) and the sun. */
function isShaded(scene: Scene, ray: Ray): boolean {
  for (let k = 0; k < 3; k++) ray[3 + k] = SUN[k]!;
  ray[6] = 1e9;
  return isBlocked(scene.bvh, ray);
}

function floorShadow(scene: Scene, view: IsometricView, sheet: Sheet): Float32Array {
  const { width, height } = sheet;
  const { positions } = scene.mesh;
  let floor = Infinity;
  for (let i = 1; i < positions.length; i += 3) floor = Math.min(floor, positions[i]!);
  const shadow = new Float32Array(width * height * 3).fill(1);
  const ray = makeRay();
  for (let i = 0; i < width * height; i++) {
    aimIsometric(ray, view, { x: (i % width) + 0.5, y: Math.floor(i / width) + 0.5 });
    const down = (floor - ray[1]!) / AWAY[1];
    for (let k = 0; k < 3; k++) ray[k] = ray[k]! + AWAY[k]! * down + SUN[k]! * 1e-3;
    if (isShaded(scene, ray)) shadow.fill(SHADED, 3 * i, 3 * i + 3);
  }
  return shadow;
}
