// Fits how far the finder's choices are to be trusted, on rooms that the network never saw: asks about everything in them by its word and compares with the labels. `--out FILE` writes the table; without it the figures are printed alone.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  candidatesFor,
  prepareSelection,
  signsOf,
  sortOf,
  TRUST_CURVES,
  type TrustedSort,
} from '../../engine/src/models.ts';
import { Chance } from '../rooms/chance.ts';
import { labelledRooms } from '../rooms/shard.ts';
import { degrade } from './degrade.ts';
import { firstOf, fitCurve, fitWeights, valueAt, type Answer, type Curve, type Weights } from './fit.ts';
import { overlapWith, questionsAbout } from './questions.ts';
import { writeTable } from './table.ts';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '80' },
    // Trainers count seeds from 1: these are never trained on.
    seed: { type: 'string', default: '90001' },
    out: { type: 'string' },
  },
});

/** The network looks at copies of 192 x 144 of pictures of 512: two sizes upright, one portrait, one wide. */
const SIZES = [
  { width: 448, height: 336 },
  { width: 448, height: 336 },
  { width: 336, height: 448 },
  { width: 480, height: 270 },
] as const;
const ROOMS_A_SIZE = 5;

type Asked = Record<TrustedSort, (readonly Answer[])[]>;

async function askAbout(asked: Asked, part: number, rooms: number): Promise<void> {
  const size = SIZES[part % SIZES.length]!;
  const seed = Number(values.seed) + part;
  const chance = new Chance(seed);
  for (const room of labelledRooms({ seed, rooms, looks: 1, size })) {
    const ground = prepareSelection(await degrade(room.photos[0]!, size, chance));
    for (const { words, meant } of questionsAbout(room)) {
      const found = candidatesFor(ground, words);
      if (!found || found.candidates.length === 0) continue;
      const answers = found.candidates.map((isIn) => ({
        signs: signsOf(ground, found.meaning, isIn),
        overlap: overlapWith(isIn, ground.cut.graph.label, meant),
      }));
      asked[sortOf(found.meaning.profile)].push(answers);
    }
  }
}

/** Shares asked about below an overlap of .5 and above .8, when those below .6 are. */
const ASKED_BELOW = 0.6;

function doubtOf(firsts: readonly { readonly said: number; readonly came: number }[]): string {
  const share = (some: typeof firsts): string =>
    `${some.filter(({ said }) => said < ASKED_BELOW).length} of ${some.length}`;
  const [bad, good] = [firsts.filter(({ came }) => came < 0.5), firsts.filter(({ came }) => came > 0.8)];
  return `asked about ${share(bad)} below .5 and ${share(good)} above .8`;
}

const mean = (all: readonly number[]): string =>
  (all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(3);

/** Fits on all; what is printed comes from halves that were fitted on the other half. */
function fitSort(
  sort: TrustedSort,
  questions: readonly (readonly Answer[])[],
): { weights: Weights; curve: Curve } {
  const before = questions.map((answers) => firstOf(answers, TRUST_CURVES[sort].weights).overlap);
  const halves = [0, 1].map((half) => questions.filter((_, i) => i % 2 === half));
  const firsts = halves.flatMap((half, i) => {
    const { weights, curve } = fitted(halves[1 - i]!);
    return half.map((answers) => {
      const first = firstOf(answers, weights);
      return { said: valueAt(curve, first.signs, weights), came: first.overlap };
    });
  });
  const best = questions.map((answers) => Math.max(...answers.map(({ overlap }) => overlap)));
  console.log(
    `${sort}: ${questions.length} questions, first guess ${mean(before)} by the table in use, ${mean(firsts.map(({ came }) => came))} fitted on the other half, best of all candidates ${mean(best)}; ${doubtOf(firsts)}`,
  );
  return fitted(questions);
}

function fitted(questions: readonly (readonly Answer[])[]): { weights: Weights; curve: Curve } {
  const weights = fitWeights(questions);
  return {
    weights,
    curve: fitCurve(
      questions.map((answers) => firstOf(answers, weights)),
      weights,
    ),
  };
}

const asked: Asked = { surface: [], large: [], small: [] };
const rooms = Number(values.rooms);
for (let part = 0; part * ROOMS_A_SIZE < rooms; part++) {
  await askAbout(asked, part, Math.min(ROOMS_A_SIZE, rooms - part * ROOMS_A_SIZE));
  console.log(`${Math.min(rooms, (part + 1) * ROOMS_A_SIZE)} of ${rooms} rooms`);
}
const table = {
  surface: fitSort('surface', asked.surface),
  large: fitSort('large', asked.large),
  small: fitSort('small', asked.small),
};
if (values.out) await writeFile(values.out, writeTable(table));
