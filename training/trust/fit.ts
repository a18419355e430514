import { readCurve, SIGNS, weigh, type Sign, type Signs } from '../../engine/src/models.ts';

/** One candidate for one question: its signs, and the overlap that came of it. */
export interface Answer {
  readonly signs: Signs;
  readonly overlap: number;
}

export type Weights = Readonly<Record<Sign, number>>;
export type Curve = readonly (readonly [said: number, came: number])[];

const STEPS = 600;
const RATE = 0.03;
/** How sharply the best weighed of a question's candidates is preferred. */
const SHARPNESS = 3;
/** Where weights begin, and how strongly they are drawn back: few rooms must not make one sign decide alone. */
const BEGIN = 0.5;
const DRAWN_BACK = 0.004;

/** Weights, none negative, by which the first choice of a question is as good as can be: the overlap to expect of a choice by chance, the better weighed the likelier, rises by gradient. */
export function fitWeights(questions: readonly (readonly Answer[])[]): Weights {
  const logs = questions.map((answers) =>
    answers.map(({ signs }) => SIGNS.map((sign) => weigh(signs, only(sign)))),
  );
  const weights = SIGNS.map(() => BEGIN);
  const [mean, spread] = [SIGNS.map(() => 0), SIGNS.map(() => 0)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = SIGNS.map((_, k) => DRAWN_BACK * (BEGIN - weights[k]!));
    questions.forEach((answers, q) =>
      addSlope(slope, { answers, logs: logs[q]!, weights, share: 1 / questions.length }),
    );
    for (let k = 0; k < SIGNS.length; k++) {
      mean[k] = 0.9 * mean[k]! + 0.1 * slope[k]!;
      spread[k] = 0.99 * spread[k]! + 0.01 * slope[k]! ** 2;
      const move = mean[k]! / (1 - 0.9 ** step) / (Math.sqrt(spread[k]! / (1 - 0.99 ** step)) + 1e-8);
      weights[k] = Math.max(0, weights[k]! + RATE * (1 - step / STEPS) * move);
    }
  }
  return Object.fromEntries(SIGNS.map((sign, k) => [sign, rounded(weights[k]!)])) as Record<Sign, number>;
}

const only = (sign: Sign): Weights =>
  Object.fromEntries(SIGNS.map((one) => [one, one === sign ? 1 : 0])) as Record<Sign, number>;

interface Question {
  readonly answers: readonly Answer[];
  /** Per answer the logarithm of every sign. */
  readonly logs: readonly (readonly number[])[];
  readonly weights: readonly number[];
  readonly share: number;
}

function addSlope(slope: number[], { answers, logs, weights, share }: Question): void {
  const said = logs.map((log) => SHARPNESS * log.reduce((sum, value, k) => sum + value * weights[k]!, 0));
  const most = Math.max(...said);
  const odds = said.map((value) => Math.exp(value - most));
  const all = odds.reduce((sum, value) => sum + value, 0);
  const expected = answers.reduce((sum, { overlap }, i) => sum + (overlap * odds[i]!) / all, 0);
  answers.forEach(({ overlap }, i) => {
    const pull = share * SHARPNESS * (odds[i]! / all) * (overlap - expected);
    for (let k = 0; k < slope.length; k++) slope[k]! += pull * logs[i]![k]!;
  });
}

/** The candidate that the weights put first. */
export function firstOf(answers: readonly Answer[], weights: Weights): Answer {
  return answers.reduce((best, one) => (weigh(one.signs, weights) > weigh(best.signs, weights) ? one : best));
}

/** How much more than the surest step is expected where all signs are perfect. */
const PERFECT = 0.03;
const LEAST_IN_A_STEP = 12;
const MOST_STEPS = 14;

/** Isotonic regression (pool adjacent violators) of the overlap on what the weights said, as points of a curve; steps of few answers are joined. */
export function fitCurve(answers: readonly Answer[], weights: Weights): Curve {
  const pairs = answers
    .map(({ signs, overlap }) => ({ said: weigh(signs, weights), came: overlap, count: 1 }))
    .sort((a, b) => a.said - b.said);
  const least = Math.max(LEAST_IN_A_STEP, Math.ceil(pairs.length / MOST_STEPS));
  const steps: typeof pairs = [];
  for (const pair of pairs) {
    let step = pair;
    for (
      let last = steps.at(-1);
      last && (last.came >= step.came || last.count < least);
      last = steps.at(-1)
    ) {
      steps.pop();
      const count = last.count + step.count;
      step = {
        said: (last.said * last.count + step.said * step.count) / count,
        came: (last.came * last.count + step.came * step.count) / count,
        count,
      };
    }
    steps.push(step);
  }
  const points = steps.map(({ said, came }) => [rounded(said), rounded(came)] as const);
  // Where all signs are perfect, nothing can be better.
  return [...points, [0, rounded(Math.min(1, points.at(-1)![1] + PERFECT))]];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What a curve says of signs. */
export function valueAt(curve: Curve, signs: Signs, weights: Weights): number {
  return readCurve(curve, weigh(signs, weights));
}
