import type { Vec3 } from '../../scene/vector.ts';

/** How a pinhole camera sees, in pixels of its picture. The level frame of its directions: x to the right, y up, z ahead. */
export interface Lens {
  /** Focal length in pixels. */
  readonly focal: number;
  /** Column and row of the optical axis. */
  readonly centreX: number;
  readonly centreY: number;
  /** How far it looks down, radians. */
  readonly pitch: number;
  /** How far it is rolled, radians: the horizon falls to the right by the tangent. */
  readonly roll: number;
}

/** A camera in a room. */
export interface Camera extends Lens {
  /** How far the room is turned against the view, radians, 0 to pi/2: its two horizontal directions are (sin yaw, 0, cos yaw) and (-cos yaw, 0, sin yaw). */
  readonly yaw: number;
  /** How far this is to be believed, 0 to 1; 0 = the picture says nothing and these are the likeliest values. */
  readonly trust: number;
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A point of the picture plane as (x, y, w): pixel (x/w, y/w), or the direction (x, y) at infinity when w is 0. */
export interface VanishingPoint {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export interface VanishingPoints {
  /** Of the room's two horizontal directions, in the order of `Camera.yaw`. */
  readonly first: VanishingPoint;
  readonly second: VanishingPoint;
  /** Of the uprights. */
  readonly vertical: VanishingPoint;
}

/** The camera's own directions in the level frame. */
export interface CameraAxes {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly ahead: Vec3;
}

export function axesOf({ pitch, roll }: Pick<Lens, 'pitch' | 'roll'>): CameraAxes {
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
  const [level, steep] = [Math.cos(roll), Math.sin(roll)];
  return {
    right: [level, steep * cos, steep * sin],
    up: [-steep, level * cos, level * sin],
    ahead: [0, -sin, cos],
  };
}

/** Row of the horizon line at a column. */
export function horizonAt({ focal, centreX, centreY, pitch, roll }: Lens, x: number): number {
  return centreY - (focal * Math.tan(pitch)) / Math.cos(roll) + (x - centreX) * Math.tan(roll);
}

/** Column of a level camera at the same place in which the upright through a pixel would stand. */
export function levelColumn(lens: Lens, x: number, y: number): number {
  const [across, , away] = rayOf(lens, x, y);
  return lens.centreX + (lens.focal * across) / Math.max(away, 1e-6);
}

/** Unit direction in the level frame that a place in the picture looks along. */
export function rayOf(lens: Lens, x: number, y: number): Vec3 {
  const { right, up, ahead } = axesOf(lens);
  const across = (x - lens.centreX) / lens.focal;
  const high = (lens.centreY - y) / lens.focal;
  const length = Math.sqrt(across * across + high * high + 1);
  return [
    (ahead[0] + right[0] * across + up[0] * high) / length,
    (ahead[1] + right[1] * across + up[1] * high) / length,
    (ahead[2] + right[2] * across + up[2] * high) / length,
  ];
}

/** Direction in the level frame that a place in the picture looks along, as long as it takes to come one unit ahead of the camera. */
export function directionAt(lens: Lens, x: number, y: number): Vec3 {
  const { right, up, ahead } = axesOf(lens);
  const across = (x - lens.centreX) / lens.focal;
  const high = (lens.centreY - y) / lens.focal;
  return [
    ahead[0] + right[0] * across + up[0] * high,
    ahead[1] + right[1] * across + up[1] * high,
    ahead[2] + right[2] * across + up[2] * high,
  ];
}

/** Where lines along a direction of the level frame meet in the picture. */
export function vanishingPointOf(lens: Lens, [x, y, z]: Vec3): VanishingPoint {
  const { right, up, ahead } = axesOf(lens);
  const far = x * ahead[0] + y * ahead[1] + z * ahead[2];
  const across = x * right[0] + y * right[1] + z * right[2];
  const high = x * up[0] + y * up[1] + z * up[2];
  return {
    x: lens.centreX * far + lens.focal * across,
    y: lens.centreY * far - lens.focal * high,
    w: far,
  };
}

/** The place in the picture that shows a direction of the level frame; null for what lies beside or behind the camera. */
export function pixelOf(lens: Lens, direction: Vec3): Pixel | null {
  const { x, y, w } = vanishingPointOf(lens, direction);
  return w > 1e-9 * Math.hypot(...direction) ? { x: x / w, y: y / w } : null;
}

/** The room's horizontal directions in the level frame, in the order of `Camera.yaw`. */
export function roomDirections({ yaw }: Pick<Camera, 'yaw'>): readonly [Vec3, Vec3] {
  return [
    [Math.sin(yaw), 0, Math.cos(yaw)],
    [-Math.cos(yaw), 0, Math.sin(yaw)],
  ];
}

/** Where the lines of the room's three directions meet. */
export function vanishingPoints(camera: Camera): VanishingPoints {
  const [first, second] = roomDirections(camera);
  return {
    first: vanishingPointOf(camera, first),
    second: vanishingPointOf(camera, second),
    vertical: vanishingPointOf(camera, [0, 1, 0]),
  };
}

/** Sine of the angle between a line through (x, y) with unit direction (dx, dy) and the way from there to a vanishing point. */
export function angleTowards(
  { x, y, dx, dy }: Pixel & { readonly dx: number; readonly dy: number },
  point: VanishingPoint,
): number {
  const across = point.x - x * point.w;
  const down = point.y - y * point.w;
  return Math.abs(dx * down - dy * across) / (Math.hypot(across, down) || 1);
}

/** The same camera in pixels of a part of the picture: `left`, `top` is the part's corner in the picture, `scale` = part pixels per picture pixel. */
export function cameraOfPart(camera: Camera, part: { left: number; top: number; scale: number }): Camera {
  const { left, top, scale } = part;
  return {
    ...camera,
    focal: camera.focal * scale,
    centreX: (camera.centreX - left) * scale,
    centreY: (camera.centreY - top) * scale,
  };
}
