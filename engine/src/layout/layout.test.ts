import { describe, expect, test } from 'vitest';
import { horizonAt, rayOf, roomDirections } from '../room/camera/camera.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { findFloorLine, type FloorEdge, type Point } from './floor-line.ts';
import { fitRoomFloor, type Evidence } from './room-floor.ts';
import { tellFloor } from './tell-floor.ts';
import type { RegionStats } from './region-stats.ts';
import type { Vec3 } from '../scene/vector.ts';

const anyDirection = (): boolean => true;

function pointsOn(from: number, to: number, row: (x: number) => number): Point[] {
  return Array.from({ length: to - from }, (_, i) => ({ x: from + i, y: row(from + i) }));
}

describe('findFloorLine', () => {
  const edge = (points: Point[], runsAlongRoom: FloorEdge['runsAlongRoom'] = anyDirection): FloorEdge => ({
    points,
    left: 100,
    right: 200,
    runsAlongRoom,
  });

  test('without points there is no line', () => {
    expect(findFloorLine(edge([]))).toBeNull();
  });

  test('pieces of one line on both sides are joined straight, stray points ignored', () => {
    const row = (x: number): number => 80 + 0.1 * x;
    const strays = pointsOn(80, 100, (x) => 20 + ((x * 37) % 50));
    const line = findFloorLine(edge([...pointsOn(60, 100, row), ...pointsOn(200, 240, row), ...strays]))!;
    expect(line.isCertain).toBe(true);
    expect(line.rowAt(150)).toBeCloseTo(95, 0);
  });

  test('two walls meet in a corner behind the hole', () => {
    const west = (x: number): number => 120 - 0.4 * (x - 100);
    const east = (x: number): number => 80 + 0.4 * (x - 200);
    const line = findFloorLine(
      edge([...pointsOn(60, 100, west), ...pointsOn(200, 240, (x) => east(x) + 40)]),
    )!;
    expect(line.rowAt(110)).toBeCloseTo(west(110), 0);
    expect(line.rowAt(190)).toBeCloseTo(east(190) + 40, 0);
  });

  test('a line seen on one side only is a guess', () => {
    expect(findFloorLine(edge(pointsOn(60, 100, () => 90)))).toMatchObject({ isCertain: false });
  });

  test('a line that runs in no direction of the room is not taken', () => {
    const points = [...pointsOn(60, 100, () => 90), ...pointsOn(200, 240, () => 90)];
    expect(findFloorLine(edge(points, () => false))).toBeNull();
  });
});

describe('fitRoomFloor', () => {
  const seen = { focal: 300, horizon: 150, yaw: 0.5, centre: 200 };
  const camera = levelCamera(seen);
  const [cos, sin] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];

  /** A room whose left wall stands at u = -2 and whose far wall stands at v = 3.5 camera heights. */
  function isFloor(x: number, y: number): boolean {
    const depth = seen.focal / (y - seen.horizon);
    const across = ((x - seen.centre) / seen.focal) * depth;
    return across * cos - depth * sin > -2 && across * sin + depth * cos < 3.5;
  }

  function evidence(isHidden: (x: number, y: number) => boolean): Evidence[] {
    const items: Evidence[] = [];
    for (let y = 154; y < 300; y += 4)
      for (let x = 0; x < 400; x += 4) if (!isHidden(x, y)) items.push({ x, y, isFloor: isFloor(x, y) });
    return items;
  }

  test('evidence of floor alone gives no room', () => {
    expect(
      fitRoomFloor(
        evidence((x, y) => !isFloor(x, y)),
        camera,
      ),
    ).toBeNull();
  });

  test('evidence that fits no rectangle gives no room', () => {
    const noise = evidence(() => false).map((item, i) => ({ ...item, isFloor: i % 2 === 0 }));
    expect(fitRoomFloor(noise, camera)).toBeNull();
  });

  test("the walls' feet are found where a hole hides them", () => {
    const hidden = (x: number, y: number): boolean => x > 120 && x < 260 && y > 200 && y < 270;
    const showsFloor = fitRoomFloor(evidence(hidden), camera)!;
    let right = 0;
    let all = 0;
    for (let y = 202; y < 270; y += 3) {
      for (let x = 122; x < 260; x += 3) {
        all++;
        if (showsFloor(x, y) === isFloor(x, y)) right++;
      }
    }
    expect(right / all).toBeGreaterThan(0.95);
  });
});

