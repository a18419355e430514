import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bodyErrors, sessionErrors } from '../errors.ts';
import { Done, IdParams, Words } from '../values.ts';
import { Share, ShareAnswerBody, SharedPictures, shareLimits } from './share.ts';

const FileId = Words.min(1).max(64);
const Token = Words.min(1).max(128);
const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

export const sharesEndpoints = {
  createShare: endpoint({
    method: 'POST',
    path: '/shares',
    access: 'signed-in',
    summary: 'A link by which anybody sees up to four pictures and answers',
    body: z.strictObject({
      fileIds: z.array(FileId).min(1).max(shareLimits.pictures).refine(areDistinct),
      title: Words.trim().max(shareLimits.titleMax).optional(),
      /** After so many days the link is dead. */
      days: z.int().min(1).max(shareLimits.daysMax).optional(),
    }),
    answer: 'json',
    response: Share,
    status: 201,
    errors: [...bodyErrors, ...sessionErrors, 'not_found', 'rate_limited'],
  }),
  listShares: endpoint({
    method: 'GET',
    path: '/shares',
    access: 'signed-in',
    summary: 'Links made, newest first, with their answers',
    query: z.strictObject({ fileId: FileId.optional() }),
    answer: 'json',
    response: z.object({ shares: z.array(Share) }),
    errors: ['validation_failed', ...sessionErrors],
  }),
  noteAnswersSeen: endpoint({
    method: 'POST',
    path: '/shares/:id/seen',
    access: 'signed-in',
    summary: 'The answers that came by a link have been looked at',
    params: IdParams,
    answer: 'json',
    response: Done,
    errors: ['validation_failed', ...sessionErrors, 'not_found'],
  }),
  revokeShare: endpoint({
    method: 'DELETE',
    path: '/shares/:id',
    access: 'signed-in',
    summary: 'End a link at once; what was answered stays',
    params: IdParams,
    answer: 'json',
    response: Done,
    errors: ['validation_failed', ...sessionErrors, 'not_found'],
  }),
  getShared: endpoint({
    method: 'GET',
    path: '/shared/:token',
    access: 'public',
    summary: 'What a link shows',
    params: z.strictObject({ token: Token }),
    answer: 'json',
    response: SharedPictures,
    errors: ['validation_failed', 'not_found', 'rate_limited'],
  }),
  sharedContent: endpoint({
    method: 'GET',
    path: '/shared/:token/:position/content',
    access: 'public',
    summary: 'One of the pictures of a link, as WebP without metadata',
    params: z.strictObject({ token: Token, position: z.enum(['0', '1', '2', '3']) }),
    query: z.strictObject({
      w: z.enum(['320', '640', '1280', '2048']),
      /** The photo it was made from instead. */
      before: z.enum(['true']).optional(),
    }),
    answer: 'bytes',
    response: z.unknown(),
    errors: ['validation_failed', 'not_found', 'range_not_satisfiable'],
  }),
  answerShare: endpoint({
    method: 'POST',
    path: '/shared/:token/answers',
    access: 'public',
    summary: 'Say which version is wanted, and what about it',
    params: z.strictObject({ token: Token }),
    body: ShareAnswerBody,
    answer: 'json',
    response: Done,
    status: 201,
    errors: [...bodyErrors, 'not_found', 'rate_limited'],
  }),
};
