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
  return blurDown(blurAcross(plane, kernel), kernel);
}

function blurAcross({ width, height, channels, data }: Plane, kernel: Float32Array): Plane {
  const radius = kernel.length >> 1;
  const length = width * channels;
  const padded = new Float32Array(length + 2 * radius * channels);
  const taps = Int32Array.from(kernel, (_, k) => k * channels);
  const out = new Float32Array(data.length);
  for (let start = 0; start < data.length; start += length) {
    padded.set(data.subarray(start, start + length), radius * channels);
    for (let k = 0; k < radius * channels; k++) {
      padded[k] = data[start + (k % channels)]!;
      padded[padded.length - 1 - k] = data[start + length - 1 - (k % channels)]!;
    }
    addTaps({ from: padded, taps, kernel }, out.subarray(start, start + length));
  }
  return { width, height, channels, data: out };
}

function blurDown({ width, height, channels, data }: Plane, kernel: Float32Array): Plane {
  const radius = kernel.length >> 1;
  const length = width * channels;
  const taps = new Int32Array(kernel.length);
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < taps.length; k++)
      taps[k] = length * Math.min(height - 1, Math.max(0, y + k - radius));
    addTaps({ from: data, taps, kernel }, out.subarray(y * length, (y + 1) * length));
  }
  return { width, height, channels, data: out };
}

interface Tapped {
  readonly from: Float32Array;
  /** Where each weight of the kernel begins to be applied. */
  readonly taps: Int32Array;
  readonly kernel: Float32Array;
}

/** Every entry of a line as the weighted sum of its taps, four at a time: a weight is read once for all of them. */
function addTaps({ from, taps, kernel }: Tapped, out: Float32Array): void {
  const count = kernel.length;
  const whole = out.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let k = 0; k < count; k++) {
      const weight = kernel[k]!;
      const at = taps[k]! + i;
      a += weight * from[at]!;
      b += weight * from[at + 1]!;
      c += weight * from[at + 2]!;
      d += weight * from[at + 3]!;
    }
    out[i] = a;
    out[i + 1] = b;
    out[i + 2] = c;
    out[i + 3] = d;
  }
  for (let i = whole; i < out.length; i++) {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += kernel[k]! * from[taps[k]! + i]!;
    out[i] = sum;
  }
}
