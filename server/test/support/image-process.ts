import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type ImageProcess, runImageProcess } from '../../src/platform/images/run-image-process.ts';
import { silentLog } from '../../src/platform/log.ts';

export interface TestImages {
  readonly process: ImageProcess;
  /** A path in a folder that goes away after the tests. */
  path(name: string): string;
}

/** The real image process for the tests of the block this is called in, with a folder for its files. */
export const useImageProcess = (): TestImages => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-images-'));
  let running: ImageProcess | undefined;
  beforeAll(() => {
    running = runImageProcess({ runtimeDir: inject('runtimeDir'), log: silentLog });
  });
  afterAll(async () => {
    await running?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get process() {
      if (!running) throw new Error('The image process runs inside tests and hooks only');
      return running;
    },
    path: (name) => join(folder, name),
  };
};

let shared: ImageProcess | undefined;

/** One for all servers that the tests build here, since its start costs more than most calls; it goes when it is idle. */
export function sharedImages(): ImageProcess {
  shared ??= runImageProcess({ runtimeDir: inject('runtimeDir'), log: silentLog });
  const { run } = shared;
  return { run: run.bind(shared), close: async () => undefined };
}
