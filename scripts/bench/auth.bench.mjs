// Signing in: whether times tell who has an account (S4), what a sign-in costs beside bare argon2, and what is answered while the mail server is down.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from '@photostructure/sqlite';
import { ROOT } from '../setup/root.mjs';
import { heading, median, percentile, print } from './figures.mjs';
import { aucOf, chanceOfAuc } from './mann-whitney.mjs';
import { cpuOf, startServer } from './running-server.mjs';
import { startKeys } from './sign-in-keys.mjs';

const N = 200;
/** An account may be asked about so often before it is refused. */
const ASKED_AN_ACCOUNT = 4;
const PEOPLE = N / ASKED_AN_ACCOUNT;
const PASSWORD = 'Violet-Chair-42';
const DEAD_PORT = 'smtp://127.0.0.1:1';
const BARE = `require('node:http').createServer((q, r) => r.end('{"sessions":[]}')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
const KINDS = /** @type {const} */ (['verified', 'unverified', 'social', 'unknown']);

let visitors = 0;
/** Everybody comes from an address of their own. @param {object} body @param {Record<string, string>} [more] */
const posted = (body, more = {}) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors++ & 255}`,
    ...more,
  },
  body: JSON.stringify(body),
});

/** @param {string} url @param {RequestInit} init @param {number} wanted status */
async function timed(url, init, wanted) {
  const from = performance.now();
  const answer = await fetch(url, init);
  const text = await answer.text();
  if (answer.status !== wanted) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return { ms: performance.now() - from, text };
}

/** @param {string} kind @param {number} n */
const emailOf = (kind, n) => `${kind}-${String(n).padStart(4, '0')}@example.org`;

/** @param {string} origin @param {string} email */
const register = (origin, email) =>
  timed(`${origin}/api/auth/register`, posted({ email, password: PASSWORD, fullName: 'Bench' }), 201);

/** Accounts of each kind; those of a provider and the verified ones are made so in the database. */
async function peopled() {
  const server = await startServer({ TRUST_PROXY: 'true' });
  for (const kind of KINDS.slice(0, 3))
    for (let n = 0; n < PEOPLE; n++) await register(server.origin, emailOf(kind, n));
  await server.stop({ keep: true });
  const database = new DatabaseSync(path.join(server.dataDir, 'maquette.db'));
  database.exec(`update users set is_verified = 1 where email like 'verified-%' or email like 'social-%'`);
  database.exec(
    `update users set password_hash = null, auth_provider = 'google' where email like 'social-%'`,
  );
  database.exec('delete from rate_limits');
  database.close();
  return server.dataDir;
}

/**
 * Asks about each kind of address in turn, in an order that changes, and tells how well known ones stand out.
 * @param {string} name
 * @param {(email: string) => Promise<{ ms: number }>} ask
 */
async function separability(name, ask) {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, /** @type {number[]} */ ([])]));
  for (let kind = 0; kind < KINDS.length; kind++) await ask(`first-${kind}@example.org`);
  for (let round = 0; round < N; round++) {
    for (let i = 0; i < KINDS.length; i++) {
      const kind = KINDS[(i * 3 + round) % KINDS.length] ?? 'unknown';
      // Unknown addresses are asked about as often as known ones.
      times[kind]?.push((await ask(emailOf(kind, round % PEOPLE))).ms);
    }
  }
  const unknown = times['unknown'] ?? [];
  for (const kind of KINDS) {
    const own = times[kind] ?? [];
    print(`${name}, ${kind} address, median of ${N}`, median(own), 'ms');
    if (kind !== 'unknown') print(`  told apart from unknown: AUC`, aucOf(own, unknown).toFixed(3));
  }
}

/** CPU of the server for `count` calls, in milliseconds each. @param {number} pid @param {number} count @param {() => Promise<unknown>} call */
async function cpuPer(pid, count, call) {
  const before = cpuOf(pid);
  for (let i = 0; i < count; i++) await call();
  return (cpuOf(pid) - before) / count;
}

