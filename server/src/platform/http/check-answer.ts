import type { Endpoint, ErrorCode } from '@maquette/contract';
import { isDeepStrictEqual } from 'node:util';
import { Accepted } from './route.ts';

/** What any call may answer, whatever it is about. */
const ANYWHERE: readonly ErrorCode[] = [
  'validation_failed',
  'unknown_field',
  'body_too_large',
  'content_type_unsupported',
  'internal',
  'unavailable',
  'disk_full',
];

/** Throws when a JSON answer is not what the contract says, or says more than it should. For tests. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (endpoint.answer !== 'json') return;
  const isAccepted = answer instanceof Accepted;
  const schema = isAccepted ? endpoint.accepted : endpoint.response;
  const sent: unknown = JSON.parse(JSON.stringify(isAccepted ? answer.body : answer));
  const parsed = schema?.safeParse(sent);
  if (!parsed?.success) {
    throw new Error(`${nameOf(endpoint)} breaks the contract: ${parsed?.error.message ?? 'no schema'}`);
  }
  if (!isDeepStrictEqual(parsed.data, sent))
    throw new Error(`${nameOf(endpoint)} answers more than it should`);
}

/** Throws when a call was refused for a reason that its endpoint does not list. For tests. */
export function checkErrorCode(endpoint: Endpoint, code: ErrorCode): void {
  if (endpoint.errors.includes(code) || ANYWHERE.includes(code)) return;
  throw new Error(`${nameOf(endpoint)} does not list ${code}`);
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
