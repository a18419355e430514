import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import { fillHole } from './fill-hole.ts';
import type { FillRequest } from './fill-request.ts';
import { objectsInside } from './objects-inside.ts';

type Painter = (x: number, y: number) => [number, number, number];

function picture(width: number, height: number, paint: Painter): PixelImage {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      data.set(
        paint(x, y).map((v) => Math.max(0, Math.min(255, Math.round(v)))),
        (y * width + x) * 4,
      );
  }
  return { width, height, data };
}

function rectangle(size: { width: number; height: number }, area: Rect): Mask {
  const data = new Uint8Array(size.width * size.height);
  for (let y = area.top; y < area.bottom; y++)
    data.fill(255, y * size.width + area.left, y * size.width + area.right);
  return { width: size.width, height: size.height, data };
}

/** Bluish wall that darkens to the right, brown floor with grain below row 110, and a red box standing at the wall's foot. */
function room(hasBox: boolean): PixelImage {
  const random = createRandom(11);
  return picture(240, 180, (x, y) => {
    const grain = 16 * (random() - 0.5);
    if (hasBox && x >= 90 && x < 150 && y >= 70 && y < 140) return [180, 30, 40];
    if (y >= 110) return [140 + grain, 105 + grain, 75 + grain];
    const light = 1 - 0.15 * (x / 240);
    return [170 * light, 185 * light, 205 * light];
  });
}

/** The wall is seen from straight before: its foot is row 110. */
const camera = levelCamera({ focal: 190, horizon: 80, yaw: 0, centre: 120 });
const distance = [1, 3, 190 / 30, 9, 9, 9];

/** Fills a hole in a drawn room that is understood where nothing errs. */
function fill(request: Omit<FillRequest, 'room'>): PixelImage {
  const known = clearRoom(request.crop, { camera, distance });
  return fillHole({ ...request, room: partOfRoom(known, { left: 0, top: 0, scale: 1 }) });
}

const box = { left: 86, top: 66, right: 154, bottom: 144 };

function meanDifference(a: PixelImage, b: PixelImage, mask: Mask): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] === 0) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(a.data[4 * i + c]! - b.data[4 * i + c]!);
    count += 3;
  }
  return sum / count;
}

