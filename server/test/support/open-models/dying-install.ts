import { thisMachine } from '../../../src/platform/open-models/installing/machine.ts';
import { installDisk, type InstallDisk } from '../../../src/platform/open-models/installing/install-disk.ts';
import { runModelsCommand } from '../../../src/platform/open-models/installing/run-command.ts';

/** What a test asks of this program, as JSON in its one argument. */
export interface DyingInstall {
  readonly words: readonly string[];
  readonly dir: string;
  readonly catalogueFile: string;
  /** Before which change of the disk it dies, counted from 1; 0 = it lives. */
  readonly diesAt: number;
}

const { words, dir, catalogueFile, diesAt } = JSON.parse(process.argv[2] ?? '') as DyingInstall;
let changes = 0;

/** Ends without a chance to tidy up: as a power cut would, or `kill -9`. */
function die(): never {
  process.kill(process.pid, 'SIGKILL');
  // The signal needs a moment; nothing may happen meanwhile.
  for (;;);
}

function deadly<Given extends unknown[], Answer>(change: (...given: Given) => Promise<Answer>) {
  return async (...given: Given): Promise<Answer> => {
    changes += 1;
    if (changes === diesAt) die();
    return change(...given);
  };
}

const disk: InstallDisk = {
  freeBytes: installDisk.freeBytes,
  makeFolder: deadly(installDisk.makeFolder),
  open: deadly(async (file: string, where: 'end' | 'start') => {
    const written = await installDisk.open(file, where);
    return { write: deadly(written.write), close: deadly(written.close) };
  }),
  move: deadly(installDisk.move),
  copy: deadly(installDisk.copy),
  remove: deadly(installDisk.remove),
};

await runModelsCommand({
  ...{ words, dir, catalogueFile, disk, machine: thisMachine() },
  terminal: { tell: () => {}, redraw: null, ask: null },
  npm: { command: ['npm'], env: process.env },
  networkHint: null,
  tryModel: () => Promise.reject(new Error('nothing is tried here')),
  stop: new AbortController().signal,
  now: Date.now,
  wait: async () => {},
  idleMs: 60_000,
});
