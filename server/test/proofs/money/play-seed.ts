import { examine } from '../../../src/doctor/examine.ts';
import type { Patient } from '../../../src/doctor/fault.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import { judge } from './judge.ts';
import { type Life, nextAct, visitSuccessPage } from './life.ts';
import type { Store } from './mortal-database.ts';
import { endEdit, openEdits } from './spending.ts';
import { type Bug, setStage, type Stage, welcomeCredits } from './stage.ts';
import { readTruth } from './truth.ts';
import { wordsOf } from './words-of.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** By what alone the house learns what became of money; by all of it, where nothing else is said. */
const layers = ['all', 'webhook', 'success page', 'reconciliation'] as const;
export type Layer = (typeof layers)[number];

export interface Played {
  readonly seed: number;
  readonly layer: Layer;
  /** What is wrong in the end; nothing when all is well. */
  readonly faults: readonly string[];
  readonly story: readonly string[];
  /** How often what was met. */
  readonly met: Readonly<
    Record<'payments' | 'renewals' | 'refunds' | 'failures' | 'deaths' | 'departures', number>
  >;
}

/** Lives some months of some people, and looks whether everybody has what they must have. */
export const playSeed = async (store: Store, plan: { seed: number; bug?: Bug }): Promise<Played> => {
  await store.empty();
  const stage = await setStage(store, plan);
  const layer = layers[plan.seed % layers.length] ?? 'all';
  try {
    const rounds = 8 + stage.chance.below(20);
    for (let round = 0; round < rounds && stage.faults.length === 0; round++) await playRound(stage, layer);
    if (stage.faults.length === 0) await settle(stage, layer, store);
  } catch (error) {
    stage.faults.push(wordsOf(error));
  }
  const { faults, story } = stage;
  return { seed: plan.seed, layer, faults, story, met: await metOn(stage) };
};

const metOn = async ({ context: { db }, people, story }: Stage): Promise<Played['met']> => {
  const [payments, subscriptions] = await Promise.all([
    db.selectFrom('payments').selectAll().execute(),
    db.selectFrom('subscriptions').selectAll().execute(),
  ]);
  return {
    payments: payments.length,
    renewals: payments.filter((one) => one.period_start !== null).length - subscriptions.length,
    refunds: payments.filter((one) => one.returned_cents > 0).length,
    failures: (await readTruth(db)).subscriptions.filter((one) => one.failedTries > 0).length,
    deaths: story.filter((line) => line === 'the server died').length,
    departures: people.filter(({ goneAt }) => goneAt !== null).length,
  };
};

const lifeOn = ({ house, hands, chance, faults, context }: Stage, layer: Layer): Life => ({
  ...{ house, hands, chance, watch: context.db },
  isToldOfReturns: hasEvents(layer),
  complain: (fault) => faults.push(fault),
});

const hasEvents = (layer: Layer) => layer === 'all' || layer === 'webhook';
const reconciles = (layer: Layer) => layer === 'all' || layer === 'reconciliation';

const playRound = async (stage: Stage, layer: Layer): Promise<void> => {
  const { chance, hands, house, story } = stage;
  const people = stage.people.filter(({ goneAt }) => goneAt === null);
  if (people.length === 0) return;
  const dice = chance.next();
  if (dice < 0.65) {
    const works = Array.from({ length: chance.pick([1, 1, 2, 3]) }, () => {
      const person = chance.pick(people);
      const { name, act } = nextAct(lifeOn(stage, layer), person);
      story.push(`${name} of ${person.id.slice(-4)}`);
      return act;
    });
    await stage.together(works);
  } else if (dice < 0.8) {
    const ms = chance.pick([
      MINUTE_MS,
      HOUR_MS,
      DAY_MS,
      4 * DAY_MS,
      4 * DAY_MS,
      16 * DAY_MS,
      32 * DAY_MS,
      32 * DAY_MS,
    ]);
    story.push(`${ms / HOUR_MS} hours pass`);
    await sweepNowAndThen(stage);
    stage.advance(ms);
    await hands.doDueWork();
  } else if (dice < 0.86 && reconciles(layer)) {
    story.push('reconciliation');
    await stage.together([() => house.reconcile()]);
  } else if (dice < 0.93) await endEdits(stage);
  await collectPost(stage, layer);
  if (stage.post.length > 0 && chance.hits(0.5)) await deliver(stage);
};

