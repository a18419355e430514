import { createHash } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Catalogue,
  type OpenModel,
  readCatalogue,
} from '../../../src/platform/open-models/catalogue.ts';

const REAL = join(import.meta.dirname, '../../../src/platform/open-models/catalogue');

export interface StandIns {
  readonly catalogueFile: string;
  readonly catalogue: Catalogue;
  /** Bytes by the path under which a server has them. */
  readonly served: ReadonlyMap<string, Buffer>;
}

/** How the stand-ins differ from the real catalogue. */
export interface StandInOptions {
  readonly source: string;
  readonly runtime?: Pick<Catalogue['runtime'], 'version' | 'packages'>;
  /** Other bytes, hashes and revisions: a later version of the same models. */
  readonly isLater?: boolean;
}

/** The catalogue that comes with the product, with small files instead of the real ones; it lies in a folder with the licences. */
export function makeStandIns(folder: string, { source, runtime, isLater = false }: StandInOptions): StandIns {
  cpSync(join(REAL, 'licences'), join(folder, 'licences'), { recursive: true });
  const real = readCatalogue(join(REAL, 'catalogue.json'));
  const served = new Map<string, Buffer>();
  const models = real.models.map((model): OpenModel => {
    const revision = isLater ? model.revision.replace(/^.{8}/, 'ffffffff') : model.revision;
    const files = model.files.map(({ path, sha256 }) => {
      const bytes = bytesOf(`${model.id} ${path} ${revision}`);
      served.set(`/${model.repo}/resolve/${revision}/${path}`, bytes);
      return sha256 === null
        ? { path, bytes: null, sha256 }
        : { path, bytes: bytes.length, sha256: hashOf(bytes) };
    });
    return { ...model, revision, files };
  });
  const platforms = [`${process.platform}/${process.arch}`];
  const catalogue: Catalogue = {
    ...{ ...real, source, models },
    runtime: { ...real.runtime, ...runtime, platforms, needsMB: 1, keepsMB: 1 },
  };
  const catalogueFile = join(folder, 'catalogue.json');
  writeFileSync(catalogueFile, JSON.stringify(catalogue));
  return { catalogueFile, catalogue, served };
}

const STAND_IN_BYTES = 20_000;

/** Bytes that look like nothing, always the same for one name. */
function bytesOf(name: string): Buffer {
  const blocks = Array.from({ length: STAND_IN_BYTES / 32 }, (_, at) =>
    createHash('sha256').update(`${name} ${at}`).digest(),
  );
  return Buffer.concat(blocks);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
