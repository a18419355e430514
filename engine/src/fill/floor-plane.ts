import type { Camera } from '../camera/estimate-camera.ts';

/** The floor seen from above: x to the right and z away from the viewer, in camera heights. */
export interface FloorPlane {
  readonly focal: number;
  readonly centre: number;
  readonly horizon: number;
}

export function floorPlaneOf(camera: Camera): FloorPlane {
  return { focal: camera.focal, centre: camera.centre, horizon: camera.horizon };
}

/** Place on the floor of a pixel below the horizon, written to `out` as x, z. */
export function toFloor(plane: FloorPlane, pixel: { x: number; y: number }, out: Float64Array): void {
  const below = pixel.y - plane.horizon;
  out[0] = (pixel.x - plane.centre) / below;
  out[1] = plane.focal / below;
}

/** Pixel of a place on the floor before the viewer (z above 0), written to `out` as x, y. */
export function toPixel(plane: FloorPlane, place: { x: number; z: number }, out: Float64Array): void {
  const below = plane.focal / place.z;
  out[0] = plane.centre + place.x * below;
  out[1] = plane.horizon + below;
}
