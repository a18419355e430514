import { type ErrorBody, type ErrorCode, type Locale, statusOf } from '@maquette/contract';
import { BlobMissing } from '../blob-storage/blob-storage.ts';
import { isUnreachable } from '../database/database-error.ts';
import { isDiskFull } from '../disk-full.ts';
import { Refusal, type RefusalDetails } from '../refusal.ts';
import { sentenceFor } from './words.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

export interface Asker {
  readonly locale: Locale;
  readonly requestId: string;
}

const MS_PER_SECOND = 1000;

/** What anything thrown becomes on the wire: a code, a sentence, never a stack. */
export function answerError(error: unknown, { locale, requestId }: Asker): ErrorAnswer {
  const { code, details } = toRefusal(error);
  const seconds = Math.max(1, Math.ceil((details.retryAfterMs ?? 0) / MS_PER_SECOND));
  const fields = Object.entries(details.fields ?? {}).map(([name, reason]) => [
    name,
    { code: reason.code, message: sentenceFor(locale, reason.code, { ...reason.values }) },
  ]);
  return {
    status: statusOf[code],
    headers: details.retryAfterMs === undefined ? {} : { 'retry-after': String(seconds) },
    body: {
      message: sentenceFor(locale, code, { seconds, ...details.values }),
      error: code,
      requestId,
      ...(fields.length > 0 && { fields: Object.fromEntries(fields) as ErrorBody['fields'] }),
      ...details.body,
    },
  };
}

/** Anything thrown as a refusal; what nobody foresaw is `internal`. */
export function toRefusal(error: unknown): { code: ErrorCode; details: RefusalDetails } {
  if (error instanceof Refusal) return error;
  // What was there when the call began: its owner deleted it meanwhile.
  if (error instanceof BlobMissing) return { code: 'not_found', details: {} };
  if (isDiskFull(error)) return { code: 'disk_full', details: {} };
  if (isUnreachable(error) || hasNoFilesLeft(error)) return { code: 'unavailable', details: {} };
  return { code: codeOfStatus((error as { statusCode?: unknown } | null)?.statusCode), details: {} };
}

/** As many files and connections are open as a process may have: there are fewer soon. */
const hasNoFilesLeft = (error: unknown): boolean =>
  /^(EMFILE|ENFILE)$/.test(String((error as { code?: unknown } | null)?.code));

/** Errors of the HTTP layer itself carry a status: a body that is no JSON, is too large, has a strange type. */
function codeOfStatus(status: unknown): ErrorCode {
  if (typeof status !== 'number' || status < 400 || status >= 500) return 'internal';
  const codes: Record<number, ErrorCode> = {
    404: 'not_found',
    413: 'body_too_large',
    415: 'content_type_unsupported',
  };
  return codes[status] ?? 'validation_failed';
}
