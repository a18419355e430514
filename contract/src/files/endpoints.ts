import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Done, IdParams, limits } from '../values.ts';
import { FileType, HistoryItem } from './history-item.ts';

export const ListFilesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(limits.historyPageMax).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).optional(),
  type: FileType.optional(),
  sortField: z.enum(['created_at']).optional(),
  sortDirection: z.enum(['asc', 'desc']).optional(),
  trash: z.enum(['true', 'false']).optional(),
});
export type ListFilesQuery = z.infer<typeof ListFilesQuery>;

/** Holder of a signed address: no session needed, good for this file alone until it expires. */
export const SignedQuery = z.strictObject({
  /** Seconds since 1970. */
  expires: z.coerce.number().int(),
  signature: z.string().min(16).max(128),
  /** Width of the WebP rendition, in pixels; the original bytes without it. */
  w: z.enum(['320', '640', '1280', '2048']).optional(),
});

export const filesEndpoints = {
  listFiles: endpoint({
    method: 'GET',
    path: '/files',
    access: 'signed-in',
    apiKeys: true,
    summary: 'The history, newest first',
    query: ListFilesQuery,
    answer: 'json',
    response: z.object({ files: z.array(HistoryItem), total: z.int(), storageBytes: z.int() }),
    errors: ['validation_failed', 'not_signed_in', 'session_expired'],
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
    errors: ['not_signed_in', 'session_expired', 'not_found'],
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
    errors: ['validation_failed', 'not_signed_in', 'session_expired', 'not_found'],
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
    errors: ['not_signed_in', 'session_expired', 'not_found'],
  }),
  uploadFile: endpoint({
    method: 'POST',
    path: '/files/upload',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Store a photo; the same photo twice is stored once',
    form: z.strictObject({
      type: z.enum(['upload', 'edited']).optional(),
      originalImageId: z.string().max(64).optional(),
    }),
    files: { image: true },
    answer: 'json',
    response: z.object({ success: z.literal(true), file: HistoryItem }),
    status: 201,
    errors: [
      'validation_failed',
      'unknown_field',
      'missing_field',
      'not_signed_in',
      'session_expired',
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
  fileContent: endpoint({
    method: 'GET',
    path: '/files/:id/content',
    access: 'signed-url',
    summary: 'The bytes of a picture, or a rendition of it',
    params: IdParams,
    query: SignedQuery,
    answer: 'bytes',
    response: z.unknown(),
    errors: ['validation_failed', 'not_found'],
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
    errors: ['validation_failed', 'not_found'],
  }),
};