describe('fitRoomFloor under pitch and roll', () => {
  test("finds the walls' feet", () => {
    const level = levelCamera({ focal: 300, horizon: 150, yaw: 0.5, centre: 200 });
    const camera = { ...level, pitch: 0.25, roll: -0.08 };
    const [first, second] = roomDirections(camera);
    const isFloor = (x: number, y: number): boolean => {
      const [across, high, away] = rayOf(camera, x, y);
      const along = ([a, , b]: Vec3): number => (across * a + away * b) / Math.max(1e-9, -high);
      return high < 0 && along(second) < 2 && along(first) < 3.5;
    };
    const evidence: Evidence[] = [];
    for (let y = 2; y < 300; y += 4) {
      for (let x = 2; x < 400; x += 4) {
        const isHidden = x > 120 && x < 260 && y > 110 && y < 200;
        if (y > horizonAt(camera, x) && !isHidden) evidence.push({ x, y, isFloor: isFloor(x, y) });
      }
    }
    const showsFloor = fitRoomFloor(evidence, camera)!;
    let right = 0;
    let all = 0;
    for (let y = 112; y < 200; y += 3) {
      for (let x = 122; x < 260; x += 3) {
        all++;
        if (showsFloor(x, y) === isFloor(x, y)) right++;
      }
    }
    expect(right / all).toBeGreaterThan(0.95);
  });
});

describe('tellFloor', () => {
  const region = (part: Partial<RegionStats>): RegionStats => ({
    area: 500,
    contact: 20,
    over: 0,
    under: 0,
    enclosed: 0,
    border: 0,
    bottom: 0,
    colour: [0.5, 0, 0],
    top: 0,
    middle: 0,
    radius: 20,
    ...part,
  });
  const wall = region({ colour: [0.8, 0, 0.02], top: 5 });
  const floor = region({ colour: [0.5, 0.03, 0.06], top: 80, bottom: 50 });

  test('what rises above the horizon is no floor, what reaches the bottom below it is', () => {
    expect(tellFloor([wall, floor], [new Map([[1, 9]]), new Map([[0, 9]])], () => 60)).toEqual([false, true]);
  });

  test('under a rolled horizon each region is held against the row at its own column', () => {
    const sloping = (x: number): number => 60 + 0.2 * x;
    const left = region({ colour: [0.5, 0.03, 0.06], top: 80, middle: 50, bottom: 50 });
    const right = { ...left, middle: 200 };
    const alone = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()];
    expect(tellFloor([wall, left, right], alone, sloping)).toEqual([false, true, false]);
  });

  test('a shadowed piece of wall below the horizon stays wall', () => {
    const shadow = region({ colour: [0.6, 0, 0.015], top: 70 });
    const neighbours = [
      new Map([
        [1, 9],
        [2, 30],
      ]),
      new Map([
        [0, 9],
        [2, 10],
      ]),
      new Map([
        [0, 30],
        [1, 10],
      ]),
    ];
    expect(tellFloor([wall, floor, shadow], neighbours, () => 60)).toEqual([false, true, false]);
  });

  test('a tile within the floor is floor although it does not reach the bottom', () => {
    const tile = region({ colour: [0.6, 0.03, 0.06], top: 75 });
    const neighbours = [
      new Map([[1, 9]]),
      new Map([
        [0, 9],
        [2, 30],
      ]),
      new Map([[1, 30]]),
    ];
    expect(tellFloor([wall, floor, tile], neighbours, () => 60)).toEqual([false, true, true]);
  });
});
