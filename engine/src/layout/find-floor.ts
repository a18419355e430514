import { angleTowards, horizonAt, vanishingPoints, type Camera } from '../room/camera/camera.ts';
import { distanceToMarked } from '../mask/distance.ts';
import type { Mask } from '../pixels.ts';
import { findFloorLine, type FloorEdge, type Point } from './floor-line.ts';
import { fitRoomFloor, type Evidence, type FloorTest } from './room-floor.ts';
import type { Surfaces } from './surfaces.ts';

export interface FloorRequest {
  readonly surfaces: Surfaces;
  /** Surface seen at each half-size pixel, -1 where none is. */
  readonly seen: Int16Array;
  readonly hole: Mask;
  readonly camera?: Camera | undefined;
}

/** Where the hole hides floor: null when the picture does not tell, or only one of wall and floor meets the hole. */
export function findFloor({ surfaces, seen, hole, camera }: FloorRequest): FloorTest | null {
  if (!surfaces.isFloor.includes(true) || !surfaces.isFloor.includes(false)) return null;
  const line = findFloorLine(floorEdgeOf({ surfaces, hole, camera }));
  const byLine: FloorTest | null = line && ((x, y) => y > line.rowAt(x));
  if (line?.isCertain || !camera) return byLine;
  return fitRoomFloor(evidenceOf(surfaces, seen, camera), camera) ?? byLine;
}

/** Floor is everything low; wall only what is recognised as such, since things stand before walls. */
function evidenceOf({ isLow, regions }: Surfaces, seen: Int16Array, camera: Camera): Evidence[] {
  const { width, height } = regions;
  const evidence: Evidence[] = [];
  const highest = Math.min(horizonAt(camera, 0), horizonAt(camera, width));
  for (let y = Math.max(0, Math.ceil(highest)); y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      if (y < horizonAt(camera, x)) continue;
      const region = regions.label[y * width + x]!;
      if (region < 0) continue;
      const isFloor = isLow[region]!;
      if (isFloor || seen[y * width + x]! >= 0) evidence.push({ x: x + 0.5, y: y + 0.5, isFloor });
    }
  }
  return evidence;
}

/** Pixels above a floor within which something must stand for its edge to count, and the columns beside the hole that are looked at. */
const GAP = 9;
const NEARBY = 70;
/** Sine of the angle. */
const MOST_TURN = 0.14;

/** Looks down each column near the hole for the first row of floor below a wall or a piece of furniture: things stand on the floor, so their feet show where it begins. */
function floorEdgeOf({ surfaces: { isLow, regions }, hole, camera }: Omit<FloorRequest, 'seen'>): FloorEdge {
  const { width, height } = hole;
  const away = distanceToMarked(hole);
  const points: Point[] = [];
  let left = width;
  let right = 0;
  for (let x = 0; x < width; x++) {
    let lastUpright = -100;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if (hole.data[i]! > 0) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
      }
      if (away[i]! > 3 * NEARBY || regions.label[i]! < 0) {
        lastUpright = -100;
        continue;
      }
      const isFloorHere = isLow[regions.label[i]!]!;
      if (!isFloorHere) lastUpright = y;
      else if (y - lastUpright < GAP) {
        points.push({ x: x + 0.5, y });
        break;
      } else break;
    }
  }
  return {
    points,
    left,
    right,
    runsAlongRoom: (point, slope) => !camera || runsAlongRoom(camera, point, slope),
  };
}

/** Whether a line in the picture runs towards one of the room's two vanishing points, within the accuracy of a camera guessed from a photo. */
function runsAlongRoom(camera: Camera, { x, y }: Point, slope: number): boolean {
  const length = Math.hypot(1, slope);
  const line = { x, y, dx: 1 / length, dy: slope / length };
  const { first, second } = vanishingPoints(camera);
  return [first, second].some((point) => angleTowards(line, point) < MOST_TURN);
}
