import type { Mask, PixelImage } from '@maquette/engine';

/** Side of the square that models which fill were taught with, in pixels. */
export const SQUARE = 512;

/** A picture and its hole in the upper left corner of a square; beyond its edges both go on mirrored. */
export function onSquare(picture: PixelImage, hole: Mask): { picture: PixelImage; hole: Mask } {
  const { width, height } = picture;
  if (width > SQUARE || height > SQUARE) throw new RangeError('larger than the square');
  const data = new Uint8Array(4 * SQUARE * SQUARE);
  const marked = new Uint8Array(SQUARE * SQUARE);
  const mirrored = (at: number, size: number): number => {
    const within = at % (2 * size);
    return within < size ? within : 2 * size - 1 - within;
  };
  for (let y = 0; y < SQUARE; y++)
    for (let x = 0; x < SQUARE; x++) {
      const from = mirrored(y, height) * width + mirrored(x, width);
      data.set(picture.data.subarray(4 * from, 4 * from + 4), 4 * (y * SQUARE + x));
      // What is mirrored shows the thing that goes once more: it is made up as well.
      marked[y * SQUARE + x] = (hole.data[from] ?? 0) > 0 ? 255 : 0;
    }
  const size = { width: SQUARE, height: SQUARE };
  return { picture: { ...size, data }, hole: { ...size, data: marked } };
}

/** The corner of a square that `onSquare` put a picture into. */
export function offSquare(square: PixelImage, { width, height }: PixelImage): PixelImage {
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++)
    data.set(square.data.subarray(4 * y * SQUARE, 4 * (y * SQUARE + width)), 4 * y * width);
  return { width, height, data };
}
