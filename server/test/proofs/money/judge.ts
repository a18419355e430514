import type { Db } from '../../../src/platform/database/db.ts';
import type { Person } from './person.ts';
import { type Paid, readTruth, type Truth } from './truth.ts';

export interface Scene {
  readonly db: Db;
  readonly people: readonly Person[];
  readonly welcomeCredits: number;
  /** The card provider's time. */
  readonly now: number;
  /** Whether the provider's events arrive. */
  readonly hasEvents: boolean;
}

/** What is wrong, in words; nothing when all is well. */
export const judge = async (scene: Scene): Promise<string[]> => {
  const truth = await readTruth(scene.db);
  const faults = [...(await wrongPayments(scene, truth)), ...(await wrongSubscriptions(scene, truth))];
  for (const person of scene.people) {
    faults.push(...(await wrongWishes(scene, truth, person)));
    faults.push(...(await wrongBalance(scene, person)));
    faults.push(...(await wrongEndings(scene, truth, person)));
  }
  return [...faults, ...(await wrongMails(scene))];
};

/** Each thing that was paid is written down and granted once, and nothing else is. */
const wrongPayments = async ({ db, people, hasEvents }: Scene, truth: Truth): Promise<string[]> => {
  const rows = await db.selectFrom('payments').selectAll().execute();
  const written = new Map(rows.map((row) => [row.natural_key, row]));
  const real = new Set(truth.paid.map(({ naturalKey }) => naturalKey));
  const strays = rows
    .filter((row) => !real.has(row.natural_key))
    .map((row) => `${row.natural_key} stands as paid and never was`);
  const leaving = new Set(people.filter(({ isLeaving }) => isLeaving).map(({ id }) => id));
  const wrong = truth.paid.flatMap((paid): string[] => {
    const row = written.get(paid.naturalKey);
    // Whoever buys at the very moment their account is deleted, so that the answer is lost: only an event tells of it.
    if (!row && leaving.has(paid.userId) && !hasEvents) return [];
    if (!row) return [`${paid.naturalKey} was paid by ${paid.userId} and is not written down`];
    const same =
      row.user_id === paid.userId &&
      row.order_id === paid.orderId &&
      row.amount_cents === paid.amountCents &&
      row.returned_cents === paid.returnedCents;
    return same ? [] : [`${paid.naturalKey} is written down as another: ${told(row)} for ${told(paid)}`];
  });
  return [...strays, ...wrong];
};

const told = (value: object): string => JSON.stringify(value);

/** Each subscription is as the provider has it, and nobody is charged for two plans. */
const wrongSubscriptions = async ({ db, people, hasEvents }: Scene, truth: Truth): Promise<string[]> => {
  const rows = await db.selectFrom('subscriptions').selectAll().execute();
  const faults = rows
    .filter((row) => !truth.subscriptions.some(({ id }) => id === row.provider_id))
    .map((row) => `subscription ${row.id} is none of the provider's`);
  for (const real of truth.subscriptions) {
    const row = rows.find(({ provider_id: id }) => id === real.id);
    const last = real.paid.at(-1);
    const owner = people.find(({ id }) => id === real.reference.userId);
    // As with payments.
    if (!row && owner?.isLeaving && !hasEvents && real.state === 'over') continue;
    if (!row) {
      faults.push(`${real.id} runs at the provider and is not written down`);
      continue;
    }
    const isOver = real.state === 'over';
    const is = {
      isOver: row.is_over === 1,
      endsAt: row.ends_at,
      ...(!isOver && { renews: row.renews === 1, failedTries: row.failed_tries }),
    };
    const { renews, failedTries } = real;
    const should = { isOver, endsAt: last?.periodEnd, ...(!isOver && { renews, failedTries }) };
    if (told(is) !== told(should))
      faults.push(`${real.id} is written down as ${told(is)}, is ${told(should)}`);
  }
  for (const { id } of people) {
    const charging = truth.subscriptions.filter(
      ({ reference, state, renews }) => reference.userId === id && state !== 'over' && renews,
    );
    if (charging.length > 1)
      faults.push(`${id} will be charged for ${charging.map(({ id: one }) => one).join(' and ')}`);
  }
  return faults;
};

/** Who asks under one key gets one thing, once, and is told the truth about it. */
const wrongWishes = async ({ db }: Scene, truth: Truth, person: Person): Promise<string[]> => {
  const orders = await db.selectFrom('orders').selectAll().where('user_id', '=', person.id).execute();
  const wanted = new Set(person.wishes.map(({ key }) => key));
  const faults = orders
    .filter(({ idempotency_key: key }) => !wanted.has(key ?? ''))
    .map(({ id }) => `order ${id} was nobody's wish`);
  for (const wish of person.wishes) {
    const order = orders.find(({ idempotency_key: key }) => key === wish.key);
    const paid = truth.paid.filter(({ orderId }) => orderId === order?.id);
    const things = new Set(paid.map((one) => thingOf(one, truth)));
    if (things.size > 1) faults.push(`wish ${wish.key} was paid ${things.size} times`);
    if (wish.answers.includes('paid') && things.size === 0)
      faults.push(`wish ${wish.key} was answered as paid and was not`);
    const isRefusedOnly =
      wish.answers.length > 0 && wish.answers.every((answer) => answer === 'card_declined');
    if (isRefusedOnly && things.size > 0) faults.push(`wish ${wish.key} was refused and paid`);
  }
  return faults;
};

