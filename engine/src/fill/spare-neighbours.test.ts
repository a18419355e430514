import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { fillHole } from './fill-hole.ts';
import { spareNeighbours } from './spare-neighbours.ts';

const SIZE = { width: 240, height: 180 };
const camera = levelCamera({ focal: 190, horizon: 80, yaw: 0, centre: 120 });
const distance = [1, 3, 190 / 30, 9, 9, 9];

const STOOL: Rect = { left: 90, top: 92, right: 140, bottom: 140 };
const SOFA: Rect = { left: 146, top: 70, right: 226, bottom: 146 };

const isIn = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** A red stool close beside a blue sofa, on a brown floor with grain before a pale wall. */
function room(hasStool: boolean): PixelImage {
  const random = createRandom(5);
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const grain = 12 * (random() - 0.5);
    const [red, green, blue] =
      hasStool && isIn(STOOL, x, y)
        ? [190, 40, 45]
        : isIn(SOFA, x, y)
          ? [60, 80, 150]
          : y >= 110
            ? [140 + grain, 105 + grain, 75 + grain]
            : [190, 192, 200];
    data.set([red!, green!, blue!], 4 * i);
  }
  return { ...SIZE, data };
}

function seen(picture: PixelImage, things: readonly (readonly [Rect, NetworkClass])[]) {
  const thingAt = (x: number, y: number): NetworkClass | null =>
    things.find(([area]) => isIn(area, x, y))?.[1] ?? null;
  return partOfRoom(clearRoom(picture, { camera, distance, thingAt }), { left: 0, top: 0, scale: 1 });
}

function maskOf(area: Rect): Mask {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = area.top; y < area.bottom; y++)
    data.fill(255, y * SIZE.width + area.left, y * SIZE.width + area.right);
  return { ...SIZE, data };
}

const crop = room(true);
const both = seen(crop, [
  [STOOL, 'chair'],
  [SOFA, 'sofa'],
]);
/** A hand's box around the stool: 20 pixels of the sofa are in it. */
const generous = maskOf({ left: 80, top: 84, right: 166, bottom: 150 });
const at = (mask: Mask, x: number, y: number): number => mask.data[y * SIZE.width + x]!;

describe('a mask that takes a piece of a neighbour along', () => {
  const spared = spareNeighbours({ crop, hole: generous, room: both });

  test('leaves the neighbour to the photo, and takes the thing with the wall and floor around it', () => {
    for (let y = 90; y < 142; y += 6) expect(at(spared, 158, y)).toBe(0);
    for (const [x, y] of [
      [95, 96],
      [135, 136],
      [115, 120],
      [84, 90],
      [84, 146],
      [142, 146],
    ] as const)
      expect(at(spared, x, y)).toBe(255);
  });

  test('never marks what was not marked', () => {
    expect(spared.data.every((value, i) => value === 0 || generous.data[i]! > 0)).toBe(true);
  });

  test('comes out with the neighbour whole and the thing gone', () => {
    const filled = fillHole({ crop, hole: generous, room: both, seed: 1 });
    const truth = room(false);
    const farOff = (x: number, y: number): number => {
      const i = 4 * (y * SIZE.width + x);
      return Math.max(...[0, 1, 2].map((c) => Math.abs(filled.data[i + c]! - truth.data[i + c]!)));
    };
    for (let y = 90; y < 142; y += 4) for (let x = 152; x < 166; x += 3) expect(farOff(x, y)).toBe(0);
    for (let y = 116; y < 136; y += 4)
      for (let x = 95; x < 135; x += 4) expect(farOff(x, y)).toBeLessThan(40);
  });
});

test('a hole that follows the outline of what goes is filled whole', () => {
  const filled = fillHole({ crop, hole: generous, room: both, seed: 1, isTraced: true });
  let changed = 0;
  for (let y = 90; y < 142; y += 4)
    for (let x = 152; x < 164; x += 3) {
      const i = 4 * (y * SIZE.width + x);
      if ([0, 1, 2].some((c) => filled.data[i + c] !== crop.data[i + c])) changed++;
    }
  expect(changed).toBeGreaterThan(40);
});

test('what a mask covers for the most part goes, however it was drawn', () => {
  const hole = maskOf({ left: 110, top: 60, right: 236, bottom: 156 });
  const spared = spareNeighbours({ crop, hole, room: both });
  for (let y = 76; y < 142; y += 6) for (let x = 150; x < 222; x += 12) expect(at(spared, x, y)).toBe(255);
});

test('a mask over a part of one thing takes that part', () => {
  const hole = maskOf({ left: 186, top: 100, right: 206, bottom: 124 });
  expect(spareNeighbours({ crop, hole, room: both })).toEqual(hole);
});

test('wall and floor are never spared: they carry the shadow of what goes', () => {
  const empty = room(false);
  const hole = maskOf({ left: 40, top: 84, right: 100, bottom: 150 });
  expect(spareNeighbours({ crop: empty, hole, room: seen(empty, [[SOFA, 'sofa']]) })).toEqual(hole);
});
