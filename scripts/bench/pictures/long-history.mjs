// A long history in a running server, whose pictures can be looked at.
import path from 'node:path';
import { ask, signUp } from '../person.mjs';
import { startServer } from '../running-server.mjs';
import { fillHistory } from './fill-history.mjs';
import { photoOf } from './photo-of.mjs';

/**
 * A server and somebody there with many pictures, each with a thumbnail, all alike.
 * @param {number} rows
 */
export async function openLongHistory(rows) {
  const empty = await startServer();
  const { userId, authorization } = await signUp(empty.origin, 'bench@example.org');
  const headers = { authorization };
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await photoOf(0))]), 'room.jpg');
  const { file } = await ask(`${empty.origin}/api/files/upload`, { method: 'POST', headers, body: form });
  await empty.stop({ keep: true });
  const { dataDir } = empty;
  const key = `files/${file.id.slice(-2)}/${file.id}`;
  const like = { key: `${key}.jpg`, thumbnail: path.join(dataDir, 'blobs', `${key}.w320.webp`) };
  fillHistory({ dataDir, userId, rows, like });
  return { authorization, server: await startServer({ DATA_DIR: dataDir }) };
}
