import type { PixelImage } from '../../../pixels.ts';

const WIDTH = 192;
const HEIGHT = 144;

/** Gradients and checks, as the exporter of the weights draws them. */
export function formula(): PixelImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const check = ((Math.floor(x / 24) + Math.floor(y / 18)) % 2) * 60;
    data.set([(x + check) % 256, (2 * y + check) % 256, Math.floor((x + y) / 2) % 256], 4 * i);
  }
  return { width: WIDTH, height: HEIGHT, data };
}
