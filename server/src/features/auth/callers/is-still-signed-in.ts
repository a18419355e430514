import type { Context } from '../../../platform/context.ts';
import { hasKey } from '../keys/index.ts';
import { hasSession } from '../sessions/index.ts';

/** Whether the session or key a call came with is still good: for a call that lasts. Does not keep it alive. */
export const isStillSignedIn = async ({ actor, db, now }: Context): Promise<boolean> => {
  if (actor.kind !== 'user') return false;
  const { userId, sessionId, keyId } = actor;
  return keyId === undefined
    ? hasSession(db, { id: sessionId, userId, now: now() })
    : hasKey(db, { id: keyId, userId });
};
