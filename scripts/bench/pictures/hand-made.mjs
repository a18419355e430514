// The usual hand-made server, as a yardstick: plain HTTP, SQLite with an index by date, sharp in the same process. Its list has
// the duties of ours: whose session it is, by its hashed token; a checked query; signed addresses; a packed answer; a line in
// the log. Of pictures nothing is checked, synced or kept apart. Arguments: database, folder for pictures. Says its port.
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { openSync, writeSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { devNull } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import sharp from 'sharp';

const LIST = `
  select files.*, originals.id as originals_id, originals.name as originals_name from files
  left join files as originals on originals.id = files.original_id
  where files.user_id = ? and files.deleted_at is null order by files.created_at desc, files.id desc limit ? offset ?`;
const SESSION = `
  select sessions.*, users.role from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = ? and users.deleted_at is null`;
const TOTALS = 'select files, bytes from file_totals where user_id = ?';
const LIMIT_MAX = 100;

const [file = ':memory:', folder = '.'] = process.argv.slice(2);
const database = new DatabaseSync(file);
// Together: a statement alone does not keep its database open.
const store = {
  database,
  list: file === ':memory:' ? null : database.prepare(LIST),
  session: file === ':memory:' ? null : database.prepare(SESSION),
  totals: file === ':memory:' ? null : database.prepare(TOTALS),
};
const key = randomBytes(32);
const log = openSync(devNull, 'a');

/** @param {unknown} id */
function addressOf(id) {
  const expires = Math.ceil(Date.now() / 3_600_000) * 3600 + 3600;
  const signature = createHmac('sha256', key).update(`file:${id}:${expires}`).digest('base64url');
  return `/api/files/${id}/content?expires=${expires}&signature=${signature}`;
}

/** @param {Record<string, unknown>} row */
function pictureOf(row) {
  return {
    ...{ id: row.id, type: row.type, name: row.name, size: row.bytes, prompt: row.prompt },
    ...{ url: addressOf(row.id), isStarred: row.starred_at !== null },
    createdAt: new Date(Number(row.created_at)).toISOString(),
    metadata: {
      .../** @type {object} */ (JSON.parse(String(row.details))),
      ...{ width: row.width, height: row.height, mime: row.mime },
    },
    originalImage: row.originals_id && {
      ...{ id: row.originals_id, name: row.originals_name, url: addressOf(row.originals_id) },
    },
  };
}

/** @param {import('node:http').IncomingMessage} request */
function userOf({ headers }) {
  const token = headers.authorization?.split(' ')[1] ?? '';
  const session = store.session?.get(createHash('sha256').update(token).digest('hex'));
  if (!session || Number(session.expires_at) < Date.now()) throw new Error('Nobody is signed in');
  return session.user_id;
}

/** @param {URLSearchParams} query */
function windowOf(query) {
  const [limit, offset] = [Number(query.get('limit') ?? 20), Number(query.get('offset') ?? 0)];
  const isRight = [limit, offset].every((each) => Number.isInteger(each) && each >= 0) && limit <= LIMIT_MAX;
  if (!isRight) throw new Error('The query is not right');
  return [limit, offset];
}

/** @type {Record<string, (request: import('node:http').IncomingMessage, address: URL) => Promise<unknown>>} */
const calls = {
  '/list': async (request, { searchParams }) => {
    const user = userOf(request);
    const rows = store.list?.all(user, ...windowOf(searchParams)) ?? [];
    const totals = store.totals?.get(user);
    const files = rows.map((row) => pictureOf(/** @type {Record<string, unknown>} */ (row)));
    return gzipSync(JSON.stringify({ files, total: totals?.files, bytes: totals?.bytes }), { level: 1 });
  },
  '/upload': async (request, { searchParams }) => {
    const bytes = await buffer(request);
    const { width, height } = await sharp(bytes).metadata();
    const name = path.join(folder, searchParams.get('name') ?? 'photo');
    await writeFile(name, bytes);
    await writeFile(`${name}.webp`, await sharp(bytes).rotate().resize(320).webp().toBuffer());
    return JSON.stringify({ width, height });
  },
  '/thumbnail': async (_, { searchParams }) =>
    sharp(await readFile(path.join(folder, searchParams.get('name') ?? 'photo')))
      .rotate()
      .resize(320)
      .webp()
      .toBuffer(),
};

const server = createServer(async (request, reply) => {
  const address = new URL(request.url ?? '/', 'http://localhost');
  const [requestId, from] = [randomUUID(), performance.now()];
  const answer = await calls[address.pathname]?.(request, address);
  if (address.pathname === '/list')
    reply.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  reply.end(answer);
  const ms = Math.round(performance.now() - from);
  const line = {
    time: Date.now(),
    requestId,
    method: request.method,
    route: address.pathname,
    status: 200,
    ms,
  };
  writeSync(log, `${JSON.stringify(line)}\n`);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
