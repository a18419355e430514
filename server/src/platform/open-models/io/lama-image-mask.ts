import type { ModelIo } from '../running/model-questions.ts';
import { offSquare, onSquare, SQUARE } from './square.ts';
import { floats, floatsOf, pictureOf, PLAIN, planesOf } from './tensors.ts';

/** LaMa as Carve and OpenCV export it: `image` 0 to 1 and `mask`, 1 = hole, give a picture that is 0 to 255 already. */
export const lamaImageMask: ModelIo<'fill'> = async ({ picture, hole }, run) => {
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
