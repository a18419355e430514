/** A picture of complex numbers; both sides are powers of two. */
export interface Spectrum {
  readonly width: number;
  readonly height: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

interface Line {
  readonly start: number;
  readonly stride: number;
  readonly length: number;
}

/** Two-dimensional fast Fourier transform in place (Cooley & Tukey 1965, radix 2). The inverse is not divided by the number of pixels. */
export function transform(spectrum: Spectrum, direction: 'forward' | 'inverse'): void {
  const { width, height } = spectrum;
  const sign = direction === 'forward' ? -1 : 1;
  const rowTurns = turnsOf(width, sign);
  const columnTurns = turnsOf(height, sign);
  for (let y = 0; y < height; y++) {
    transformLine(spectrum, { start: y * width, stride: 1, length: width }, rowTurns);
  }
  for (let x = 0; x < width; x++) {
    transformLine(spectrum, { start: x, stride: width, length: height }, columnTurns);
  }
}

/** Cosine and sine of the first half turn, in `length` steps a turn. */
function turnsOf(length: number, sign: number): Float64Array {
  return Float64Array.from({ length }, (_, i) => {
    const angle = (2 * Math.PI * (i >> 1)) / length;
    return i % 2 === 0 ? Math.cos(angle) : sign * Math.sin(angle);
  });
}

function transformLine({ re, im }: Spectrum, line: Line, turns: Float64Array): void {
  const { start, stride, length } = line;
  reverseBits(re, line);
  reverseBits(im, line);
  for (let half = 1; half < length; half *= 2) {
    const step = length / (2 * half);
    for (let block = 0; block < length; block += 2 * half) {
      for (let k = 0; k < half; k++) {
        const cos = turns[2 * k * step]!;
        const sin = turns[2 * k * step + 1]!;
        const i = start + (block + k) * stride;
        const j = i + half * stride;
        const r = re[j]! * cos - im[j]! * sin;
        const s = re[j]! * sin + im[j]! * cos;
        re[j] = re[i]! - r;
        im[j] = im[i]! - s;
        re[i]! += r;
        im[i]! += s;
      }
    }
  }
}

function reverseBits(values: Float64Array, { start, stride, length }: Line): void {
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    const a = start + i * stride;
    const b = start + j * stride;
    const kept = values[a]!;
    values[a] = values[b]!;
    values[b] = kept;
  }
}
