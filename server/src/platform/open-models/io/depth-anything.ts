import { resizeImage } from '@maquette/engine';
import type { ModelIo } from '../running/model-questions.ts';
import { floats, floatsOf, IMAGENET, planesOf } from './tensors.ts';

/** One side of what the model was taught with, and the patch it looks at, in pixels. */
const TAUGHT = 518;
const PATCH = 14;

/** Size at which a picture is looked at: the scale for one of its sides that is nearer to 1, and whole patches. */
export function depthSize({ width, height }: { readonly width: number; readonly height: number }) {
  const [across, down] = [TAUGHT / width, TAUGHT / height];
  const scale = Math.abs(1 - across) < Math.abs(1 - down) ? across : down;
  const whole = (side: number): number => Math.max(PATCH, Math.round((side * scale) / PATCH) * PATCH);
  return { width: whole(width), height: whole(height) };
}

/** Depth Anything V2: gives 1 / distance in a unit and from a zero of its own, larger = nearer. */
export const depthAnything: ModelIo<'depth'> = async ({ picture }, run) => {
  const size = depthSize(picture);
  const pixels = planesOf(resizeImage(picture, size), IMAGENET);
  const outputs = await run('model', { pixel_values: floats([1, 3, size.height, size.width], pixels) });
  const { dims, data } = floatsOf(outputs, 'predicted_depth');
  const [height = 0, width = 0] = dims.slice(-2);
  return { width, height, data };
};
