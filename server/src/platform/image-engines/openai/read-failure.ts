import { z } from 'zod';
import { failureOfStatus, ServiceFailure } from '../remote/wire/failures.ts';
import type { ServiceReply } from '../remote/wire/service-fetch.ts';

/** OpenAI's own errors, a plain text (sd-server), and FastAPI's (vLLM and others). */
const Failure = z.union([
  z.object({
    error: z.object({
      message: z.string().nullish(),
      type: z.string().nullish(),
      code: z.string().nullish(),
    }),
  }),
  z.object({ error: z.string() }),
  z.object({ detail: z.unknown() }),
]);

const policies = ['moderation_blocked', 'content_policy_violation'];
/** Nothing but money helps against these, whatever the status. */
const accounts = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'];

/** What a status other than 200 means. Text in front of the service, such as a proxy's page, is taken for what its status says. */
export function readFailure(reply: ServiceReply): ServiceFailure {
  const { code, said } = wordsOf(reply);
  const message = `${code}: ${said}`;
  if (policies.includes(code)) return new ServiceFailure('refused', message);
  if (accounts.includes(code)) return new ServiceFailure('operator', message);
  // The model has been retired, or the address is wrong.
  if (reply.status === 404) return new ServiceFailure('operator', message);
  return failureOfStatus(reply, message);
}

function wordsOf(reply: ServiceReply): { readonly code: string; readonly said: string } {
  const failure = Failure.safeParse(reply.jsonOrNull()).data;
  if (failure && 'error' in failure && typeof failure.error === 'object') {
    const { message, type, code } = failure.error;
    return { code: code ?? type ?? 'unknown', said: message ?? '' };
  }
  return { code: 'unknown', said: reply.bytes.toString('utf8') };
}
