import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** Runs the real program with the real catalogue where nobody can be asked. */
async function run(words: string[], settings: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, [join(inject('runtimeDir'), 'models.js'), ...words], {
    cwd: folder,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', errors: '' };
  child.stdout.on('data', (piece) => (said.out += piece));
  child.stderr.on('data', (piece) => (said.errors += piece));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...said, folder };
}

it('does not understand what it is not for', async () => {
  expect(await run(['fetch'])).toMatchObject({
    code: 2,
    out: '',
    errors: expect.stringMatching(/^Usage: npm run models/),
  });
});

it('shows what it would fetch, and fetches nothing where nobody can be asked', async () => {
  const { code, out, errors, folder } = await run(['add', 'default']);
  expect(code).toBe(2);
  expect(out).toContain('From huggingface.co into data/open-models;');
  expect(errors).toBe('Nothing was fetched: say --yes where nobody can be asked.\n');
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses with the settings what cannot be used', async () => {
  expect(await run(['list'], { PORT: 'x' })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('PORT must be'),
  });
});

it('says in one line what it cannot do', async () => {
  const { code, errors, folder } = await run(['remove', 'erase.migan'], { ENGINE_MODEL_DIR: 'elsewhere' });
  expect({ code, errors }).toEqual({ code: 1, errors: 'erase.migan is not installed in elsewhere.\n' });
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
});

it('lists every model with its licence, and makes nothing', async () => {
  const { code, out, folder } = await run(['list']);
  expect(code).toBe(0);
  for (const id of [
    'classes.detr',
    'select.edgetam',
    'erase.lama',
    'erase.lama8',
    'erase.migan',
    'depth.dav2s',
  ])
    expect(out).toMatch(new RegExp(`^${id} .*(Apache-2\\.0|MIT)`, 'm'));
  expect(readdirSync(folder)).toEqual([]);
});
