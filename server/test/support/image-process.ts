import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { embeddedEngine } from '../../src/platform/image-engines/embedded/embedded-engine.ts';
import {
  type RegionFinder,
  regionFinder,
} from '../../src/platform/image-engines/embedded/finder/region-finder.ts';
import type { ImageEngine } from '../../src/platform/image-engines/image-engine.ts';
import { type ImageProcess, runImageProcess } from '../../src/platform/images/run-image-process.ts';
import { openLog, silentLog } from '../../src/platform/log.ts';

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

interface Eye {
  readonly own: ImageEngine;
  readonly finder: RegionFinder;
}

let eye: Eye | undefined;

/**
 * Our own engine and finder, one for all servers that the tests build here: their processes need seconds until their code is
 * warm. The engine sees no room before it is asked to, which most tests would pay for in vain.
 */
export function sharedEye(): Eye {
  eye ??= openEye();
  return eye;
}

function openEye(): Eye {
  const runtimeDir = inject('runtimeDir');
  // What they did not foresee fails the test through its console.
  const log = openLog('error', { write: (line) => console.error(line) });
  const close = async () => undefined;
  return {
    own: { ...embeddedEngine({ runtimeDir, log }), close },
    finder: Object.assign(regionFinder({ runtimeDir, log }), { close }),
  };
}
