import { describe, expect, test } from 'vitest';
import {
  angleTowards,
  cameraOfPart,
  horizonAt,
  levelColumn,
  pixelOf,
  rayOf,
  vanishingPoints,
  type Camera,
} from './camera.ts';
import { floorPlaneOf, toFloor, toPixel } from './floor-plane.ts';
import { levelCamera } from './testing/level-camera.ts';

const level = levelCamera({ focal: 500, horizon: 220, yaw: 0.5, centre: 320 });
const tilted: Camera = { ...level, pitch: 0.3, roll: -0.08 };

describe('a camera', () => {
  test('shows nothing of what lies behind it', () => {
    expect(pixelOf(level, [0, 0, -1])).toBeNull();
    expect(pixelOf(tilted, [1, 0, 0])).toBeNull();
  });

  test.each([level, tilted])('sees each pixel along a ray that leads back to it', (camera) => {
    for (const [x, y] of [
      [0, 0],
      [320, 220],
      [611, 34],
      [55, 470],
    ] as const) {
      const ray = rayOf(camera, x, y);
      expect(Math.hypot(...ray)).toBeCloseTo(1, 9);
      const pixel = pixelOf(camera, ray)!;
      expect(pixel.x).toBeCloseTo(x, 6);
      expect(pixel.y).toBeCloseTo(y, 6);
    }
  });

  test('that looks down has the horizon above its middle, and level rays there', () => {
    expect(horizonAt(tilted, 320)).toBeLessThan(220 - 500 * Math.tan(0.29));
    for (const x of [0, 320, 640]) expect(rayOf(tilted, x, horizonAt(tilted, x))[1]).toBeCloseTo(0, 9);
  });

  test('that is rolled has a horizon that falls to the right', () => {
    expect(horizonAt({ ...level, roll: 0.1 }, 400)).toBeGreaterThan(horizonAt({ ...level, roll: 0.1 }, 200));
  });

  test('without pitch sees uprights parallel, and the room vanish on the horizon', () => {
    const { first, second, vertical } = vanishingPoints(level);
    expect(vertical.w).toBeCloseTo(0, 9);
    expect(first.x / first.w).toBeCloseTo(320 + 500 * Math.tan(0.5), 6);
    expect(second.x / second.w).toBeCloseTo(320 - 500 / Math.tan(0.5), 6);
    expect(first.y / first.w).toBeCloseTo(220, 6);
  });

  test('sees lines of the room run towards their vanishing point', () => {
    const { first, vertical } = vanishingPoints(tilted);
    const [a, b] = [pixelOf(tilted, [-0.4, -0.6, 2])!, pixelOf(tilted, [-0.4, 0.3, 2])!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const line = { ...a, dx: (b.x - a.x) / length, dy: (b.y - a.y) / length };
    expect(angleTowards(line, vertical)).toBeLessThan(1e-9);
    expect(angleTowards(line, first)).toBeGreaterThan(0.1);
  });

  test('tells which pixels belong to one upright', () => {
    const [a, b] = [pixelOf(tilted, [-0.4, -0.6, 2])!, pixelOf(tilted, [-0.4, 0.3, 2])!];
    expect(levelColumn(tilted, a.x, a.y)).toBeCloseTo(levelColumn(tilted, b.x, b.y), 6);
    expect(levelColumn(level, 123, 45)).toBeCloseTo(123, 6);
  });

  test('of a part of the picture sees the same directions', () => {
    const part = cameraOfPart(tilted, { left: 100, top: 20, scale: 2 });
    rayOf(part, (250 - 100) * 2, (300 - 20) * 2).forEach((value, k) =>
      expect(value).toBeCloseTo(rayOf(tilted, 250, 300)[k]!, 9),
    );
  });
});

describe('the floor', () => {
  const place = new Float64Array(2);
  const pixel = new Float64Array(2);

  test('is not met at the horizon or above it', () => {
    const floor = floorPlaneOf(tilted);
    expect(toFloor(floor, { x: 100, y: horizonAt(tilted, 100) - 1 }, place)).toBe(false);
    expect(toPixel(floor, { x: 0, z: -3 }, pixel)).toBe(false);
  });

  test.each([level, tilted])('has a place for each pixel that leads back to it', (camera) => {
    const floor = floorPlaneOf(camera);
    expect(toFloor(floor, { x: 150, y: 440 }, place)).toBe(true);
    expect(toPixel(floor, { x: place[0]!, z: place[1]! }, pixel)).toBe(true);
    expect(pixel[0]).toBeCloseTo(150, 6);
    expect(pixel[1]).toBeCloseTo(440, 6);
  });
});
