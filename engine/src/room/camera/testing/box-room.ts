import type { PixelImage } from '../../../pixels.ts';
import { createRandom } from '../../../random.ts';
import type { Vec3 } from '../../../scene/vector.ts';
import { rayOf, roomDirections, type Camera } from '../camera.ts';

const WIDTH = 640;
const HEIGHT = 480;
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Brightness of the inside of a tiled box (walls 4 m around the camera, 2.6 m high, camera at 1.4 m) along a direction. */
function roomAt(ray: Vec3, camera: Camera): number {
  const [v, u] = roomDirections(camera).map((direction) => dot(ray, direction)) as [number, number];
  const toWall = 4 / Math.max(Math.abs(u), Math.abs(v));
  const toLevel = ray[1] > 0 ? 1.2 / ray[1] : 1.4 / Math.max(1e-6, -ray[1]);
  const isFloor = toLevel < toWall;
  const isSide = Math.abs(u) > Math.abs(v);
  const [a, b] = isFloor ? [u * toLevel, v * toLevel] : [isSide ? v * toWall : u * toWall, ray[1] * toWall];
  const tile = Math.floor((a + 40) / 0.8) + Math.floor((b + 40) / 0.8);
  return (isFloor ? 90 : isSide ? 150 : 190) + (tile % 2) * 30;
}

/** The inside of a tiled box room, 640 by 480, seen by a known camera. */
export function boxRoom(camera: Camera): PixelImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const ray = rayOf(camera, (i % WIDTH) + 0.5, Math.floor(i / WIDTH) + 0.5);
    data.fill(roomAt(ray, camera), 4 * i, 4 * i + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Strews boxes at all angles over the lower half of a picture. */
export function strewn(picture: PixelImage, boxes: number, seed: number): PixelImage {
  const random = createRandom(seed);
  const { width, height } = picture;
  const data = picture.data.slice();
  for (let n = 0; n < boxes; n++) {
    const [x, y, half] = [width * random(), height * (0.55 + 0.4 * random()), 18 + 26 * random()];
    const turn = Math.PI * random();
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const light = 40 + 190 * random();
    for (let row = Math.max(0, Math.floor(y - 2 * half)); row < Math.min(height, y + 2 * half); row++) {
      for (
        let column = Math.max(0, Math.floor(x - 2 * half));
        column < Math.min(width, x + 2 * half);
        column++
      ) {
        const [a, b] = [(column - x) * cos + (row - y) * sin, (row - y) * cos - (column - x) * sin];
        if (Math.abs(a) < half && Math.abs(b) < 0.6 * half)
          data.fill(light, 4 * (row * width + column), 4 * (row * width + column) + 3);
      }
    }
  }
  return { width, height, data };
}
