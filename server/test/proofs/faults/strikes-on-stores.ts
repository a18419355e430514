import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { openDb } from '../../../src/platform/database/db.ts';
import type { Mishap } from '@maquette/simulators';
import type { Installation, Strike } from './installation.ts';

/** More than there will be calls. */
const CALLS = 600;

/** Whether the database takes writes. Connections that are open go, as they do when another server takes over. */
const takeWrites = async (on: Installation, does: boolean): Promise<void> => {
  if (on.database.kind !== 'postgres') throw new Error('Only PostgreSQL can be told to');
  const name = new URL(on.database.url).pathname.slice(1);
  const db = openDb(on.database);
  const setting = `alter database ${name} set default_transaction_read_only = ${does ? 'off' : 'on'}`;
  await db.executeQuery(CompiledQuery.raw(does ? `begin read write; ${setting}; commit` : setting));
  await db.destroy();
  on.line?.breakAll();
};

const bad =
  (mishaps: readonly (Mishap | null)[]): Strike =>
  async ({ bucket }, { chance, forMs }) => {
    bucket?.next(...Array.from({ length: CALLS }, () => chance.pick(mishaps)));
    await wait(forMs);
    bucket?.next();
  };

export const strikesOnStores: Readonly<Record<string, Strike>> = {
  'the database is gone': async ({ line }, { chance, forMs }) => {
    line?.become(chance.pick(['cut', 'silent']));
    await wait(forMs);
    line?.become('well');
    // Who is left on the other side of a line that was silent knows nothing of it.
    if (chance.hits(0.5)) line?.breakAll();
  },
  'the database is slow': async ({ line }, { forMs }) => {
    line?.become('slow');
    await wait(2 * forMs);
    line?.become('well');
  },
  'the database takes no writes': async (on, { forMs }) => {
    await takeWrites(on, false);
    await wait(forMs);
    await takeWrites(on, true);
  },
  'the database fails over': async (on, { forMs }) => {
    on.line?.become('cut');
    await takeWrites(on, false);
    await wait(forMs / 2);
    on.line?.become('well');
    await wait(forMs / 2);
    await takeWrites(on, true);
  },
  'the bucket is slow, busy and cut off': bad([
    'slow',
    'busy',
    'busy',
    'refused',
    'cut',
    'flipped',
    null,
    null,
    null,
  ]),
  'the bucket loses answers and deletes late': bad(['lost', 'late', 'late', null, null]),
};
