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

/** A place of the picture in homogeneous coordinates: divided by the third, which is how far ahead of the viewer it lies, the first two are its pixel. */
export type Ahead = readonly [x: number, y: number, far: number];

/** What a place on the floor is in the picture; adds up as places do, but for the camera's own. */
export function aheadOf(
  { lens, axes: { right, up, ahead } }: FloorPlane,
  { x, z }: { x: number; z: number },
): Ahead {
  const far = x * ahead[0] - ahead[1] + z * ahead[2];
  return [
    lens.centreX * far + lens.focal * (x * right[0] - right[1] + z * right[2]),
    lens.centreY * far - lens.focal * (x * up[0] - up[1] + z * up[2]),
    far,
  ];
}

/** Pixel of a place on the floor, written to `out` as x, y. False, and nothing written, for what lies behind the viewer. */
export function toPixel(plane: FloorPlane, place: { x: number; z: number }, out: Float64Array): boolean {
  const [x, y, far] = aheadOf(plane, place);
  if (far <= 1e-9) return false;
  out[0] = x / far;
  out[1] = y / far;
  return true;
}
