import type { FastifyInstance } from 'fastify';
import type { SendEvent } from './event-post.ts';
import { SIGNATURE_HEADER } from './events.ts';

const WEBHOOK = '/api/payments/webhook';
const PATIENCE_MS = 10_000;

/**
 * Sends events through the same door as any provider's: by HTTP to where the server listens, or straight into it where
 * it does not. Throws when they are not taken.
 */
export const sendTo =
  (app: FastifyInstance): SendEvent =>
  async (raw, signature) => {
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const address = app.server.address();
    if (address === null || typeof address === 'string') {
      const answer = await app.inject({ method: 'POST', url: WEBHOOK, headers, payload: raw });
      return assertTaken(answer.statusCode);
    }
    const host = hostOf(address.address);
    const answer = await fetch(`http://${host}:${address.port}${WEBHOOK}`, {
      ...{ method: 'POST', headers, body: new Uint8Array(raw) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return assertTaken(answer.status);
  };

const assertTaken = (status: number): void => {
  if (status < 200 || status > 299) throw new Error(`The event was answered with ${status}`);
};

/** "Every interface" is not an address to call. */
const hostOf = (bound: string): string => {
  if (bound === '0.0.0.0') return '127.0.0.1';
  if (bound === '::') return '[::1]';
  return bound.includes(':') ? `[${bound}]` : bound;
};
