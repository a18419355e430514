// The usual hand-made server, as a yardstick: plain HTTP, SQLite with an index by date, sharp in the same process; nothing
// is checked, synced or kept apart. Arguments: database, folder for pictures. Says its port.
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DatabaseSync } from '@photostructure/sqlite';
import sharp from 'sharp';

const LIST =
  'select * from files where user_id = ? and deleted_at is null order by created_at desc limit 20 offset ?';

const [file = ':memory:', folder = '.'] = process.argv.slice(2);
const database = new DatabaseSync(file);
// Together: a statement alone does not keep its database open.
const store = {
  database,
  list: file === ':memory:' ? null : database.prepare(LIST),
};

/** @type {Record<string, (request: import('node:http').IncomingMessage, address: URL) => Promise<unknown>>} */
const calls = {
  '/list': async (_, { searchParams }) => {
    const user = searchParams.get('user') ?? '';
    return JSON.stringify({ files: store.list?.all(user, Number(searchParams.get('offset') ?? 0)) });
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
  const answer = await calls[address.pathname]?.(request, address);
  reply.end(answer);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
