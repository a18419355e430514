import sharp from 'sharp';

export interface PhotoWishes {
  readonly width?: number;
  readonly height?: number;
  readonly type?: 'jpeg' | 'png' | 'webp';
  /** Another number makes another picture. */
  readonly seed?: number;
}

/** A picture with structure everywhere, the same bytes for the same wishes. */
export async function makePhoto(wishes: PhotoWishes = {}): Promise<Buffer> {
  const { width = 120, height = 90, type = 'jpeg', seed = 1 } = wishes;
  const pixels = makePixels(width, height, seed);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false });
  if (type === 'png') return picture.png({ compressionLevel: 1 }).toBuffer();
  if (type === 'webp') return picture.webp({ quality: 90, effort: 0 }).toBuffer();
  return picture.jpeg({ quality: 90 }).toBuffer();
}

/** Two soft slopes with a checker of 16 pixels over them. */
function makePixels(width: number, height: number, seed: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 3) {
      const checker = ((x >> 4) + (y >> 4)) % 2 === 0 ? 30 : 0;
      pixels[p] = (60 + (120 * x) / width + checker + seed * 7) & 255;
      pixels[p + 1] = (80 + (100 * y) / height + checker) & 255;
      pixels[p + 2] = (90 + ((x * 3 + y * 5 + seed) % 32)) & 255;
    }
  }
  return pixels;
}

export interface MaskWishes {
  readonly width?: number;
  readonly height?: number;
  /** What is white: left, top, right, bottom. */
  readonly white?: readonly [number, number, number, number];
}

/** A black-and-white PNG with one white rectangle. */
export async function makeMask(wishes: MaskWishes = {}): Promise<Buffer> {
  const { width = 120, height = 90, white = [40, 30, 80, 60] } = wishes;
  const [left, top, right, bottom] = white;
  const pixels = Buffer.alloc(width * height);
  for (let y = top; y < bottom; y++) pixels.fill(255, y * width + left, y * width + right);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}
