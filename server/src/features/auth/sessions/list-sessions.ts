import type { Session } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { sessionsOf } from './sessions.store.ts';
import { instant } from '../../../platform/instant.ts';

/** Where the caller is signed in, last used first. */
export const listSessions = async ({ actor, db, now }: Context): Promise<{ sessions: Session[] }> => {
  if (actor.kind !== 'user') throw new Refusal('not_signed_in');
  const sessions = await sessionsOf(db, { userId: actor.userId, now: now() });
  return {
    sessions: sessions.map(({ id, createdAt, usedAt, expiresAt, userAgent }) => ({
      id,
      current: id === actor.sessionId,
      createdAt: instant(createdAt),
      lastUsedAt: instant(usedAt),
      expiresAt: instant(expiresAt),
      userAgent,
    })),
  };
};
