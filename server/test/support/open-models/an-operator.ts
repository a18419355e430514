import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';
import { readInstalled } from '../../../src/platform/open-models/model-folder.ts';
import { type Machine, thisMachine } from '../../../src/platform/open-models/installing/machine.ts';
import {
  type ModelsCommand,
  runModelsCommand,
} from '../../../src/platform/open-models/installing/run-command.ts';
import { serveFiles } from './file-server.ts';
import { serveRegistry, STAND_IN_VERSION } from './npm-registry.ts';
import { makeStandIns } from './install-stand-ins.ts';

/** This machine, with memory for everything. */
export const ROOMY: Machine = { ...thisMachine(), freeMB: 64_000 };

/** An operator's machine, with a server of models and a registry beside it. */
export async function anOperator({ entry, isLater }: { entry?: string; isLater?: boolean } = {}) {
  const root = temporaryFolder();
  const dir = join(root, 'open-models');
  const served = new Map<string, Buffer>();
  const [server, registry] = await Promise.all([serveFiles(served), serveRegistry(entry)]);
  const packages = { ...registry.integrity };
  delete packages['only-for-the-script'];
  const standInFolder = join(root, 'catalogue');
  mkdirSync(standInFolder);
  const {
    catalogue,
    catalogueFile,
    served: all,
  } = makeStandIns(standInFolder, {
    source: server.url,
    runtime: { version: STAND_IN_VERSION, packages },
    ...(isLater && { isLater }),
  });
  for (const [path, bytes] of all) served.set(path, bytes);
  const said: string[] = [];
  const run = (line: string, changes: Partial<ModelsCommand> = {}): Promise<boolean> =>
    runModelsCommand({
      words: line.split(' ').filter(Boolean),
      dir,
      catalogueFile,
      terminal: { tell: (told) => said.push(told), redraw: null, ask: null },
      machine: ROOMY,
      npm: { command: ['npm'], env: registry.env },
      networkHint: null,
      stop: new AbortController().signal,
      now: Date.now,
      wait: async () => {},
      idleMs: 60_000,
      tryModel: async () => ({ opened: { signature: [] } }),
      ...changes,
    });
  const ids = () => readInstalled(dir).map(({ id }) => id);
  const fileOf = (id: string): string => {
    const [found] = readInstalled(dir).filter((one) => one.id === id);
    return join(found!.folder, found!.files[0]!.path);
  };
  return { root, dir, server, registry, served, catalogue, said, run, ids, fileOf };
}
