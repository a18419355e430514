import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bodyErrors, sessionErrors } from '../errors.ts';
import { Done, IdParams, limits, Words } from '../values.ts';
import { albumEndpoints } from './albums.ts';
import { EditRecipeText, exportFormats } from './edit-recipe.ts';
import { ListFilesQuery } from './list-files-query.ts';
import { HistoryItem } from './history-item.ts';
import { namedMaskEndpoints } from './named-masks.ts';

/** Pictures that something is done with at once. */
const Ids = z.array(Words.min(1).max(64)).min(1).max(limits.bulkMax);

/** Holder of a signed address: no session needed, good for this file alone until it expires. */
export const SignedQuery = z.strictObject({
  /** Seconds since 1970. */
  expires: z.coerce.number().int(),
  signature: z.string().min(16).max(128),
  /** Width of the WebP rendition, in pixels; the original bytes without it. */
  w: z.enum(['320', '640', '1280', '2048']).optional(),
});

/** What the bytes of a picture are asked as: in a small width to be looked at, or whole in a format to be kept. */
const ContentQuery = SignedQuery.extend({
  /** Whole, in this format: the stored bytes where they are of it. */
  format: z.enum(exportFormats).optional(),
}).refine(({ w, format }) => w === undefined || format === undefined, { path: ['format'] });

