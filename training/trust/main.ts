// Fits how far the finder's choices are to be trusted, on rooms that the network never saw: asks about everything in them by its word and compares with the labels. `--out FILE` writes the table; without it the figures are printed alone.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { candidatesFor, prepareSelection, signsOf, sortOf, TRUST_CURVES } from '../../engine/src/models.ts';
import { Chance } from '../rooms/chance.ts';
import { labelledRooms } from '../rooms/shard.ts';
import { degrade } from './degrade.ts';
import { firstOf, fitTable, SORTS, valueAt, type Asked } from './fit.ts';
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

async function askAbout(part: number, rooms: number): Promise<Asked[]> {
  const size = SIZES[part % SIZES.length]!;
  const seed = Number(values.seed) + part;
  const chance = new Chance(seed);
  const asked: Asked[] = [];
  let room = part * ROOMS_A_SIZE;
  for (const labelled of labelledRooms({ seed, rooms, looks: 1, size })) {
    room++;
    const ground = prepareSelection(await degrade(labelled.photos[0]!, size, chance));
    for (const { words, meant } of questionsAbout(labelled)) {
      const found = candidatesFor(ground, words);
      if (!found || found.candidates.length === 0) continue;
      const answers = found.candidates.map((isIn) => ({
        signs: signsOf(ground, found.meaning, isIn),
        overlap: overlapWith(isIn, ground.cut.graph.label, meant),
      }));
      asked.push({ room, sort: sortOf(found.meaning.profile), answers });
    }
  }
  return asked;
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

/** What came of first choices, each half of the rooms judged by a table that was fitted on the other half. */
function judge(asked: readonly Asked[]): void {
  const halves = [0, 1].map((half) => asked.filter(({ room }) => room % 2 === half));
  const firsts = halves.flatMap((half, i) => {
    const table = fitTable(halves[1 - i]!);
    return half.map(({ sort, answers }) => {
      const { weights, curve } = table[sort];
      const { signs, overlap } = firstOf(answers, weights);
      return { sort, said: valueAt(curve, signs, weights), came: overlap };
    });
  });
  for (const sort of SORTS) {
    const own = asked.filter((one) => one.sort === sort);
    const before = own.map(({ answers }) => firstOf(answers, TRUST_CURVES[sort].weights).overlap);
    const best = own.map(({ answers }) => Math.max(...answers.map(({ overlap }) => overlap)));
    const came = firsts.filter((one) => one.sort === sort);
    console.log(
      `${sort}: ${own.length} questions, first guess ${mean(before)} by the table in use, ${mean(came.map((one) => one.came))} fitted on the other half, best of all candidates ${mean(best)}; ${doubtOf(came)}`,
    );
  }
  console.log(`all: ${doubtOf(firsts)}`);
}

const asked: Asked[] = [];
const rooms = Number(values.rooms);
for (let part = 0; part * ROOMS_A_SIZE < rooms; part++) {
  asked.push(...(await askAbout(part, Math.min(ROOMS_A_SIZE, rooms - part * ROOMS_A_SIZE))));
  console.log(`${Math.min(rooms, (part + 1) * ROOMS_A_SIZE)} of ${rooms} rooms`);
}
judge(asked);
if (values.out) await writeFile(values.out, writeTable(fitTable(asked)));
