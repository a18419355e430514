import type { Camera } from '../room/camera/camera.ts';
import { floorPlaneOf, toFloor } from '../room/camera/floor-plane.ts';

/** What a pixel below the horizon was recognised as. */
export interface Evidence {
  readonly x: number;
  readonly y: number;
  readonly isFloor: boolean;
}

/** Tells whether a pixel shows the floor (true) or a wall (false). */
export type FloorTest = (x: number, y: number) => boolean;

/** Distances along the floor are kept as `atan(distance / 3 camera heights)` in this many steps: fine near the camera, coarse far away. */
const STEPS = 1200;
/** The model must explain this share of the evidence. */
const LEAST_AGREEMENT = 0.86;
/** Where in an unseen stretch a border is put: 0 at the wall seen last, 1 at the floor seen first. */
const NEARER_FLOOR = 0.5;
/** Evidence of one kind alone says nothing about where floor and wall meet. */
const LEAST_OF_EACH = 40;

type Bounds = [uLow: number, uHigh: number, vLow: number, vHigh: number];

interface Fit {
  readonly bounds: Bounds;
  readonly agreement: number;
}

interface OnFloor {
  readonly u: Int32Array;
  readonly v: Int32Array;
  readonly isFloor: Uint8Array;
}

/**
 * The floor of a rectangular room turned like the camera says: seen from above it is a rectangle, so four numbers tell where all its borders with the walls run in the picture.
 * They are chosen to explain the evidence best, together with small corrections of the camera. Null when no rectangle does.
 */
export function fitRoomFloor(evidence: readonly Evidence[], camera: Camera): FloorTest | null {
  const floors = evidence.filter((item) => item.isFloor).length;
  if (floors < LEAST_OF_EACH || evidence.length - floors < LEAST_OF_EACH) return null;
  let best = { camera, fit: fitRectangle(project(evidence, camera)) };
  for (const step of [1, 0.5]) {
    const around = best.camera;
    for (const yaw of [-2, -1, 0, 1, 2]) {
      for (const rise of [-1, 0, 1]) {
        for (const zoom of [-1, 0, 1]) {
          const tried = {
            ...around,
            yaw: around.yaw + 0.03 * step * yaw,
            centreY: around.centreY + 0.02 * camera.focal * step * rise,
            focal: around.focal * (1 + 0.08 * step * zoom),
          };
          const fit = fitRectangle(project(evidence, tried));
          if (fit.agreement > best.fit.agreement + 0.0005) best = { camera: tried, fit };
        }
      }
    }
  }
  if (best.fit.agreement < LEAST_AGREEMENT) return null;
  const { bounds } = best.fit;
  const onFloor = floorPoints(best.camera);
  return (x, y) => {
    const at = onFloor(x, y);
    return at !== null && at.u >= bounds[0] && at.u <= bounds[1] && at.v >= bounds[2] && at.v <= bounds[3];
  };
}

interface FloorPoint {
  readonly u: number;
  readonly v: number;
}

/** Where the ray through a pixel meets the floor, along the room's two directions; null at and above the horizon. */
function floorPoints(camera: Camera): (x: number, y: number) => FloorPoint | null {
  const plane = floorPlaneOf(camera);
  const [cos, sin] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];
  const pixel = { x: 0, y: 0 };
  const place = new Float64Array(2);
  return (x, y) => {
    [pixel.x, pixel.y] = [x, y];
    if (!toFloor(plane, pixel, place) || place[1]! >= 2 * camera.focal) return null;
    const [across, depth] = [place[0]!, place[1]!];
    return { u: stepOf(across * cos - depth * sin), v: stepOf(across * sin + depth * cos) };
  };
}

function stepOf(distance: number): number {
  return Math.round((Math.atan(distance / 3) / Math.PI + 0.5) * STEPS);
}

function project(evidence: readonly Evidence[], camera: Camera): OnFloor {
  const u = new Int32Array(evidence.length);
  const v = new Int32Array(evidence.length);
  const isFloor = new Uint8Array(evidence.length);
  let n = 0;
  const onFloor = floorPoints(camera);
  for (const item of evidence) {
    const at = onFloor(item.x, item.y);
    if (!at) continue;
    u[n] = at.u;
    v[n] = at.v;
    isFloor[n++] = item.isFloor ? 1 : 0;
  }
  return { u: u.subarray(0, n), v: v.subarray(0, n), isFloor: isFloor.subarray(0, n) };
}

/** Moves one side after the other to where it separates floor from wall best. */
function fitRectangle(points: OnFloor): Fit {
  const bounds: Bounds = [0, STEPS, 0, STEPS];
  let right = 0;
  for (let round = 0; round < 3; round++) {
    for (let side = 0; side < 4; side++) right = moveSide(points, bounds, side as 0 | 1 | 2 | 3);
  }
  return { bounds, agreement: right / Math.max(1, points.u.length) };
}

/** Answers how many points are explained afterwards. */
function moveSide({ u, v, isFloor }: OnFloor, bounds: Bounds, side: 0 | 1 | 2 | 3): number {
  const axis = side < 2 ? u : v;
  const isUpper = side % 2 === 1;
  const others = bounds.map((bound, i) => (i === side ? (isUpper ? STEPS : 0) : bound));
  const gain = new Int32Array(STEPS + 2);
  let right = 0;
  for (let i = 0; i < axis.length; i++) {
    const isWithin = u[i]! >= others[0]! && u[i]! <= others[1]! && v[i]! >= others[2]! && v[i]! <= others[3]!;
    if (!isWithin) right += isFloor[i] === 1 ? 0 : 1;
    else {
      right += isFloor[i]!;
      // Excluding this point: a floor point is lost, a wall point won.
      gain[axis[i]!]! += isFloor[i] === 1 ? -1 : 1;
    }
  }
  let best = 0;
  let sum = 0;
  let first = isUpper ? STEPS : 0;
  let last = first;
  for (let k = 0; k <= STEPS; k++) {
    const step = isUpper ? STEPS - k : k;
    sum += gain[step]!;
    if (sum < best) continue;
    if (sum > best) first = step;
    best = sum;
    last = step;
  }
  const at = Math.round(first + NEARER_FLOOR * (last - first)) + (isUpper ? -1 : 1);
  bounds[side] = at;
  return right + best;
}
