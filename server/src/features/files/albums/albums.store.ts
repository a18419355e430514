import type { Db } from '../../../platform/database/db.ts';
import { changesOne, findsAny, type RowOf, rowsOf, toRow } from '../../../platform/database/rows.ts';
import { foldText } from '../../../platform/fold-text.ts';
import { belongsTo, filesByIds, type OwnedId, type OwnedIds } from '../files.store.ts';

export interface StoredAlbum {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** The picture chosen for it, wherever that is by now. */
  readonly coverId: string | null;
  readonly createdAt: number;
}

const albumColumns = [
  'id',
  'user_id',
  'name',
  'cover_id',
  'created_at',
] as const satisfies (keyof RowOf<StoredAlbum>)[];
const albumRows = rowsOf<StoredAlbum>({});

/** A person's albums by their names. */
export function albumsOf(db: Db, userId: string): Promise<StoredAlbum[]> {
  return albumRows.list(
    db.selectFrom('albums').select(albumColumns).where('user_id', '=', userId).orderBy('name_key'),
  );
}

export function findAlbum(db: Db, { userId, id }: OwnedId): Promise<StoredAlbum | null> {
  return albumRows.first(
    db.selectFrom('albums').select(albumColumns).where('user_id', '=', userId).where('id', '=', id),
  );
}

/** Adds an album, unless the person has one of that name: then nothing is added and false comes back. */
export function addAlbum(db: Db, album: StoredAlbum): Promise<boolean> {
  return changesOne(
    db
      .insertInto('albums')
      .values({ ...toRow(album), name_key: foldText(album.name) })
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Whether another album of the person has this name. */
export function isNameTaken(
  db: Db,
  { userId, id, name }: Pick<StoredAlbum, 'userId' | 'id' | 'name'>,
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('albums')
      .select('id')
      .where('user_id', '=', userId)
      .where('name_key', '=', foldText(name))
      .where('id', '!=', id),
  );
}

/** False when it is not there. */
export function setName(
  db: Db,
  { userId, id, name }: Pick<StoredAlbum, 'userId' | 'id' | 'name'>,
): Promise<boolean> {
  return changesOne(
    db
      .updateTable('albums')
      .set({ name, name_key: foldText(name) })
      .where('user_id', '=', userId)
      .where('id', '=', id),
  );
}

/** Removes an album and takes its pictures out of it; false when it is not there. */
export async function removeAlbum(db: Db, { userId, id }: OwnedId): Promise<boolean> {
  const isGone = await changesOne(db.deleteFrom('albums').where('user_id', '=', userId).where('id', '=', id));
  if (isGone)
    await db
      .updateTable('files')
      .set({ album_id: null })
      .where('user_id', '=', userId)
      .where('album_id', '=', id)
      .execute();
  return isGone;
}

/** Puts pictures that are not in the trash into an album, or out of theirs; gives back the ids of those that are there. */
export async function setAlbum(
  db: Db,
  { userId, ids, albumId }: OwnedIds & { readonly albumId: string | null },
): Promise<string[]> {
  const rows = await db
    .updateTable('files')
    .set({ album_id: albumId })
    .where(belongsTo(userId))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lets a picture stand for the album that it is in; false when it is not in it. */
export function setCover(
  db: Db,
  { userId, id, coverId }: OwnedId & { readonly coverId: string },
): Promise<boolean> {
  return changesOne(
    db
      .updateTable('albums')
      .set({ cover_id: coverId })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('files')
            .select('files.id')
            .where('files.user_id', '=', userId)
            .where('files.id', '=', coverId)
            .where('files.album_id', '=', id)
            .where('files.deleted_at', 'is', null),
        ),
      ),
  );
}

/** What an album holds: how many pictures, and the one that stands for it: chosen, else the newest. */
export interface AlbumContent {
  readonly count: number;
  readonly cover: { readonly id: string; readonly name: string };
}

/** What a person's albums hold that is not in the trash, by their ids; empty ones are left out. */
export async function albumContents(db: Db, userId: string): Promise<Map<string, AlbumContent>> {
  const rows = await db
    .selectFrom('albums')
    // Each by a walk in the index of its own: grouped, all of the person's pictures would be read.
    .select(({ selectFrom, fn }) => {
      const within = selectFrom('files')
        .where('files.user_id', '=', userId)
        .whereRef('files.album_id', '=', 'albums.id')
        .where('files.deleted_at', 'is', null);
      return [
        'albums.id as albumId',
        within.select(fn.countAll<number>().as('count')).as('count'),
        within
          .select('files.id')
          .orderBy('files.created_at', 'desc')
          .orderBy('files.id', 'desc')
          .limit(1)
          .as('newestId'),
        within.select('files.id').whereRef('files.id', '=', 'albums.cover_id').as('chosenId'),
      ];
    })
    .where('albums.user_id', '=', userId)
    .execute();
  const coverOf = ({ chosenId, newestId }: (typeof rows)[number]) => chosenId ?? newestId;
  const covers = await filesByIds(db, { userId, ids: rows.flatMap((row) => coverOf(row) ?? []) });
  const names = new Map(covers.map(({ id, name }) => [id, name]));
  return new Map(
    rows.flatMap((row) => {
      const { albumId, count } = row;
      const id = coverOf(row);
      const name = id === null ? undefined : names.get(id);
      return id === null || name === undefined
        ? []
        : [[albumId, { count: Number(count), cover: { id, name } }]];
    }),
  );
}

export async function removeAlbumsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('albums').where('user_id', '=', userId).execute();
}
