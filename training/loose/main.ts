// Fits what lies about in a room, on rooms that the network never saw: every level of a degraded picture, and the share of it that is clutter. `--out FILE` writes the engine's table; without it the figures are printed alone.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  chooseLevels,
  LOOSE_SIGNS,
  looseLevels,
  prepareSelection,
  type SelectionGround,
} from '../../engine/src/models.ts';
import { Chance } from '../rooms/chance.ts';
import { CLASSES } from '../rooms/labels.ts';
import { labelledRooms } from '../rooms/shard.ts';
import { degrade } from '../trust/degrade.ts';
import { fitLoose, type Sample } from './fit-loose.ts';
import { writeWeights } from './write-weights.ts';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '110' },
    // Trainers count seeds from 1, and trust is fitted from 90001: these are for this alone.
    seed: { type: 'string', default: '91001' },
    out: { type: 'string' },
  },
});

const SIZES = [
  { width: 448, height: 336 },
  { width: 448, height: 336 },
  { width: 336, height: 448 },
  { width: 480, height: 270 },
] as const;
const ROOMS_A_SIZE = 5;
const LOOSE: readonly number[] = [CLASSES.indexOf('other'), CLASSES.indexOf('clutter')];

/** Per node of a picture's tree the pixels that lie about. */
function looseBelow({ cut: { graph }, tree }: SelectionGround, classes: Uint8Array): Float64Array {
  const pixels = new Float64Array(tree.nodes);
  for (const [i, region] of graph.label.entries())
    if (LOOSE.includes(classes[i]!)) pixels[graph.patchOf[region]!]! += 1;
  for (let node = 0; node < tree.nodes; node++)
    if (tree.parent[node]! >= 0) pixels[tree.parent[node]!]! += pixels[node]!;
  return pixels;
}

const samples: Sample[] = [];
const found = { meant: 0, taken: 0, both: 0 };
const rooms = Number(values.rooms);
for (let part = 0; part * ROOMS_A_SIZE < rooms; part++) {
  const size = SIZES[part % SIZES.length]!;
  const seed = Number(values.seed) + part;
  const chance = new Chance(seed);
  for (const room of labelledRooms({ seed, rooms: ROOMS_A_SIZE, looks: 1, size })) {
    const ground = prepareSelection(await degrade(room.photos[0]!, size, chance));
    const loose = looseBelow(ground, room.classes);
    const levels = looseLevels(ground);
    for (const { node, ...level } of levels) samples.push({ ...level, loose: loose[node]! / level.pixels });
    found.meant += loose.at(-1)!;
    for (const { node, pixels } of chooseLevels(ground.tree, levels)) {
      found.taken += pixels;
      found.both += loose[node]!;
    }
  }
  console.log(`${Math.min(rooms, (part + 1) * ROOMS_A_SIZE)} of ${rooms} rooms`);
}
const share = (part: number, of: number): string => (part / Math.max(1, of)).toFixed(3);
console.log(
  `by the table in use: ${share(found.both, found.meant)} found, ${share(found.both, found.taken)} of what is taken lies about`,
);
if (values.out) await writeFile(values.out, writeWeights(fitLoose(samples), LOOSE_SIGNS));
