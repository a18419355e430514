import type { Actor, Context } from '../../../platform/context.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import { limitsOf, shouldSlide } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { findKeyByHash, noteUse } from './keys.store.ts';

/**
 * Who a personal key speaks for: its owner, never as an administrator.
 * @throws Refusal `session_expired` for a key that was revoked or never was, `rate_limited`, `api_access_needed` while the
 *   plan does not give it
 */
export const bearerOfKey = async (
  ctx: Context & Pick<AuthPorts, 'hasApiAccess'>,
  secret: string,
): Promise<Actor> => {
  const key = await findKeyByHash(ctx.db, hashOfToken(secret));
  if (!key) throw new Refusal('session_expired');
  const { id, userId } = key;
  await countHit(ctx, limitsOf.callsByKey, id);
  if (!(await ctx.hasApiAccess(ctx, { userId }))) throw new Refusal('api_access_needed');
  const usedAt = ctx.now();
  if (shouldSlide({ usedAt: key.usedAt ?? 0 }, usedAt)) await noteUse(ctx.db, { id, userId, usedAt });
  return { kind: 'user', userId, sessionId: '', keyId: id, role: 'user' };
};
