// What the ledger costs: the processor time of a debit on SQLite, and how fast a page of 10,000 entries comes, newest or old, of all sources or one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { build } from 'esbuild';
import { ROOT } from '../setup/root.mjs';
import { heading, median, percentile, print } from './figures.mjs';
import { signUp } from './person.mjs';
import { startServer } from './running-server.mjs';

const ENTRIES = 10_000;
const DEBITS = 1000;
const ROUNDS = 5;
const PAGES = 500;
const SOURCES = ['inpaint', 'search-replace', 'search-recolor', 'usage'];

/** The verbs of the ledger themselves, over a database file of their own. */
const VERBS = `
export { grantCredits, reserveCredits, settleCredits } from './features/credits/index.ts';
export { CompiledQuery } from 'kysely';
export { openDb } from './platform/database/db.ts';
export { migrate } from './platform/database/migrate.ts';
export { newId } from './platform/ids.ts';
export { silentLog } from './platform/log.ts';
`;

/** Bundled where the packages it needs are found. */
async function bundleVerbs() {
  const outfile = path.join(ROOT, `node_modules/.cache/bench-money-${process.pid}.mjs`);
  await build({
    stdin: { contents: VERBS, resolveDir: path.join(ROOT, 'server/src'), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@photostructure/sqlite', 'pg', 'pino'],
    alias: { '@maquette/contract': path.join(ROOT, 'contract/src/index.ts') },
    logLevel: 'warning',
  });
  const verbs = await import(pathToFileURL(outfile).href);
  return { verbs, remove: () => rm(outfile) };
}

/** Processor time of this process while `work` runs, in milliseconds. @param {() => Promise<void>} work */
async function cpuWhile(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function measureDebits() {
  const { verbs, remove } = await bundleVerbs();
  const folder = await mkdtemp(path.join(tmpdir(), 'maquette-bench-'));
  const db = verbs.openDb({ kind: 'sqlite', path: path.join(folder, 'money.db') });
  await verbs.migrate(db);
  const who = { actor: { kind: 'system' }, locale: 'en', address: '' };
  const ctx = { ...who, db, now: Date.now, newId: verbs.newId, log: verbs.silentLog };
  const userId = verbs.newId();
  await db
    .insertInto('users')
    .values({
      ...{ id: userId, email_key: 'bench', email: 'bench', full_name: 'Bench', password_hash: null },
      ...{
        auth_provider: 'local',
        is_verified: 0,
        role: 'user',
        locale: 'en',
        created_at: 0,
        deleted_at: null,
      },
    })
    .execute();
  const bought = { source: 'purchase', description: 'purchase' };
  await verbs.grantCredits(ctx, { userId, naturalKey: 'bench', amount: 1_000_000, ...bought });

  const measure = async (/** @type {string} */ how) => {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(verbs, ctx, userId));
    // The first round warms up.
    const later = rounds.slice(1);
    print(`hold the price, ${how}`, median(later.map(({ reserve }) => reserve)), 'ms CPU');
    print(`debit it, ${how}`, median(later.map(({ settle }) => settle)), 'ms CPU');
  };
  await measure('each on the disk before it is answered');
  // Some systems count the wait for the disk as work.
  await db.executeQuery(verbs.CompiledQuery.raw('pragma synchronous = off'));
  await measure('the disk left out');
  await db.destroy();
  await Promise.all([remove(), rm(folder, { recursive: true })]);
}

/** Processor time of one hold and of one debit. @param {any} verbs @param {object} ctx @param {string} userId */
async function measureRound(verbs, ctx, userId) {
  const edits = Array.from({ length: DEBITS }, () => verbs.newId());
  const reserve = await cpuWhile(async () => {
    for (const editId of edits) await verbs.reserveCredits(ctx, { userId, editId, amount: 1 });
  });
  const settle = await cpuWhile(async () => {
    const spent = { userId, source: 'inpaint', description: 'a green sofa' };
    for (const editId of edits) await verbs.settleCredits(ctx, { ...spent, editId });
  });
  return { reserve: reserve / DEBITS, settle: settle / DEBITS };
}

/** @param {string} dataDir @param {string} userId */
function fill(dataDir, userId) {
  const database = new DatabaseSync(path.join(dataDir, 'maquette.db'));
  const insert = database.prepare(
    `insert into credit_entries (id, user_id, natural_key, amount, source, description, balance_after, edit_id, created_at, position)
     values (?, ?, ?, ?, ?, 'a green sofa', ?, ?, ?, ?)`,
  );
  const start = 10 + ENTRIES;
  database.exec('begin');
  insert.run('bench-0', userId, 'bench:0', ENTRIES, 'purchase', start, null, 0, 2);
  for (let entry = 1; entry < ENTRIES - 1; entry++) {
    const source = SOURCES[entry % SOURCES.length] ?? 'usage';
    const [id, edit] = [`bench-${entry}`, `edit-${entry}`];
    insert.run(id, userId, `bench:${entry}`, -1, source, start - entry, edit, entry, entry + 2);
  }
  database
    .prepare('update credit_accounts set balance = ? where user_id = ?')
    .run(start - ENTRIES + 2, userId);
  database.exec('commit');
  database.close();
}

async function measurePages() {
  const first = await startServer();
  const { userId, authorization } = await signUp(first.origin, 'bench@example.org');
  await first.stop({ keep: true });
  fill(first.dataDir, userId);
  const server = await startServer({ DATA_DIR: first.dataDir });
  /** @param {string} name @param {string} query */
  const measure = async (name, query) => {
    const times = [];
    for (let page = 0; page < PAGES; page++) {
      const from = performance.now();
      const answer = await fetch(`${server.origin}/api/credits/transactions?${query}`, {
        headers: { authorization },
      });
      const { total } = await answer.json();
      if (!answer.ok || total === 0) throw new Error(`${query} answered ${answer.status}, ${total} entries`);
      times.push(performance.now() - from);
    }
    print(`${name}, median`, median(times), 'ms');
    print(`${name}, p95`, percentile(times, 0.95), 'ms');
  };
  await measure('newest 10, warming up', 'limit=10');
  await measure('newest 10', 'limit=10');
  await measure('10 at depth 9,900', 'limit=10&offset=9900');
  await measure('newest 10 of one source', 'limit=10&source=inpaint');
  await measure('10 of one source at depth 2,400', 'limit=10&source=inpaint&offset=2400');
  await measure('100 at depth 5,000', 'limit=100&offset=5000');
  await server.stop();
}

heading('A debit on SQLite');
await measureDebits();
heading(`A page of a ledger of ${ENTRIES.toLocaleString('en')} entries, over HTTP`);
await measurePages();
