import { describe, expect, test } from 'vitest';
import { pixelOf } from '../../room/camera/camera.ts';
import { levelCamera } from '../../room/camera/testing/level-camera.ts';
import { directionsOfSides, pointAt, SIDES, type RoomLayout } from '../../room/layout/layout.ts';
import { scaledShift, scaleOf, shiftAlong, shiftInPicture, sourceOf } from './shift.ts';

const camera = {
  ...levelCamera({ focal: 300, horizon: 120, yaw: 0.3, centre: 160 }),
  pitch: 0.15,
  roll: 0.04,
};
const layout: RoomLayout = {
  camera,
  distance: [1, 1.2, 6, 3, 3, 4],
  towards: directionsOfSides(camera),
  trust: 1,
};

const sourceAt = (shift: ReturnType<typeof shiftAlong>, x: number, y: number): [number, number] => {
  const at = new Float64Array(2);
  expect(sourceOf(shift, { x, y }, at)).toBe(true);
  return [at[0]!, at[1]!];
};

describe('a shift along a side of the room', () => {
  test('comes from where its place on the floor is seen after the move', () => {
    const place = { x: 140, y: 260 };
    const [x, y, z] = pointAt(layout, place.x, place.y);
    expect(y).toBeCloseTo(-1);
    const seen = pixelOf(camera, [x + 0.4, y, z + 0.3])!;
    const [toX, toY] = sourceAt(shiftAlong(layout, SIDES.indexOf('floor'), [0.4, 0, 0.3]), place.x, place.y);
    expect(toX).toBeCloseTo(seen.x, 4);
    expect(toY).toBeCloseTo(seen.y, 4);
  });

  test('is seen smaller where it comes from farther away', () => {
    const away = shiftAlong(layout, SIDES.indexOf('floor'), [0, 0, 1]);
    expect(scaleOf(away, 140, 260)).toBeLessThan(0.9);
    expect(scaleOf(shiftInPicture(30, 4), 140, 260)).toBeCloseTo(1);
  });

  test('does not come from behind the viewer', () => {
    const back = shiftAlong(layout, SIDES.indexOf('floor'), [0, 0, -9]);
    expect(sourceOf(back, { x: 140, y: 260 }, new Float64Array(2))).toBe(false);
  });

  test('is the same in a picture of another size', () => {
    const shift = shiftAlong(layout, SIDES.indexOf('floor'), [0.4, 0, 0.3]);
    const [x, y] = sourceAt(shift, 140, 260);
    const [halfX, halfY] = sourceAt(scaledShift(shift, 0.5), 70, 130);
    expect(2 * halfX).toBeCloseTo(x, 4);
    expect(2 * halfY).toBeCloseTo(y, 4);
  });
});
