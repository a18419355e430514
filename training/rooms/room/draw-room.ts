import type { Vec3 } from '../../../engine/src/models.ts';
import { Chance } from '../chance.ts';
import type { Pools } from '../models/pools.ts';
import { chooseCamera, type Camera, type Frame } from './camera.ts';
import { furnish } from './furnish.ts';
import { addOpenings } from './openings.ts';
import { RoomPlan, type Placed, type Window } from './plan.ts';
import { addShell } from './shell.ts';
import { addRug, addWallThings } from './wall-things.ts';

/** A furnished room with its light and the camera in it. Metres, the floor's middle at 0, 0, 0. */
export interface Room {
  readonly size: RoomPlan['size'];
  /** Floor, walls and ceiling. */
  readonly shell: readonly Placed[];
  readonly things: readonly Placed[];
  /** Those of the things that belong to the house: windows with their curtains, doors. */
  readonly openings: readonly Placed[];
  readonly windows: readonly Window[];
  /** Lamps under the ceiling that light the room. */
  readonly lamps: readonly Vec3[];
  readonly camera: Camera;
}

/** Draws a room by chance; the same seed and pools give the same room. */
export function drawRoom(seed: number, pools: Pools, picture: Frame): Room {
  const c = new Chance(seed);
  const height = c.is(0.85) ? c.between(2.3, 3) : c.between(3, 4.6);
  const plan = new RoomPlan(c, { width: c.between(2.4, 6.5), depth: c.between(2.6, 7), height });
  addOpenings(plan, pools);
  const openings = [...plan.placed];
  const shell = addShell(plan);
  furnish(plan, pools);
  if (c.is(0.5)) plan.placed.push(addRug(plan));
  addWallThings(plan, pools);
  const lampCount = Math.max(c.whole(0, 2), plan.windows.length === 0 ? 1 : 0);
  for (let i = 0; i < lampCount; i++) {
    plan.lamps.push([
      c.between(-0.35, 0.35) * plan.size.width,
      height - 0.15,
      c.between(-0.35, 0.35) * plan.size.depth,
    ]);
  }
  const camera = chooseCamera(plan, picture);
  const { size, windows, lamps } = plan;
  return { size, shell, things: plan.placed, openings, windows, lamps, camera };
}

/** The same room, seen by the same camera, before anything was moved in. */
export function emptied(room: Room): Room {
  return { ...room, things: room.openings };
}
