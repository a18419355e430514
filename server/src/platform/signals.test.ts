import { CompiledQuery } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseKinds, makeTestDatabase } from '#test/support/test-database.ts';
import { silentLog } from './log.ts';
import { openDb } from './database/db.ts';
import { openSignals, type Signals } from './signals.ts';

describe.skipIf(!databaseKinds().includes('postgres'))('signals between processes', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const open = async (processes: number) => {
    const { address, drop } = await makeTestDatabase('postgres');
    const db = openDb(address);
    closing.push(drop, () => db.destroy());
    const all = Array.from({ length: processes }, () => openSignals(address, silentLog));
    for (const one of all) {
      const connected = heardGap(one);
      one.start();
      closing.push(() => one.stop());
      await connected;
    }
    return { db, all };
  };
  const heardGap = (signals: Signals) => new Promise<void>((resolve) => signals.onGap(resolve));
  const heard = (signals: Signals, topic: string) =>
    new Promise<string>((resolve) => signals.on(topic, resolve));

  it('reach every other process, each by its topic, and not the one that sent them', async () => {
    const { all } = await open(3);
    const [one, other, third] = all as [Signals, Signals, Signals];
    const own: string[] = [];
    one.on('edit', (subject) => own.push(subject));
    const elsewhere: string[] = [];
    other.on('else', (subject) => elsewhere.push(subject));
    const both = Promise.all([heard(other, 'edit'), heard(third, 'edit')]);
    one.send('edit', 'ada');
    expect(await both).toEqual(['ada', 'ada']);
    const back = heard(one, 'answer');
    other.send('answer', 'bob');
    expect(await back).toBe('bob');
    expect([own, elsewhere]).toEqual([[], []]);
  });

  it('say that some may have been missed once a lost connection is there again', async () => {
    const { db, all } = await open(2);
    const [one, other] = all as [Signals, Signals];
    const gaps = Promise.all([heardGap(one), heardGap(other)]);
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await db.executeQuery(CompiledQuery.raw(cut));
    await gaps;
    const again = heard(other, 'edit');
    one.send('edit', 'ada');
    expect(await again).toBe('ada');
  });

  it('are sent by nobody who has stopped, and end with the process that stops', async () => {
    const { db, all } = await open(1);
    await all[0]?.stop();
    expect(() => all[0]?.send('edit', 'ada')).not.toThrow();
    const listening = `select count(*) as n from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    const { rows } = await db.executeQuery<{ n: number }>(CompiledQuery.raw(listening));
    expect(rows).toEqual([{ n: 0 }]);
  });
});