/** Every hour the server looks for what arrived while people left. */
const sweepNowAndThen = async (stage: Stage): Promise<void> => {
  for (let turn = 0; turn < 3; turn++)
    await stage.together([
      () =>
        stage.house.sweep().catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        }),
    ]);
};

const endEdits = async ({ chance, context, together, house }: Stage): Promise<void> => {
  const open = await openEdits(context.db);
  await together(open.map((edit) => () => endEdit(house.ctx, edit, chance.hits(0.7))));
};

/** Where nobody may learn from events, they are lost. */
const collectPost = async ({ hands, post }: Stage, layer: Layer): Promise<void> => {
  const fresh = await hands.takeEvents();
  if (hasEvents(layer)) post.push(...fresh);
};

/** Some of what is on its way arrives, in any order, some of it twice; what is not taken is sent again. */
const deliver = async ({ chance, post, house, together, story }: Stage): Promise<void> => {
  const works = Array.from({ length: Math.min(post.length, 1 + chance.below(3)) }, () => {
    const event = chance.draw(post);
    post.push(event);
    return async () => {
      await house.receive(event);
      const at = post.indexOf(event);
      if (at >= 0 && !chance.hits(0.2)) post.splice(at, 1);
    };
  });
  story.push(`${works.length} events`);
  await together(works);
};

/** The storm is over: what the layer alone can still learn it learns, and everything has to be right. */
const settle = async (stage: Stage, layer: Layer, store: Store): Promise<void> => {
  const { faults, story, hands } = stage;
  story.push('the storm is over');
  stage.clearUp();
  await stage.together([async () => stage.house.wake()]);
  while (stage.post.length > 0) await deliver(stage);
  if (layer === 'webhook') await judgeNow(stage, layer, 'after the events alone');
  if (layer === 'success page') await comeBackAll(stage, layer);
  await stage.together([() => stage.house.reconcile()]);
  await collectPost(stage, layer);
  while (stage.post.length > 0) await deliver(stage);
  await stage.together([() => stage.house.sweep()]);
  if (layer === 'reconciliation') await judgeNow(stage, layer, 'after reconciliation alone');

  stage.advance(2 * DAY_MS);
  await hands.doDueWork();
  await collectPost(stage, 'all');
  while (stage.post.length > 0) await deliver(stage);
  await stage.together([() => stage.house.reconcile()]);
  await endEdits(stage);
  await judgeNow(stage, layer, 'in the end');
  const findings = await examine(patientOf(store, stage), async () => {});
  for (const { code, subject, found } of findings.faults)
    // Nobody sends mails here, nor drops those to whoever is gone.
    if (!subject.startsWith('mails ')) faults.push(`doctor: ${code}: ${subject}: ${found}`);
};

const judgeNow = async ({ context, people, faults }: Stage, layer: Layer, when: string): Promise<void> => {
  const known = { welcomeCredits, now: context.now(), hasEvents: hasEvents(layer) };
  const found = await judge({ db: context.db, people, ...known });
  faults.push(...found.map((fault) => `${when}: ${fault}`));
};

/** Everybody who paid at a checkout sees its success page: that alone must be enough for what was bought there. */
const comeBackAll = async (stage: Stage, layer: Layer): Promise<void> => {
  const { people, faults, context } = stage;
  for (const person of people.filter(({ goneAt }) => goneAt === null))
    for (const checkout of person.checkouts.filter(({ isPaid }) => isPaid))
      await stage.together([() => visitSuccessPage(lifeOn(stage, layer), person, checkout)]);
  const { checkouts } = await readTruth(context.db);
  const rows = await context.db.selectFrom('payments').select('order_id as orderId').execute();
  const written = new Set(rows.map(({ orderId }) => orderId));
  for (const { id, reference } of checkouts.filter(({ state }) => state === 'complete'))
    if (!written.has(reference.orderId))
      faults.push(`after the success page alone: ${id} was paid for nothing`);
};

/** Pictures have no part in this. */
const patientOf = ({ db }: Store, { context }: Stage): Patient => ({
  db,
  kind: 'sqlite',
  blobs: { list: async function* () {} } as unknown as Patient['blobs'],
  ownerOfBlob: () => null,
  decodes: async () => true,
  now: context.now,
});
