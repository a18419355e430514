import { grantWelcomeCredits } from '../../../src/features/credits/index.ts';
import type { Context } from '../../../src/platform/context.ts';
import { idMaker } from '../../../src/platform/ids.ts';
import { silentLog } from '../../../src/platform/log.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import type { CardProvider } from '../../../src/platform/payment-provider/card-provider.ts';
import { sandboxProvider } from '../../../src/platform/payment-provider/sandbox/sandbox-provider.ts';
import { makeUser } from '../../support/make-user.ts';
import { testClock } from '../../support/test-clock.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Hands, handsOf, eventSecret, type Undelivered } from './hands.ts';
import { type House, openHouse } from './house.ts';
import type { Sabotage, Store } from './mortal-database.ts';
import { calm, type MortalProcess, mortalProcess, overBadLine, type Weather } from './mortal-process.ts';
import type { Person } from './person.ts';
import { schedulerOf } from './scheduler.ts';
import { wordsOf } from './words-of.ts';

/** A fault planted into what the house stands on. */
export interface Bug extends Sabotage {
  readonly name: string;
  /** What goes wrong between the house and the card provider. */
  readonly cards?: (cards: CardProvider, chance: Chance) => CardProvider;
}

export const welcomeCredits = 10;

/** The world of one seed: people, a card provider, a clock, and a server that dies now and then and is started again. */
export interface Stage {
  readonly chance: Chance;
  readonly people: readonly Person[];
  readonly hands: Hands;
  readonly faults: string[];
  /** What happened, in order. */
  readonly story: string[];
  readonly context: Context;
  /** Events on their way. */
  readonly post: Undelivered[];
  /** The present run of the server. */
  readonly house: House;
  advance(ms: number): void;
  /** Does all of it at the same time, and what the server does by itself afterwards; starts it again when it died. */
  together(works: readonly (() => Promise<void>)[]): Promise<void>;
  /** From now on nothing goes wrong. */
  clearUp(): void;
}

export const setStage = async (store: Store, { seed, bug }: { seed: number; bug?: Bug }): Promise<Stage> => {
  const chance = chanceOf(seed);
  const clock = testClock();
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => chance.below(256));
  const newId = idMaker({ now: clock.now, random });
  const context: Context = {
    ...{ actor: { kind: 'system' }, db: store.db, now: clock.now, newId },
    ...{ log: silentLog, locale: 'en', address: '' },
  };
  const people = await peopleOf(context, 1 + chance.below(3));
  const cards = sandboxProvider({ context, eventSecret, siteUrl: () => 'http://house.test' });
  const faults: string[] = [];
  const story: string[] = [];
  const scheduler = schedulerOf(chance);
  let weather = weatherOf(chance);
  let process: MortalProcess;
  let house: House;

  const start = () => {
    process = mortalProcess(scheduler, chance, weather);
    const line = overBadLine(cards, process, chance);
    house = openHouse({
      db: store.openFor(process, bug),
      cards: bug?.cards?.(line, chance) ?? line,
      ...{ now: clock.now, newId },
      complain: (fault) => faults.push(fault),
    });
  };
  const together = async (works: readonly (() => Promise<void>)[]): Promise<void> => {
    const endings = await scheduler.race(works, process);
    for (const ending of endings) if (ending.kind === 'refused') faults.push(wordsOf(ending.error));
    await noticeWhoLeft(store.db, people);
    if (!process.isDead) await scheduler.race([() => house.settled()], process);
    if (!process.isDead) return;
    story.push('the server died');
    start();
    // What was noted before is looked at when it starts.
    await together([async () => house.wake()]);
  };
  start();
  return {
    ...{ chance, people, faults, story, context, together },
    hands: handsOf(context),
    post: [],
    get house() {
      return house;
    },
    advance: (ms) => clock.advance(ms),
    clearUp: () => {
      weather = calm;
      process.weather = calm;
    },
  };
};

const noticeWhoLeft = async (db: Db, people: readonly Person[]): Promise<void> => {
  const gone = await db
    .selectFrom('users')
    .select(['id', 'deleted_at as goneAt'])
    .where('deleted_at', 'is not', null)
    .execute();
  for (const { id, goneAt } of gone)
    for (const person of people) if (person.id === id) person.goneAt = goneAt;
};

const weatherOf = (chance: Chance): Weather =>
  chance.hits(0.2)
    ? calm
    : {
        death: chance.pick([0, 0.002, 0.01, 0.03]),
        outage: chance.pick([0, 0.02, 0.1]),
        lostAnswer: chance.pick([0, 0.02, 0.1]),
      };

const peopleOf = async (context: Context, count: number): Promise<Person[]> => {
  const people: Person[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await makeUser(context.db, { email: `person-${i}@example.test` });
    await grantWelcomeCredits(context, { userId: id, amount: welcomeCredits });
    // By which they prove who they are when they leave.
    const identity = { provider: 'facebook', subject: id, user_id: id, created_at: context.now() };
    await context.db.insertInto('identities').values(identity).execute();
    const cards = ['card_1', 'card_2', 'card_1', 'pm_nobody'];
    people.push({ id, wishes: [], checkouts: [], cancelled: [], cards, isLeaving: false, goneAt: null });
  }
  return people;
};
