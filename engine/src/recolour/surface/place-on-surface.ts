import type { Camera } from '../../camera/estimate-camera.ts';
import { wallFacing, type WallDirections } from './wall-directions.ts';

/** Height of a camera in the hand, metres: gives pictures of rooms their scale. */
const EYE = 1.35;
/** Where nothing tells how far a wall is, metres. */
const USUAL_DISTANCE = 3.5;

/** A place on a surface in metres, and what a pixel covers there. */
export interface SurfacePlace {
  /** Across. */
  u: number;
  /** Along a floor, up a wall. */
  v: number;
  /** Width and depth (or height) of a pixel, metres. */
  wide: number;
  deep: number;
}

/** Writes the place that the middle of a pixel shows. */
export type PlaceOf = (x: number, y: number, out: SurfacePlace) => void;

/** The floor, along the room's own directions. */
export function floorPlaces(camera: Camera, highest: number): PlaceOf {
  const { focal, centre } = camera;
  // A horizon guessed too low would fold the floor's far end over.
  const horizon = Math.min(camera.horizon, highest - 0.03 * focal);
  const cos = Math.cos(camera.yaw);
  const sin = Math.sin(camera.yaw);
  return (x, y, out) => {
    const depth = (focal * EYE) / Math.max(0.02 * focal, y - horizon);
    const across = ((x - centre) / focal) * depth;
    out.u = across * cos - depth * sin;
    out.v = across * sin + depth * cos;
    out.wide = depth / focal;
    out.deep = (depth * depth) / (focal * EYE);
  };
}

/** How far what stands on the floor is, by the row of its foot. */
function distanceOf({ focal, horizon }: Camera, foot: number): number {
  const below = foot - horizon;
  return below > 0.1 * focal ? Math.max(1.5, Math.min(7, (focal * EYE) / below)) : USUAL_DISTANCE;
}

/** One or two walls of the room that meet in a corner; `foot` is the row where the region ends below. */
export function wallPlaces(camera: Camera, directions: WallDirections, foot: number): PlaceOf {
  const { focal, centre, horizon } = camera;
  const corner = Number.isFinite(directions.corner) ? directions.corner : centre;
  const distance = distanceOf(camera, foot);
  // Both walls have the corner's distance where they meet.
  const scales = directions.angles.map((angle) => distance * facing(camera, corner, angle));
  return (x, y, out) => {
    const side = x < directions.corner ? 0 : 1;
    const angle = directions.angles[side]!;
    const t = (x - centre) / focal;
    const own = facing(camera, x, angle);
    const isBehind = own * scales[side]! <= 0;
    const depth = isBehind ? 12 : Math.min(12, scales[side]! / own);
    out.u = depth * (t * Math.sin(angle) + Math.cos(angle));
    out.v = EYE + ((horizon - y) / focal) * depth;
    out.wide = (depth * depth) / (focal * Math.max(0.2, Math.abs(scales[side]!)));
    out.deep = depth / focal;
  };
}

function facing(camera: Camera, x: number, angle: number): number {
  const value = wallFacing(camera, x, angle) * Math.hypot(1, (x - camera.centre) / camera.focal);
  return Math.abs(value) < 0.08 ? 0.08 * Math.sign(value || 1) : value;
}

/** A thing standing on the floor, taken for a front that faces the camera. */
export function objectPlaces(camera: Camera, foot: number): PlaceOf {
  const metres = distanceOf(camera, foot) / camera.focal;
  return (x, y, out) => {
    out.u = (x - camera.centre) * metres;
    out.v = (camera.horizon - y) * metres;
    out.wide = metres;
    out.deep = metres;
  };
}
