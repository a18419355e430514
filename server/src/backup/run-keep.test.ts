import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runDoctor } from '../doctor/run-doctor.ts';
import { openDb } from '../platform/database/db.ts';
import { liveIn } from '../testing/lived-in-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'maquette-keep-'));
beforeAll(() => liveIn(home));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const start = (dataDir: string, words: readonly string[], settings: Record<string, string> = {}) =>
  spawn(process.execPath, [join(inject('runtimeDir'), 'keep.js'), ...words], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const run = async (...order: Parameters<typeof start>) => {
  const child = start(...order);
  const exit = once(child, 'exit');
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: ((await exit) as [number])[0], said, complaint };
};
const faultsIn = async (dataDir: string) =>
  (await runDoctor({ config: { dataDir, postgres: null, storage: null }, runtimeDir: inject('runtimeDir') }))
    .faults;

it.each([
  [[], 'There is no command'],
  [['steal'], 'There is no command steal'],
  [['move'], 'npm run move --'],
  [['backup'], 'BACKUP_TO'],
  [['backup', '--into', 'a'], '--into'],
  [['restore', '--from', 's3://key:hush-hush@bucket'], 'BACKUP_TO'],
  [['drill', '--from', 'a', '--share', '101'], 'percentage'],
])('%j is not understood', async (words, part) => {
  const { code, complaint } = await run(temporaryFolder(), words);
  expect([code, complaint]).toEqual([2, expect.stringContaining(part)]);
  expect(complaint).not.toContain('hush-hush');
});

it('backs up, drills and restores by its commands, with a key that it never tells', async () => {
  const [folder, backups, elsewhere] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  cpSync(home, folder, { recursive: true });
  const settings = { BACKUP_TO: backups, BACKUP_KEY: 'never-to-be-told-never-to-be-told' };
  const outcomes = [
    await run(folder, ['backup'], settings),
    await run(folder, ['drill', '--share', '100'], settings),
    await run(elsewhere, ['restore'], settings),
    await run(elsewhere, ['restore'], settings),
    await run(elsewhere, ['drill'], {
      BACKUP_TO: backups,
      BACKUP_KEY: 'another-one-another-one-another-one',
    }),
    await run(elsewhere, ['restore', '--snapshot', 'none'], settings),
  ];
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(outcomes[1]?.said).toContain('8 of them looked into');
  expect(outcomes[3]?.said).toContain('Back to what was before');
  expect(outcomes[4]?.complaint).toContain('does not open');
  expect(JSON.stringify(outcomes)).not.toMatch(/never-to-be|another-one-another/);
  expect(await faultsIn(elsewhere)).toEqual([]);
});

it.each([1, 2, 3, 4, 5, 6])(
  'a restore that is killed leaves the old house or the new one (try %i)',
  async (part) => {
    const [folder, backups] = [temporaryFolder(), temporaryFolder()];
    cpSync(home, folder, { recursive: true });
    const settings = { BACKUP_TO: backups };
    const { said } = await run(folder, ['backup'], settings);
    const [, snapshot = ''] = /Snapshot (\S+):/.exec(said) ?? [];
    // One photo is not whole any more, so that there is something to put back.
    const db = openDb({ kind: 'sqlite', path: join(folder, 'maquette.db') });
    const { blob_key } = await db.selectFrom('files').select('blob_key').executeTakeFirstOrThrow();
    await db.destroy();
    const photo = join(folder, 'blobs', blob_key);
    const whole = readFileSync(photo);
    writeFileSync(photo, 'rotten');
    const child = start(folder, ['restore', '--snapshot', snapshot], settings);
    const exit = once(child, 'exit');
    // At another moment each time: the first line comes once what was there is kept.
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), part * 15));
    await exit;
    const left = await faultsIn(folder);
    expect(left.filter(({ subject }) => !subject.startsWith('files '))).toEqual([]);
    expect((await run(folder, ['restore', '--snapshot', snapshot], settings)).code).toBe(0);
    expect(readFileSync(photo).equals(whole)).toBe(true);
    expect(await faultsIn(folder)).toEqual([]);
  },
);
