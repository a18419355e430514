import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, inject } from 'vitest';

const PROGRAMS = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
];
const START_TRIES = 600;
const TRY_EVERY_MS = 100;
/** Ends a program also when the test run was killed: then the input ends by itself. */
const UNTIL_INPUT_ENDS = '"$@" & program=$!; read _; kill -KILL $program; wait $program';
/** Named apart: where it is not installed, the search for unused code would miss a file. */
const PYTHON = '/usr/bin/python3';
/** What `swift-ring-builder` does in nine runs, of which each starts anew: one device, so one copy, as it is for tests. */
const MAKE_RINGS = `
import sys
from swift.common.ring import RingBuilder
for kind, port in zip(sys.argv[2::2], sys.argv[3::2]):
    ring = RingBuilder(4, 1, 1)
    where = {"ip": "127.0.0.1", "port": int(port), "replication_ip": "127.0.0.1", "replication_port": int(port)}
    ring.add_dev({"region": 1, "zone": 1, **where, "device": "one", "weight": 1.0, "meta": ""})
    ring.rebalance()
    ring.get_ring().save(f"{sys.argv[1]}/{kind}.ring.gz")
`;

/** Whether this machine has the store's programs (Debian: swift-proxy swift-account swift-container swift-object memcached). */
export const hasObjectStore = (): boolean =>
  [...PROGRAMS, 'memcached'].every((name) => existsSync(join('/usr/bin', name)));

/** What the SDK finds in the environment. */
export const storeCredentials = {
  AWS_ACCESS_KEY_ID: 'test:tester',
  AWS_SECRET_ACCESS_KEY: 'testing',
} as const;

export interface ObjectStore {
  readonly endpoint: string;
  /** A new bucket and its address as a setting. `endpoint` may be that of something standing before the store. */
  makeBucket(endpoint?: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a real object store that speaks S3, OpenStack Swift, in a temporary folder on this machine alone. */
export const startObjectStore = async (): Promise<ObjectStore> => {
  // Called otherwise than what tests leave: one for a whole run stands until after that is looked for, as PostgreSQL does.
  const folder = mkdtempSync(join(tmpdir(), 'object-store-'));
  const ports = await freePorts();
  const children: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]): void => {
    const command = ['-c', UNTIL_INPUT_ENDS, 'sh', join('/usr/bin', program), ...args];
    children.push(spawn('sh', command, { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] }));
  };
  const stop = async () => {
    const ended = children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.stdin?.end();
      await once(child, 'exit');
    });
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    writeSettings(folder, ports);
    start('memcached', ['-u', userInfo().username, '-l', '127.0.0.1', '-p', String(ports.cache), '-m', '32']);
    for (const kind of ['account', 'container', 'object', 'proxy'] as const)
      start(`swift-${kind}-server`, [join(folder, `${kind}-server.conf`)]);
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    for (const port of [ports.account, ports.container, ports.object, ports.proxy])
      await waitUntilAnswering(`http://127.0.0.1:${port}/healthcheck`);
    return { endpoint, stop, makeBucket: (seen = endpoint) => makeBucket(endpoint, seen) };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** One store for a whole run, started when it is first asked for: its start costs more than most of what is done with it. */
export const lendObjectStore = async (): Promise<{ address: string; stop(): Promise<void> }> => {
  let store: Promise<ObjectStore> | undefined;
  const lender = createHttpServer((_request, answer) => {
    store ??= startObjectStore();
    store.then(
      ({ endpoint }) => answer.end(endpoint),
      (error: Error) => answer.writeHead(500).end(error.message),
    );
  }).listen(0, '127.0.0.1');
  await once(lender, 'listening');
  const address = lender.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = async () => {
    lender.close();
    await (await store?.catch(() => undefined))?.stop();
  };
  return { address: `http://127.0.0.1:${port}`, stop };
};

export type LentStore = Omit<ObjectStore, 'stop'>;

const borrowStore = async (): Promise<LentStore> => {
  const answer = await fetch(inject('objectStore'));
  const endpoint = await answer.text();
  if (!answer.ok) throw new Error(endpoint);
  return { endpoint, makeBucket: (seen = endpoint) => makeBucket(endpoint, seen) };
};

/** The store of the run for the tests of the block it is called in, with credentials in the environment. */
export const useObjectStore = (): { readonly current: LentStore } => {
  let store: LentStore | undefined;
  const before = Object.keys(storeCredentials).map((name) => [name, process.env[name]] as const);
  beforeAll(async () => {
    Object.assign(process.env, storeCredentials);
    store = await borrowStore();
  });
  afterAll(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  return {
    get current() {
      if (store === undefined) throw new Error('The store is lent inside tests and hooks only');
      return store;
    },
  };
};

const makeBucket = async (endpoint: string, seen: string): Promise<string> => {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const name = `test-${randomBytes(8).toString('hex')}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
  return `s3://${name}/pictures?endpoint=${encodeURIComponent(seen)}`;
};

type Ports = Record<'proxy' | 'account' | 'container' | 'object' | 'cache', number>;

const writeSettings = (folder: string, ports: Ports): void => {
  mkdirSync(join(folder, 'disk/one'), { recursive: true });
  const hash = 'swift_hash_path_prefix = a\nswift_hash_path_suffix = b';
  writeFileSync(
    join(folder, 'swift.conf'),
    `[swift-hash]\n${hash}\n[storage-policy:0]\nname = gold\ndefault = yes\n`,
  );
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
log_level = CRITICAL
`;
  for (const kind of ['account', 'container', 'object'] as const) {
    const own = `devices = ${folder}/disk\nmount_check = false\ndisable_fallocate = true\nrecon_cache_path = ${folder}`;
    const app = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\nconn_timeout = 30\nnode_timeout = 60\n`;
    writeFileSync(join(folder, `${kind}-server.conf`), `${common(ports[kind])}${own}\n${app}`);
  }
  makeRings(folder, ports);
  writeFileSync(join(folder, 'proxy-server.conf'), common(ports.proxy) + proxySettings(ports));
};

const makeRings = (folder: string, { account, container, object }: Ports): void => {
  const ports = { account, container, object };
  const { status, stderr } = spawnSync(
    PYTHON,
    ['-c', MAKE_RINGS, folder, ...Object.entries(ports).flat().map(String)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The rings of the object store were not made: ${stderr}`);
};

const FILTERS = ['proxy-logging', 'dlo', 'slo', 'bulk', 'listing_formats', 'healthcheck'];

const proxySettings = ({ cache }: Ports): string => `[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck proxy-logging cache listing_formats bulk s3api tempauth slo dlo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 30
node_timeout = 60
error_suppression_limit = 1000000
allow_account_management = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
check_bucket_owner = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
${['catch_errors', 'gatekeeper', ...FILTERS]
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name.replace('-', '_')}\n`)
  .join('')}`;

/** All but the proxy refuse the question: that they answer is enough. */
const waitUntilAnswering = async (address: string): Promise<void> => {
  for (let tries = 0; tries < START_TRIES; tries++) {
    const answer = await fetch(address).catch(() => null);
    if (answer !== null) return;
    await wait(TRY_EVERY_MS);
  }
  throw new Error('The object store did not start');
};

/** Held open together, so that no two are the same. */
const freePorts = async (): Promise<Ports> => {
  const probes = Array.from({ length: 5 }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const [proxy = 0, account = 0, container = 0, object = 0, cache = 0] = probes.map((probe) => {
    const address = probe.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))));
  return { proxy, account, container, object, cache };
};
