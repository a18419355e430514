import type { Context } from '../../../platform/context.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { limitsOf } from '../auth.rules.ts';
import { readMailToken } from '../mail-tokens/index.ts';

/**
 * Tells whether a link can still set a password, so that nobody thinks one up for a dead one. Uses nothing up.
 * @throws Refusal `rate_limited`, `token_invalid`, `token_expired`
 */
export async function checkResetLink(ctx: Context, { token }: { token: string }): Promise<{ success: true }> {
  await countHit(ctx, limitsOf.verifyByAddress, ctx.address);
  await readMailToken(ctx, { token, kind: 'password-reset' });
  return { success: true };
}
