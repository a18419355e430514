/** One level of a picture: its signs, its pixels, and the share of them that lies about. */
export interface Sample {
  readonly signs: readonly number[];
  readonly pixels: number;
  readonly loose: number;
}

/** What a logistic regression came to: chance = 1 / (1 + exp(-(bias + signs x weights))). */
export interface Fitted {
  readonly bias: number;
  readonly weights: readonly number[];
}

const STEPS = 300;
const RATE = 0.05;
/** How strongly weights are drawn back to nothing. */
const DRAWN_BACK = 0.001;

/** Logistic regression on signs brought to mean 0 and spread 1; a level counts by the root of its pixels. Adam (Kingma, Ba 2015), all samples in every step. */
export function fitLoose(samples: readonly Sample[]): Fitted {
  const weighed = samples.map(({ pixels }) => Math.sqrt(pixels));
  const all = weighed.reduce((sum, weight) => sum + weight, 0);
  const scale = scaleOf(samples, weighed, all);
  const rows = samples.map(({ signs }) => [
    1,
    ...signs.map((sign, k) => (sign - scale[k]!.mean) / scale[k]!.spread),
  ]);
  const values = rows[0]!.map(() => 0);
  const [mean, square] = [values.slice(), values.slice()];
  for (let step = 1; step <= STEPS; step++) {
    const slope = values.map((value, k) => (k === 0 ? 0 : DRAWN_BACK * value));
    for (const [i, row] of rows.entries()) {
      const error = ((chanceOf(row, values) - samples[i]!.loose) * weighed[i]!) / all;
      for (let k = 0; k < row.length; k++) slope[k]! += error * row[k]!;
    }
    for (let k = 0; k < values.length; k++) {
      mean[k] = 0.9 * mean[k]! + 0.1 * slope[k]!;
      square[k] = 0.99 * square[k]! + 0.01 * slope[k]! ** 2;
      values[k]! -=
        (RATE * (mean[k]! / (1 - 0.9 ** step))) / (Math.sqrt(square[k]! / (1 - 0.99 ** step)) + 1e-9);
    }
  }
  const [first, ...others] = values;
  const weights = others.map((value, k) => rounded(value / scale[k]!.spread));
  const bias = others.reduce((sum, value, k) => sum - (value * scale[k]!.mean) / scale[k]!.spread, first!);
  return { bias: rounded(bias), weights };
}

function chanceOf(row: readonly number[], values: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < row.length; k++) sum += row[k]! * values[k]!;
  return 1 / (1 + Math.exp(-sum));
}

interface Scale {
  readonly mean: number;
  readonly spread: number;
}

function scaleOf(samples: readonly Sample[], weighed: readonly number[], all: number): Scale[] {
  return samples[0]!.signs.map((_, k) => {
    const mean = samples.reduce((sum, { signs }, i) => sum + weighed[i]! * signs[k]!, 0) / all;
    const square = samples.reduce((sum, { signs }, i) => sum + weighed[i]! * (signs[k]! - mean) ** 2, 0);
    return { mean, spread: Math.sqrt(square / all) || 1 };
  });
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
