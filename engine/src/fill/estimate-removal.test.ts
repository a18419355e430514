import { describe, expect, test } from 'vitest';
import type { Mask, PixelImage, Rect } from '../pixels.ts';
import { levelCamera } from '../room/camera/testing/level-camera.ts';
import type { NetworkClass } from '../room/network/classes.ts';
import { partOfRoom } from '../room/room-part.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { estimateRemoval } from './estimate-removal.ts';

const SIZE = { width: 240, height: 180 };
/** The wall is seen from straight before: its foot is row 110. */
const camera = levelCamera({ focal: 190, horizon: 80, yaw: 0, centre: 120 });
const distance = [1, 3, 190 / 30, 9, 9, 9];

const within = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** A wall over a floor, with a thing of another colour at a place. */
function estimate(hole: Rect, thing?: { kind: NetworkClass; at: Rect }) {
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  const mask: Mask = { ...SIZE, data: new Uint8Array(SIZE.width * SIZE.height) };
  for (let y = 0, i = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++, i++) {
      const isThing = thing && within(thing.at, x, y);
      data.set(isThing ? [40, 60, 160] : y >= 110 ? [140, 105, 75] : [200, 200, 190], 4 * i);
      if (within(hole, x, y)) mask.data[i] = 255;
    }
  }
  const picture: PixelImage = { ...SIZE, data };
  const thingAt = (x: number, y: number) => (thing && within(thing.at, x, y) ? thing.kind : null);
  const room = clearRoom(picture, { camera, distance, thingAt });
  return estimateRemoval({ hole: mask, room: partOfRoom(room, { left: 0, top: 0, scale: 1 }) });
}

describe('the estimate of a removal', () => {
  const onWall = { left: 100, top: 40, right: 140, bottom: 70 };
  const around = { left: 70, top: 20, right: 170, bottom: 100 };

  test('is good on a plain wall, and without a hole at all', () => {
    for (const hole of [onWall, { left: 0, top: 0, right: 0, bottom: 0 }]) {
      const { success, reasons } = estimate(hole);
      expect(success).toBeGreaterThan(0.7);
      expect(reasons).toEqual([]);
    }
  });

  test.each<[string, Rect, { kind: NetworkClass; at: Rect } | undefined]>([
    ['large', { left: 40, top: 20, right: 200, bottom: 100 }, undefined],
    ['two_planes', { left: 105, top: 95, right: 135, bottom: 125 }, undefined],
    ['furniture', onWall, { kind: 'sofa', at: around }],
    ['window', onWall, { kind: 'window', at: around }],
  ])('is worse, and says so, where it is %s', (reason, hole, thing) => {
    const { success, reasons } = estimate(hole, thing);
    expect(reasons).toContain(reason);
    expect(success).toBeLessThan(estimate(onWall).success);
  });

  test('is from 0 to 1, and the same however large the picture', () => {
    const { success } = estimate({ left: 0, top: 0, right: 240, bottom: 180 }, { kind: 'sofa', at: around });
    expect(success).toBeGreaterThanOrEqual(0);
    expect(success).toBeLessThan(0.5);
  });
});
