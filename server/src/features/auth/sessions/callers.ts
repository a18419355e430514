import type { Actor, Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { keyPrefix } from '../auth.rules.ts';
import { hasKey } from '../keys/keys.store.ts';
import { bearerOfKey } from '../keys/keys.ts';
import type { AuthPorts } from '../ports.ts';
import { hasSession } from './sessions.store.ts';
import { currentSession } from './sessions.ts';

/**
 * Who a bearer token speaks for: that of a session, or a personal key where those are taken.
 * @throws Refusal `session_expired` for what is worth nothing here, and what `bearerOfKey` says
 */
export async function recogniseCaller(
  ctx: Context & Pick<AuthPorts, 'hasApiAccess'>,
  { token, takesKeys }: { token: string; takesKeys: boolean },
): Promise<Actor> {
  if (!token.startsWith(keyPrefix)) return currentSession(ctx, token);
  if (!takesKeys) throw new Refusal('session_expired');
  return bearerOfKey(ctx, token);
}

/** Whether the session or key a call came with is still good: for a call that lasts. Does not keep it alive. */
export async function isStillSignedIn({ actor, db, now }: Context): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const { userId, sessionId, keyId } = actor;
  return keyId === undefined
    ? hasSession(db, { id: sessionId, userId, now: now() })
    : hasKey(db, { id: keyId, userId });
}
