import type { ModelIo } from '../running/model-questions.ts';
import { offSquare, onSquare, SQUARE } from './square.ts';
import { floats, floatsOf, pictureOf, PLAIN, planesOf } from './tensors.ts';

/** LaMa with one input of four planes: the picture 0 to 1, black in the hole, and the mask, 1 = hole. Gives 0 to 1. */
export const lamaInput4: ModelIo<'fill'> = async ({ picture, hole }, run) => {
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
