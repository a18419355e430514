import { readCurve, SIGNS, weigh, type Sign, type Signs, type TrustedSort } from '../../engine/src/models.ts';

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

/**
 * Weights, none negative, for which two things are as good as can be: the overlap to expect when a question's candidates are chosen by chance, the better weighed the likelier,
 * and how well the overlap of those likely choices is foretold across all questions.
 */
export function fitWeights(questions: readonly (readonly Answer[])[]): Weights {
  const tables = questions.map((answers) => ({
    overlaps: answers.map(({ overlap }) => overlap),
    logs: answers.map(({ signs }) => SIGNS.map((sign) => weigh(signs, only(sign)))),
  }));
  // After the weights: where foretold overlaps begin, and how fast they fall.
  const values = [...SIGNS.map(() => BEGIN), FORETOLD.begin, FORETOLD.fall];
  const [mean, spread] = [values.map(() => 0), values.map(() => 0)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = values.map((value, k) => (k < SIGNS.length ? DRAWN_BACK * (BEGIN - value) : 0));
    for (const table of tables) addSlope(slope, { ...table, values, share: 1 / tables.length });
    for (let k = 0; k < values.length; k++) {
      mean[k] = 0.9 * mean[k]! + 0.1 * slope[k]!;
      spread[k] = 0.99 * spread[k]! + 0.01 * slope[k]! ** 2;
      const move = mean[k]! / (1 - 0.9 ** step) / (Math.sqrt(spread[k]! / (1 - 0.99 ** step)) + 1e-8);
      const moved = values[k]! + RATE * (1 - step / STEPS) * move;
      values[k] = k === SIGNS.length ? moved : Math.max(0, moved);
    }
  }
  return Object.fromEntries(SIGNS.map((sign, k) => [sign, rounded(values[k]!)])) as Record<Sign, number>;
}

const FORETOLD = { begin: 2, fall: 0.5 } as const;
/** How much foretelling counts beside choosing. */
const FORETELLING = 4;

const only = (sign: Sign): Weights =>
  Object.fromEntries(SIGNS.map((one) => [one, one === sign ? 1 : 0])) as Record<Sign, number>;

interface Question {
  readonly overlaps: readonly number[];
  /** Per answer the logarithm of every sign. */
  readonly logs: readonly (readonly number[])[];
  readonly values: readonly number[];
  readonly share: number;
}

function addSlope(slope: number[], { overlaps, logs, values, share }: Question): void {
  const signs = SIGNS.length;
  const [begin, fall] = [values[signs]!, values[signs + 1]!];
  const said = logs.map((log) => log.reduce((sum, value, k) => sum + value * values[k]!, 0));
  const most = Math.max(...said);
  const odds = said.map((value) => Math.exp(SHARPNESS * (value - most)));
  const all = odds.reduce((sum, value) => sum + value, 0);
  const expected = overlaps.reduce((sum, overlap, i) => sum + (overlap * odds[i]!) / all, 0);
  overlaps.forEach((overlap, i) => {
    const likely = (share * odds[i]!) / all;
    const foretold = 1 / (1 + Math.exp(-begin - fall * said[i]!));
    const error = FORETELLING * likely * (overlap - foretold) * foretold * (1 - foretold);
    const pull = likely * SHARPNESS * (overlap - expected) + error * fall;
    for (let k = 0; k < signs; k++) slope[k]! += pull * logs[i]![k]!;
    slope[signs]! += error;
    slope[signs + 1]! += error * said[i]!;
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
  const points = steps.map(({ said, came }) => [rounded(said), hundredths(came)] as const);
  // Where all signs are perfect, nothing can be better.
  return [...points, [0, hundredths(Math.min(1, points.at(-1)![1] + PERFECT))]];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** What a curve says of signs. */
export function valueAt(curve: Curve, signs: Signs, weights: Weights): number {
  return readCurve(curve, weigh(signs, weights));
}

/** The candidates for one question about one room. */
export interface Asked {
  readonly room: number;
  readonly sort: TrustedSort;
  readonly answers: readonly Answer[];
}

export const SORTS = ['surface', 'large', 'small'] as const satisfies readonly TrustedSort[];

/** Weights and curve of every sort of thing. */
export type Table = Readonly<Record<TrustedSort, { readonly weights: Weights; readonly curve: Curve }>>;

/** Fits the weights and the curve of every sort. */
export function fitTable(asked: readonly Asked[]): Table {
  return Object.fromEntries(
    SORTS.map((sort) => {
      const questions = asked.filter((one) => one.sort === sort).map(({ answers }) => answers);
      const weights = fitWeights(questions);
      const firsts = questions.map((answers) => firstOf(answers, weights));
      return [sort, { weights, curve: fitCurve(firsts, weights) }];
    }),
  ) as Record<TrustedSort, Table[TrustedSort]>;
}
