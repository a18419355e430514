import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { readCatalogue } from './catalogue.ts';
import { hashOf, installedAs, readInstalled, runtimeFolder, verifyInstalled } from './model-folder.ts';

const { models, runtime } = readCatalogue(join(import.meta.dirname, 'catalogue/catalogue.json'));
const migan = models.find(({ id }) => id === 'erase.migan')!;

/** A folder with records as they are given, none where undefined. */
function folderWith(records: Readonly<Record<string, unknown>>): string {
  const dir = temporaryFolder();
  for (const [place, record] of Object.entries(records)) {
    mkdirSync(join(dir, place), { recursive: true });
    if (record !== undefined)
      writeFileSync(
        join(dir, place, 'installed.json'),
        typeof record === 'string' ? record : JSON.stringify(record),
      );
  }
  return dir;
}

const recorded = (at: string, revision = migan.revision) => ({
  ...{ id: migan.id, revision, at, from: 'https://example.test' },
  files: migan.files.map(({ path }) => ({ path, bytes: 1, sha256: 'a'.repeat(64), isGiven: true })),
});

it.each<[string, Record<string, unknown>]>([
  ['no folder', {}],
  ['no record', { 'models/erase.migan/406830d0': undefined }],
  ['a record that is cut', { 'models/erase.migan/406830d0': '{"id":"erase.mi' }],
  ['a record of something else', { 'models/erase.migan/406830d0': { name: 'x' } }],
  ['what is being fetched', { 'staging/erase.migan-406830d0': recorded('2026-01-01') }],
])('takes %s for nothing', (_what, records) => {
  expect(readInstalled(folderWith(records))).toEqual([]);
  expect(readInstalled('/nowhere')).toEqual([]);
});

it('takes the later of two revisions, and says whether it is the one of the catalogue', () => {
  const other = 'f'.repeat(40);
  const dir = folderWith({
    'models/erase.migan/406830d0': recorded('2026-01-01T00:00:00.000Z'),
    'models/erase.migan/ffffffff': recorded('2026-02-01T00:00:00.000Z', other),
  });
  const installed = readInstalled(dir);
  expect(installed).toMatchObject([{ id: 'erase.migan', revision: other, canary: null }]);
  expect(installedAs(migan, installed)).toBe(undefined);
  expect(installedAs({ ...migan, revision: other }, installed)?.folder).toBe(
    join(dir, 'models/erase.migan/ffffffff'),
  );
});

it('holds files against the catalogue, whatever a record says', async () => {
  const dir = folderWith({ 'models/erase.migan/406830d0': recorded('2026-01-01') });
  const [found] = readInstalled(dir);
  const file = join(found!.folder, 'migan_pipeline_v2.onnx');
  const expected = migan.files[0]!.sha256;
  expect(await verifyInstalled(migan, found!)).toEqual([
    { path: 'migan_pipeline_v2.onnx', fault: 'missing', expected, found: null },
  ]);
  writeFileSync(file, 'tampered');
  const sha256 = await hashOf(file);
  const blessed = { ...found!, files: [{ ...found!.files[0]!, sha256: sha256! }] };
  expect(await verifyInstalled(migan, blessed)).toMatchObject([{ fault: 'changed', found: sha256 }]);
  const unpublished = { ...migan, files: [{ ...migan.files[0]!, bytes: null, sha256: null }] };
  expect(await verifyInstalled(unpublished, blessed)).toEqual([]);
  expect(await verifyInstalled(unpublished, found!)).toMatchObject([{ fault: 'changed' }]);
});

it('reads what the operator recorded of a model', () => {
  const dir = folderWith({ 'models/erase.migan/406830d0': recorded('2026-01-01') });
  const canary = { signature: Array.from({ length: 16 }, (_, at) => at), at: '2026-01-02' };
  writeFileSync(join(dir, 'models/erase.migan/406830d0/canary.json'), JSON.stringify(canary));
  expect(readInstalled(dir)).toMatchObject([{ canary }]);
});

it('finds the runtime of the catalogue and no other', () => {
  const record = { name: runtime.name, version: runtime.version, at: '2026-01-01' };
  const dir = folderWith({ [`runtime/${runtime.version}`]: record });
  expect(runtimeFolder(dir, runtime)).toBe(join(dir, 'runtime', runtime.version));
  expect(runtimeFolder(dir, { ...runtime, version: '1.0.0' })).toBe(null);
  expect(runtimeFolder(folderWith({ [`runtime/${runtime.version}`]: undefined }), runtime)).toBe(null);
});
