import { axesOf, type CameraAxes, type Lens } from './camera.ts';

/** The floor seen from above: x to the right and z away from the viewer, in camera heights. */
export interface FloorPlane {
  readonly lens: Lens;
  readonly axes: CameraAxes;
}

export function floorPlaneOf(lens: Lens): FloorPlane {
  return { lens, axes: axesOf(lens) };
}

/** The same floor under a horizon that lies lower by a share of the focal length. */
export function lowered({ lens, axes }: FloorPlane, share: number): FloorPlane {
  return { lens: { ...lens, centreY: lens.centreY + share * lens.focal }, axes };
}

/** Place on the floor of a pixel, written to `out` as x, z. False, and nothing written, at and above the horizon. */
export function toFloor(
  { lens, axes: { right, up, ahead } }: FloorPlane,
  pixel: { x: number; y: number },
  out: Float64Array,
): boolean {
  const across = (pixel.x - lens.centreX) / lens.focal;
  const high = (lens.centreY - pixel.y) / lens.focal;
  const below = -(ahead[1] + right[1] * across + up[1] * high);
  if (below <= 1e-9) return false;
  out[0] = (ahead[0] + right[0] * across + up[0] * high) / below;
  out[1] = (ahead[2] + right[2] * across + up[2] * high) / below;
  return true;
}

/** Pixel of a place on the floor, written to `out` as x, y. False, and nothing written, for what lies behind the viewer. */
export function toPixel(
  { lens, axes: { right, up, ahead } }: FloorPlane,
  place: { x: number; z: number },
  out: Float64Array,
): boolean {
  const far = place.x * ahead[0] - ahead[1] + place.z * ahead[2];
  if (far <= 1e-9) return false;
  out[0] = lens.centreX + (lens.focal * (place.x * right[0] - right[1] + place.z * right[2])) / far;
  out[1] = lens.centreY - (lens.focal * (place.x * up[0] - up[1] + place.z * up[2])) / far;
  return true;
}
