import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { type Db, openDb } from '../../../src/platform/database/db.ts';
import { type Installation, WELCOME } from './installation.ts';
import type { Person } from './person.ts';

/** How long a lease may lie about after it has run out: with the 15 s that it lasts, an edit is taken over within 30 s. */
const TAKEN_OVER_MS = 15_000;
/** Until everything is at rest, on a machine that may be busy. */
const REST_MS = 90_000;
const LOOK_EVERY_MS = 250;

interface OpenEdit {
  readonly id: string;
  readonly state: string;
  readonly lease_until: number | null;
}

/** What is not as it was promised, in a line each, once everything has come to rest. */
export const judge = async (on: Installation, people: readonly Person[]): Promise<string[]> => {
  const db = openDb(on.database);
  try {
    const faults = [...(await comeToRest(db)), ...(await on.bucket?.catchUp(), [])];
    const known = await hashesIn(db);
    for (const person of people) faults.push(...person.unkept, ...(await faultsOf(person, known)));
    faults.push(...outsideFaults(on, await countEdits(db)), ...(await mailFaults(db)));
    faults.push(...(await examined(on)), ...on.collapses);
    return faults;
  } finally {
    await db.destroy();
  }
};

const rowsOf = async <T>(db: Db, query: string): Promise<T[]> =>
  (await db.executeQuery<T>(CompiledQuery.raw(query))).rows;

/** Waits until every edit is over; tells of those that nobody took over in time. */
const comeToRest = async (db: Db): Promise<string[]> => {
  const late = new Set<string>();
  for (const until = Date.now() + REST_MS; ; await wait(LOOK_EVERY_MS)) {
    const open = await rowsOf<OpenEdit>(
      db,
      `select id, state, lease_until from edits where state in ('queued', 'running')`,
    );
    if (open.length === 0) break;
    for (const { id, state, lease_until: lease } of open)
      if (state === 'running' && lease !== null && Date.now() - lease > TAKEN_OVER_MS) late.add(id);
    if (Date.now() > until)
      return open.map((edit) => `not over after ${REST_MS} ms: ${JSON.stringify(edit)}`);
  }
  return [...late].map((id) => `edit ${id} was not taken over within 30 s`);
};

/** SHA-256 of every picture that is not deleted, by its id. */
const hashesIn = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await rowsOf<{ id: string; sha256: string }>(db, 'select id, sha256 from files')).map((row) => [
      row.id,
      row.sha256,
    ]),
  );

const countEdits = async (db: Db): Promise<number> =>
  Number((await rowsOf<{ count: number }>(db, 'select count(*) as count from edits'))[0]?.count ?? 0);

const faultsOf = async (person: Person, known: ReadonlyMap<string, string>): Promise<string[]> => {
  const { email } = person;
  const faults: string[] = [];
  const pictures = await person.pictures();
  const listed = new Set(pictures.map(({ id }) => id));
  for (const id of person.kept) if (!listed.has(id)) faults.push(`${email} lost picture ${id}`);
  for (const id of person.gone) if (listed.has(id)) faults.push(`${email} has picture ${id} again`);
  for (const { id, bytes } of pictures) {
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    if (hash === null) faults.push(`${email}: picture ${id} does not open`);
    else if (hash !== known.get(id)) faults.push(`${email}: picture ${id} opens with other bytes`);
  }

  const edits = await person.edits();
  const ids = new Set(edits.map(({ requestId }) => requestId));
  for (const id of person.ordered) if (!ids.has(id)) faults.push(`${email} lost edit ${id}`);
  if (edits.length !== new Set(person.ordered).size)
    faults.push(`${email} ordered ${person.ordered.length} edits and has ${edits.length}`);
  for (const { id, state, price, charged, files } of edits) {
    const isDone = state === 'succeeded';
    if (charged !== (isDone ? price : 0))
      faults.push(`${email}: edit ${id} ${state}, charged ${charged} of ${price}`);
    if (isDone && !files.some((file) => listed.has(file.id)))
      faults.push(`${email}: edit ${id} has no result`);
  }
  const spent = edits.reduce((sum, { charged }) => sum + charged, 0);
  const due = { balance: WELCOME + person.bought - spent, held: 0 };
  const balance = await person.balance();
  if (balance?.balance !== due.balance || balance.held !== 0)
    faults.push(`${email} should have ${JSON.stringify(due)} and has ${JSON.stringify(balance)}`);
  return faults;
};

/** Services of others were asked as they want to be, and for no more than was ordered. */
const outsideFaults = ({ outside }: Installation, edits: number): string[] => {
  const { pictures, cards, identities } = outside;
  const rude = [pictures, cards, identities].flatMap(({ violations }) => violations);
  if (pictures.charged > edits) rude.push(`${pictures.charged} pictures were drawn for ${edits} edits`);
  return rude;
};

/** Every letter leaves. */
const mailFaults = async (db: Db): Promise<string[]> => {
  for (const until = Date.now() + REST_MS; ; await wait(LOOK_EVERY_MS)) {
    const waiting = await rowsOf<{ kind: string }>(db, 'select kind from mails');
    if (waiting.length === 0) return [];
    if (Date.now() > until) return waiting.map(({ kind }) => `a letter did not leave: ${kind}`);
  }
};

/** What the doctor says; once what calls that died left behind was swept. */
const examined = async (on: Installation): Promise<string[]> => {
  const isLitter = (fault: string): boolean => fault.includes('blob_orphaned');
  const found = await on.faults();
  if (!found.some(isLitter)) return found;
  await on.sweep();
  for (const until = Date.now() + REST_MS; ; await wait(LOOK_EVERY_MS)) {
    const left = await on.faults();
    if (!left.some(isLitter) || Date.now() > until) return left;
  }
};
