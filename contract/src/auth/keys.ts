import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bodyErrors, sessionErrors } from '../errors.ts';
import { Done, IdParams, Instant, limits, Words } from '../values.ts';

/** A personal key for programs: a bearer token that does not end with a session. */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters, to tell it from others. */
  start: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const MakeApiKeyBody = z.strictObject({ name: Words.trim().min(1).max(limits.nameMax) });

export const keysEndpoints = {
  listKeys: endpoint({
    method: 'GET',
    path: '/auth/keys',
    access: 'signed-in',
    summary: 'One’s keys for programs, newest first',
    answer: 'json',
    /** `hasApiAccess`: the plan gives it, so that keys work and can be made. */
    response: z.object({ keys: z.array(ApiKey), hasApiAccess: z.boolean() }),
    errors: [...sessionErrors],
  }),
  makeKey: endpoint({
    method: 'POST',
    path: '/auth/keys',
    access: 'signed-in',
    summary: 'Make a key for programs; it is told once, here',
    body: MakeApiKeyBody,
    answer: 'json',
    /** `secret` is the bearer token. */
    response: z.object({ success: z.literal(true), key: ApiKey, secret: z.string() }),
    status: 201,
    errors: [...bodyErrors, ...sessionErrors, 'api_access_needed', 'key_limit_reached', 'rate_limited'],
  }),
  revokeKey: endpoint({
    method: 'DELETE',
    path: '/auth/keys/:id',
    access: 'signed-in',
    summary: 'End one of one’s keys for programs',
    params: IdParams,
    answer: 'json',
    response: Done,
    errors: ['validation_failed', ...sessionErrors, 'not_found'],
  }),
};
