import type { Mask, PixelImage } from '../../pixels.ts';
import { createRandom } from '../../random.ts';

/** What a service does to a picture beside the edit: what lay at p about the middle comes to lie at `scale * p + (x, y)`. */
export interface Move {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Scaled about the middle and shifted, with linear interpolation; the border is repeated. */
export function moved(picture: PixelImage, { scale, x: dx, y: dy }: Move): PixelImage {
  const { width, height, data } = picture;
  const out = new Uint8Array(data.length);
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y++) {
    const fromY = Math.min(height - 1.001, Math.max(0, middleY + (y - middleY - dy) / scale));
    for (let x = 0; x < width; x++) {
      const fromX = Math.min(width - 1.001, Math.max(0, middleX + (x - middleX - dx) / scale));
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [fx, fy] = [fromX - left, fromY - top];
      for (let c = 0; c < 4; c++) {
        const at = (k: number, j: number): number => data[((top + j) * width + left + k) * 4 + c]!;
        const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx;
        const lower = at(0, 1) * (1 - fx) + at(1, 1) * fx;
        out[(y * width + x) * 4 + c] = Math.round(upper * (1 - fy) + lower * fy);
      }
    }
  }
  return { width, height, data: out };
}

/** Encoded anew: details a little softer, and grain of `strength` levels in every pixel. */
export function encodedAnew(picture: PixelImage, strength: number): PixelImage {
  const random = createRandom(7);
  const soft = moved(moved(picture, { scale: 1, x: 0.5, y: 0.5 }), { scale: 1, x: -0.5, y: -0.5 });
  const grain = (): number => (random() + random() + random() - 1.5) * 2 * strength;
  return recoloured(soft, (byte, c) => (c === 3 ? byte : byte + grain()));
}

/** Every channel of every pixel (0 red, 1 green, 2 blue, 3 alpha) through a function; clipped. */
export function recoloured(
  picture: PixelImage,
  change: (byte: number, channel: number) => number,
): PixelImage {
  const data = picture.data.map((byte, i) => Math.min(255, Math.max(0, Math.round(change(byte, i % 4)))));
  return { ...picture, data };
}

/** A shaded green thing painted into the picture at a share of its width and height, and the pixels it covers. */
export function withThing(
  picture: PixelImage,
  place: { x: number; y: number; reach: number },
): { picture: PixelImage; truth: Mask } {
  const { width, height } = picture;
  const data = picture.data.slice();
  const truth = { width, height, data: new Uint8Array(width * height) };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const u = (x / width - place.x) / place.reach;
      const v = (y / height - place.y) / place.reach;
      if (u ** 4 + v ** 4 > 1) continue;
      truth.data[i] = 255;
      const light = 0.75 - 0.3 * v + 0.05 * Math.sin(x / 3) * Math.sin(y / 4);
      data.set([60 * light, 170 * light, 100 * light, 255], 4 * i);
    }
  }
  return { picture: { width, height, data }, truth };
}
