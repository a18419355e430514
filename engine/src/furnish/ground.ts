import { cornersOf, pointOn, type Point, type Stand } from '../furniture/sets/footprint.ts';
import { pixelIn, type Setting, type Standing } from '../put/arrangement.ts';
import { directionsOfSides, SIDES, type Side } from '../room/layout/layout.ts';

/** The walls that furniture may stand at: what is behind the camera is not seen. */
export const WALLS = ['back wall', 'left wall', 'right wall'] as const satisfies readonly Side[];
export type Wall = (typeof WALLS)[number];

/** A door, window or fireplace in metres: along its wall to the right as one faces it, from the point nearest to the camera; above the floor. */
export interface WallOpening {
  readonly kind: 'door' | 'window' | 'fireplace';
  readonly wall: Wall;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Something that stands there already: its outline on the floor in the camera's frame, metres to the right and ahead. */
export interface Obstacle {
  readonly outline: readonly (readonly [x: number, ahead: number])[];
}

/**
 * A room's floor in metres, in a frame of the room's own: the origin below the camera, x along the back wall to the right, z from the back wall towards the
 * camera. A thing turned by 0 looks away from the back wall.
 */
export interface Ground {
  readonly setting: Setting;
  /** What turns the room's frame into the camera's, radians. */
  readonly turn: number;
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly behind: number;
  readonly ceiling: number;
  readonly openings: readonly WallOpening[];
  readonly obstacles: readonly (readonly Point[])[];
  /** Whether a place of the photo (shares of its size) shows floor. */
  readonly isFloor: (x: number, y: number) => boolean;
}

export interface GroundRequest {
  readonly setting: Setting;
  readonly openings: readonly WallOpening[];
  readonly obstacles: readonly Obstacle[];
  readonly isFloor?: (x: number, y: number) => boolean;
}

export function groundOf({ setting, openings, obstacles, isFloor = () => true }: GroundRequest): Ground {
  const { camera, cameraHeight, distance } = setting;
  const [x, , ahead] = directionsOfSides(camera)[SIDES.indexOf('back wall')]!;
  const turn = Math.atan2(-x, ahead);
  const far = (side: Side): number => distance[SIDES.indexOf(side)]! * cameraHeight;
  const undone = { x: 0, z: 0, yaw: -turn };
  return {
    setting,
    turn,
    left: -far('left wall'),
    right: far('right wall'),
    back: -far('back wall'),
    behind: far('wall behind'),
    ceiling: far('ceiling') + cameraHeight,
    openings,
    obstacles: obstacles.map(({ outline }) =>
      outline.map(([right, depth]) => pointOn(undone, [right, -depth])),
    ),
    isFloor,
  };
}

/** Where something stands as the camera sees it; `base` metres above the floor. */
export function standingIn(ground: Ground, stand: Stand, base = 0): Standing {
  const [x, z] = pointOn({ x: 0, z: 0, yaw: ground.turn }, [stand.x, stand.z]);
  return { x, base, depth: -z, yaw: stand.yaw + ground.turn, scale: 1 };
}

/** The place of the photo that shows a point so high above the floor, as shares of its size; null for what lies behind the camera. */
export function seenAt(
  ground: Ground,
  [x, z]: Point,
  up = 0,
): { readonly x: number; readonly y: number } | null {
  const { x: right, depth } = standingIn(ground, { x, z, yaw: 0 });
  if (depth < 0.3) return null;
  const pixel = pixelIn(ground.setting, [right, up, depth]);
  return pixel && { x: pixel.x / ground.setting.width, y: pixel.y / ground.setting.height };
}

/** A stand at a wall: `along` metres to the right as one faces it, back to it, `off` metres before it. */
export function atWall(
  ground: Ground,
  wall: Wall,
  { along, off }: { readonly along: number; readonly off: number },
): Stand {
  if (wall === 'back wall') return { x: along, z: ground.back + off, yaw: 0 };
  if (wall === 'left wall') return { x: ground.left + off, z: -along, yaw: Math.PI / 2 };
  return { x: ground.right - off, z: along, yaw: -Math.PI / 2 };
}

/** How far a wall reaches, metres along it. */
export function reachOf(ground: Ground, wall: Wall): readonly [from: number, to: number] {
  const { left, right, back, behind } = ground;
  if (wall === 'back wall') return [left, right];
  return wall === 'left wall' ? [-behind, -back] : [back, behind];
}

/** The floor before a part of a wall. */
export function beforeWall(
  ground: Ground,
  wall: Wall,
  part: { readonly from: number; readonly to: number; readonly deep: number },
): Point[] {
  const { from, to, deep } = part;
  return cornersOf(
    { left: 0, right: to - from, back: 0, front: deep },
    atWall(ground, wall, { along: from, off: 0 }),
  );
}