/** Months of one subscription are one thing. */
const thingOf = (paid: Paid, { subscriptions }: Truth): string =>
  subscriptions.find(({ paid: months }) => months.some(({ paymentId }) => paymentId === paid.paymentId))
    ?.id ??
  paid.paymentId ??
  paid.naturalKey;

/** Welcome, what was paid and not taken back, less what edits cost; a refund leaves something untaken only where nothing was left. */
const wrongBalance = async ({ db, welcomeCredits }: Scene, { id }: Person): Promise<string[]> => {
  const [payments, edits, account, entries] = await Promise.all([
    db.selectFrom('payments').selectAll().where('user_id', '=', id).execute(),
    db.selectFrom('edits').select('charged').where('user_id', '=', id).execute(),
    db.selectFrom('credit_accounts').selectAll().where('user_id', '=', id).executeTakeFirst(),
    db.selectFrom('credit_entries').selectAll().where('user_id', '=', id).execute(),
  ]);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const spent = sum(entries.filter((entry) => entry.edit_id !== null).map(({ amount }) => -amount));
  const due = welcomeCredits + sum(payments.map((one) => one.credits - one.credits_taken_back)) - spent;
  const faults =
    account?.balance === due ? [] : [`${id} has ${account?.balance ?? 'no'} credits, should have ${due}`];
  const isDeleted = edits.length === 0;
  if (!isDeleted && spent !== sum(edits.map(({ charged }) => charged)))
    faults.push(`${id} spent ${spent} credits on edits that cost something else`);
  for (const one of payments) {
    const share = (one.credits * one.returned_cents) / one.amount_cents;
    if (Math.abs(one.credits_taken_back + one.credits_missing - share) >= 1)
      faults.push(`${one.natural_key} took ${one.credits_taken_back} back, should be ${share}`);
  }
  return faults;
};

/** A plan that was cancelled is charged no more and runs to its end; whoever is gone is charged for nothing. */
const wrongEndings = async ({ db, now }: Scene, truth: Truth, person: Person): Promise<string[]> => {
  const faults: string[] = [];
  const own = truth.subscriptions.filter(({ reference }) => reference.userId === person.id);
  const rows = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', person.id).execute();
  for (const { id, endsAt } of person.cancelled) {
    const row = rows.find((one) => one.id === id);
    const one = own.find((real) => real.id === row?.provider_id);
    if (!row || !one) faults.push(`${id} was cancelled and is not there any more`);
    else if (row.cancelled_at === null) faults.push(`${id} was cancelled and does not say so`);
    if (one?.renews && one.state !== 'over') faults.push(`${id} was cancelled and renews`);
    const isCutShort = one?.state === 'over' && one.failedTries === 0 && now < endsAt;
    if (isCutShort && !person.isLeaving) faults.push(`${id} was cancelled and ended before its end`);
    if (one?.paid.some(({ periodStart }) => periodStart >= endsAt))
      faults.push(`${id} was cancelled and charged again`);
  }
  const { goneAt } = person;
  if (goneAt === null) return faults;
  for (const one of own) {
    if (one.state !== 'over') faults.push(`${one.id} runs and its owner is gone`);
    if (one.paid.some(({ paidAt }) => paidAt > goneAt)) faults.push(`${one.id} charged somebody who is gone`);
  }
  return faults;
};

/** A receipt for each payment, once; no failed renewal told twice. */
const wrongMails = async ({ db, people }: Scene): Promise<string[]> => {
  const mails = await db.selectFrom('mails').selectAll().execute();
  const here = new Set(people.filter(({ goneAt }) => goneAt === null).map(({ id }) => id));
  const payments = await db.selectFrom('payments').selectAll().execute();
  const receipts = mails
    .filter(({ kind }) => kind === 'receipt' || kind === 'renewal')
    .map(({ details }) => (JSON.parse(details) as { receiptId?: string }).receiptId);
  const faults = payments
    .filter((one) => here.has(one.user_id))
    .map((one) => ({ one, count: receipts.filter((id) => id === one.id).length }))
    .filter(({ count }) => count !== 1)
    .map(({ one, count }) => `${one.natural_key} was receipted ${count} times`);
  // Two of the same plan that were paid at the same moment fail at the same moment, each once.
  const rows = await db.selectFrom('subscriptions').selectAll().execute();
  const months = rows.map((one) => monthOf(one.user_id, one.plan_id, new Date(one.ends_at).toISOString()));
  const failures = mails
    .filter(({ kind }) => kind === 'renewal-failed')
    .map(({ user_id: userId, details }) => {
      const { planId = '', endsAt = '', tries } = JSON.parse(details) as Record<string, string>;
      const month = monthOf(userId, planId, endsAt);
      return { month, name: `${month} ${tries}` };
    });
  const isDoubled = ({ month, name }: { month: string; name: string }) =>
    failures.filter((other) => other.name === name).length > Math.max(1, countIn(months, month));
  if (failures.some(isDoubled)) faults.push('a failed renewal was told twice');
  return faults;
};

const monthOf = (userId: string | null, planId: string, endsAt: string): string =>
  `${userId} ${planId} ${endsAt}`;

const countIn = (all: readonly string[], one: string): number => all.filter((other) => other === one).length;
