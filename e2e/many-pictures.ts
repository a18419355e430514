import { DatabaseSync } from '@photostructure/sqlite';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storePicture } from './made-pictures.ts';

const dataDir = process.env['E2E_DATA_DIR'] ?? '';
const pathOf = (blobKey: string) => join(dataDir, 'blobs', ...blobKey.split('/'));

/** As the server names the bytes of a picture and of its smallest copy. */
const keysOf = (id: string) => {
  const place = `files/${id.slice(-2)}/${id}`;
  return { picture: `${place}.jpg`, copy: `${place}.w320.webp` };
};

const copyBlob = (from: string, to: string) => {
  mkdirSync(dirname(pathOf(to)), { recursive: true });
  copyFileSync(pathOf(from), pathOf(to));
};

/** What the n-th newest of many pictures is called. */
export const nameOf = (number: number): string => `Picture ${String(number).padStart(4, '0')}.jpg`;

/**
 * Gives a person a long history at once: one photo is uploaded and is the newest, the others are copies of it, row and
 * bytes, put into the data directory beside the running server. Gives back the id of each by its number.
 */
export const fillHistory = async (
  page: Page,
  token: string,
  count: number,
): Promise<ReadonlyMap<number, string>> => {
  const first = await storePicture(page, token, { name: nameOf(1), number: 1 });
  const ids = new Map([[1, first.id]]);
  const from = keysOf(first.id);
  for (let number = 2; number <= count; number += 1) {
    const id = randomUUID();
    const to = keysOf(id);
    copyBlob(from.picture, to.picture);
    copyBlob(from.copy, to.copy);
    ids.set(number, id);
  }
  addRows(first.id, ids);
  return ids;
};

const addRows = (firstId: string, ids: ReadonlyMap<number, string>) => {
  const database = new DatabaseSync(join(dataDir, 'maquette.db'));
  database.exec('pragma busy_timeout = 5000');
  const { user_id: userId, created_at: newest } = database
    .prepare('select user_id, created_at from files where id = ?')
    .get(firstId) as { user_id: string; created_at: number };
  const add = database.prepare(
    `insert into files (id, user_id, type, name, mime, bytes, width, height, sha256, blob_key, details, created_at, shown_type,
      name_key, search_text)
     select :id, user_id, type, :name, mime, bytes, width, height, sha256, :blob, details, :time, shown_type, lower(:name),
      lower(:name) from files where id = :first`,
  );
  database.exec('begin immediate');
  for (const [number, id] of ids) {
    if (id === firstId) continue;
    const values = {
      id,
      name: nameOf(number),
      blob: keysOf(id).picture,
      time: newest - number,
      first: firstId,
    };
    add.run(values);
  }
  database
    .prepare(
      `update file_totals set files = :count, version = version + 1,
        bytes = (select sum(bytes) from files where user_id = :user) where user_id = :user`,
    )
    .run({ count: ids.size, user: userId });
  database.exec('commit');
  database.close();
};
