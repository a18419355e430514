import { describe, expect, it } from 'vitest';
import { createRandom, SIGNS, type Sign } from '../../engine/src/models.ts';
import { firstOf, fitCurve, fitTable, fitWeights, valueAt, type Answer } from './fit.ts';
import { overlapWith, questionsAbout } from './questions.ts';
import { writeTable } from './table.ts';

const random = createRandom(5);

/** Questions in which one sign tells the overlap and the others tell nothing. */
const questions = Array.from({ length: 80 }, () =>
  Array.from({ length: 6 }, (): Answer => {
    const overlap = random();
    const signs = Object.fromEntries(SIGNS.map((sign) => [sign, sign === 'held' ? overlap : random()]));
    return { signs: signs as Record<Sign, number>, overlap };
  }),
);
const weights = fitWeights(questions);
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

describe('weights of signs', () => {
  it('prefer the sign that tells, and none is negative', () => {
    const others = SIGNS.filter((sign) => sign !== 'held').map((sign) => weights[sign]);
    expect(weights.held).toBeGreaterThan(2 * Math.max(...others));
    expect(Math.min(...others)).toBeGreaterThanOrEqual(0);
  });

  it('put first what is nearly the best there is', () => {
    const best = mean(questions.map((answers) => Math.max(...answers.map(({ overlap }) => overlap))));
    expect(mean(questions.map((answers) => firstOf(answers, weights).overlap))).toBeGreaterThan(0.95 * best);
  });
});

describe('a curve of trust', () => {
  const firsts = questions.flat();
  const curve = fitCurve(firsts, weights);

  it('rises in what is said and in what came of it, up to where all signs are perfect', () => {
    for (const at of [0, 1] as const) {
      const values = curve.map((point) => point[at]);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
    expect(curve.at(-1)![0]).toBe(0);
  });

  it('says what came in the mean', () => {
    const said = mean(firsts.map(({ signs }) => valueAt(curve, signs, weights)));
    expect(said).toBeCloseTo(mean(firsts.map(({ overlap }) => overlap)), 1);
  });

  it('is written as a table of all signs', () => {
    const sort = { weights, curve };
    const text = writeTable({ surface: sort, large: sort, small: sort });
    for (const sign of SIGNS)
      expect(text.match(new RegExp(`^ +${sign}: ${weights[sign]},$`, 'gm'))).toHaveLength(3);
  });
});

describe('a table', () => {
  it('trusts the first choices of a sort for what came of them, not for what came of others', () => {
    const sorts = ['surface', 'large', 'small'] as const;
    const share = { surface: 1, large: 0.6, small: 0.2 };
    const asked = sorts.flatMap((sort) =>
      questions.map((answers, room) => ({
        room,
        sort,
        answers: answers.map((one) => ({ ...one, overlap: share[sort] * one.overlap })),
      })),
    );
    const table = fitTable(asked);
    for (const sort of sorts) {
      const firsts = asked
        .filter((one) => one.sort === sort)
        .map(({ answers }) => firstOf(answers, table[sort].weights));
      const said = firsts.map(({ signs }) => valueAt(table[sort].curve, signs, table[sort].weights));
      expect(mean(said)).toBeCloseTo(mean(firsts.map(({ overlap }) => overlap)), 1);
    }
  });
});

describe('questions about a room', () => {
  const wall = 1;
  const chair = 8;
  const classes = Uint8Array.from({ length: 400 }, (_, i) => (i < 200 ? wall : chair));
  const things = Uint8Array.from({ length: 400 }, (_, i) => (i < 200 ? 0 : i < 300 ? 1 : 2));
  const asked = questionsAbout({ classes, things });

  it('name what is to be seen: a surface as one, things as all of them or any', () => {
    expect(asked.map(({ words, meant }) => [words, meant.length])).toEqual([
      ['wall', 1],
      ['chair', 3],
    ]);
  });

  it('are answered by what fits best of what may be meant', () => {
    const label = Int32Array.from({ length: 400 }, (_, i) => Math.floor(i / 100));
    expect(overlapWith(Uint8Array.of(0, 0, 0, 1), label, asked[1]!.meant)).toBe(1);
    expect(overlapWith(Uint8Array.of(0, 1, 0, 1), label, asked[1]!.meant)).toBe(0.5);
  });
});
