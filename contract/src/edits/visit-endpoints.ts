import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bodyErrors, sessionErrors } from '../errors.ts';
import { Edit } from './edit.ts';

/** The header in which a call without an account names the visit it belongs to. */
export const VISIT_HEADER = 'x-visit';

/** The secret of a visit: 256 random bits, URL-safe. Whoever knows it sees what was made in the visit, and may take it over. */
export const VisitToken = z.string().regex(/^[\w-]{43}$/);

export const Visit = z.object({
  visit: VisitToken,
  /** Edits a day without an account. */
  tries: z.int(),
  /** How many of them are left, for this device and this network address. */
  triesLeft: z.int().min(0),
  /** What was ordered in this visit within the last day, newest first. */
  edits: z.array(Edit),
});
export type Visit = z.infer<typeof Visit>;

export const TakenOver = z.object({
  /** What came over, newest first. */
  edits: z.array(Edit),
  /** Edits of the visit that are not over yet: they can be taken over once they are. */
  waiting: z.int().min(0),
});
export type TakenOver = z.infer<typeof TakenOver>;

export const visitEndpoints = {
  lookAtVisit: endpoint({
    method: 'POST',
    path: '/visits',
    access: 'public',
    summary: 'Begin a visit without an account, or see what was made in it and how many tries are left today',
    body: z.strictObject({ visit: VisitToken.optional() }),
    answer: 'json',
    response: Visit,
    errors: [...bodyErrors, 'rate_limited'],
  }),
  takeOverVisit: endpoint({
    method: 'POST',
    path: '/visits/take-over',
    access: 'signed-in',
    summary: 'Make what was made in a visit one’s own, within a day, once',
    body: z.strictObject({ visit: VisitToken }),
    answer: 'json',
    response: TakenOver,
    errors: [...bodyErrors, ...sessionErrors, 'not_found', 'rate_limited'],
  }),
};
