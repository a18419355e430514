import { describe, expect, test } from 'vitest';
import { pixelOf } from '../../room/camera/camera.ts';
import { levelCamera } from '../../room/camera/testing/level-camera.ts';
import { layoutOf } from '../../room/testing/clear-room.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { runsAlongRoom, type Stretch } from './runs-along-room.ts';

/** A room seen into the corner of its back wall and the one to the right. */
const camera = levelCamera({ focal: 500, horizon: 300, yaw: 0.5, centre: 400 });
const layout = layoutOf({ camera, distance: [1, 0.9, 3, 2, 1.5, 1] });
const [back, right] = [layout.towards[2]!, layout.towards[4]!];

/** A place so far towards the back and the right wall, and above the camera, camera heights. */
const at = (ahead: number, aside: number, up: number): Vec3 => [
  back[0] * ahead + right[0] * aside,
  up,
  back[2] * ahead + right[2] * aside,
];

function between(one: Vec3, other: Vec3): Stretch {
  const [from, to] = [pixelOf(camera, one)!, pixelOf(camera, other)!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { ...from, dx: (to.x - from.x) / length, dy: (to.y - from.y) / length, to: length };
}

describe('an edge behind a hole', () => {
  test('may be a rail or an upright of a wall, or the edge of its ceiling', () => {
    expect(runsAlongRoom(between(at(3, -0.8, -0.3), at(3, 1, -0.3)), layout)).toBe(true);
    expect(runsAlongRoom(between(at(3, 0.5, -0.6), at(3, 0.5, 0.5)), layout)).toBe(true);
    expect(runsAlongRoom(between(at(2.9, -0.8, 0.9), at(2.9, 1, 0.9)), layout)).toBe(true);
  });

  test('is none of a wall’s if it slants across it', () => {
    expect(runsAlongRoom(between(at(3, -0.8, -0.6), at(3, 1, 0.2)), layout)).toBe(false);
  });

  test('does not run straight on from one wall to another', () => {
    const level = between(at(3, -0.5, -0.001), at(2, 1.5, -0.001));
    expect(runsAlongRoom(level, layout)).toBe(false);
    expect(runsAlongRoom({ ...level, to: level.to / 3 }, layout)).toBe(true);
  });

  test('may run anyhow where nothing is known of the camera', () => {
    const slanting = between(at(3, -0.8, -0.6), at(3, 1, 0.2));
    const lost = { ...layout, camera: { ...camera, trust: 0 } };
    expect(runsAlongRoom(slanting, lost)).toBe(true);
  });
});
