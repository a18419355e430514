import { growMask } from '../mask/grow.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import { FREE, KNOWN, stretchMembrane } from './membrane.ts';

/** Share of the longer side around the hole that is not believed: there the outline of what goes still shows. */
const RIM = 0.012;

/**
 * A first answer for a hole, to be seen while the real one is made: the light and colour of its surroundings run together in it. Pixels outside the hole are untouched.
 * @throws RangeError when photo and hole differ in size
 */
export function coarseFill(photo: PixelImage, hole: Mask): PixelImage {
  const { width, height } = photo;
  if (hole.width !== width || hole.height !== height) throw new RangeError('photo and hole differ in size');
  const free = growMask(hole, Math.ceil(RIM * Math.max(width, height)));
  const state = free.data.map((value) => (value > 0 ? FREE : KNOWN));
  const colour = new Float32Array(3 * width * height);
  for (let i = 0; i < state.length; i++)
    for (let c = 0; c < 3; c++) colour[3 * i + c] = photo.data[4 * i + c]!;
  stretchMembrane({ width, height, colour, state });
  const data = photo.data.slice();
  for (let i = 0; i < state.length; i++)
    if (hole.data[i]! > 0) for (let c = 0; c < 3; c++) data[4 * i + c] = Math.round(colour[3 * i + c]!);
  return { width, height, data };
}
