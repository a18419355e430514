import type { Mask, PixelImage, Rect } from '../../pixels.ts';
import { levelCamera } from '../../room/camera/testing/level-camera.ts';
import type { Room } from '../../room/see-room.ts';
import { clearRoom } from '../../room/testing/clear-room.ts';

/** Of the picture. */
export const SIZE = { width: 240, height: 180 };
export const camera = levelCamera({ focal: 190, horizon: 60, yaw: 0, centre: 120 });
/** In camera heights: floor, ceiling, back, left, right, behind. */
export const distance = [1, 3, 190 / 30, 9, 9, 9];

const isIn = ({ left, top, right, bottom }: Rect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** A blue sofa before a pale wall on a brown floor. */
export function sofaInRoom(sofa: Rect): { picture: PixelImage; room: Room } {
  const data = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const ground = y >= 90 ? [150, 120, 90] : [205, 205, 210];
    data.set(isIn(sofa, x, y) ? [60, 80, 150] : ground, 4 * i);
  }
  const picture: PixelImage = { ...SIZE, data };
  const thingAt = (x: number, y: number) => (isIn(sofa, x, y) ? 'sofa' : null);
  return { picture, room: clearRoom(picture, { camera, distance, thingAt }) };
}

export function marked(area: Rect): Mask {
  const data = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = area.top; y < area.bottom; y++)
    data.fill(255, y * SIZE.width + area.left, y * SIZE.width + area.right);
  return { ...SIZE, data };
}
