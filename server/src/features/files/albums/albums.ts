import { type Album, limits } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { instant } from '../../../platform/instant.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import type { OwnedId } from '../files.store.ts';
import type { FilesContext } from '../ports.ts';
import { noteChange } from '../totals.store.ts';
import {
  addAlbum,
  type AlbumContent,
  albumContents,
  albumsOf,
  findAlbum,
  isNameTaken,
  removeAlbum,
  setAlbum,
  setCover,
  setName,
  type StoredAlbum,
} from './albums.store.ts';

/** The caller's albums, from A to Z. */
export async function listAlbums(ctx: FilesContext): Promise<{ albums: Album[] }> {
  const userId = requireUser(ctx);
  const albums = await albumsOf(ctx.db, userId);
  const contents =
    albums.length === 0 ? new Map<string, AlbumContent>() : await albumContents(ctx.db, userId);
  return { albums: albums.map((album) => albumTold(ctx, album, contents.get(album.id))) };
}

/** Makes an album. @throws Refusal album_exists, album_limit_reached, session_expired */
export async function makeAlbum(ctx: FilesContext, { name }: { name: string }): Promise<Album> {
  const userId = requireUser(ctx);
  const album: StoredAlbum = { id: ctx.newId(), userId, name, coverId: null, createdAt: ctx.now() };
  await inTransaction(ctx, async (tx) => {
    const before = await albumsOf(tx.db, userId);
    if (before.length >= limits.albumsMax) throw new Refusal('album_limit_reached');
    if (!(await addAlbum(tx.db, album))) throw nameTaken();
    await ctx.assertStillHere(tx, { userId });
  });
  return albumTold(ctx, album, undefined);
}

/** Names one of the caller's albums anew. @throws Refusal not_found, album_exists */
export async function renameAlbum(
  ctx: FilesContext,
  { id, name }: { id: string; name: string },
): Promise<Album> {
  const userId = requireUser(ctx);
  const album = await inTransaction(ctx, async ({ db }) => {
    await requireAlbum({ db }, { userId, id });
    if (await isNameTaken(db, { userId, id, name })) throw nameTaken();
    await setName(db, { userId, id, name });
    return requireAlbum({ db }, { userId, id });
  });
  return albumTold(ctx, album, (await albumContents(ctx.db, userId)).get(id));
}

/** Lets a picture stand for the album that it is in. @throws Refusal not_found */
export async function chooseCover(
  ctx: FilesContext,
  { id, fileId }: { id: string; fileId: string },
): Promise<Album> {
  const userId = requireUser(ctx);
  const album = await requireAlbum(ctx, { userId, id });
  if (!(await setCover(ctx.db, { userId, id, coverId: fileId }))) throw new Refusal('not_found');
  return albumTold(ctx, album, (await albumContents(ctx.db, userId)).get(id));
}

/** Deletes one of the caller's albums; its pictures stay. @throws Refusal not_found */
export async function deleteAlbum(ctx: FilesContext, { id }: { id: string }): Promise<{ success: true }> {
  const userId = requireUser(ctx);
  await inTransaction(ctx, async ({ db }) => {
    if (!(await removeAlbum(db, { userId, id }))) throw new Refusal('not_found');
    await noteChange(db, userId);
  });
  return { success: true };
}

/**
 * Puts those of the caller's pictures into one of their albums, or out of the one they are in. Ids of nothing of the caller's,
 * and pictures in the trash, are left out. Done twice, it is done once.
 * @throws Refusal not_found, when the album or all of the pictures are not there
 */
export async function moveFiles(
  ctx: FilesContext,
  { ids, albumId }: { ids: readonly string[]; albumId: string | null },
): Promise<{ success: true; moved: number }> {
  const userId = requireUser(ctx);
  const moved = await inTransaction(ctx, async ({ db }) => {
    if (albumId !== null) await requireAlbum({ db }, { userId, id: albumId });
    const found = await setAlbum(db, { userId, ids: [...new Set(ids)], albumId });
    if (found.length === 0) throw new Refusal('not_found');
    await noteChange(db, userId);
    return found.length;
  });
  return { success: true, moved };
}

/** One of a person's albums. @throws Refusal not_found */
export async function requireAlbum({ db }: Pick<Context, 'db'>, owned: OwnedId): Promise<StoredAlbum> {
  const album = await findAlbum(db, owned);
  if (!album) throw new Refusal('not_found');
  return album;
}

/** A person's albums, for the export of their account; which pictures are in them stands with the pictures. */
export async function exportAlbums(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<object[]> {
  const albums = await albumsOf(db, userId);
  return albums.map(({ id, name, coverId, createdAt }) => ({
    ...{ id, name, createdAt: instant(createdAt) },
    ...(coverId !== null && { coverId }),
  }));
}

function nameTaken(): Refusal {
  return new Refusal('album_exists');
}

function albumTold(
  ctx: Pick<FilesContext, 'signer' | 'now'>,
  { id, name, createdAt }: StoredAlbum,
  content: AlbumContent | undefined,
): Album {
  const cover = content && {
    ...content.cover,
    url: ctx.signer.addressOf('file', content.cover.id, ctx.now()),
  };
  return {
    ...{ id, name, createdAt: instant(createdAt), count: content?.count ?? 0 },
    ...(cover && { cover }),
  };
}
