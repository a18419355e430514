import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type Catalogue,
  type OpenModel,
  readCatalogue,
} from '../../../src/platform/open-models/catalogue.ts';
import { modelFolder, modelPlaces, RECORD } from '../../../src/platform/open-models/model-folder.ts';
import { standIns } from './stand-ins.ts';

/** The catalogue that comes with the product. */
const SHIPPED = join(import.meta.dirname, '../../../src/platform/open-models/catalogue/catalogue.json');
const AT = '2026-01-01T00:00:00.000Z';

/** A folder of models as the command leaves it, with stand-ins for what nobody can fetch here. */
export interface TestModels {
  readonly dir: string;
  readonly catalogue: string;
  /** Where a file of a model lies. */
  file(id: string, graph?: number): string;
  /** Changes what the catalogue says of a model. */
  change(id: string, change: (model: OpenModel) => Partial<OpenModel>): void;
  remove(): void;
}

/**
 * Installs stand-ins for the models of some ids.
 * @param runtime folder of the runtime; null = it is not installed
 */
export function installStandIns(ids: readonly string[], runtime: string | null): TestModels {
  const dir = mkdtempSync(join(tmpdir(), 'maquette-models-'));
  const catalogue = join(dir, 'catalogue.json');
  const shipped = readCatalogue(SHIPPED);
  const models = shipped.models.filter(({ id }) => ids.includes(id)).map((model) => installOne(dir, model));
  const write = (all: OpenModel[]): void =>
    writeFileSync(catalogue, JSON.stringify({ ...shipped, models: all } satisfies Catalogue));
  write(models);
  if (runtime) linkRuntime(dir, shipped.runtime, runtime);
  const model = (id: string): OpenModel => {
    const found = readCatalogue(catalogue).models.find((one) => one.id === id);
    if (!found) throw new Error(`no model ${id}`);
    return found;
  };
  return {
    ...{ dir, catalogue },
    file: (id, graph = 0) => join(folderOf(dir, model(id)), model(id).graphs[graph]?.path ?? ''),
    change: (id, change) =>
      write(readCatalogue(catalogue).models.map((one) => (one.id === id ? { ...one, ...change(one) } : one))),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

const folderOf = (dir: string, model: Pick<OpenModel, 'id' | 'revision'>): string =>
  modelFolder(modelPlaces(dir), model);

/** Its graphs are written, and nothing else of it is needed. */
function installOne(dir: string, model: OpenModel): OpenModel {
  const folder = folderOf(dir, model);
  const made: Readonly<Record<string, Buffer>> = standIns[model.io];
  const files = model.graphs.map(({ name, path }) => {
    const content = made[name] ?? Buffer.alloc(0);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  });
  const { id, revision } = model;
  const record = {
    id,
    revision,
    files: files.map((file) => ({ ...file, isGiven: true })),
    at: AT,
    from: 'test',
  };
  writeFileSync(join(folder, RECORD), JSON.stringify(record));
  return { ...model, files };
}

function linkRuntime(dir: string, { name, version }: Catalogue['runtime'], runtime: string): void {
  const folder = join(modelPlaces(dir).runtime, version);
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(runtime, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), readFileSync(join(runtime, 'package.json')));
  writeFileSync(join(folder, RECORD), JSON.stringify({ name, version, at: AT }));
}
