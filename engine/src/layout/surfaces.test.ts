import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { partOfRoom, type RoomPart } from '../room/room-part.ts';
import { behindOf } from '../room/testing/behind-of.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { extendSurfaces } from './extend-surfaces.ts';
import { NOTHING } from './surface-map.ts';
import { findSurfaces, type Surfaces } from './surfaces.ts';

const WIDTH = 160;
const HEIGHT = 120;
const HORIZON = 45;
/** The wall is seen from straight before: its foot is row 75. */
const FOCAL = 150;

/** What is understood of a drawn room, in its pixels. */
function understood(image: PixelImage, things: readonly Thing[] = []): RoomPart {
  const scale = image.width / WIDTH;
  const camera = levelCamera({
    focal: FOCAL * scale,
    horizon: HORIZON * scale,
    yaw: 0,
    centre: image.width / 2,
  });
  const known = clearRoom(image, {
    camera,
    distance: [1, 3, FOCAL / (75 - HORIZON), 9, 9, 9],
    thingAt: (x, y) => (things.some((t) => isIn(t, x / scale, y / scale)) ? 'cabinet' : null),
  });
  return partOfRoom(known, { left: 0, top: 0, scale: 1 });
}

function isIn({ left, right, top, bottom }: Rect, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

interface Thing extends Rect {
  readonly colour: readonly [number, number, number];
}

/** Pale wall, brown floor from row 75 down, things before them, slight grain. */
function room(things: readonly Thing[], floor: readonly number[] = [150, 110, 75]): PixelImage {
  const random = createRandom(6);
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const thing = things.findLast((t) => x >= t.left && x < t.right && y >= t.top && y < t.bottom);
      const colour = thing?.colour ?? (y < 75 ? [205, 205, 198] : floor);
      data.set(
        colour.map((value) => value + 3 * (random() - 0.5)),
        4 * (y * WIDTH + x),
      );
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function holeAt(...areas: Rect[]): Mask {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (const area of areas) {
    for (let y = area.top; y < area.bottom; y++)
      data.fill(255, y * WIDTH + area.left, y * WIDTH + area.right);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const SOFA = { left: 50, top: 55, right: 110, bottom: 95 };

function surfaceAt({ regions, surfaceOf }: Surfaces, x: number, y: number): number {
  return surfaceOf[regions.label[y * WIDTH + x]!]!;
}

describe('findSurfaces', () => {
  test('wall and floor beside a hole are surfaces, and told apart', () => {
    const surfaces = findSurfaces(room([]), holeAt(SOFA), understood(room([])));
    expect(surfaces.isFloor[surfaceAt(surfaces, 20, 30)]).toBe(false);
    expect(surfaces.isFloor[surfaceAt(surfaces, 20, 110)]).toBe(true);
  });

  test('a cupboard that meets the hole at its side is none', () => {
    const cupboard: Thing = { left: 110, top: 50, right: 135, bottom: 92, colour: [120, 40, 40] };
    const surfaces = findSurfaces(room([cupboard]), holeAt(SOFA), understood(room([cupboard]), [cupboard]));
    expect(surfaceAt(surfaces, 122, 70)).toBe(-1);
    expect(surfaceAt(surfaces, 20, 30)).toBeGreaterThanOrEqual(0);
  });

  test('cushions left out of the mask are none', () => {
    const cushion: Thing = { left: 66, top: 42, right: 94, bottom: 72, colour: [200, 150, 40] };
    const hole = holeAt({ ...SOFA, top: 36 });
    for (let y = cushion.top; y < cushion.bottom; y++)
      hole.data.fill(0, y * WIDTH + cushion.left, y * WIDTH + cushion.right);
    const surfaces = findSurfaces(room([cushion]), hole, understood(room([cushion])));
    expect(surfaceAt(surfaces, 80, 57)).toBe(-1);
  });

  test('with furniture all around, the floor and the walls of the room go on behind the hole', () => {
    const shelf: Thing = { left: 34, top: 40, right: 126, bottom: 110, colour: [120, 40, 40] };
    const surfaces = findSurfaces(room([shelf]), holeAt(SOFA), understood(room([shelf]), [shelf]));
    expect(surfaceAt(surfaces, 40, 80)).toBe(-1);
    expect(surfaces.isFloor[surfaceAt(surfaces, 20, 20)]).toBe(false);
    expect(surfaces.isFloor[surfaceAt(surfaces, 20, 114)]).toBe(true);
  });

  test('a floor in shadow is the same floor', () => {
    const shadow: Thing = { left: 40, top: 95, right: 120, bottom: 104, colour: [110, 81, 55] };
    const surfaces = findSurfaces(room([shadow]), holeAt(SOFA), understood(room([shadow])));
    expect(surfaceAt(surfaces, 80, 100)).toBe(surfaceAt(surfaces, 20, 114));
  });
});

test('a wall passes into its sunlit part without an edge: one surface', () => {
  const image = room([]);
  for (let y = 0; y < 75; y++) {
    for (let x = 90; x < WIDTH; x++) {
      const sun = Math.min(1, (x - 90) / 28);
      const i = 4 * (y * WIDTH + x);
      image.data.set([205 + 50 * sun, 205 + 45 * sun, 198 + 12 * sun], i);
    }
  }
  const surfaces = findSurfaces(image, holeAt(SOFA), understood(image));
  expect(surfaceAt(surfaces, 150, 40)).toBe(surfaceAt(surfaces, 20, 30));
});

describe('extendSurfaces', () => {
  test('behind the hole the floor begins where it begins beside it', () => {
    const half = { width: 80, height: 60 };
    const image: PixelImage = { ...half, data: new Uint8Array(half.width * half.height * 4) };
    const full = room([]);
    for (let y = 0; y < 60; y++)
      for (let x = 0; x < 80; x++)
        image.data.set(
          full.data.subarray(4 * (2 * y * WIDTH + 2 * x), 4 * (2 * y * WIDTH + 2 * x) + 4),
          4 * (y * 80 + x),
        );
    const halfHole: Mask = { ...half, data: new Uint8Array(4800) };
    for (let y = 27; y < 48; y++) halfHole.data.fill(255, y * 80 + 25, y * 80 + 55);
    const fullHole = holeAt({ left: 50, top: 54, right: 110, bottom: 96 });
    const map = extendSurfaces({
      room: understood(image),
      surfaces: findSurfaces(image, halfHole, understood(image)),
      hole: halfHole,
      fullHole,
      behind: behindOf(half, () => 0.5),
    });
    const isFloor = (x: number, y: number): boolean => map.isFloor[map.surface[y * WIDTH + x]!]!;
    for (let x = 52; x < 108; x += 8) {
      expect(isFloor(x, 71)).toBe(false);
      expect(isFloor(x, 79)).toBe(true);
    }
    expect(map.surface.every((surface, i) => fullHole.data[i] === 0 || surface !== NOTHING)).toBe(true);
  });
});
