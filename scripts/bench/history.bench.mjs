// The list of the 20 newest pictures of one person among 100,000 (P1), at depth (P2), beside a bare Node server.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from '@photostructure/sqlite';
import { heading, median, percentile, print } from './figures.mjs';
import { signUp } from './person.mjs';
import { startServer } from './running-server.mjs';

const ROWS = 100_000;
const CLIENTS = 50;
const SECONDS = 4;
const BARE = `require('node:http').createServer((q, r) => r.end('{"files":[]}')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function load(url, headers) {
  const times = /** @type {number[]} */ ([]);
  const until = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { perSecond: times.length / SECONDS, p95: percentile(times, 0.95) };
}

/**
 * @param {string} dataDir
 * @param {string} userId
 */
function fill(dataDir, userId) {
  const database = new DatabaseSync(path.join(dataDir, 'maquette.db'));
  const insert = database.prepare(
    `insert into files (id, user_id, type, name, mime, bytes, width, height, sha256, upload_sha256, blob_key, original_id,
      mask_id, edit_id, prompt, translated_prompt, details, created_at, deleted_at)
     values (?, ?, 'upload', 'room.jpg', 'image/jpeg', 1000, 1024, 768, ?, null, ?, null, null, null, null, null, '{}', ?, null)`,
  );
  database.exec('begin');
  for (let row = 0; row < ROWS; row++) {
    const tail = row.toString(16).padStart(12, '0');
    const id = `0190a000-0000-7000-8000-${tail}`;
    insert.run(id, userId, tail, `files/${id}`, 1_700_000_000_000 + row);
  }
  database
    .prepare('update file_totals set files = ?, bytes = ? where user_id = ?')
    .run(ROWS, ROWS * 1000, userId);
  database
    .prepare('insert or ignore into file_totals (user_id, files, bytes) values (?, ?, ?)')
    .run(userId, ROWS, ROWS * 1000);
  database.exec('commit');
  database.close();
}

heading('List of 20 among 100,000');
const first = await startServer();
const { userId, authorization } = await signUp(first.origin, 'bench@example.org');
await first.stop({ keep: true });
fill(first.dataDir, userId);

const bare = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
const barePort = await new Promise((resolve) => bare.stdout.once('data', (text) => resolve(Number(text))));
const server = await startServer({ DATA_DIR: first.dataDir });
const headers = { authorization };
const page = (/** @type {number} */ offset) => `${server.origin}/api/files?limit=20&offset=${offset}`;
await load(page(0), headers);
const rounds = [];
for (let round = 0; round < 3; round++) {
  rounds.push({
    newest: await load(page(0), headers),
    deep: await load(page(9000), headers),
    bare: await load(`http://127.0.0.1:${barePort}/`, {}),
  });
}
bare.kill();
await server.stop();
print('newest 20, 50 clients', median(rounds.map(({ newest }) => newest.perSecond)), 'req/s');
print('newest 20, p95', median(rounds.map(({ newest }) => newest.p95)), 'ms');
print('at depth 9,000', median(rounds.map(({ deep }) => deep.perSecond)), 'req/s');
print('at depth 9,000, p95', median(rounds.map(({ deep }) => deep.p95)), 'ms');
print('bare Node server, same client', median(rounds.map(({ bare: other }) => other.perSecond)), 'req/s');
