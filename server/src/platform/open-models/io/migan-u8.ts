import type { ModelIo } from '../running/model-questions.ts';
import { pictureOf, PLAIN, planesOf } from './tensors.ts';

/** MI-GAN's pipeline: bytes of whatever size; its mask is the other way round, 255 = stays and 0 = hole. */
export const miganU8: ModelIo<'fill'> = async ({ picture, hole }, run) => {
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
