import { pixelOf, rayOf, type Camera, type Pixel } from '../room/camera/camera.ts';
import { directionsOfSides, SIDES } from '../room/layout/layout.ts';
import type { Vec3 } from '../scene/vector.ts';

/** What holds a thing: the floor (or a table on it), a wall, the ceiling. */
export type Support = 'floor' | 'wall' | 'ceiling';

/** Where and how a thing stands in a photo, in measures that hold for the photo at any size; what a person sets by dragging, and what is drawn. */
export interface Arrangement {
  /**
   * Where the thing's own origin is seen, as shares of the photo's width and height: the middle of its foot on the floor or on what it stands on,
   * its middle on a wall, its hook at the ceiling. May lie outside 0-1 when the thing is cut by the photo's edge.
   */
  readonly x: number;
  readonly y: number;
  /** Metres above the floor of what it stands on: 0 for the floor itself; of what hangs the height of its hook, 0 = at the ceiling. */
  readonly lift: number;
  /** Degrees, clockwise seen from above: at 0 its front faces the camera. What hangs on a wall lies flat on the one that faces most nearly that way. */
  readonly turn: number;
  /** Times the model's own size. */
  readonly scale: number;
  /** Which of the forms there are of it, from 0. */
  readonly variant: number;
  /** Which of the sizes that the form comes in, from 0; absent = the one that suits what is marked. */
  readonly size?: number;
}

/** What of a room decides where a thing stands, as plain numbers. */
export interface Setting {
  /** Size of the picture that the camera sees, pixels. */
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  /** Metres from the floor up to the camera. */
  readonly cameraHeight: number;
  /** From the camera to the sides of the room, in camera heights, in the order of `SIDES`. */
  readonly distance: readonly number[];
}

/** A thing in metres: x to the right of the camera, `base` above the floor, `depth` ahead along the floor; `yaw` in radians turns it to the left. */
export interface Standing {
  readonly x: number;
  readonly base: number;
  readonly depth: number;
  readonly yaw: number;
  readonly scale: number;
}

/** Nothing is put farther away than this, metres. */
const FARTHEST = 12;
const NEAREST = 0.3;

/** Where an arrangement puts a thing. */
export function standingOf(setting: Setting, support: Support, arrangement: Arrangement): Standing {
  const ray = rayOf(setting.camera, arrangement.x * setting.width, arrangement.y * setting.height);
  const { scale } = arrangement;
  if (support === 'wall') return { ...onWall(setting, ray, arrangement.turn), scale };
  const isAtCeiling = support === 'ceiling' && arrangement.lift === 0;
  const plane = isAtCeiling ? ceilingAbove(setting) : arrangement.lift - setting.cameraHeight;
  const [x, depth] = onLevel(ray, plane);
  return { x, base: plane + setting.cameraHeight, depth, yaw: (-arrangement.turn * Math.PI) / 180, scale };
}

/** Metres from the camera up to the ceiling. */
function ceilingAbove({ distance, cameraHeight }: Setting): number {
  return distance[SIDES.indexOf('ceiling')]! * cameraHeight;
}

/** Where a ray meets the level plane so many metres above the camera (below: negative): metres to the right and ahead. */
function onLevel([x, y, z]: Vec3, above: number): readonly [number, number] {
  const far = above * y > 0 ? above / y : FARTHEST / Math.max(Math.hypot(x, z), 1e-6);
  const depth = Math.max(NEAREST, Math.min(FARTHEST, far * z));
  return [(x / Math.max(z, 1e-6)) * depth, depth];
}

/** Of the walls that a ray meets the one whose things face the way asked for, and where it meets it. Things hang flat on it. */
function onWall(setting: Setting, ray: Vec3, turn: number): Omit<Standing, 'scale'> {
  const { distance, cameraHeight } = setting;
  const towards = directionsOfSides(setting.camera);
  let best = { far: 4, yaw: 0, misfit: Infinity };
  for (const [side, name] of SIDES.entries()) {
    if (name === 'floor' || name === 'ceiling') continue;
    const to = towards[side]!;
    const facing = ray[0] * to[0] + ray[2] * to[2];
    if (facing <= 0.05) continue;
    const yaw = Math.atan2(-to[0], to[2]);
    const misfit = 1 - Math.cos(yaw + (turn * Math.PI) / 180);
    if (misfit < best.misfit) best = { far: (distance[side]! * cameraHeight) / facing, yaw, misfit };
  }
  const { far, yaw } = best;
  return { x: ray[0] * far, base: ray[1] * far + cameraHeight, depth: Math.max(NEAREST, ray[2] * far), yaw };
}

/** Degrees that something is turned on the wall that is seen at a place of the photo (shares of its width and height). */
export function turnOfWallAt(setting: Setting, { x, y }: { readonly x: number; readonly y: number }): number {
  const { camera, distance } = setting;
  const ray = rayOf(camera, x * setting.width, y * setting.height);
  const towards = directionsOfSides(camera);
  let best = { far: Infinity, turn: 0 };
  for (const [side, name] of SIDES.entries()) {
    const to = towards[side]!;
    const facing = ray[0] * to[0] + ray[2] * to[2];
    if (name === 'floor' || name === 'ceiling' || facing <= 0.05) continue;
    const far = distance[side]! / facing;
    if (far < best.far) best = { far, turn: (-Math.atan2(-to[0], to[2]) * 180) / Math.PI };
  }
  return best.turn;
}

/** The arrangement at which a thing stands where it does: what `standingOf` undoes. Null for what lies behind the camera. */
export function arrangementAt(
  setting: Setting,
  standing: Standing,
  more: Pick<Arrangement, 'lift' | 'variant'>,
): Arrangement | null {
  const place = pixelIn(setting, [standing.x, standing.base, standing.depth]);
  if (!place) return null;
  return {
    x: place.x / setting.width,
    y: place.y / setting.height,
    lift: more.lift,
    turn: (-standing.yaw * 180) / Math.PI,
    scale: standing.scale,
    variant: more.variant,
  };
}

/** The pixel that shows a point of the room: metres to the right, above the floor, ahead. Null for what lies beside or behind the camera. */
export function pixelIn({ camera, cameraHeight }: Setting, [x, up, ahead]: Vec3): Pixel | null {
  return pixelOf(camera, [x, up - cameraHeight, ahead]);
}
