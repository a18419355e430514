import type { Plane } from './gaussian-blur.ts';

/** Box blur of `radius` pixels, `times` over (three come close to a Gaussian). What lies outside the picture counts as 0. Cost does not grow with the radius. */
export function boxBlur(plane: Plane, radius: number, times = 1): Plane {
  let { data } = plane;
  for (let i = 0; i < times; i++) {
    data = slide(data, { plane, radius, axis: 'x' });
    data = slide(data, { plane, radius, axis: 'y' });
  }
  return { ...plane, data };
}

function slide(data: Float32Array, how: { plane: Plane; radius: number; axis: 'x' | 'y' }): Float32Array {
  const { width, height, channels } = how.plane;
  const isRow = how.axis === 'x';
  const length = isRow ? width : height;
  const stride = isRow ? channels : channels * width;
  const lines = isRow ? height : width;
  const lineStride = isRow ? channels * width : channels;
  const { radius } = how;
  const share = 1 / (2 * radius + 1);
  const out = new Float32Array(data.length);
  for (let line = 0; line < lines; line++) {
    for (let c = 0; c < channels; c++) {
      const start = line * lineStride + c;
      let sum = 0;
      for (let k = 0; k <= Math.min(radius, length - 1); k++) sum += data[start + k * stride]!;
      for (let k = 0, i = start; k < length; k++, i += stride) {
        out[i] = sum * share;
        if (k + radius + 1 < length) sum += data[i + (radius + 1) * stride]!;
        if (k >= radius) sum -= data[i - radius * stride]!;
      }
    }
  }
  return out;
}
