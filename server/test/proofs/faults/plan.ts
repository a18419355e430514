import { isLong } from '@maquette/engine/testing/size';
import { type Chance, chanceOf } from '../money/chance.ts';

/** What befalls an installation, and which one: `alone` is one process with its data directory, `many` two web processes and two workers on PostgreSQL and a bucket. */
export const befallings = {
  'the process is killed, or one that works for it': 'alone',
  'the process is asked to stop': 'alone',
  'the disk is full': 'alone',
  'the clock jumps': 'either',
  'three hundred sockets send in drops': 'alone',
  'no more files may be open': 'alone',
  'files rot': 'alone',
  'a data directory of an earlier version, killed while it is brought up to date': 'apart',
  'a backup and a restore are killed': 'apart',
  'a move to many machines is killed': 'apart',
  'mail, identity and card provider are away': 'either',
  'the picture service fails in every way': 'either',
  'a web process and a worker are killed': 'many',
  'all processes are replaced one after the other': 'many',
  'the database is gone': 'many',
  'the database is slow': 'many',
  'the database takes no writes': 'many',
  'the database fails over': 'many',
  'the bucket is slow, busy and cut off': 'many',
  'the bucket loses answers and deletes late': 'many',
} as const;

export type Befalling = keyof typeof befallings;
export type Kind = 'alone' | 'many';

export interface Plan {
  readonly seed: number;
  readonly befalling: Befalling;
  readonly kind: Kind;
  /** How long everything goes well first, and how long it does not, in milliseconds. */
  readonly afterMs: number;
  readonly forMs: number;
  /** How many people are at work, and how much each of them does. */
  readonly people: number;
  readonly deeds: number;
  /** Draws everything else. */
  readonly chance: Chance;
}

const all = Object.keys(befallings) as readonly Befalling[];

/** What other tests do to real processes, stores, clocks and services as well, and what is like what is played here: left to the long run. */
const shownElsewhere: ReadonlySet<Befalling> = new Set([
  'the process is killed, or one that works for it',
  'the process is asked to stop',
  'a web process and a worker are killed',
  'a backup and a restore are killed',
  'a move to many machines is killed',
  'the picture service fails in every way',
  'the bucket is slow, busy and cut off',
  'the bucket loses answers and deletes late',
  'mail, identity and card provider are away',
  'the clock jumps',
  'all processes are replaced one after the other',
  'the database is slow',
  'the database takes no writes',
]);

export const isPlayed = ({ befalling }: Plan): boolean => isLong || !shownElsewhere.has(befalling);

/** What is played in `npm test` is played with less going on meanwhile. */
const fewIn = (short: number, long: number): number => (isLong ? long : short);

/** What a seed stands for. Every twenty seeds, from 1, hold each befalling once, in an order of their own. */
export const planOf = (seed: number): Plan => {
  const place = (seed - 1) % all.length;
  const deck = [...all];
  const dealer = chanceOf(1 + Math.floor((seed - 1) / all.length));
  for (let dealt = 0; dealt < place; dealt++) dealer.draw(deck);
  const befalling = dealer.draw(deck);
  const chance = chanceOf(seed);
  const where = befallings[befalling];
  return {
    seed,
    befalling,
    kind: where === 'many' || (where === 'either' && chance.hits(0.5)) ? 'many' : 'alone',
    afterMs: chance.below(1_200),
    forMs: 400 + chance.below(2_600),
    people: fewIn(2, 2 + chance.below(2)),
    deeds: fewIn(5, 5 + chance.below(4)),
    chance,
  };
};

/** A plan in one line, for whoever reads the outcome. */
export const tellPlan = ({ seed, befalling, kind, people, deeds }: Plan): string =>
  `seed ${seed}: ${befalling} (${kind === 'many' ? 'two web, two workers' : 'one process'}, ${people} people, ${deeds} deeds each)`;

/** What a befalling cannot do without on this machine. */
export type Need = 'stores' | 'disk' | 'limits';

const needs: Partial<Record<Befalling, Need>> = {
  'the disk is full': 'disk',
  'no more files may be open': 'limits',
  'a move to many machines is killed': 'stores',
};

export const planNeeds = ({ befalling, kind }: Pick<Plan, 'befalling' | 'kind'>): ReadonlySet<Need> =>
  new Set([...(kind === 'many' ? ['stores' as const] : []), ...[needs[befalling] ?? []].flat()]);
