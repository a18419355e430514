import type { Endpoint } from '@maquette/contract';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { refusalOfIssues } from './refuse-issues.ts';

/** What came in, not yet believed. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly form: unknown;
}

const Nothing = z.strictObject({}).nullish();
const NoQuery = z.strictObject({});
const parts = ['params', 'query', 'body', 'form'] as const;

/** Parses each part by the endpoint's schema. Throws `validation_failed` or `unknown_field`. */
export function readInput(endpoint: Endpoint, raw: RawInput): Record<string, unknown> {
  const defaults = { params: undefined, query: NoQuery, body: endpoint.form ? undefined : Nothing };
  const input: Record<string, unknown> = {};
  for (const part of parts) {
    const schema = endpoint[part] ?? (part === 'form' ? undefined : defaults[part]);
    if (schema === undefined) continue;
    const parsed = schema.safeParse(raw[part]);
    if (!parsed.success) throw refusalOfIssues(parsed.error, raw[part]);
    if (endpoint[part]) input[part] = parsed.data;
  }
  return input;
}

/** `Idempotency-Key`: 1 to 255 printable ASCII characters, else `validation_failed`. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new Refusal('validation_failed', { fields: { 'Idempotency-Key': { code: 'invalid' } } });
}
