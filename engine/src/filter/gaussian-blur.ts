/** Interleaved floats: `channels` values a pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly data: Float32Array;
}

function gaussianKernel(sigma: number): Float32Array {
  const radius = Math.ceil(3 * sigma);
  const kernel = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = kernel.reduce((a, b) => a + b, 0);
  return kernel.map((weight) => weight / total);
}

/** Gaussian blur (sigma in pixels), borders repeated. Separable: cost grows with sigma, so keep it below about 8 and use the box blur beyond. */
export function gaussianBlur(plane: Plane, sigma: number): Plane {
  const kernel = gaussianKernel(sigma);
  return blurAlong(blurAlong(plane, kernel, 'x'), kernel, 'y');
}

function blurAlong(plane: Plane, kernel: Float32Array, axis: 'x' | 'y'): Plane {
  const { width, height, channels, data } = plane;
  const radius = kernel.length >> 1;
  const stride = axis === 'x' ? channels : channels * width;
  const last = axis === 'x' ? width - 1 : height - 1;
  const out = new Float32Array(data.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = axis === 'x' ? x : y;
      const isInner = at >= radius && at + radius <= last;
      for (let c = 0; c < channels; c++, i++) {
        let sum = 0;
        if (isInner) {
          for (let k = 0, j = i - radius * stride; k < kernel.length; k++, j += stride)
            sum += kernel[k]! * data[j]!;
        } else {
          for (let k = 0; k < kernel.length; k++) {
            const to = Math.min(last, Math.max(0, at + k - radius));
            sum += kernel[k]! * data[i + (to - at) * stride]!;
          }
        }
        out[i] = sum;
      }
    }
  }
  return { width, height, channels, data: out };
}
