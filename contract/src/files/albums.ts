import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionErrors } from '../errors.ts';
import { Done, IdParams, Instant, limits, Words } from '../values.ts';
import { PictureRef } from './history-item.ts';

/** Pictures that belong together, as those of one room; a picture is in one album at most. */
export const Album = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  /** Pictures in it that are not in the trash. */
  count: z.int(),
  /** The newest of them. */
  cover: PictureRef.optional(),
});
export type Album = z.infer<typeof Album>;

const AlbumBody = z.strictObject({ name: Words.trim().min(1).max(limits.albumNameMax) });

const refusals = ['validation_failed', 'unknown_field', 'not_signed_in', 'session_expired'] as const;

/** Calls about albums: those of the pictures in them are the history's, narrowed by `album`. */
export const albumEndpoints = {
  listAlbums: endpoint({
    method: 'GET',
    path: '/albums',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Albums, from A to Z, with their covers and how many pictures they hold',
    answer: 'json',
    response: z.object({ albums: z.array(Album) }),
    errors: [...sessionErrors],
  }),
  makeAlbum: endpoint({
    method: 'POST',
    path: '/albums',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Make an album; no two have the same name',
    body: AlbumBody,
    answer: 'json',
    response: Album,
    status: 201,
    errors: [...refusals, 'album_exists', 'album_limit_reached'],
  }),
  renameAlbum: endpoint({
    method: 'PUT',
    path: '/albums/:id',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Name an album anew',
    params: IdParams,
    body: AlbumBody,
    answer: 'json',
    response: Album,
    errors: [...refusals, 'not_found', 'album_exists'],
  }),
  deleteAlbum: endpoint({
    method: 'DELETE',
    path: '/albums/:id',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Delete an album; its pictures stay in the history',
    params: IdParams,
    answer: 'json',
    response: Done,
    errors: [...sessionErrors, 'not_found'],
  }),
};
