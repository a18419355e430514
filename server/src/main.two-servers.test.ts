import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreditBalance, Edit, SignedIn } from '@maquette/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runDoctor } from './doctor/run-doctor.ts';
import type { DatabaseAddress } from './platform/database/db.ts';
import { formOf } from '#test/support/form.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import { type ServerProcess, startServer } from '#test/support/server-process.ts';
import { type Simulator, stabilityKey, startStability } from '@maquette/simulators';
import { databaseKinds, makeTestDatabase } from '#test/support/test-database.ts';

const SECRET = 'two servers that share one secret, for the test';

type Headers = Record<string, string>;
interface Person {
  readonly headers: Headers;
}

/** Two server processes over one database and one folder, and the picture service they share. */
interface Pair {
  readonly servers: readonly [ServerProcess, ServerProcess];
  readonly simulator: Simulator;
  readonly dataDir: string;
  readonly postgres: Extract<DatabaseAddress, { kind: 'postgres' }>;
  close(): Promise<void>;
}

const startPair = async (): Promise<Pair> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-two-'));
  const simulator = await startStability();
  const database = await makeTestDatabase('postgres');
  const postgres = database.address;
  if (postgres.kind !== 'postgres') throw new Error('Several servers share a PostgreSQL database');
  const settings = {
    SECRET,
    WELCOME_CREDITS: '1',
    STABILITY_API_KEY: stabilityKey,
    STABILITY_API_URL: simulator.url,
    DATABASE_URL: postgres.url,
  };
  // One after the other: the first one migrates.
  const first = await startServer({ dataDir, settings });
  const second = await startServer({ dataDir, settings });
  const close = async () => {
    await Promise.all([first.kill(), second.kill()]);
    await simulator.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { servers: [first, second], simulator, dataDir, postgres, close };
};

// A SQLite file is one server's: a second one refuses to start (`main.places.test.ts`).
describe.skipIf(!databaseKinds().includes('postgres'))('two servers on one PostgreSQL database', () => {
  let pair: Pair;
  let photo: Buffer;
  let mask: Buffer;
  beforeAll(async () => {
    pair = await startPair();
    photo = await makePhoto({ width: 160, height: 120 });
    mask = await makeMask({ width: 160, height: 120, white: [40, 30, 120, 90] });
  });
  afterAll(() => pair.close());

  let people = 0;
  /** Somebody new, with one credit. */
  const register = async (): Promise<Person> => {
    const person = { email: `${people++}@example.test`, password: 'Analytical1', fullName: 'Ada Byron' };
    const answer = await fetch(`${pair.servers[0].url}/api/auth/register`, {
      method: 'POST',
      body: JSON.stringify(person),
      headers: { 'content-type': 'application/json' },
    });
    return { headers: { authorization: `Bearer ${((await answer.json()) as SignedIn).token}` } };
  };
  const get = async <T>(path: string, { headers }: Person): Promise<T> =>
    (await (await fetch(`${pair.servers[1].url}/api${path}`, { headers })).json()) as T;
  /** Every other call goes to the other server; answers once the edit is over. */
  const inpaint = async ({ headers }: Person, call: number): Promise<number> => {
    const image = { bytes: photo, filename: 'room.jpg' };
    const form = await formOf({ image, mask: { bytes: mask, filename: 'mask.png' }, prompt: 'a sofa' });
    const answer = await fetch(`${pair.servers[call % 2 === 0 ? 0 : 1].url}/api/inpaint/inpaint`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...headers, ...form.headers },
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const faults = async () => {
    const config = { dataDir: pair.dataDir, postgres: pair.postgres, storage: null };
    return (await runDoctor({ config, runtimeDir: inject('runtimeDir') })).faults;
  };

  it('start one edit for the last credit, however many tabs of both want it', async () => {
    for (let round = 0; round < 3; round++) {
      const person = await register();
      const before = pair.simulator.submissions;
      const statuses = await Promise.all([0, 1, 2, 3, 4, 5].map((call) => inpaint(person, call)));
      expect(statuses.sort()).toEqual([200, 402, 402, 402, 402, 402]);
      expect(pair.simulator.submissions - before).toBe(1);
      expect(await get<CreditBalance>('/credits/balance', person)).toEqual({ balance: 0, held: 0 });
      const { edits } = await get<{ edits: Edit[] }>('/edits?state=all', person);
      expect(edits.map(({ state, charged }) => [state, charged])).toEqual([['succeeded', 1]]);
    }
    pair.simulator.assertClean();
  });

  it('order each edit once, whoever of them performs it', async () => {
    const before = pair.simulator.submissions;
    const crowd = await Promise.all([1, 2, 3, 4].map(register));
    const statuses = await Promise.all(crowd.map((person, call) => inpaint(person, call)));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(pair.simulator.submissions - before).toBe(4);
    pair.simulator.assertClean();
    expect(await faults()).toEqual([]);
  });
});
