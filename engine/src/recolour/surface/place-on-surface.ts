import {
  axesOf,
  horizonAt,
  levelColumn,
  type Camera,
  type Lens,
  type Pixel,
} from '../../room/camera/camera.ts';
import { floorPlaneOf, toFloor } from '../../room/camera/floor-plane.ts';
import { wallFacing, type WallDirections } from './wall-directions.ts';

/** Height of a camera in the hand, metres: gives pictures of rooms their scale. */
const EYE = 1.35;
/** Where nothing tells how far a wall is, metres. */
const USUAL_DISTANCE = 3.5;
/** The floor is laid no farther away than where it lies this much (of a focal length) under the horizon. */
const SHALLOWEST = 0.02;

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

/** Directions that pixels look along in the level frame, as long as one step along the optical axis. */
function raysOf(lens: Lens): (x: number, y: number, out: Float64Array) => void {
  const { right, up, ahead } = axesOf(lens);
  return (x, y, out) => {
    const across = (x - lens.centreX) / lens.focal;
    const high = (lens.centreY - y) / lens.focal;
    for (let k = 0; k < 3; k++) out[k] = ahead[k]! + right[k]! * across + up[k]! * high;
  };
}

/** The floor, along the room's own directions; `highest` is the row where it ends above. */
export function floorPlaces(camera: Camera, highest: number): PlaceOf {
  const { focal } = camera;
  // A horizon guessed too low would fold the floor's far end over.
  const excess = Math.max(0, horizonAt(camera, camera.centreX) - (highest - 0.03 * focal));
  const rayAt = raysOf({ ...camera, centreY: camera.centreY - excess });
  const ray = new Float64Array(3);
  const cos = Math.cos(camera.yaw);
  const sin = Math.sin(camera.yaw);
  return (x, y, out) => {
    rayAt(x, y, ray);
    const away = EYE / Math.max(SHALLOWEST, -ray[1]!);
    const [across, depth] = [ray[0]! * away, ray[2]! * away];
    out.u = across * cos - depth * sin;
    out.v = across * sin + depth * cos;
    out.wide = away / focal;
    out.deep = (away * away) / (focal * EYE);
  };
}

/** How far ahead what stands on the floor is, by its foot. */
function distanceOf(camera: Camera, foot: Pixel): number {
  const place = new Float64Array(2);
  const isSeen = toFloor(floorPlaneOf(camera), foot, place) && place[1]! < 10;
  return isSeen ? Math.max(1.5, Math.min(7, EYE * place[1]!)) : USUAL_DISTANCE;
}

/** One or two walls of the room that meet in a corner (a column of the level view); `foot` is where the region ends below. */
export function wallPlaces(camera: Camera, directions: WallDirections, foot: Pixel): PlaceOf {
  const { focal, centreX } = camera;
  const corner = Number.isFinite(directions.corner) ? directions.corner : centreX;
  const distance = distanceOf(camera, foot);
  const rayAt = raysOf(camera);
  const ray = new Float64Array(3);
  // Both walls have the corner's distance where they meet.
  const scales = directions.angles.map((angle) => distance * cornerFacing(camera, corner, angle));
  return (x, y, out) => {
    const side = levelColumn(camera, x, y) < directions.corner ? 0 : 1;
    const angle = directions.angles[side]!;
    rayAt(x, y, ray);
    const own = notEdgeOn(ray[0]! * Math.cos(angle) - ray[2]! * Math.sin(angle));
    const isBehind = own * scales[side]! <= 0;
    const depth = isBehind ? 12 : Math.min(12, scales[side]! / own);
    out.u = depth * (ray[0]! * Math.sin(angle) + ray[2]! * Math.cos(angle));
    out.v = EYE + ray[1]! * depth;
    out.wide = (depth * depth) / (focal * Math.max(0.2, Math.abs(scales[side]!)));
    out.deep = depth / focal;
  };
}

function cornerFacing(camera: Camera, corner: number, angle: number): number {
  return notEdgeOn(
    wallFacing(camera, corner, angle) * Math.hypot(1, (corner - camera.centreX) / camera.focal),
  );
}

function notEdgeOn(facing: number): number {
  return Math.abs(facing) < 0.08 ? 0.08 * Math.sign(facing || 1) : facing;
}

/** A thing standing on the floor, taken for a front that faces the camera. */
export function objectPlaces(camera: Camera, foot: Pixel): PlaceOf {
  const distance = distanceOf(camera, foot);
  const metres = distance / camera.focal;
  const rayAt = raysOf(camera);
  const ray = new Float64Array(3);
  return (x, y, out) => {
    rayAt(x, y, ray);
    const away = distance / Math.max(0.2, ray[2]!);
    out.u = ray[0]! * away;
    out.v = ray[1]! * away;
    out.wide = metres;
    out.deep = metres;
  };
}
