import type { Actor, Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import { expiryOf, isExpired, shouldSlide } from '../auth.rules.ts';
import { extendSession, findSessionByToken } from './sessions.store.ts';

/**
 * Who a bearer token speaks for. Using a session keeps it alive.
 * @throws Refusal `session_expired` for a token that ended, was revoked or never was: a caller cannot tell which
 */
export const currentSession = async ({ db, now }: Context, token: string): Promise<Actor> => {
  const session = await findSessionByToken(db, hashOfToken(token));
  const usedAt = now();
  if (!session || isExpired(session, usedAt)) throw new Refusal('session_expired');

  if (shouldSlide(session, usedAt))
    await extendSession(db, {
      id: session.id,
      userId: session.userId,
      usedAt,
      expiresAt: expiryOf(session, usedAt),
    });
  return { kind: 'user', userId: session.userId, sessionId: session.id, role: session.role };
};
