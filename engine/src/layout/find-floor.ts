import { angleTowards, vanishingPoints, type Camera } from '../room/camera/camera.ts';
import type { SideEvidence } from '../room/layout/evidence.ts';
import { refitLayout } from '../room/layout/fit-layout.ts';
import { sideAt, SIDES } from '../room/layout/layout.ts';
import type { RoomPart } from '../room/room-part.ts';
import type { Behind } from '../room/network/look-behind.ts';
import { floorShareBehind } from '../room/see-behind.ts';
import { distanceToMarked } from '../mask/distance.ts';
import { islandsOf } from '../mask/islands.ts';
import type { Mask } from '../pixels.ts';
import { agreementOf, askWithin, likeliestFloor, type FloorTest } from './likely-floor.ts';
import { findFloorLine, type FloorEdge, type FloorLine, type Point } from './floor-line.ts';
import type { Surfaces } from './surfaces.ts';

export interface FloorRequest {
  readonly surfaces: Surfaces;
  /** Surface seen at each half-size pixel, -1 where none is. */
  readonly seen: Int16Array;
  readonly hole: Mask;
  /** In half-size pixels. */
  readonly room: RoomPart;
  readonly behind: Behind;
}

/** The box must explain this share of what is seen around the hole. */
const LEAST_AGREEMENT = 0.8;

/** Where the hole hides floor, island by island. */
export function findFloor(request: FloorRequest): FloorTest {
  const { hole } = request;
  const islands = islandsOf({ width: hole.width, isOpen: hole.data.map((value) => (value > 0 ? 1 : 0)) });
  const tests = islands.map((cells) => findIslandFloor({ ...request, hole: maskOf(cells, hole) }));
  if (tests.length < 2) return tests[0] ?? (() => 0);
  const islandAt = nearestIsland(islands, hole);
  const { width, height } = hole;
  return (x, y) => {
    const [column, row] = [Math.min(width - 1, Math.floor(x)), Math.min(height - 1, Math.floor(y))];
    return tests[islandAt[row * width + column]!]?.(x, y) ?? 0;
  };
}

/** By how much what is likely behind the hole may agree less with the floor's end as both sides show it, or as it is guessed from one side or the room's box, than with the likeliest end. */
const SLACK = { certain: 0.25, guessed: 0.06 };

function findIslandFloor(request: FloorRequest): FloorTest {
  const edge = floorEdgeOf(request);
  const found = findFloorLine(edge);
  const line = found && isSupported(found, edge, request) ? found : null;
  const byLine: FloorTest | null = line && ((x, y) => (y > line.rowAt(x) ? 1 : 0));
  const places = askWithin(request.hole, (x, y) => floorShareBehind(request.behind, request.room, { x, y }));
  const likeliest = likeliestFloor(places, request.room.layout.camera);
  const isLikely = (test: FloorTest | null, by: number): test is FloorTest =>
    test !== null && agreementOf(places, test) + by > likeliest.agreement;
  if (line?.isCertain && isLikely(byLine, SLACK.certain)) return byLine;
  const byBox = boxFloor(request);
  return [byBox, byLine].find((test) => isLikely(test, SLACK.guessed)) ?? likeliest.test;
}

function boxFloor(request: FloorRequest): FloorTest | null {
  const box = refitLayout(request.room.layout, evidenceNear(request), request.surfaces.regions);
  return box.trust >= LEAST_AGREEMENT ? (x, y) => (sideAt(box, x, y) === FLOOR ? 1 : 0) : null;
}

function maskOf(cells: Int32Array, { width, height }: Mask): Mask {
  const data = new Uint8Array(width * height);
  for (const cell of cells) data[cell] = 255;
  return { width, height, data };
}

/** The number of the island that is nearest to each pixel, steps counted across and down. */
function nearestIsland(islands: readonly Int32Array[], { width, height }: Mask): Int16Array {
  const near = new Int16Array(width * height).fill(-1);
  islands.forEach((cells, island) => cells.forEach((cell) => (near[cell] = island)));
  const queue = islands.flatMap((cells) => [...cells]);
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!;
    const x = at % width;
    for (const beside of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (near[beside] !== -1) continue;
      near[beside] = near[at]!;
      queue.push(beside);
    }
  }
  return near;
}

