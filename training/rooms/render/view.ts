import { cross, unit, type Vec3 } from '../../../engine/src/models.ts';
import type { Camera } from '../room/camera.ts';

/** A camera as axes: right, up and ahead; pixel (x, y) looks along ahead + right (x - width/2) / focal - up (y - height/2) / focal. */
export interface View {
  readonly at: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly ahead: Vec3;
  readonly focal: number;
  readonly width: number;
  readonly height: number;
}

function combine(a: Vec3, b: Vec3, [s, t]: readonly [number, number]): Vec3 {
  return [a[0] * s + b[0] * t, a[1] * s + b[1] * t, a[2] * s + b[2] * t];
}

/** The camera's view on a grid of `factor` samples a pixel each way. */
export function viewOf(
  camera: Camera,
  picture: { readonly width: number; readonly height: number },
  factor: number,
): View {
  const { at, yaw, pitch, roll, focal } = camera;
  const ahead: Vec3 = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
  const level = unit(cross(ahead, [0, 1, 0]));
  const steep = cross(level, ahead);
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  return {
    at,
    right: combine(level, steep, [cos, sin]),
    up: combine(steep, level, [cos, -sin]),
    ahead,
    focal: focal * factor,
    width: picture.width * factor,
    height: picture.height * factor,
  };
}

/** A square view straight along an axis, as from a window or a lamp; it sees 72 degrees to each side. */
export function squareView(at: Vec3, ahead: Vec3, side: number): View {
  const right = unit(cross(ahead, Math.abs(ahead[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  return { at, right, up: cross(right, ahead), ahead, focal: side / 2 / 3.2, width: side, height: side };
}

/** Height of the horizon in the middle column, as a share of the picture from the top; it falls to the right by the tangent of the roll. */
export function horizonOf({ focal, pitch, roll }: Camera, height: number): number {
  return 0.5 + (focal * Math.tan(pitch)) / Math.cos(roll) / height;
}
