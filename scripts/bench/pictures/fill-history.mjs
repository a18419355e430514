// A history of any length, written straight into the database of a server that stands still.
import { linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

const TYPES = ['upload', 'inpaint', 'search-replace', 'search-recolor', 'edited'];
const NAMES = [
  'salon',
  'kitchen',
  'bedroom',
  'hall',
  'office',
  'terrace',
  'attic',
  'bath',
  'nursery',
  'studio',
];
const PROMPTS = ['a green velvet sofa', 'an oak table', 'a brass lamp', 'a large plant', 'nothing'];
const COLUMNS = `id, user_id, type, name, mime, bytes, width, height, sha256, upload_sha256, blob_key, original_id, mask_id,
  edit_id, prompt, translated_prompt, details, created_at, deleted_at, starred_at, shown_type, name_key, search_text`;

/**
 * Names, types, words, sizes and stars as they come in a history, the same each time.
 * @param {number} row
 */
function pictureOf(row) {
  const tail = row.toString(16).padStart(12, '0');
  const name = `${NAMES[(row * 7) % NAMES.length]} ${row}.jpg`;
  const type = TYPES[row % TYPES.length] ?? 'upload';
  const prompt = type === 'upload' ? null : (PROMPTS[(row >> 3) % PROMPTS.length] ?? null);
  return { id: `0190a000-0000-7000-8000-${tail}`, tail, name, type, prompt };
}

/**
 * @param {{ dataDir: string, userId: string, rows: number, like?: { key: string, thumbnail: string } }} wish `like`: the
 *   blob key of a stored picture that they all look like, and the path of its thumbnail
 */
export function fillHistory({ dataDir, userId, rows, like }) {
  const database = new DatabaseSync(path.join(dataDir, 'maquette.db'));
  const marks = Array.from({ length: 23 }, () => '?').join(', ');
  const insert = database.prepare(`insert into files (${COLUMNS}) values (${marks})`);
  database.exec('begin');
  for (let row = 0; row < rows; row++) {
    const { id, tail, name, type, prompt } = pictureOf(row);
    const words = prompt === null ? name : `${name} ${prompt}`;
    // Five by five they go back to one photo.
    const original = type === 'upload' ? null : pictureOf(row - (row % TYPES.length)).id;
    const size = 1000 + ((row * 7919) % 4_000_000);
    insert.run(
      ...[id, userId, type, name, 'image/jpeg', size, 1024, 768, tail, null, like?.key ?? `files/${id}`],
      ...[original, null, null, prompt, null, '{}', 1_700_000_000_000 + row, null],
      ...[row % 50 === 0 ? 1_700_000_000_000 : null, type, name, words],
    );
    if (like) linkThumbnail({ dataDir, id, thumbnail: like.thumbnail });
  }
  const { bytes } =
    database.prepare('select sum(bytes) as bytes from files where user_id = ?').get(userId) ?? {};
  database
    .prepare(
      `insert into file_totals (user_id, files, bytes) values (?, ?, ?)
       on conflict (user_id) do update set files = files + excluded.files, bytes = excluded.bytes, version = version + 1`,
    )
    .run(userId, rows, Number(bytes ?? 0));
  database.exec('commit');
  database.close();
}

/** @param {{ dataDir: string, id: string, thumbnail: string }} one */
function linkThumbnail({ dataDir, id, thumbnail }) {
  const folder = path.join(dataDir, 'blobs/files', id.slice(-2));
  mkdirSync(folder, { recursive: true });
  linkSync(thumbnail, path.join(folder, `${id}.w320.webp`));
}
