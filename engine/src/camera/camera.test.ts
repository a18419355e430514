import { describe, expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import type { PixelImage } from '../pixels.ts';
import { cameraOfPart, estimateCamera, type Camera } from './estimate-camera.ts';
import { findLines } from './find-lines.ts';
import { halfSizeLuma } from './luma.ts';

const WIDTH = 640;
const HEIGHT = 480;

/** The inside of a tiled box room (walls 4 m around the camera, 2.6 m high, camera at 1.4 m), seen by a known camera. */
function boxRoom(camera: Camera): PixelImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  const cos = Math.cos(camera.yaw);
  const sin = Math.sin(camera.yaw);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const across = (x - camera.centre) / camera.focal;
      const up = (camera.horizon - y) / camera.focal;
      const u = across * cos - sin;
      const v = across * sin + cos;
      const toWall = 4 / Math.max(Math.abs(u), Math.abs(v));
      const toLevel = up > 0 ? 1.2 / up : 1.4 / Math.max(1e-6, -up);
      const isFloor = toLevel < toWall;
      const [a, b] = isFloor
        ? [u * toLevel, v * toLevel]
        : [Math.abs(u) > Math.abs(v) ? v * toWall : u * toWall, up * toWall];
      const tile = Math.floor((a + 40) / 0.8) + Math.floor((b + 40) / 0.8);
      const base = isFloor ? 90 : Math.abs(u) > Math.abs(v) ? 150 : 190;
      data.fill(base + (tile % 2) * 30, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

describe('estimateCamera', () => {
  test('a picture without lines gets the likely camera, not an error', () => {
    const flat = { width: 64, height: 48, data: new Uint8Array(64 * 48 * 4).fill(128) };
    const camera = estimateCamera(flat);
    expect(camera.horizon).toBeCloseTo(24, -1);
    expect(camera.focal / 64).toBeCloseTo(0.78, 1);
    for (const value of Object.values(camera)) expect(Number.isFinite(value)).toBe(true);
  });

  test.each([1, 2, 7])('tiny pictures of %d pixels pass', (size) => {
    const camera = estimateCamera({ width: size, height: size, data: new Uint8Array(size * size * 4) });
    for (const value of Object.values(camera)) expect(Number.isFinite(value)).toBe(true);
  });

  test.each([
    { focal: 480, horizon: 230, yaw: 0.4 },
    { focal: 420, horizon: 200, yaw: 0.7 },
    { focal: 560, horizon: 260, yaw: 1.1 },
  ])('finds the camera of a box room: $focal px, horizon $horizon, yaw $yaw', (truth) => {
    const found = estimateCamera(boxRoom({ ...truth, centre: WIDTH / 2 }));
    expect(Math.abs(found.horizon - truth.horizon)).toBeLessThan(0.03 * HEIGHT);
    expect(Math.abs(found.focal / truth.focal - 1)).toBeLessThan(0.12);
    expect(Math.abs(found.yaw - truth.yaw)).toBeLessThan(0.08);
  });

  test('the same picture gives the same camera', () => {
    const room = boxRoom({ focal: 500, horizon: 220, yaw: 0.5, centre: WIDTH / 2 });
    expect(estimateCamera(room)).toEqual(estimateCamera(room));
  });

  test('a part of the picture sees the same directions', () => {
    const camera = { focal: 500, horizon: 220, yaw: 0.5, centre: 320 };
    expect(cameraOfPart(camera, { left: 100, top: 20, scale: 2 })).toEqual({
      focal: 1000,
      horizon: 400,
      yaw: 0.5,
      centre: 440,
    });
  });
});

describe('findLines', () => {
  test('noise has no lines', () => {
    const random = createRandom(3);
    const data = Float32Array.from({ length: 100 * 100 }, () => 120 + 20 * random());
    expect(findLines({ width: 100, height: 100, data }, 18)).toEqual([]);
  });

  test('an edge becomes one line in its place, direction and length', () => {
    const data = new Uint8Array(200 * 160 * 4);
    for (let y = 0; y < 160; y++)
      for (let x = 0; x < 200; x++)
        data.fill(y > 40 + x / 4 ? 200 : 60, (y * 200 + x) * 4, (y * 200 + x) * 4 + 3);
    const lines = findLines(halfSizeLuma({ width: 200, height: 160, data }), 18);
    expect(lines).toHaveLength(1);
    expect(Math.abs(lines[0]!.dy / lines[0]!.dx - 0.25)).toBeLessThan(0.01);
    expect(lines[0]!.length).toBeGreaterThan(90);
    expect(Math.abs(lines[0]!.y - (20 + lines[0]!.x / 4))).toBeLessThan(1);
  });
});
