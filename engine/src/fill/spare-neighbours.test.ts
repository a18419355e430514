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

/** Drawn over what else is there. */
type Painted = readonly [area: Rect, colour: readonly [number, number, number]];

/** A red stool close beside a blue sofa, on a brown floor with grain before a pale wall. */
function room(hasStool: boolean, painted: readonly Painted[] = []): PixelImage {
  const random = createRandom(5);
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const grain = 12 * (random() - 0.5);
    const paint = painted.find(([area]) => isIn(area, x, y))?.[1];
    const [red, green, blue] =
      paint ??
      (hasStool && isIn(STOOL, x, y)
        ? [190, 40, 45]
        : isIn(SOFA, x, y)
          ? [60, 80, 150]
          : y >= 110
            ? [140 + grain, 105 + grain, 75 + grain]
            : [190, 192, 200]);
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
  const spared = spareNeighbours({ hole: generous, room: both });

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
  const spared = spareNeighbours({ hole, room: both });
  for (let y = 76; y < 142; y += 6) for (let x = 150; x < 222; x += 12) expect(at(spared, x, y)).toBe(255);
});

test('a mask over a part of one thing takes that part', () => {
  const hole = maskOf({ left: 186, top: 100, right: 206, bottom: 124 });
  expect(spareNeighbours({ hole, room: both })).toEqual(hole);
});

test('wall and floor are never spared: they carry the shadow of what goes', () => {
  const empty = room(false);
  const hole = maskOf({ left: 40, top: 84, right: 100, bottom: 150 });
  expect(spareNeighbours({ hole, room: seen(empty, [[SOFA, 'sofa']]) })).toEqual(hole);
});

describe('a mask around a thing before a window', () => {
  const WINDOW: Rect = { left: 60, top: 40, right: 150, bottom: 88 };
  const glazed = room(true, [[WINDOW, [225, 240, 250]]]);
  const behind = seen(glazed, [
    [STOOL, 'chair'],
    [SOFA, 'sofa'],
    [WINDOW, 'window'],
  ]);
  const hole = maskOf({ left: 80, top: 62, right: 144, bottom: 150 });
  const spared = spareNeighbours({ hole, room: behind });

  test('leaves the window to the photo', () => {
    for (let x = 84; x < 140; x += 8) expect(at(spared, x, 70)).toBe(0);
  });

  test('takes the thing, and the wall around it', () => {
    for (const [x, y] of [
      [95, 96],
      [115, 120],
      [84, 100],
    ] as const)
      expect(at(spared, x, y)).toBe(255);
  });

  test('treats every island of a mask as a mark of its own', () => {
    const far = maskOf({ left: 5, top: 150, right: 25, bottom: 170 });
    const two = { ...SIZE, data: hole.data.map((value, i) => Math.max(value, far.data[i]!)) };
    const marked = spareNeighbours({ hole: two, room: behind });
    for (let i = 0; i < two.data.length; i++)
      expect(marked.data[i]).toBe(Math.max(spared.data[i]!, far.data[i]!));
  });
});

/** What is left of a mask around the stool, with something painted beside that. */
function sparedWith([area, colour]: Painted, { kind, hole }: { kind: NetworkClass; hole: Rect }): Mask {
  const things = seen(room(true, [[area, colour]]), [
    [STOOL, 'chair'],
    [SOFA, 'sofa'],
    [area, kind],
  ]);
  return spareNeighbours({ hole: maskOf(hole), room: things });
}

test('what reaches nowhere out of a mask goes with the rest, whatever it passes for', () => {
  const vase: Rect = { left: 81, top: 41, right: 99, bottom: 59 };
  const hole = { left: 78, top: 38, right: 144, bottom: 150 };
  const spared = sparedWith([vase, [60, 80, 150]], { kind: 'window', hole });
  for (let y = 44; y < 58; y += 3) for (let x = 84; x < 98; x += 3) expect(at(spared, x, y)).toBe(255);
});

test('of two things that were marked together none stays, though one is small and at the edge', () => {
  const box: Rect = { left: 64, top: 122, right: 86, bottom: 140 };
  const hole = { left: 68, top: 84, right: 144, bottom: 150 };
  const spared = sparedWith([box, [90, 160, 90]], { kind: 'clutter', hole });
  for (let y = 124; y < 139; y += 3) for (let x = 70; x < 85; x += 3) expect(at(spared, x, y)).toBe(255);
});

test('a sliver of a neighbour is not worth a joint: it goes', () => {
  const hole = maskOf({ left: 76, top: 84, right: 149, bottom: 150 });
  expect(spareNeighbours({ hole, room: both })).toEqual(hole);
});
