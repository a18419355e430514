import type { ErrorBody, ErrorCode } from '@maquette/contract';

/** Why one field was refused. Where the field is to blame for the whole refusal, its code serves as the reason too. */
export const reasonCodes = [
  'required',
  'unknown',
  'wrong_type',
  'not_allowed',
  'invalid',
  'email_invalid',
  'too_small',
  'not_above',
  'too_big',
  'too_few_characters',
  'too_many_characters',
  'too_short',
  'no_uppercase',
  'no_lowercase',
  'no_digit',
] as const;
export type ReasonCode = (typeof reasonCodes)[number] | ErrorCode;

/** Values for the gaps of a sentence. */
export type GapValues = Readonly<Record<string, string | number>>;

export interface FieldRefusal {
  readonly code: ReasonCode;
  readonly values?: GapValues;
}

export interface RefusalDetails {
  /** Per-field reasons, by the field's name on the wire. */
  readonly fields?: Readonly<Record<string, FieldRefusal>>;
  /** When to try again, in milliseconds. */
  readonly retryAfterMs?: number;
  /** Values for the gaps of the message. */
  readonly values?: GapValues;
  /** What else a program needs to go on. */
  readonly body?: Omit<ErrorBody, 'message' | 'error' | 'requestId' | 'fields'>;
}

/** A verb says no. Carries a code; the words are added where HTTP is spoken. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