describe('fillHole', () => {
  test('a hole of another size is refused', () => {
    expect(() =>
      fill({ crop: room(true), hole: rectangle({ width: 10, height: 10 }, box), seed: 1 }),
    ).toThrow(RangeError);
  });

  test('an empty hole gives the picture back', () => {
    const crop = room(true);
    const filled = fill({
      crop,
      hole: { width: 240, height: 180, data: new Uint8Array(240 * 180) },
      seed: 1,
    });
    expect(filled).toEqual(crop);
    expect(filled.data).not.toBe(crop.data);
  });

  test('no pixel outside the hole changes, whatever the hole', () => {
    const crop = picture(40, 30, (x, y) => [x * 5, y * 7, (x * y) % 200]);
    const anyHole = fc.array(fc.tuple(fc.nat(39), fc.nat(29), fc.integer({ min: 1, max: 15 })), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(anyHole, (squares) => {
        const data = new Uint8Array(1200);
        for (const [left, top, size] of squares) {
          for (let y = top; y < Math.min(30, top + size); y++)
            data.fill(255, y * 40 + left, y * 40 + Math.min(40, left + size));
        }
        const { data: filled } = fill({ crop, hole: { width: 40, height: 30, data }, seed: 3 });
        expect(filled.map((value, i) => (data[i >> 2]! > 0 ? crop.data[i]! : value))).toEqual(crop.data);
      }),
      { numRuns: 25 },
    );
  });

  test('a picture that is all hole, and one of a single pixel, pass', () => {
    for (const size of [1, 2, 9, 40]) {
      const crop = picture(size, size, () => [10, 20, 30]);
      const hole = rectangle(crop, { left: 0, top: 0, right: size, bottom: size });
      expect(fill({ crop, hole, seed: 1 }).data).toHaveLength(size * size * 4);
    }
  });

  test('the same request gives the same bytes', () => {
    const request = { crop: room(true), hole: rectangle({ width: 240, height: 180 }, box), seed: 4 };
    expect(fill(request)).toEqual(fill(request));
  });

  test('a plain wall is continued seamlessly, its light included', () => {
    const wall = picture(120, 90, (x, y) => [200 - 0.4 * x, 190 - 0.2 * y, 180]);
    const hole = rectangle(wall, { left: 40, top: 25, right: 80, bottom: 60 });
    const holed = { ...wall, data: wall.data.map((value, i) => (hole.data[i >> 2]! > 0 ? 0 : value)) };
    expect(meanDifference(fill({ crop: holed, hole, seed: 1 }), wall, hole)).toBeLessThan(2);
  });

  test('wall and floor run on behind a removed box, with a straight border and without its colour', () => {
    const truth = room(false);
    const hole = rectangle(truth, box);
    const filled = fill({ crop: room(true), hole, seed: 1 });
    expect(meanDifference(filled, truth, hole)).toBeLessThan(7);
    const isFloor = (x: number, y: number): boolean =>
      filled.data[4 * (y * 240 + x)]! > filled.data[4 * (y * 240 + x) + 2]!;
    for (let x = 90; x < 150; x += 6) {
      expect(isFloor(x, 106)).toBe(false);
      expect(isFloor(x, 114)).toBe(true);
    }
  });

  test('the floor keeps its grain instead of being smeared', () => {
    const filled = fill({
      crop: room(true),
      hole: rectangle({ width: 240, height: 180 }, box),
      seed: 1,
    });
    const roughness = (left: number): number => {
      let sum = 0;
      for (let y = 118; y < 138; y++) {
        for (let x = left; x < left + 40; x++)
          sum += Math.abs(filled.data[4 * (y * 240 + x)]! - filled.data[4 * (y * 240 + x + 1)]!);
      }
      return sum / 800;
    };
    expect(roughness(100)).toBeGreaterThan(0.6 * roughness(20));
  });

  test('a shadow left beside the hole runs on inside without an edge, and fades', () => {
    const random = createRandom(3);
    const shaded = picture(240, 180, (x, y) => {
      const away = Math.hypot(Math.max(0, 90 - x, x - 150), Math.max(0, y - 140));
      const light = 1 - 0.6 * Math.exp(-away / 9) + 0.06 * (random() - 0.5);
      if (x >= 90 && x < 150 && y >= 70 && y < 140) return [180, 30, 40];
      return y >= 110 ? [150 * light, 112 * light, 80 * light] : [170, 185, 205];
    });
    const { data } = fill({ crop: shaded, hole: rectangle(shaded, box), seed: 1 });
    const greenOf = (y: number): number => {
      let sum = 0;
      for (let x = 100; x < 140; x++) sum += data[4 * (y * 240 + x) + 1]! / 40;
      return sum;
    };
    expect(greenOf(139) - greenOf(145)).toBeLessThan(11);
    expect(greenOf(120) - greenOf(145)).toBeGreaterThan(12);
  });

  test('a picture above the working size comes back at its own size, sharp and untouched outside', () => {
    const random = createRandom(5);
    const crop = picture(1200, 900, () => {
      const grain = 40 * (random() - 0.5);
      return [130 + grain, 120 + grain, 100 + grain];
    });
    const hole = rectangle(crop, { left: 560, top: 420, right: 640, bottom: 480 });
    const { data } = fill({ crop, hole, seed: 2 });
    const grainAt = (left: number): number => {
      let sum = 0;
      for (let x = left; x < left + 60; x++)
        sum += Math.abs(data[4 * (450 * 1200 + x)]! - data[4 * (450 * 1200 + x + 1)]!);
      return sum / 60;
    };
    expect(grainAt(570)).toBeGreaterThan(0.5 * grainAt(400));
    expect(data.every((value, i) => hole.data[i >> 2]! > 0 || value === crop.data[i])).toBe(true);
  });

  test('progress rises from 0 to 1', () => {
    const seen: number[] = [];
    const hole = rectangle({ width: 240, height: 180 }, box);
    fill({ crop: room(true), hole, seed: 1, onProgress: (fraction) => seen.push(fraction) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBeLessThanOrEqual(1);
  });
});

describe('objectsInside', () => {
  const crop = room(true);

  test('a mask of another size is refused', () => {
    expect(() =>
      objectsInside(crop, rectangle({ width: 9, height: 9 }, { left: 0, top: 0, right: 1, bottom: 1 })),
    ).toThrow(RangeError);
  });

  test('a thing within the mask is found, wall and floor around it are spared', () => {
    const mask = rectangle(crop, { left: 60, top: 40, right: 180, bottom: 165 });
    const { data } = objectsInside(crop, mask);
    const at = (x: number, y: number): number => data[y * 240 + x]!;
    expect([at(100, 80), at(140, 130)]).toEqual([255, 255]);
    expect([at(65, 50), at(70, 155), at(170, 100)]).toEqual([0, 0, 0]);
  });

  test('a mask drawn along a thing is that thing: all of it goes, its floor-coloured corner too', () => {
    const patched = { ...crop, data: crop.data.slice() };
    for (let y = 122; y < 140; y++)
      patched.data.copyWithin(4 * (y * 240 + 90), 4 * (y * 240 + 60), 4 * (y * 240 + 80));
    const outline = rectangle(crop, { left: 90, top: 70, right: 150, bottom: 140 });
    expect(objectsInside(patched, outline)).toEqual(outline);
  });

  test('nothing outside the mask is ever marked', () => {
    const mask = rectangle(crop, { left: 100, top: 80, right: 130, bottom: 120 });
    objectsInside(crop, mask).data.forEach((value, i) => {
      if (value > 0) expect(mask.data[i]).toBe(255);
    });
  });

  test('an empty part of a room holds nothing', () => {
    const empty = room(false);
    const mask = rectangle(empty, { left: 60, top: 30, right: 180, bottom: 100 });
    expect(objectsInside(empty, mask).data.every((value) => value === 0)).toBe(true);
  });
});
