import type { PixelImage } from '../pixels.ts';

/** From this sigma on three boxes stand in for the Gaussian, as the note to feGaussianBlur (SVG 1.1, 15.17) allows and browsers do. */
const BOXES_FROM = 2;
/** What lies between the two passes keeps 8 bits more than a byte. */
const FINE = 256;
/** Weights of the true kernel are whole numbers of this sum, so that every order of adding gives the same. */
const WEIGHT_SUM = 16384;
/** Channels taken side by side: what a strip of columns remembers of its boxes stays in the cache. */
const LANES = 128;

/** Parallel lines of a picture: neighbours of a line lie `step` apart, the lines themselves side by side. */
interface Lines {
  readonly start: number;
  readonly lanes: number;
  readonly step: number;
  readonly length: number;
}

/** How far (pixels) a blur looks to each side: what lies further away changes nothing. */
export function blurReach(sigma: number): number {
  if (sigma <= 0) return 0;
  return sigma < BOXES_FROM ? Math.ceil(3 * sigma) : leadOf(boxSize(sigma));
}

/**
 * Gaussian blur (sigma in pixels) of a picture whose colours are premultiplied by alpha, borders repeated. Sums are exact, so a
 * part of a picture with `blurReach` around it gives the same bytes as the whole.
 */
export function blurBytes(image: PixelImage, sigma: number): PixelImage {
  const { width, height, data } = image;
  const fine = new Uint16Array(data.length);
  const out = new Uint8Array(data.length);
  const pass = sigma < BOXES_FROM ? kernelPass(sigma) : boxesPass(boxSize(sigma));
  for (let y = 0; y < height; y++) {
    pass({ start: y * width * 4, lanes: 4, step: 4, length: width }, { from: data, to: fine, scale: FINE });
  }
  for (let start = 0; start < width * 4; start += LANES) {
    const lanes = Math.min(LANES, width * 4 - start);
    pass({ start, lanes, step: width * 4, length: height }, { from: fine, to: out, scale: 1 / FINE });
  }
  return { width, height, data: out };
}

type Values = Uint8Array | Uint16Array;
type Pass = (lines: Lines, values: { from: Values; to: Values; scale: number }) => void;

/** The size of each of the three boxes (SVG 1.1, 15.17). */
function boxSize(sigma: number): number {
  return Math.floor((sigma * 3 * Math.sqrt(2 * Math.PI)) / 4 + 0.5);
}

/** An even box has no middle, so one leans to the left, one to the right, and the third is one larger. */
function thirdSize(size: number): number {
  return size % 2 === 0 ? size + 1 : size;
}

/** How far the three boxes together look to each side. */
function leadOf(size: number): number {
  return (2 * (size - 1) + thirdSize(size) - 1) / 2;
}

/**
 * Three running sums, one over the other. The sum that ends at a place is centred `lead` before it, so the answers come that much
 * later; before the line all sums are those of its first value.
 */
function boxesPass(size: number): Pass {
  const third = thirdSize(size);
  const lead = leadOf(size);
  const [once, twice, thrice] = [new Float64Array(LANES), new Float64Array(LANES), new Float64Array(LANES)];
  const onces = new Float64Array(LANES * size);
  const twices = new Float64Array(LANES * third);
  return ({ start, lanes, step, length }, { from, to, scale }) => {
    for (let lane = 0; lane < lanes; lane++) {
      const value = from[start + lane]!;
      once[lane] = value * size;
      twice[lane] = value * size * size;
      thrice[lane] = value * size * size * third;
      for (let k = 0; k < size; k++) onces[k * LANES + lane] = value * size;
      for (let k = 0; k < third; k++) twices[k * LANES + lane] = value * size * size;
    }
    const share = scale / (size * size * third);
    const last = length - 1;
    for (let at = 0; at <= last + lead; at++) {
      let entering = start + Math.min(last, at) * step;
      let leaving = start + Math.min(last, Math.max(0, at - size)) * step;
      let first = (at % size) * LANES;
      let second = (at % third) * LANES;
      let answer = start + (at - lead) * step;
      for (let lane = 0; lane < lanes; lane++, entering++, leaving++, first++, second++, answer++) {
        const one = (once[lane]! += from[entering]! - from[leaving]!);
        const two = (twice[lane]! += one - onces[first]!);
        const three = (thrice[lane]! += two - twices[second]!);
        onces[first] = one;
        twices[second] = two;
        if (at >= lead) to[answer] = three * share + 0.5;
      }
    }
  };
}

function kernelPass(sigma: number): Pass {
  const weights = wholeKernel(sigma);
  const reach = weights.length >> 1;
  const sums = new Float64Array(LANES);
  return ({ start, lanes, step, length }, { from, to, scale }) => {
    const share = scale / WEIGHT_SUM;
    for (let at = 0; at < length; at++) {
      sums.fill(0, 0, lanes);
      for (let k = -reach; k <= reach; k++) {
        const weight = weights[k + reach]!;
        const neighbour = start + Math.min(length - 1, Math.max(0, at + k)) * step;
        for (let lane = 0; lane < lanes; lane++) sums[lane]! += weight * from[neighbour + lane]!;
      }
      const answer = start + at * step;
      for (let lane = 0; lane < lanes; lane++) to[answer + lane] = sums[lane]! * share + 0.5;
    }
  };
}

/** The Gaussian in whole numbers; what rounding leaves over goes to the middle. */
function wholeKernel(sigma: number): Float64Array {
  const reach = blurReach(sigma);
  const raw = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const total = raw.reduce((a, b) => a + b, 0);
  const weights = raw.map((weight) => Math.round((weight / total) * WEIGHT_SUM));
  weights[reach]! += WEIGHT_SUM - weights.reduce((a, b) => a + b, 0);
  return weights;
}
