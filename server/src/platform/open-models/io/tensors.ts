import type { PixelImage } from '@maquette/engine';
import type { TensorData, Tensors } from '../running/model-questions.ts';

/** How colours are centred: value / 255, less a mean, by a deviation, for red, green and blue. */
interface Centring {
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** Of the ImageNet photos most models were taught with. */
export const IMAGENET: Centring = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] };
/** Plainly 0 to 1. */
export const PLAIN: Centring = { mean: [0, 0, 0], deviation: [1, 1, 1] };

/** A picture's red, green and blue as three planes one after the other; what is transparent is seen on white. */
export function planesOf({ width, height, data }: PixelImage, { mean, deviation }: Centring): Float32Array {
  const pixels = width * height;
  const planes = new Float32Array(3 * pixels);
  for (let i = 0; i < pixels; i++) {
    const alpha = (data[4 * i + 3] ?? 255) / 255;
    for (const c of [0, 1, 2] as const) {
      const value = ((data[4 * i + c] ?? 0) / 255) * alpha + 1 - alpha;
      planes[c * pixels + i] = (value - mean[c]) / deviation[c];
    }
  }
  return planes;
}

/** A picture of planes of red, green and blue; `most` is what 255 is there. */
export function pictureOf(
  planes: Float32Array | Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): PixelImage {
  const pixels = width * height;
  if (planes.length !== 3 * pixels) throw new RangeError('not the planes of such a picture');
  const data = new Uint8Array(4 * pixels).fill(255);
  for (let i = 0; i < pixels; i++)
    for (let c = 0; c < 3; c++) {
      const value = Math.round(((planes[c * pixels + i] ?? 0) / most) * 255);
      data[4 * i + c] = Math.max(0, Math.min(255, value));
    }
  return { width, height, data };
}

/** A tensor of numbers by its name, or the only one there is. @throws RangeError when it is not there or of whole numbers */
export function floatsOf(
  tensors: Tensors,
  name: string | null,
): TensorData & { readonly data: Float32Array } {
  const tensor = name === null ? Object.values(tensors)[0] : tensors[name];
  if (!tensor || !(tensor.data instanceof Float32Array))
    throw new RangeError(`no numbers ${name ?? ''} came`);
  return { ...tensor, data: tensor.data };
}

export const floats = (dims: readonly number[], data: Float32Array): TensorData => ({
  ...{ type: 'float32', dims, data },
});
export const wholes = (dims: readonly number[], values: readonly number[]): TensorData => ({
  ...{ type: 'int64', dims, data: BigInt64Array.from(values, BigInt) },
});
