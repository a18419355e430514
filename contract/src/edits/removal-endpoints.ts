import { endpoint } from '../endpoint.ts';
import { bodyErrors, sessionErrors } from '../errors.ts';
import { IdParams } from '../values.ts';
import { Edit } from './edit.ts';
import { ChooseTakeBody, EstimateAnswer, EstimateBody } from './removal.ts';

/** What belongs to taking something away: what is expected of it, its takes and its previews. */
export const removalEndpoints = {
  estimateRemoval: endpoint({
    method: 'POST',
    path: '/edits/estimate',
    access: 'signed-in',
    apiKeys: true,
    summary: 'How well taking away what a saved mask covers is likely to come out; free',
    body: EstimateBody,
    answer: 'json',
    response: EstimateAnswer,
    errors: [
      ...bodyErrors,
      'mask_aspect_differs',
      'mask_too_small',
      ...sessionErrors,
      'not_found',
      'picture_unreadable',
      'rate_limited',
      'engine_failed',
      'engine_timed_out',
      'unavailable',
    ],
  }),
  chooseTake: endpoint({
    method: 'POST',
    path: '/edits/:id/take',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Make another take of a removal its result; free',
    params: IdParams,
    body: ChooseTakeBody,
    answer: 'json',
    response: Edit,
    errors: [...bodyErrors, ...sessionErrors, 'not_found', 'rate_limited'],
  }),
  keepPreview: endpoint({
    method: 'POST',
    path: '/edits/:id/keep',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Order in full size what a preview shows; charged then, and once however often it is asked for',
    params: IdParams,
    answer: 'json',
    response: Edit,
    errors: [
      ...sessionErrors,
      'not_enough_credits',
      'not_found',
      'preview_gone',
      'storage_full',
      'rate_limited',
      'disk_full',
    ],
  }),
};
