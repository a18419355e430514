import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { someOf } from '@maquette/engine/testing/size';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runDoctor } from '../doctor/run-doctor.ts';
import { openDb } from '../platform/database/db.ts';
import { parseConfig } from '../platform/config.ts';
import { liveIn } from '#test/support/lived-in-folder.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { runKeep } from './run-keep.ts';

const home = mkdtempSync(join(tmpdir(), 'maquette-keep-'));
beforeAll(() => liveIn(home));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const start = (dataDir: string, words: readonly string[], settings: Record<string, string> = {}) =>
  spawn(process.execPath, [join(inject('runtimeDir'), 'keep.js'), ...words], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
/** Runs a command in this process: what it says, or what it throws, and whether all was well. */
const run = async (dataDir: string, words: readonly string[], settings: Record<string, string> = {}) => {
  const lines: string[] = [];
  const config = parseConfig({ DATA_DIR: dataDir, ...settings });
  const order = {
    config,
    words,
    runtimeDir: inject('runtimeDir'),
    tell: (line: string) => void lines.push(line),
  };
  const outcome = await runKeep(order).catch((error: Error) => error);
  return { outcome, said: [...lines, outcome instanceof Error ? outcome.message : ''].join('\n') };
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
  const { outcome, said } = await run(temporaryFolder(), words);
  expect(outcome).toMatchObject({ name: 'BadUsage' });
  expect(said).toContain(part);
  expect(existsSync('a')).toBe(false);
});

it('the program ends with 2 where it is not understood, and never tells a secret of its words', async () => {
  const child = start(temporaryFolder(), [
    'move',
    '--to',
    'mysql://ada:hush-hush@127.0.0.1/a',
    '--hush-hush',
  ]);
  const exit = once(child, 'exit');
  const complaint = await text(child.stderr);
  expect(await exit).toEqual([2, null]);
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
  const errors = ['BadSeal', 'BadBackup'].map((name) => expect.objectContaining({ name }));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual([true, true, true, true, ...errors]);
  expect(outcomes[1]?.said).toContain('8 of them looked into');
  expect(outcomes[3]?.said).toContain('Back to what was before');
  expect(JSON.stringify(outcomes)).not.toMatch(/never-to-be|another-one-another/);
  expect(await faultsIn(elsewhere)).toEqual([]);
});

it.each(someOf([1, 0, 2], 1))(
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
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), part * 40));
    await exit;
    const left = await faultsIn(folder);
    expect(left.filter(({ subject }) => !subject.startsWith('files '))).toEqual([]);
    expect((await run(folder, ['restore', '--snapshot', snapshot], settings)).outcome).toBe(true);
    expect(readFileSync(photo).equals(whole)).toBe(true);
    expect(await faultsIn(folder)).toEqual([]);
  },
);
