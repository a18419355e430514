import type { Stripe } from 'stripe';
import type { StripeSettings } from '../../config/card-settings.ts';
import type { Log } from '../../log.ts';
import { Refusal } from '../../refusal.ts';
import { CustomerGone } from '../card-provider.ts';

export interface StripePorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** How long one call may take; 20 s unless told. */
  readonly timeoutMs?: number;
}

/** The line to Stripe: every call goes over it, so that every failure is translated. */
export interface StripeLink {
  readonly stripe: Stripe;
  /**
   * Makes a call. `expected` turns an error that the caller foresees into a value; `undefined` from it means: not this one.
   * @throws Refusal `cards_busy` or `cards_unavailable` when nothing is known of what became of the call
   * @throws Error when Stripe says that the call was wrong
   */
  ask<T>(call: Promise<T>): Promise<T>;
  ask<T, E>(call: Promise<T>, expected: (error: StripeError) => E | undefined): Promise<T | E>;
}

export type StripeError = InstanceType<(typeof Stripe)['errors']['StripeError']>;

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
/** The version all shapes here are of; the webhook endpoint has to be of the same. */
const API_VERSION = '2026-10-28.endive';

export async function stripeLink(
  { secretKey, apiUrl }: StripeSettings,
  { log, timeoutMs = TIMEOUT_MS }: StripePorts,
): Promise<StripeLink> {
  // Loaded only by those who have Stripe: it would make every start slower.
  const { Stripe } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port || (isHttps ? '443' : '80'),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  const ask = async <T, E>(
    call: Promise<T>,
    expected?: (error: StripeError) => E | undefined,
  ): Promise<T | E> => {
    try {
      const answer = await call;
      if (isFailure(answer)) throw new Refusal('cards_unavailable');
      return answer;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const value = expected?.(error);
      if (value !== undefined) return value;
      throw translated(error, log);
    }
  };
  return { stripe, ask };
}

/** The library takes whatever names no error for a success, also what something between here and Stripe answered. */
function isFailure(answer: unknown): boolean {
  const { lastResponse } = (answer ?? {}) as { lastResponse?: { statusCode?: number } };
  return (lastResponse?.statusCode ?? 200) >= 400;
}

/** Stripe's own words name customers and cards, so only what cannot is written down. */
function translated(error: StripeError, log: Log): Error {
  const { code, type, statusCode: status, requestId } = error;
  const said = { code, type, status, requestId };
  if (status === 429 || code === 'lock_timeout' || code === 'rate_limit') {
    log.warn(said, 'Stripe is busy');
    return new Refusal('cards_busy');
  }
  if (status === 401 || status === 403) {
    log.error(said, 'Stripe does not take the secret key');
    return new Refusal('cards_unavailable');
  }
  if (isMissing(error, 'customer')) return new CustomerGone();
  if (status === undefined || status === 409 || status >= 500) {
    log.warn(said, 'Stripe cannot be reached');
    return new Refusal('cards_unavailable');
  }
  return new Error(
    `Stripe refused a call: status ${status}, ${code ?? type}, request ${requestId ?? 'unnamed'}`,
  );
}

/** Whether what was named is not there; `param` = it must be this one. */
export const isMissing = (error: StripeError, param?: string): boolean =>
  error.code === 'resource_missing' && (param === undefined || error.param === param);

/** Whether a text that people send can be the name of something at Stripe: it becomes part of an address. */
export const isName = (id: string): boolean => /^\w{1,255}$/.test(id);
