import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { movableClock } from './shifted-clock.ts';

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** Lines it has written so far: its address and its log. */
  readonly said: readonly string[];
  /** Ends it the way a power cut would; gone when this resolves. */
  kill(): Promise<void>;
  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | null>;
}

export interface StartServer {
  /** Its data directory, which is also where it runs. */
  readonly dataDir: string;
  /** Settings by their names in the environment. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** No lease of an edit takes longer to run out (`edit-worker.test.ts`). */
const LEASE_OVER_MS = 30_000;

/** For one that starts after another was killed: as late as the lease of what that one did takes to run out. */
export const leaseOver = (): { NODE_OPTIONS: string } => movableClock(LEASE_OVER_MS, { isAhead: true });

/** Starts the real server as a process of its own on a free port and waits until it says that it is ready. */
export const startServer = async ({ dataDir, settings = {} }: StartServer): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [join(inject('runtimeDir'), 'main.js')], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => said.push(line));
  }
  const url = await readyAddress(child, said);
  return {
    url,
    said,
    process: child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
};

const readyAddress = (child: ChildProcess, said: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, address] = /ready on (http\S+)/.exec(said.join('\n')) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said.join('\n')}`)));
  });
