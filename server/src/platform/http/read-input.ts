import type { Endpoint } from '@maquette/contract';
import { z } from 'zod';
import { type FieldRefusal, type ReasonCode, reasonCodes, Refusal } from '../refusal.ts';

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

type Issue = z.core.$ZodIssue;

/** Turns what a schema found wrong into one refusal with the first reason for each field. */
function refusalOfIssues(error: z.ZodError, raw: unknown): Refusal {
  const fields: Record<string, FieldRefusal> = {};
  for (const issue of error.issues) {
    for (const name of namesOf(issue)) {
      // A field may be called like something that every object has.
      if (!Object.hasOwn(fields, name)) fields[name] = reasonOf(issue, raw);
    }
  }
  const isUnknownOnly = error.issues.every(({ code }) => code === 'unrecognized_keys');
  return new Refusal(isUnknownOnly ? 'unknown_field' : 'validation_failed', { fields });
}

function namesOf(issue: Issue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key].join('.'));
  return [issue.path.join('.') || 'body'];
}

function reasonOf(issue: Issue, raw: unknown): FieldRefusal {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknown' };
    case 'invalid_type':
      return { code: isMissing(issue.path, raw) ? 'required' : 'wrong_type' };
    case 'invalid_value':
      return { code: isMissing(issue.path, raw) ? 'required' : 'not_allowed' };
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return { code: 'required' };
      if (issue.origin === 'string') return withLimit('too_few_characters', issue.minimum);
      return withLimit(issue.inclusive === false ? 'not_above' : 'too_small', issue.minimum);
    case 'too_big':
      return withLimit(issue.origin === 'string' ? 'too_many_characters' : 'too_big', issue.maximum);
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email_invalid' : 'invalid' };
    case 'custom':
      return { code: ruleOf(issue.params) };
    default:
      return { code: 'invalid' };
  }
}

const withLimit = (code: ReasonCode, limit: number | bigint): FieldRefusal => ({
  code,
  values: { limit: String(limit) },
});

/** A schema's own rule names its reason in `params.rule`. */
const ruleOf = (params: Record<string, unknown> | undefined): ReasonCode =>
  reasonCodes.find((code) => code === params?.['rule']) ?? 'invalid';

function isMissing(path: readonly PropertyKey[], raw: unknown): boolean {
  let value = raw;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value === undefined || value === null;
}
