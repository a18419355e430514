// Fits what belongs to a click or a box, on rooms that the network never saw: frames and clicks every thing and surface in them, corrects what came of it, and compares with the labels. `--out FILE` writes the engine's table; without it the figures are printed alone.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  askAgain,
  askFirst,
  HAND_SHARES,
  inBox,
  logOddsOf,
  prepareSelection,
  putRight,
  underClick,
  type HandShares,
  type HandSort,
  type Heard,
  type SelectionGround,
} from '../../engine/src/models.ts';
import { Chance } from '../rooms/chance.ts';
import { CLASSES } from '../rooms/labels.ts';
import { labelledRooms } from '../rooms/shard.ts';
import { degrade } from '../trust/degrade.ts';
import { coversIn, type Aim } from './covers-in.ts';
import { fitShares, overlapOf, type Question } from './fit-shares.ts';
import { boxAround, correctionOf, middleOf } from './places.ts';
import { writeShares } from './write-shares.ts';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '40' },
    // Trainers count seeds from 1, trust is fitted from 90001, what lies about from 91001.
    seed: { type: 'string', default: '93001' },
    out: { type: 'string' },
  },
});

/** The working copies are as large as these pictures: regions lie on their pixels. */
const SIZES = [
  { width: 512, height: 384 },
  { width: 512, height: 384 },
  { width: 384, height: 512 },
  { width: 512, height: 288 },
] as const;
const ROOMS_A_SIZE = 5;

interface Asked extends Question {
  readonly room: number;
}

function* questionsAbout(
  ground: SelectionGround,
  { kind, cover }: Aim,
  { room, chance }: { room: number; chance: Chance },
): Generator<Asked> {
  const { graph } = ground.cut;
  const inside = new Float32Array(graph.count);
  for (const [i, region] of graph.label.entries()) inside[region]! += cover[i]!;
  const about = (heard: Heard): Asked => ({ room, heard, size: graph.size, inside });
  const box = boxAround(cover, graph.width);
  const named = chance.is(0.5) ? Float32Array.from(CLASSES, (name) => (name === kind ? 1 : 0)) : null;
  yield about(
    inBox(ground, { box, classes: named, odds: askFirst(ground, { click: null, box, named }).odds }),
  );
  const within = [...cover.keys()].filter((i) => cover[i] === 1);
  const anywhere = within[chance.whole(0, within.length - 1)]!;
  const other = { x: anywhere % graph.width, y: Math.floor(anywhere / graph.width) };
  for (const place of [middleOf(cover, graph), other]) {
    const click = { ...place, keep: true };
    const at = graph.label[place.y * graph.width + place.x]!;
    const answer = askFirst(ground, { click, box: null, named: null });
    const first = underClick(ground, at, answer.odds);
    yield about(first);
    const evidence = logOddsOf(first);
    const isIn = Uint8Array.from(evidence, (value) => (value > 0 ? 1 : 0));
    const wrong = correctionOf(
      cover,
      Uint8Array.from(graph.label, (region) => isIn[region]!),
      graph,
    );
    const again = askAgain(ground, answer, wrong);
    const region = graph.label[wrong.y * graph.width + wrong.x]!;
    yield about(putRight(ground, { evidence, isIn }, { at: region, odds: again.odds }));
  }
}

const mean = (all: readonly number[]): string =>
  (all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)).toFixed(3);
const asked: Asked[] = [];
let drawn = 0;
const rooms = Number(values.rooms);
for (let part = 0; part * ROOMS_A_SIZE < rooms; part++) {
  const size = SIZES[part % SIZES.length]!;
  const seed = Number(values.seed) + part;
  const chance = new Chance(seed);
  for (const labelled of labelledRooms({ seed, rooms: ROOMS_A_SIZE, looks: 1, size })) {
    const ground = prepareSelection(await degrade(labelled.photos[0]!, size, chance));
    for (const aim of coversIn(labelled)) asked.push(...questionsAbout(ground, aim, { room: drawn, chance }));
    drawn++;
  }
  console.log(`${Math.min(rooms, (part + 1) * ROOMS_A_SIZE)} of ${rooms} rooms, ${asked.length} questions`);
}

const table = { ...HAND_SHARES };
for (const sort of Object.keys(HAND_SHARES) as HandSort[]) {
  const own = asked.filter(({ heard }) => heard.sort === sort);
  // Each half judged by what was fitted on the other.
  const halves = [0, 1].map((half) => own.filter(({ room }) => room % 2 === half));
  const judged = halves.flatMap((half, i) => {
    const shares = fitShares(halves[1 - i]!);
    return half.map((one) => overlapOf(one, shares));
  });
  // A box already says what is out: with more say the answer moves soft outlines outwards, which no overlap of regions tells. Its shares stay.
  if (sort !== 'box') table[sort] = fitShares(own);
  const by = (shares: HandShares): string => mean(own.map((one) => overlapOf(one, shares)));
  console.log(
    `${sort}: ${own.length} questions, overlap ${by({ features: 1, answer: 0, bold: 0 })} by features, ${by({ features: 0, answer: 1, bold: 0 })} by the network, ${mean(judged)} by both, each half judged by the other`,
  );
}
if (values.out) await writeFile(values.out, writeShares(table));
