import type { Mask, PixelImage } from '@maquette/engine';
import type { OpenModel } from '../catalogue.ts';
import type { ModelIo } from '../running/model-questions.ts';
import { floats, floatsOf, pictureOf, PLAIN, planesOf } from './tensors.ts';

/** Side of the square that models which fill were taught with, in pixels. */
export const SQUARE = 512;

/** LaMa as Carve and OpenCV export it: `image` 0 to 1 and `mask`, 1 = hole, give a picture that is 0 to 255 already. */
const lamaImageMask: ModelIo<'fill'> = async ({ picture, hole }, run) => {
  const square = onSquare(picture, hole);
  const outputs = await run('model', {
    image: floats([1, 3, SQUARE, SQUARE], planesOf(square.picture, PLAIN)),
    mask: floats(
      [1, 1, SQUARE, SQUARE],
      Float32Array.from(square.hole.data, (value) => (value > 0 ? 1 : 0)),
    ),
  });
  return offSquare(pictureOf(floatsOf(outputs, null).data, square.picture, 255), picture);
};

/** LaMa with one input of four planes: the picture 0 to 1, black in the hole, and the mask, 1 = hole. Gives 0 to 1. */
const lamaInput4: ModelIo<'fill'> = async ({ picture, hole }, run) => {
  const square = onSquare(picture, hole);
  const pixels = SQUARE * SQUARE;
  const input = new Float32Array(4 * pixels);
  input.set(planesOf(square.picture, PLAIN));
  for (const [i, value] of square.hole.data.entries()) {
    if (value === 0) continue;
    for (let c = 0; c < 3; c++) input[c * pixels + i] = 0;
    input[3 * pixels + i] = 1;
  }
  const outputs = await run('model', { input: floats([1, 4, SQUARE, SQUARE], input) });
  return offSquare(pictureOf(floatsOf(outputs, 'output').data, square.picture, 1), picture);
};

/** MI-GAN's pipeline: bytes of whatever size; its mask is the other way round, 255 = stays and 0 = hole. */
const miganU8: ModelIo<'fill'> = async ({ picture, hole }, run) => {
  const { width, height } = picture;
  const { result } = await run('model', {
    image: {
      type: 'uint8',
      dims: [1, 3, height, width],
      data: Uint8Array.from(planesOf(picture, PLAIN), (value) => Math.round(255 * value)),
    },
    mask: {
      type: 'uint8',
      dims: [1, 1, height, width],
      data: hole.data.map((value) => (value > 0 ? 0 : 255)),
    },
  });
  if (!(result?.data instanceof Uint8Array)) throw new RangeError('no bytes came');
  return pictureOf(result.data, picture, 255);
};

/** How models that fill a hole are asked, by kind. */
export const fills: Readonly<Partial<Record<OpenModel['io'], ModelIo<'fill'>>>> = {
  'lama-image-mask': lamaImageMask,
  'lama-input4': lamaInput4,
  'migan-u8': miganU8,
};

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
