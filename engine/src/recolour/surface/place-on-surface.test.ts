import { describe, expect, it } from 'vitest';
import { pixelOf } from '../../room/camera/camera.ts';
import { levelCamera } from '../../room/camera/testing/level-camera.ts';
import {
  floorPlaces,
  objectPlaces,
  wallPlaces,
  type PlaceOf,
  type SurfacePlace,
} from './place-on-surface.ts';

const camera = levelCamera({ focal: 800, horizon: 380, yaw: 0.6, centre: 512 });

function placeAt(placeOf: PlaceOf, x: number, y: number): SurfacePlace {
  const place = { u: 0, v: 0, wide: 0, deep: 0 };
  placeOf(x, y, place);
  return { ...place };
}

describe('a floor', () => {
  const floor = floorPlaces(camera, 450);

  it('is stretched with distance', () => {
    expect(placeAt(floor, 512, 480).deep).toBeGreaterThan(4 * placeAt(floor, 512, 750).deep);
  });

  it('has the metres of a camera at eye height', () => {
    const left = placeAt(floor, 412, 700);
    const right = placeAt(floor, 612, 700);
    expect(Math.hypot(right.u - left.u, right.v - left.v)).toBeCloseTo((200 / 320) * 1.35, 6);
  });

  it('stays in front of the camera though the horizon was guessed below its far end', () => {
    const low = floorPlaces({ ...camera, centreY: 600 }, 450);
    expect(placeAt(low, 512, 460).deep).toBeGreaterThan(placeAt(low, 512, 700).deep);
  });
});

describe('two walls that meet in a corner', () => {
  const walls = wallPlaces(
    camera,
    { corner: 600, angles: [camera.yaw, camera.yaw + Math.PI / 2] },
    { x: 512, y: 700 },
  );

  it('have the same heights there', () => {
    for (const y of [50, 380, 600])
      expect(placeAt(walls, 599.9, y).v).toBeCloseTo(placeAt(walls, 600.1, y).v, 2);
  });

  it('rise upwards, and have eye height at the horizon', () => {
    expect(placeAt(walls, 300, 380).v).toBeCloseTo(1.35, 6);
    expect(placeAt(walls, 300, 100).v).toBeGreaterThan(placeAt(walls, 300, 500).v);
  });

  it('come nearer away from the corner', () => {
    expect(placeAt(walls, 300, 380).deep).toBeLessThan(placeAt(walls, 590, 380).deep);
  });
});

describe('under pitch and roll', () => {
  const tilted = { ...camera, pitch: 0.3, roll: 0.07 };

  /** The pixel that shows a place: metres to the right, up from the floor and ahead. */
  function pixelAt(x: number, y: number, z: number): { x: number; y: number } {
    return pixelOf(tilted, [x, y - 1.35, z])!;
  }

  it('a floor keeps its metres', () => {
    const floor = floorPlaces(tilted, 200);
    const [a, b, c] = [pixelAt(-0.5, 0, 2), pixelAt(0.5, 0, 2), pixelAt(0.5, 0, 3.5)].map(({ x, y }) =>
      placeAt(floor, x, y),
    ) as [SurfacePlace, SurfacePlace, SurfacePlace];
    expect(Math.hypot(a.u - b.u, a.v - b.v)).toBeCloseTo(1, 6);
    expect(Math.hypot(c.u - b.u, c.v - b.v)).toBeCloseTo(1.5, 6);
  });

  it('a wall keeps its uprights and its heights', () => {
    const foot = pixelAt(0, 0, 3);
    const wall = wallPlaces(tilted, { corner: Infinity, angles: [Math.PI / 2, Math.PI / 2] }, foot);
    const [low, high] = [pixelAt(0.4, 0.5, 3), pixelAt(0.4, 1.9, 3)].map(({ x, y }) =>
      placeAt(wall, x, y),
    ) as [SurfacePlace, SurfacePlace];
    expect(low.u).toBeCloseTo(high.u, 6);
    expect([low.v, high.v]).toEqual([expect.closeTo(0.5, 6), expect.closeTo(1.9, 6)]);
  });

  it('a thing keeps its height', () => {
    const thing = objectPlaces(tilted, pixelAt(0, 0, 3));
    const [low, high] = [pixelAt(0.2, 0.1, 3), pixelAt(0.2, 0.9, 3)].map(({ x, y }) =>
      placeAt(thing, x, y),
    ) as [SurfacePlace, SurfacePlace];
    expect(high.v - low.v).toBeCloseTo(0.8, 6);
    expect(high.u).toBeCloseTo(low.u, 6);
  });
});

describe('a thing', () => {
  it('is as large as its foot is near', () => {
    const near = placeAt(objectPlaces(camera, { x: 512, y: 900 }), 100, 500);
    const far = placeAt(objectPlaces(camera, { x: 512, y: 600 }), 100, 500);
    expect(near.wide).toBeLessThan(far.wide);
  });
});
