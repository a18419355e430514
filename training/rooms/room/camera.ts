import type { Vec3 } from '../../../engine/src/models.ts';
import type { RoomPlan } from './plan.ts';

/** A pinhole camera: at a point, turned by yaw (0 looks along +z, positive to +x), pitch (positive up) and roll, radians; focal length in pixels. */
export interface Camera {
  readonly at: Vec3;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly focal: number;
}

interface Stand {
  readonly at: Vec3;
  readonly yaw: number;
}

/** How a picture is to be taken: degrees along its longer side, pitch (positive up) and roll in radians. */
export interface Pose {
  readonly view: number;
  readonly pitch: number;
  readonly roll: number;
}

/** The picture that a camera takes; with a pose it looks across the room so. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly pose?: Pose;
}

function focalOf({ width, height }: Frame, view: number): number {
  return Math.max(width, height) / 2 / Math.tan((view * Math.PI) / 360);
}

/** Stands at a wall or in a corner, at the height of a hand, and looks across the room. */
function posedCamera(plan: RoomPlan, frame: Frame, { view, pitch, roll }: Pose): Camera {
  const { at, yaw } = standAcross(plan);
  return {
    at: [at[0], plan.chance.between(1.2, 1.65), at[2]],
    yaw,
    pitch,
    roll,
    focal: focalOf(frame, view),
  };
}

/** Looks across the room from a wall or corner, or stands within a metre or so of a thing. */
export function chooseCamera(plan: RoomPlan, picture: Frame): Camera {
  if (picture.pose) return posedCamera(plan, picture, picture.pose);
  const c = plan.chance;
  const isClose = c.is(0.33) && plan.placed.length > 0;
  const { at, yaw } = isClose ? standClose(plan) : standAcross(plan);
  const eye = c.is(0.85) ? c.between(1.1, 1.7) : c.between(0.5, Math.min(2.3, plan.size.height - 0.2));
  const isTilted = c.is(isClose ? 0.6 : 0.35);
  const view = c.is(0.65) ? c.between(55, 85) : c.between(38, 108);
  const pitch = isTilted ? c.between(-0.35, 0.3) : c.between(-0.12, 0.06);
  return {
    at: [at[0], eye, at[2]],
    yaw,
    pitch: isClose ? pitch - c.between(0, 0.3) : pitch,
    roll: c.is(0.35) ? c.between(-0.087, 0.087) : 0,
    focal: focalOf(picture, view),
  };
}

const TRIES = 40;

function standAcross(plan: RoomPlan): Stand {
  const c = plan.chance;
  const { width, depth } = plan.size;
  let stand: Stand = { at: [0, 0, 0], yaw: 0 };
  for (let i = 0; i < TRIES; i++) {
    const isInside = c.is(0.2);
    const wall = c.whole(0, 3);
    const share = c.between(-1, 1);
    const side = plan.beforeWall(
      wall as 0 | 1 | 2 | 3,
      share * (plan.wallLength(wall as 0 | 1 | 2 | 3) / 2 - 0.15),
      0.15,
    );
    const [x, z] = isInside ? [c.between(-0.4, 0.4) * width, c.between(-0.4, 0.4) * depth] : [side.x, side.z];
    const [toX, toZ] = c.is(0.35)
      ? [plan.focus[0], plan.focus[2]]
      : [c.between(-0.25, 0.25) * width, c.between(-0.25, 0.25) * depth];
    stand = { at: [x, 0, z], yaw: Math.atan2(toX - x, toZ - z) + c.between(-0.2, 0.2) };
    if (plan.hasRoomAt(x, z, 0.15) && Math.hypot(toX - x, toZ - z) > 1) break;
  }
  return stand;
}

function standClose(plan: RoomPlan): Stand {
  const c = plan.chance;
  const { width, depth } = plan.size;
  let stand = standAcross(plan);
  for (let i = 0; i < TRIES; i++) {
    const thing = c.from(plan.placed);
    const [angle, far] = [
      c.between(0, 2 * Math.PI),
      Math.max(thing.model.width, thing.model.depth) / 2 + c.between(0.4, 1.1),
    ];
    const [x, z] = [thing.at[0] + Math.sin(angle) * far, thing.at[2] + Math.cos(angle) * far];
    if (Math.abs(x) > width / 2 - 0.1 || Math.abs(z) > depth / 2 - 0.1 || !plan.hasRoomAt(x, z, 0.1))
      continue;
    stand = { at: [x, 0, z], yaw: angle + Math.PI + c.between(-0.35, 0.35) };
    break;
  }
  return stand;
}
