import type { Actor, Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { keyPrefix } from '../auth.rules.ts';
import { bearerOfKey } from '../keys/index.ts';
import type { AuthPorts } from '../ports.ts';
import { currentSession } from '../sessions/index.ts';

/**
 * Who a bearer token speaks for: that of a session, or a personal key where those are taken.
 * @throws Refusal `session_expired` for what is worth nothing here, and what `bearerOfKey` says
 */
export const recogniseCaller = async (
  ctx: Context & Pick<AuthPorts, 'hasApiAccess'>,
  { token, takesKeys }: { token: string; takesKeys: boolean },
): Promise<Actor> => {
  if (!token.startsWith(keyPrefix)) return currentSession(ctx, token);
  if (!takesKeys) throw new Refusal('session_expired');
  return bearerOfKey(ctx, token);
};
