import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { Meter } from './meter.ts';

/** Puts `GET /metrics` on the server, for whoever has the token; without one there is no such address. */
export function mountMetrics(app: FastifyInstance, meter: Meter, token: string | null): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (token === null) throw new Refusal('not_found');
    const [scheme, given = ''] = headers.authorization?.split(' ') ?? [];
    if (scheme?.toLowerCase() !== 'bearer' || !isSame(given, token)) throw new Refusal('not_signed_in');
    const told = await meter.tell();
    if (told === null) throw new Refusal('not_found');
    return reply.header('content-type', told.contentType).header('cache-control', 'no-store').send(told.text);
  });
}

/** In the same time, whatever is given. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
