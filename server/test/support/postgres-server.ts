import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const DEBIAN_BINARIES = '/usr/lib/postgresql';
const START_TRIES = 200;
const TRY_EVERY_MS = 50;

/** Ends the server and takes its folder away also when the test run was killed: then the input ends by itself. */
const UNTIL_INPUT_ENDS = '"$@" & server=$!; read _; kill -INT $server; wait $server; rm -rf "$0"';

export interface PostgresServer {
  /** Address of its maintenance database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the machine's own PostgreSQL in a temporary folder, or gives null where none is installed. */
export const startPostgres = async (): Promise<PostgresServer | null> => {
  const binaries = findBinaries();
  const owner = findOwner();
  if (binaries === undefined || owner === undefined) return null;

  const folder = mkdtempSync(join(tmpdir(), 'maquette-postgres-'));
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
  const options = Object.entries({ ...settings, synchronous_commit: 'off', max_connections: 200 });
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

const findBinaries = (): string | undefined => {
  if (!existsSync(DEBIAN_BINARIES)) return undefined;
  const versions = readdirSync(DEBIAN_BINARIES).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN_BINARIES, version, 'bin')).find((bin) => existsSync(bin));
};

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
