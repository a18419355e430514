import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams } from '../values.ts';
import { Edit } from './edit.ts';
import { FurnishForm, FurnishPlan } from './furnish.ts';
import { FluxResult } from './premium.ts';
import { removalEndpoints } from './removal-endpoints.ts';
import { selectionEndpoints } from './selection-endpoints.ts';
import { toolEndpoints } from './tools.ts';
import { visitEndpoints } from './visit-endpoints.ts';

export const editsEndpoints = {
  ...toolEndpoints,
  ...visitEndpoints,
  planFurnishing: endpoint({
    method: 'POST',
    path: '/furnish/plan',
    access: 'signed-in',
    apiKeys: true,
    summary:
      'With what an empty room would be furnished, and where; or whether a changed list can stand so; free',
    form: FurnishForm,
    files: { image: false },
    answer: 'json',
    response: FurnishPlan,
    errors: [
      'validation_failed',
      'unknown_field',
      'missing_field',
      'picture_unreadable',
      'not_signed_in',
      'session_expired',
      'not_found',
      'picture_too_large',
      'picture_too_many_pixels',
      'picture_type_unsupported',
      'content_type_unsupported',
      'no_model',
      'nothing_fits',
      'rate_limited',
      'engine_failed',
      'engine_timed_out',
      'unavailable',
      'disk_full',
    ],
  }),
  fluxResult: endpoint({
    method: 'GET',
    path: '/inpaint/flux-kontext-pro/result/:id',
    access: 'signed-in',
    apiKeys: true,
    summary: 'How far a premium edit is, and its picture',
    params: IdParams,
    answer: 'json',
    response: FluxResult,
    errors: ['not_signed_in', 'session_expired', 'not_found'],
  }),
  fluxResultPublic: endpoint({
    method: 'GET',
    path: '/inpaint/flux-kontext-pro/public/result/:id',
    access: 'public',
    summary: 'How far a premium edit without an account is, and its picture',
    params: IdParams,
    answer: 'json',
    response: FluxResult,
    errors: ['not_found', 'rate_limited'],
  }),
  ...selectionEndpoints,
  listEdits: endpoint({
    method: 'GET',
    path: '/edits',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Running and recent edits, newest first',
    query: z.strictObject({
      state: z.enum(['open', 'all']).optional(),
      limit: z.coerce.number().int().min(1).max(50).optional(),
    }),
    answer: 'json',
    response: z.object({ edits: z.array(Edit) }),
    errors: ['validation_failed', 'not_signed_in', 'session_expired'],
  }),
  getEdit: endpoint({
    method: 'GET',
    path: '/edits/:id',
    access: 'signed-in',
    apiKeys: true,
    summary: 'State, progress and result of an edit',
    params: IdParams,
    answer: 'json',
    response: Edit,
    errors: ['not_signed_in', 'session_expired', 'not_found'],
  }),
  editEvents: endpoint({
    method: 'GET',
    path: '/edits/events',
    access: 'signed-in',
    apiKeys: true,
    summary:
      'Changes of the own edits as server-sent events; every event `edit` carries an Edit, and a stream that ends with `replaced` gave way to newer ones of the same person',
    answer: 'events',
    response: Edit,
    errors: ['not_signed_in', 'session_expired'],
  }),
  ...removalEndpoints,
  cancelEdit: endpoint({
    method: 'POST',
    path: '/edits/:id/cancel',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Stop an edit; what it held is given back',
    params: IdParams,
    answer: 'json',
    response: Edit,
    errors: ['not_signed_in', 'session_expired', 'not_found', 'edit_is_final'],
  }),
};
