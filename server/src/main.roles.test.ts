import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreditBalance, Edit, SignedIn } from '@maquette/contract';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { runDoctor } from './doctor/run-doctor.ts';
import { type Db, openDb } from './platform/database/db.ts';
import { formOf } from '#test/support/form.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import { type ServerProcess, startServer } from '#test/support/server-process.ts';
import { type Simulator, stabilityKey, startStability } from '@maquette/simulators';
import type { MadeDatabase } from '#test/support/postgres-database.ts';
import { databaseKinds, makeTestDatabase } from '#test/support/test-database.ts';

const TAKEN_OVER_MS = 30_000;

interface Row {
  readonly id: string;
  readonly state: string;
  readonly charged: number;
  readonly finished_at: number | null;
}

type Headers = Record<string, string>;

describe.skipIf(!databaseKinds().includes('postgres'))('web processes and workers on one database', () => {
  let dataDir: string;
  let simulator: Simulator;
  let database: MadeDatabase;
  let db: Db;
  let photo: Buffer;
  let mask: Buffer;
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'maquette-roles-'));
    simulator = await startStability();
    database = await makeTestDatabase('postgres');
    db = openDb(database.address);
    photo = await makePhoto({ width: 160, height: 120 });
    mask = await makeMask({ width: 160, height: 120, white: [40, 30, 120, 90] });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.kill()));
    await simulator.close();
    await db.destroy();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const postgres = () => {
    if (database.address.kind !== 'postgres')
      throw new Error('Several processes share a PostgreSQL database');
    return database.address;
  };
  const start = async (role: 'web' | 'worker'): Promise<ServerProcess> => {
    const settings = {
      ROLE: role,
      SECRET: 'several processes that share one secret, for the test',
      ...(role === 'worker' && { PUBLIC_URL: 'https://maquette.example' }),
      DATABASE_URL: postgres().url,
      WELCOME_CREDITS: '2',
      STABILITY_API_KEY: stabilityKey,
      STABILITY_API_URL: simulator.url,
    };
    const server = await startServer({ dataDir, settings });
    running.push(server);
    return server;
  };
  let people = 0;
  const register = async ({ url }: ServerProcess): Promise<Headers> => {
    const person = { email: `${people++}@example.test`, password: 'Analytical1', fullName: 'Ada Byron' };
    const answer = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      body: JSON.stringify(person),
      headers: { 'content-type': 'application/json' },
    });
    return { authorization: `Bearer ${((await answer.json()) as SignedIn).token}` };
  };
  const get = async <T>({ url }: ServerProcess, path: string, headers: Headers): Promise<T> =>
    (await (await fetch(`${url}/api${path}`, { headers })).json()) as T;
  const inpaint = async ({ url }: ServerProcess, headers: Headers, prompt: string): Promise<string> => {
    const image = { bytes: photo, filename: 'room.jpg' };
    const form = await formOf({ image, mask: { bytes: mask, filename: 'mask.png' }, prompt });
    const answer = await fetch(`${url}/api/inpaint/inpaint`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...headers, ...form.headers, prefer: 'respond-async' },
    });
    return ((await answer.json()) as { requestId: string }).requestId;
  };
  const faults = async () => {
    const config = { dataDir, postgres: postgres(), storage: null };
    return (await runDoctor({ config, runtimeDir: inject('runtimeDir') })).faults;
  };

  it('lose nothing and charge nothing twice when one of each is killed', { timeout: 120_000 }, async () => {
    const doomed = await start('web');
    const web = await start('web');
    const dying = await start('worker');
    const someone = await register(doomed);
    // The first two are with the worker that dies: nobody answers it.
    simulator.next({ neverAnswer: true });
    simulator.next({ neverAnswer: true });
    const left = [await inpaint(doomed, someone, 'a sofa'), await inpaint(web, someone, 'a lamp')];
    await expect.poll(() => simulator.submissions, { timeout: 30_000 }).toBe(2);
    await start('worker');
    const other = await register(web);
    const later = [await inpaint(web, other, 'a table'), await inpaint(doomed, other, 'a chair')];
    await Promise.all([doomed.kill(), dying.kill()]);
    later.push(await inpaint(web, await register(web), 'a plant'));

    const edits = async () => {
      const rows = `select id, state, charged, finished_at from edits order by id`;
      return (await db.executeQuery<Row>(CompiledQuery.raw(rows))).rows;
    };
    await expect
      .poll(async () => (await edits()).filter((one) => one.finished_at === null), {
        timeout: TAKEN_OVER_MS,
        interval: 500,
      })
      .toEqual([]);
    const ended = new Map((await edits()).map((one) => [one.id, one]));
    expect([...ended.keys()].sort()).toEqual([...left, ...later].sort());
    // What was ordered and never answered is not ordered again, and costs nothing.
    for (const id of left) expect(ended.get(id)).toMatchObject({ state: 'failed', charged: 0 });
    for (const { state, charged } of ended.values())
      expect([state, charged]).toEqual(state === 'succeeded' ? ['succeeded', 1] : ['failed', 0]);
    expect(ended.get(later.at(-1) ?? '')).toMatchObject({ state: 'succeeded' });
    expect(await get<CreditBalance>(web, '/credits/balance', someone)).toEqual({ balance: 2, held: 0 });
    expect(simulator.submissions).toBeLessThanOrEqual(ended.size);
    expect(await faults()).toEqual([]);
  });

  it('tell in one process how an edit goes in another, and a worker serves nothing else', async () => {
    const web = await start('web');
    const worker = await start('worker');
    for (const path of ['/', '/api/capabilities', '/api/auth/me'])
      expect((await fetch(`${worker.url}${path}`)).status).toBe(404);
    expect((await fetch(`${worker.url}/api/health/ready`)).status).toBe(200);

    const headers = await register(web);
    const listening = new AbortController();
    const { body } = await fetch(`${web.url}/api/edits/events`, { headers, signal: listening.signal });
    let goOn = (): void => {};
    simulator.next({ until: new Promise<void>((resolve) => (goOn = resolve)) });
    const id = await inpaint(web, headers, 'a sofa');
    let told = '';
    for await (const chunk of body ?? []) {
      told += Buffer.from(chunk).toString();
      if (told.includes('"running"')) goOn();
      if (told.includes('"succeeded"')) break;
    }
    listening.abort();
    expect(told).toContain(id);
    expect(told).toContain('"running"');
  });

  it('let a worker that is asked to stop end what nobody else could go on with', async () => {
    const web = await start('web');
    const stopping = await start('worker');
    const headers = await register(web);
    simulator.next({ delayMs: 1500 });
    const id = await inpaint(web, headers, 'a sofa');
    await simulator.reached('submit');
    expect(await stopping.stop()).toBe(0);
    expect(await get<Edit>(web, `/edits/${id}`, headers)).toMatchObject({ state: 'succeeded', charged: 1 });
    expect(simulator.submissions).toBe(1);
    expect(await faults()).toEqual([]);
  });
});
