import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The product in a data directory of its own, to be stopped, looked into and started again. */
export interface House {
  readonly origin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** What is wrong with its data, by the product's own doctor. The house must stand still. */
  faults(): Promise<readonly string[]>;
  /** Makes somebody an administrator. */
  appoint(email: string): Promise<void>;
  /** Stops it and forgets its data. */
  pullDown(): Promise<void>;
}

const dist = join(import.meta.dirname, '../../server/dist');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const untilReady = async (origin: string, server: ChildProcess): Promise<void> => {
  for (let left = 300; left > 0 && server.exitCode === null; left -= 1) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`${origin} does not get ready`);
};

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once('close', resolve);
    else resolve(child.exitCode);
  });

/** Mails go where those of the other journeys go. */
export const buildHouse = async (settings: Readonly<Record<string, string>>): Promise<House> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-e2e-life-'));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', WELCOME_CREDITS: '1' },
    ...{ TRUST_PROXY: 'true', PUBLIC_URL: origin, MAIL_FROM: 'maquette@example.org' },
    SMTP_URL: `smtp://127.0.0.1:${process.env['E2E_SMTP_PORT']}`,
    ...settings,
  };
  let server: ChildProcess | null = null;
  const stop = async () => {
    if (!server) return;
    server.kill('SIGTERM');
    await ended(server);
    server = null;
  };
  const ask = async (program: string, ...args: string[]): Promise<string> => {
    const child = spawn(process.execPath, [join(dist, program), ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return text(child.stdout);
  };
  return {
    origin,
    start: async () => {
      const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
      server = spawn(process.execPath, [join(dist, 'main.js')], { env, stdio: [...stdio] });
      await untilReady(origin, server);
    },
    stop,
    faults: async () => {
      const { faults } = JSON.parse(await ask('doctor.js', '--json')) as { faults: string[] };
      return faults;
    },
    appoint: async (email) => void (await ask('admin.js', 'grant', email)),
    pullDown: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
