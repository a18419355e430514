import type { z } from 'zod';
import { type FieldRefusal, type ReasonCode, reasonCodes, Refusal } from '../refusal.ts';

type Issue = z.core.$ZodIssue;

/** Turns what a schema found wrong into one refusal with the first reason for each field. */
export function refusalOfIssues(error: z.ZodError, raw: unknown): Refusal {
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
