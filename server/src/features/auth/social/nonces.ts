import type { Context } from '../../../platform/context.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { limitsOf, nonceLifeMs } from '../auth.rules.ts';
import { addNonce, takeNonce } from './nonces.store.ts';

/**
 * A nonce for one attempt to sign in with a provider: what the provider signs then was made for this attempt.
 * @throws Refusal `rate_limited`
 */
export async function giveNonce(ctx: Context): Promise<{ nonce: string }> {
  await countHit(ctx, limitsOf.nonceByAddress, ctx.address);
  const nonce = newSecretToken();
  await addNonce(ctx.db, { nonceHash: hashOfToken(nonce), expiresAt: ctx.now() + nonceLifeMs });
  return { nonce };
}

/**
 * Uses up the nonce that a credential carries; one that carries none passes.
 * @throws Refusal `social_refused` when it was not given here, was used already or is too old
 */
export async function useNonce(
  { db, now }: Pick<Context, 'db' | 'now'>,
  nonce: string | null,
): Promise<void> {
  if (nonce !== null && !(await takeNonce(db, hashOfToken(nonce), now())))
    throw new Refusal('social_refused');
}
