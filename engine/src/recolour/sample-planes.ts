/** Several values a cell, interleaved, row by row. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Writes the values between cells, bilinear, borders repeated; `place` is in cells, (0, 0) the middle of the first. As many values a cell as `out` is long. */
export function samplePlanes(planes: Planes, place: { x: number; y: number }, out: Float64Array): void {
  const { width, height, data } = planes;
  const x = Math.min(width - 1, Math.max(0, place.x));
  const y = Math.min(height - 1, Math.max(0, place.y));
  const left = x | 0;
  const top = y | 0;
  const ax = x - left;
  const ay = y - top;
  const values = out.length;
  const i = (top * width + left) * values;
  const right = left + 1 < width ? values : 0;
  const below = top + 1 < height ? width * values : 0;
  for (let k = 0; k < values; k++) {
    const above = data[i + k]! + (data[i + right + k]! - data[i + k]!) * ax;
    const under = data[i + below + k]! + (data[i + below + right + k]! - data[i + below + k]!) * ax;
    out[k] = above + (under - above) * ay;
  }
}
