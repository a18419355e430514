import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Catalogue, catalogueFile, licenceText, modelRoles, readCatalogue } from './catalogue.ts';

const FILE = join(import.meta.dirname, 'catalogue/catalogue.json');

describe('a catalogue of open models', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-catalogue-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** Reads the real one with one thing changed. */
  const changed = (change: (catalogue: Catalogue) => void): (() => Catalogue) => {
    const catalogue = structuredClone(readCatalogue(FILE));
    change(catalogue);
    const file = join(folder, 'catalogue.json');
    writeFileSync(file, JSON.stringify(catalogue));
    return () => readCatalogue(file);
  };
  const first = ({ models }: Catalogue) => models[1]!;

  it.each<[string, (catalogue: Catalogue) => void]>([
    ['a revision that moves', (of) => (first(of).revision = 'main')],
    ['a revision that is cut', (of) => (first(of).revision = first(of).revision.slice(1))],
    ['a hash of 63 digits', (of) => (first(of).files[0]!.sha256 = 'a'.repeat(63))],
    ['a hash in capitals', (of) => (first(of).files[0]!.sha256 = 'A'.repeat(64))],
    ['a hash without a size', (of) => (first(of).files[0]!.bytes = null)],
    ['a path that leads upwards', (of) => (first(of).files[0]!.path = 'onnx/../../secret')],
    ['a path from the root', (of) => (first(of).files[0]!.path = '/etc/passwd')],
    ['a hidden file', (of) => (first(of).files[0]!.path = 'onnx/.npmrc')],
    ['a licence that is not permissive', (of) => Object.assign(first(of).licence, { spdx: 'CC-BY-NC-4.0' })],
    ['an id that leads upwards', (of) => (first(of).id = '../x')],
    ['an id that stands twice', (of) => (first(of).id = of.models[0]!.id)],
    ['a role nobody has', (of) => Object.assign(first(of), { role: 'upscale' })],
    ['a graph that is no file', (of) => (first(of).graphs[0]!.path = 'other.onnx')],
    ['another schema', (of) => Object.assign(of, { schema: 2 })],
    ['a signature of another length', (of) => (first(of).canary.signature = [1])],
  ])('is refused with %s', (_what, change) => {
    expect(changed(change)).toThrow(/^The catalogue of models .* cannot be used:\n {2}\S/);
  });

  it('is refused when it is not there, and when it is no JSON', () => {
    expect(() => readCatalogue(join(folder, 'none.json'))).toThrow('cannot be used');
    writeFileSync(join(folder, 'page.json'), '<html>');
    expect(() => readCatalogue(join(folder, 'page.json'))).toThrow('cannot be used');
  });

  it('is read as it was written', () => {
    expect(changed(() => {})()).toEqual(readCatalogue(FILE));
  });
});

describe('the catalogue that comes with the product', () => {
  const { models, runtime } = readCatalogue(FILE);

  it('has something for every role, and each graph is among the files', () => {
    expect(new Set(models.map(({ role }) => role))).toEqual(new Set(modelRoles));
  });

  it('adds by default only what may be used for money and can be fetched', () => {
    const pack = models.filter(({ packs }) => packs.includes('default'));
    expect(pack.map(({ id }) => id)).toEqual(['select.edgetam', 'erase.migan', 'depth.dav2s']);
    expect(pack.every(({ licence }) => licence.commercial)).toBe(true);
    expect(pack.flatMap(({ files }) => files).every(({ sha256 }) => sha256 !== null)).toBe(true);
  });

  it.each([
    ...models.map(({ id, licence }) => [id, licence] as const),
    ['the runtime', runtime.licence] as const,
  ])('has the whole licence of %s, and whose it is', (_id, licence) => {
    const text = licenceText(FILE, licence);
    expect(text.startsWith(`${licence.notice}\n${licence.url}\n`)).toBe(true);
    expect(text.length).toBeGreaterThan(1000);
  });

  it('names what computes models, which is no package of the product', () => {
    const lock = readFileSync(join(import.meta.dirname, '../../../../package-lock.json'), 'utf8');
    expect(lock).not.toContain(readCatalogue(FILE).runtime.name);
  });

  it('lies beside the bundled programs', () => {
    expect(catalogueFile('/srv/dist')).toBe('/srv/dist/open-models/catalogue.json');
  });
});