/** Rows above and below a line in which wall and floor are looked for: not at once, there is skirting. */
const BAND = { from: 2, to: 8 };
/** So many of the columns that tell must be as the line has it. */
const LEAST_SUPPORT = 0.8;

/** Whether walls and floors are seen where a line has them, in the columns of the hole: the picture may show the floor's edge above what is removed. */
function isSupported(line: FloorLine, { left, right }: FloorEdge, { surfaces }: FloorRequest): boolean {
  let [agreed, all] = [0, 0];
  for (let x = left; x < right; x += 2) {
    const foot = Math.round(line.rowAt(x));
    const low = (from: number): number => lowShare(surfaces, x, { from, to: from + BAND.to - BAND.from });
    const [above, below] = [low(foot - BAND.to), low(foot + BAND.from)];
    if (Number.isNaN(above) && Number.isNaN(below)) continue;
    all++;
    if (!(above > 0.5) && !(below < 0.5)) agreed++;
  }
  return agreed >= LEAST_SUPPORT * all;
}

/** How much of what is seen of walls and floors in a piece of a column is floor; NaN where none is seen. */
function lowShare(
  { isLow, isThing, regions: { width, height, label } }: Surfaces,
  x: number,
  rows: { from: number; to: number },
): number {
  let [low, all] = [0, 0];
  for (let y = Math.max(0, rows.from); y < Math.min(height, rows.to); y++) {
    const region = label[y * width + x]!;
    if (region < 0 || isThing[region]) continue;
    all++;
    if (isLow[region]) low++;
  }
  return low / all;
}

const FLOOR = SIDES.indexOf('floor');
/** Pixels between those that are asked. */
const STEP = 4;
/** Logarithm of how unlikely a wall is seen where floor was recognised, and the other way round. */
const WRONG = -2.5;
/** What lies farther from the hole than this share of the picture counts half. */
const NEAR = 0.25;

/** Floor and wall as recognised around the hole: walls only where they are seen themselves, since things stand before them. */
function evidenceNear({ surfaces: { isLow, isThing, regions }, seen, hole }: FloorRequest): SideEvidence {
  const { width, height } = regions;
  const away = distanceToMarked(hole);
  const reach = 3 * NEAR * Math.max(width, height);
  const x: number[] = [];
  const y: number[] = [];
  const score: number[] = [];
  for (let row = STEP / 2; row < height; row += STEP) {
    for (let column = STEP / 2; column < width; column += STEP) {
      const i = row * width + column;
      const region = regions.label[i]!;
      if (region < 0 || isThing[region]) continue;
      const isFloor = isLow[region]!;
      if (!isFloor && seen[i]! < 0) continue;
      const weight = away[i]! < reach ? 1 : 0.5;
      x.push((column + 0.5) / width);
      y.push((row + 0.5) / height);
      score.push(...SIDES.map((side) => ((side === 'floor') === isFloor ? 0 : weight * WRONG)));
    }
  }
  return {
    count: x.length,
    x: Float32Array.from(x),
    y: Float32Array.from(y),
    score: Float32Array.from(score),
  };
}

/** Pixels above a floor within which something must stand for its edge to count, and the columns beside the hole that are looked at. */
const GAP = 9;
const NEARBY = 70;
/** Sine of the angle. */
const MOST_TURN = 0.14;

/** Looks down each column near the hole for the first row of floor below a wall or a piece of furniture: things stand on the floor, so their feet show where it begins. */
function floorEdgeOf({ surfaces: { isLow, regions }, hole, room }: FloorRequest): FloorEdge {
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
    runsAlongRoom: (point, slope) => runsAlongRoom(room.layout.camera, point, slope),
  };
}

/** Whether a line in the picture runs towards one of the room's two vanishing points, within the accuracy of a camera guessed from a photo. */
function runsAlongRoom(camera: Camera, { x, y }: Point, slope: number): boolean {
  const length = Math.hypot(1, slope);
  const line = { x, y, dx: 1 / length, dy: slope / length };
  const { first, second } = vanishingPoints(camera);
  return [first, second].some((point) => angleTowards(line, point) < MOST_TURN);
}
