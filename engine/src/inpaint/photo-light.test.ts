import { expect, it } from 'vitest';
import type { PixelImage } from '../pixels.ts';
import type { Camera } from '../room/camera/camera.ts';
import { clearRoom } from '../room/testing/clear-room.ts';
import { environmentAt } from '../scene/environment.ts';
import { luminance } from '../scene/vector.ts';
import { lightOfPhoto } from './photo-light.ts';

const [WIDTH, HEIGHT] = [160, 120];
const CAMERA: Camera = {
  ...{ focal: 120, centreX: 80, centreY: 60, pitch: 0, roll: 0, yaw: 0, trust: 1 },
};
const isWindow = (x: number, y: number): boolean => x < 24 && y > 30 && y < 80;

/** Light from the left of a place of a grey room against light from its right, by what its window shows (levels) and is taken for. */
function sidesOf(shown: readonly [number, number, number], name: 'window' | 'wall') {
  const data = new Uint8Array(4 * WIDTH * HEIGHT).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    data.set(isWindow(i % WIDTH, Math.floor(i / WIDTH)) ? shown : [120, 120, 120], 4 * i);
  const photo: PixelImage = { width: WIDTH, height: HEIGHT, data };
  const thingAt = (x: number, y: number) => (isWindow(x, y) && name === 'window' ? name : null);
  const room = clearRoom(photo, { camera: CAMERA, distance: [1, 0.9, 3, 1.4, 1.4, 2], thingAt });
  const place = { around: { left: 60, top: 60, right: 120, bottom: 110 }, at: [0.2, -1, 2] } as const;
  const light = lightOfPhoto(photo, room, place);
  const from = (x: number) => {
    const colour = new Float64Array(3);
    environmentAt(light, Float64Array.of(x, 0.55, -0.22), colour);
    return [...colour] as [number, number, number];
  };
  return { left: from(-0.8), right: from(0.8) };
}

it('a bright patch of wall is no window: light comes from all sides as it shows', () => {
  const { left, right } = sidesOf([150, 150, 150], 'wall');
  expect(luminance(left) / luminance(right)).toBeLessThan(3);
});

it('by night nothing comes in through a window', () => {
  const { left, right } = sidesOf([20, 20, 30], 'window');
  expect(luminance(left)).toBeLessThan(luminance(right));
});

it('by day a window sends in far more than it shows, and daylight is cool whatever garden it shows', () => {
  const { left, right } = sidesOf([90, 150, 60], 'window');
  expect(luminance(left) / luminance(right)).toBeGreaterThan(8);
  expect(left[2]).toBeGreaterThan(left[0]);
});
