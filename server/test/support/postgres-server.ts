import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where PostgreSQL keeps its programs when they are not among the commands: by version on Debian, with Homebrew, in Postgres.app. */
const PLACES = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/Applications/Postgres.app/Contents/Versions',
];
const PROGRAMS = ['initdb', 'postgres', 'pg_isready'];
/** A disk in the memory, where Linux has one. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;
const START_TRIES = 200;
const TRY_EVERY_MS = 50;

/** Ends the server and takes its folder away also when the test run was killed: then the input ends by itself. */
const UNTIL_INPUT_ENDS = '"$@" & server=$!; read _; kill -INT $server; wait $server; rm -rf "$0"';

export interface PostgresServer {
  /** Address of its maintenance database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the machine's own PostgreSQL in a temporary folder, or gives null where none is installed (or none that may run: it refuses root). */
export const startPostgres = async (): Promise<PostgresServer | null> => {
  const binaries = findBinaries();
  const owner = findOwner();
  if (binaries === undefined || owner === undefined) return null;

  const folder = mkdtempSync(join(fastestFolder(), 'maquette-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const files = join(folder, 'files');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', files, '-U', 'test', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync: 'off' };
  const options = Object.entries({
    ...settings,
    synchronous_commit: 'off',
    max_wal_size: '256MB',
    max_connections: 200,
  });
  const server = spawn(
    'sh',
    ['-c', UNTIL_INPUT_ENDS, folder, join(binaries, 'postgres'), '-D', files].concat(
      options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ),
    { ...owner, cwd: tmpdir(), stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  try {
    await waitUntilReady(join(binaries, 'pg_isready'), port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://test@127.0.0.1:${port}/postgres`, stop };
};

/** Thousands of databases are made and dropped in a run, each four times as fast in memory as on a disk. */
function fastestFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

/** The newest of the first place that has any, else what stands among the commands. */
function findBinaries(): string | undefined {
  const installed = PLACES.flatMap((folder) =>
    namesIn(folder)
      .toSorted((a, b) => versionOf(b) - versionOf(a))
      .map((name) => join(folder, name, 'bin')),
  );
  const commands = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return [...installed, ...commands].find((bin) => PROGRAMS.every((name) => existsSync(join(bin, name))));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** `17` of `17` and of `postgresql@17`. */
function versionOf(name: string): number {
  return Number(/(?:^|@)(\d+)/.exec(name)?.[1] ?? 0);
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
const findOwner = (): { uid?: number; gid: number } | undefined => {
  const gid = process.getgid?.() ?? 0;
  if (process.getuid?.() !== 0) return { gid };
  const [uid, group] = ['-u', '-g'].map((flag) =>
    Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout, 10),
  );
  return uid === undefined || group === undefined || Number.isNaN(uid) ? undefined : { uid, gid: group };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const waitUntilReady = async (probe: string, port: number): Promise<void> => {
  for (let tries = 0; tries < START_TRIES; tries++) {
    if (spawnSync(probe, ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0) return;
    await wait(TRY_EVERY_MS);
  }
  throw new Error('PostgreSQL did not start');
};
