import type { Plane } from './gaussian-blur.ts';

/** Box blur of `radius` pixels, `times` over (three come close to a Gaussian). What lies outside the picture counts as 0. Cost does not grow with the radius. */
export function boxBlur(plane: Plane, radius: number, times = 1): Plane {
  const { width, height, channels, data } = plane;
  const row = width * channels;
  // Rows that nothing reaches stay 0.
  let [start, end] = [0, data.length];
  while (start < end && data[start] === 0) start++;
  while (end > start && data[end - 1] === 0) end--;
  const first = Math.max(0, Math.floor(start / row) - times * radius);
  const last = Math.min(height, Math.ceil(end / row) + times * radius);
  let blurred: Plane = { ...plane, height: last - first, data: data.subarray(first * row, last * row) };
  for (let i = 0; i < times; i++) blurred = slideDown(slideAcross(blurred, radius), radius);
  if (blurred.height === height) return blurred;
  const out = new Float32Array(data.length);
  out.set(blurred.data, first * row);
  return { ...plane, data: out };
}

function slideAcross({ width, height, channels, data }: Plane, radius: number): Plane {
  const share = 1 / (2 * radius + 1);
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let c = 0; c < channels; c++) {
      const start = y * width * channels + c;
      let sum = 0;
      for (let k = 0; k <= Math.min(radius, width - 1); k++) sum += data[start + k * channels]!;
      for (let x = 0, i = start; x < width; x++, i += channels) {
        out[i] = sum * share;
        if (x + radius + 1 < width) sum += data[i + (radius + 1) * channels]!;
        if (x >= radius) sum -= data[i - radius * channels]!;
      }
    }
  }
  return { width, height, channels, data: out };
}

/** Row by row, one sum for every column: memory is read in its order. */
function slideDown({ width, height, channels, data }: Plane, radius: number): Plane {
  const share = 1 / (2 * radius + 1);
  const row = width * channels;
  const out = new Float32Array(data.length);
  const sum = new Float64Array(row);
  for (let y = 0; y <= Math.min(radius, height - 1); y++)
    for (let k = 0; k < row; k++) sum[k]! += data[y * row + k]!;
  for (let y = 0; y < height; y++) {
    const at = y * row;
    for (let k = 0; k < row; k++) out[at + k] = sum[k]! * share;
    if (y + radius + 1 < height)
      for (let k = 0, i = at + (radius + 1) * row; k < row; k++, i++) sum[k]! += data[i]!;
    if (y >= radius) for (let k = 0, i = at - radius * row; k < row; k++, i++) sum[k]! -= data[i]!;
  }
  return { width, height, channels, data: out };
}