export const filesEndpoints = {
  ...albumEndpoints,
  listFiles: endpoint({
    method: 'GET',
    path: '/files',
    access: 'signed-in',
    apiKeys: true,
    summary: 'The history, newest first',
    query: ListFilesQuery,
    answer: 'json',
    response: z.object({
      files: z.array(HistoryItem),
      total: z.int(),
      storageBytes: z.int(),
      /** Bytes of pictures the person may keep; null = as many as they like. */
      storageLimitBytes: z.int().nullable(),
    }),
    errors: ['validation_failed', ...sessionErrors],
  }),
  listFileIds: endpoint({
    method: 'GET',
    path: '/files/ids',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Which pictures a list holds, the first 10,000 of them: to do something with all of it',
    query: ListFilesQuery.omit({ limit: true, offset: true }),
    answer: 'json',
    response: z.object({
      ids: z.array(z.string()),
      /** How many the list holds. */
      total: z.int(),
    }),
    errors: ['validation_failed', ...sessionErrors],
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/files/:id',
    access: 'signed-in',
    apiKeys: true,
    summary: 'One picture of the history',
    params: IdParams,
    answer: 'json',
    response: HistoryItem,
    errors: [...sessionErrors, 'not_found'],
  }),
  deleteFile: endpoint({
    method: 'DELETE',
    path: '/files/:id',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Move a picture to the trash, or delete it for good',
    params: IdParams,
    query: z.strictObject({ permanent: z.enum(['true', 'false']).optional() }),
    answer: 'json',
    response: Done,
    errors: ['validation_failed', ...sessionErrors, 'not_found'],
  }),
  restoreFile: endpoint({
    method: 'POST',
    path: '/files/:id/restore',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Take a picture out of the trash',
    params: IdParams,
    answer: 'json',
    response: HistoryItem,
    errors: [...sessionErrors, 'not_found'],
  }),
  uploadFile: endpoint({
    method: 'POST',
    path: '/files/upload',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Store a photo; the same photo twice is stored once',
    form: z.strictObject({
      type: z.enum(['upload', 'edited']).optional(),
      originalImageId: Words.max(64).optional(),
      /** The album it goes into; what was made from another picture goes into that one's. */
      albumId: Words.max(64).optional(),
      /** What the photo editor did: an `EditRecipe` as JSON. */
      recipe: EditRecipeText.optional(),
    }),
    files: { image: true },
    answer: 'json',
    response: z.object({
      success: z.literal(true),
      file: HistoryItem,
      /** False when the same photo was stored before: then it is that one. */
      isNew: z.boolean(),
    }),
    status: 201,
    errors: [
      ...bodyErrors,
      'missing_field',
      ...sessionErrors,
      'not_found',
      'picture_unreadable',
      'picture_too_large',
      'picture_too_many_pixels',
      'picture_type_unsupported',
      'content_type_unsupported',
      'storage_full',
      'rate_limited',
      'disk_full',
    ],
  }),
  starFile: endpoint({
    method: 'PUT',
    path: '/files/:id/star',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Star a picture',
    params: IdParams,
    answer: 'json',
    response: HistoryItem,
    errors: [...sessionErrors, 'not_found'],
  }),
  unstarFile: endpoint({
    method: 'DELETE',
    path: '/files/:id/star',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Take the star from a picture',
    params: IdParams,
    answer: 'json',
    response: HistoryItem,
    errors: [...sessionErrors, 'not_found'],
  }),
  starFiles: endpoint({
    method: 'POST',
    path: '/files/star',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Star pictures, or take their stars; those that are not there are left out',
    body: z.strictObject({ ids: Ids, starred: z.boolean() }),
    answer: 'json',
    response: Done,
    errors: [...bodyErrors, ...sessionErrors, 'not_found'],
  }),
  moveFiles: endpoint({
    method: 'POST',
    path: '/files/move',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Put pictures into an album, or out of theirs; those that are not there are left out',
    body: z.strictObject({ ids: Ids, albumId: Words.min(1).max(64).nullable() }),
    answer: 'json',
    response: z.object({ success: z.literal(true), moved: z.int() }),
    errors: [...bodyErrors, ...sessionErrors, 'not_found'],
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/files/:id/versions',
    access: 'signed-in',
    apiKeys: true,
    summary: 'The photo a picture goes back to and everything made of it, oldest first',
    params: IdParams,
    answer: 'json',
    response: z.object({ files: z.array(HistoryItem) }),
    errors: [...sessionErrors, 'not_found'],
  }),
  deleteFiles: endpoint({
    method: 'POST',
    path: '/files/delete',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Move pictures to the trash, or delete them for good; those that are not there are left out',
    body: z.strictObject({ ids: Ids, permanent: z.boolean().optional() }),
    answer: 'json',
    response: z.object({ success: z.literal(true), deleted: z.int() }),
    errors: [...bodyErrors, ...sessionErrors, 'not_found'],
  }),
  restoreFiles: endpoint({
    method: 'POST',
    path: '/files/restore',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Take pictures out of the trash; those that are not there are left out',
    body: z.strictObject({ ids: Ids }),
    answer: 'json',
    response: z.object({ success: z.literal(true), restored: z.int() }),
    errors: [...bodyErrors, ...sessionErrors, 'not_found'],
  }),
  archiveFiles: endpoint({
    method: 'POST',
    path: '/files/archive',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Pictures as one ZIP; those that are not there are left out',
    body: z.strictObject({ ids: Ids }),
    answer: 'download',
    response: z.unknown(),
    errors: [...bodyErrors, ...sessionErrors, 'not_found', 'rate_limited'],
  }),
  proxyFile: endpoint({
    method: 'GET',
    path: '/files/proxy',
    access: 'signed-in',
    apiKeys: true,
    summary: 'A picture by an address of this installation; no other address is ever opened',
    query: z.strictObject({ url: Words.min(1).max(2000) }),
    answer: 'bytes',
    response: z.unknown(),
    errors: ['validation_failed', ...sessionErrors, 'not_found', 'range_not_satisfiable'],
  }),
  fileContent: endpoint({
    method: 'GET',
    path: '/files/:id/content',
    access: 'signed-url',
    summary: 'The bytes of a picture, a rendition of it, or all of it in another format',
    params: IdParams,
    query: ContentQuery,
    answer: 'bytes',
    response: z.unknown(),
    errors: ['validation_failed', 'not_found', 'range_not_satisfiable'],
  }),
  maskContent: endpoint({
    method: 'GET',
    path: '/files/masks/:id/content',
    access: 'signed-url',
    summary: 'The bytes of a saved mask',
    params: IdParams,
    query: SignedQuery,
    answer: 'bytes',
    response: z.unknown(),
    errors: ['validation_failed', 'not_found', 'range_not_satisfiable'],
  }),
  ...namedMaskEndpoints,
};