/** One check of a password and nothing else, in this process. */
async function bareArgon2() {
  const { hash, verify } = createRequire(path.join(ROOT, 'server/package.json'))('@node-rs/argon2');
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const before = process.cpuUsage();
  for (let i = 0; i < N; i++) await verify(stored, PASSWORD);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / N;
}

/** @param {string} url @param {RequestInit} [init] calls a second, one after the other */
async function rate(url, init) {
  const from = performance.now();
  for (let i = 0; i < N; i++) await timed(url, init ?? {}, 200);
  return (N * 1000) / (performance.now() - from);
}

heading(`Who has an account (chance alone: AUC 0.5 ± ${chanceOfAuc(N).toFixed(3)})`);
const dataDir = await peopled();
const keys = await startKeys();
const settings = { TRUST_PROXY: 'true', DATA_DIR: dataDir, ...keys.settings };
const server = await startServer(settings);
const { origin, pid } = server;
const login = (/** @type {string} */ email, password = PASSWORD) => posted({ email, password });
await separability('sign-in', (email) =>
  timed(`${origin}/api/auth/login`, login(email, 'Wrong-Chair-42'), 401),
);
await separability('forgot password', (email) =>
  timed(`${origin}/api/auth/forgot-password`, posted({ email }), 200),
);
await separability('resend verification', (email) =>
  timed(`${origin}/api/auth/resend-verification`, posted({ email }), 200),
);

heading('CPU of a sign-in');
let signIns = 0;
const once = () => timed(`${origin}/api/auth/login`, login(emailOf('verified', signIns++ % PEOPLE)), 200);
const [own, bare, again] = [await cpuPer(pid, N, once), await bareArgon2(), await cpuPer(pid, N, once)];
const cpu = (own + again) / 2;
print('sign-in with a password', cpu, 'ms CPU');
print('one bare argon2id check (19 MiB, two passes)', bare, 'ms CPU');
print('ratio', cpu / bare);
const social = await cpuPer(pid, N, async () => {
  const asked = posted({});
  const { text } = await timed(
    `${origin}/api/auth/social-login/nonce`,
    { headers: { 'x-forwarded-for': asked.headers['x-forwarded-for'] } },
    200,
  );
  const credential = keys.tokenWith(JSON.parse(text).nonce);
  await timed(`${origin}/api/auth/social-login/google`, posted({ credential }), 200);
});
print('sign-in with Google, its nonce included', social, 'ms CPU');

heading('Sessions');
const { text } = await once();
const authorization = `Bearer ${JSON.parse(text).token}`;
const bareServer = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
const barePort = await new Promise((resolve) =>
  bareServer.stdout.once('data', (said) => resolve(Number(said))),
);
const listed = await rate(`${origin}/api/auth/sessions`, { headers: { authorization } });
const answered = await rate(`http://127.0.0.1:${barePort}/`);
bareServer.kill();
print('list of sessions, one caller', listed, 'req/s');
print('bare Node server, same caller', answered, 'req/s');
await server.stop();
keys.stop();

heading('The mail server is down (goal: p95 within 300 ms), beside mails that go to files, in turn');
const quiet = { TRUST_PROXY: 'true', LOG_LEVEL: 'silent' };
const servers = {
  'mail server down': await startServer({ ...quiet, SMTP_URL: DEAD_PORT }),
  files: await startServer(quiet),
};
/** @type {Map<string, number[]>} */
const waits = new Map();
/** @param {string} name @param {{ ms: number }} call */
const waited = (name, { ms }) => waits.set(name, [...(waits.get(name) ?? []), ms]);
for (let n = 0; n < N; n++) {
  const email = emailOf('late', n);
  for (const [manner, each] of Object.entries(servers)) {
    waited(`register, ${manner}`, await register(each.origin, email));
    const asking = timed(`${each.origin}/api/auth/forgot-password`, posted({ email }), 200);
    waited(`forgot password, ${manner}`, await asking);
  }
}
for (const each of Object.values(servers)) await each.stop();
for (const [name, times] of [...waits].toSorted()) {
  print(`${name}, median`, median(times), 'ms');
  print(`${name}, p95`, percentile(times, 0.95), 'ms');
}
