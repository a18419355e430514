import { expect, test } from 'vitest';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { partOfRoom } from '../room/room-part.ts';
import { behindOf } from '../room/testing/behind-of.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { findFloor } from './find-floor.ts';

const WIDTH = 80;
const HEIGHT = 60;
const HORIZON = 10;
const FOCAL = 60;
/** Foot of the back wall, and of the walls left and right of it, which run towards the middle of the horizon. */
const FOOT = 30;
const footAt = (x: number): number => FOOT + Math.max(0, 20 - x, x - 60);

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the floor is, behind holes in an otherwise empty room of three walls. */
function floorBehind(...areas: Area[]) {
  return floorWhere(() => 0.5, ...areas);
}

/** The same where something is known of what is likely behind the holes. */
function floorWhere(isFloorLikely: (x: number, y: number) => number, ...areas: Area[]) {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (const { left, top, right, bottom } of areas)
    for (let y = top; y < bottom; y++) data.fill(255, y * WIDTH + left, y * WIDTH + right);
  const kinds = Int32Array.from(data, (marked, i) => {
    if (marked > 0) return -1;
    return Math.floor(i / WIDTH) >= footAt(i % WIDTH) ? 1 : 0;
  });
  const camera = levelCamera({ focal: FOCAL, horizon: HORIZON, yaw: 0, centre: WIDTH / 2 });
  const size = { width: WIDTH, height: HEIGHT };
  const back = FOCAL / (FOOT - HORIZON);
  const room = clearRoom(
    { ...size, data: new Uint8Array(4 * data.length) },
    { camera, distance: [1, 3, back, 1, 1, 9], thingAt: () => null },
  );
  return findFloor({
    surfaces: {
      regions: { ...size, count: 2, label: kinds },
      surfaceOf: Int32Array.of(0, 1),
      isLow: [false, true],
      isThing: [false, false],
      isFloor: [false, true],
      isThin: [false, false],
    },
    seen: Int16Array.from(kinds),
    hole: { ...size, data },
    room: partOfRoom(room, { left: 0, top: 0, scale: 1 }),
    behind: behindOf(size, isFloorLikely),
  });
}

const rug = { left: 4, top: 48, right: 76, bottom: 58 };
const sideboard = { left: 37, top: 18, right: 43, bottom: 50 };

test('two walls meet in no corner where the wall between them is seen', () => {
  // What stands left and right on the rug hides the outermost feet of the side walls.
  const left = { left: 2, top: 25, right: 8, bottom: 50 };
  const floorAt = floorBehind(rug, sideboard, left, { ...left, left: 72, right: 78 });
  expect([20, 26].map((y) => floorAt(40, y))).toEqual([0, 0]);
  expect([33, 40, 50].map((y) => floorAt(40, y))).toEqual([1, 1, 1]);
});

test('every island of a hole has its own floor line', () => {
  const lamp = { left: 6, top: 36, right: 12, bottom: 52 };
  const table = { left: 64, top: 24, right: 72, bottom: 48 };
  const floorAt = floorBehind(lamp, sideboard, table);
  for (const x of [8, 40, 68]) {
    expect(floorAt(x, footAt(x) - 4)).toBe(0);
    expect(floorAt(x, footAt(x) + 4)).toBe(1);
  }
});

test('the end of the floor that is seen on both sides counts more than what is likely, unless that is sure', () => {
  const doubtful = floorWhere((_, y) => (y > FOOT + 8 ? 0.7 : 0.3), sideboard);
  expect([FOOT - 3, FOOT + 3].map((y) => doubtful(40, y))).toEqual([0, 1]);
  const sure = floorWhere(() => 0.97, sideboard);
  expect([FOOT - 3, FOOT + 3].map((y) => sure(40, y))).toEqual([1, 1]);
});
