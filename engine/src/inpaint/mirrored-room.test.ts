import { describe, expect, it } from 'vitest';
import type { Camera } from '../room/camera/camera.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { mirroredRoom } from './mirrored-room.ts';

const [WIDTH, HEIGHT] = [200, 150];
const CAMERA: Camera = {
  ...{ focal: 110, centreX: 100, centreY: 75, pitch: 0, roll: 0, yaw: 0, trust: 1 },
};
const ROOM = { camera: CAMERA, distance: [1, 0.9, 3, 1.5, 1.5, 2] };

describe('what a mirror shows', () => {
  // The left third of the photo is red, the rest blue.
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) data.set(i % WIDTH < 66 ? [230, 10, 10] : [10, 10, 230], 4 * i);
  const photo = { width: WIDTH, height: HEIGHT, data };
  const view = mirroredRoom(photo, clearRoom(photo, ROOM), {
    ...{ width: WIDTH, height: HEIGHT, camera: CAMERA, cameraHeight: 1.5, distance: ROOM.distance },
  });
  const seen = (position: readonly number[], direction: readonly number[]): number[] => {
    const out = new Float64Array(3);
    view(Float64Array.from(position), Float64Array.from(direction), out);
    return [...out];
  };

  it('is the opposite wall where the photo shows it', () => {
    // On the right wall, ahead of the camera, looking across at the left wall, and the other way round.
    const [red, , blue] = seen([2.2, 1.5, -3.5], [-1, 0, -0.1]);
    expect(red).toBeGreaterThan(5 * blue!);
    const [less, , more] = seen([-2.2, 1.5, -3.5], [1, 0, -0.1]);
    expect(more).toBeGreaterThan(5 * less!);
  });

  it('is something of the room where it does not', () => {
    const behind = seen([0, 1.5, -4.4], [0.05, 0, 1]);
    expect(Math.max(...behind)).toBeGreaterThan(0.2);
  });
});
