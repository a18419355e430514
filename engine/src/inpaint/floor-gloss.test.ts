import { describe, expect, it } from 'vitest';
import { byteFromLinear } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';
import { rayOf, type Camera } from '../room/camera/camera.ts';
import { pointAt } from '../room/layout/layout.ts';
import { clearRoom, layoutOf } from '../room/testing/clear-room.ts';
import { floorGloss, mirroredShare } from './floor-gloss.ts';

const [WIDTH, HEIGHT] = [400, 300];
const CAMERA: Camera = {
  ...{ focal: 300, centreX: 200, centreY: 150, pitch: -0.08, roll: 0, yaw: 0, trust: 1 },
};
const ROOM = { camera: CAMERA, distance: [1, 0.9, 3, 1.4, 1.4, 2] };

/** A wall with three bright windows over a floor of chequered tiles that mirrors as far as it is said to. */
function drawn(gloss: number): PixelImage {
  const layout = layoutOf(ROOM);
  const wallAt = ([x, y, z]: readonly [number, number, number]): number =>
    z > 2.95 && y > -0.3 && y < 0.6 && Math.abs((((x + 10) * 1.4) % 1) - 0.5) < 0.3 ? 0.95 : 0.25;
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [column, row] = [(i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5];
    const point = pointAt(layout, column, row);
    let light = wallAt(point);
    const ray = rayOf(CAMERA, column, row);
    if (point[1] < -0.999) {
      const far = (3 - point[2]) / ray[2];
      const mirrored = wallAt([point[0] + far * ray[0], point[1] - far * ray[1], 3]);
      const tile = (Math.floor(point[0] * 9 + 90) + Math.floor(point[2] * 9)) % 2;
      light = 0.18 + 0.02 * tile + gloss * mirroredShare(-ray[1]) * mirrored;
    }
    data.fill(byteFromLinear(light), 4 * i, 4 * i + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

describe('the gloss of a floor', () => {
  it('is none where the floor shows nothing of the room', () => {
    const picture = drawn(0);
    expect(floorGloss(picture, clearRoom(picture, ROOM))).toBe(0);
  });

  it('is none where no floor is seen', () => {
    const picture = drawn(1);
    const room = clearRoom(picture, { ...ROOM, thingAt: (_x, y) => (y > 120 ? 'rug' : null) });
    expect(floorGloss(picture, room)).toBe(0);
  });

  it('is told from the windows that it mirrors', () => {
    const picture = drawn(0.6);
    const gloss = floorGloss(picture, clearRoom(picture, ROOM));
    expect(gloss).toBeGreaterThan(0.35);
    expect(gloss).toBeLessThan(0.85);
  });
});
