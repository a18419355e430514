import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bodyErrors, sessionErrors } from '../errors.ts';
import { photoErrors } from './call-errors.ts';
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
    errors: [...bodyErrors, ...photoErrors, ...sessionErrors, 'no_model', 'nothing_fits'],
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
    errors: [...sessionErrors, 'not_found'],
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
    errors: ['validation_failed', ...sessionErrors],
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
    errors: [...sessionErrors, 'not_found'],
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
    errors: [...sessionErrors],
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
    errors: [...sessionErrors, 'not_found', 'edit_is_final'],
  }),
};
