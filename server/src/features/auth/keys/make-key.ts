import { type ApiKey, limits } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { holdUser } from '../accounts/index.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { keyPrefix, limitsOf } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { keyOnTheWire } from './key-on-the-wire.ts';
import { addKey, keysOf } from './keys.store.ts';

/** Of the secret, after the prefix: 36 bits tell keys apart and leave 220 unknown. */
const SHOWN_CHARACTERS = 6;

/**
 * Makes a key by which the caller's programs call in their name.
 * @returns the key, and its secret: kept nowhere but with the caller
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `api_access_needed`, `key_limit_reached`
 */
export const makeKey = async (
  ctx: Context & Pick<AuthPorts, 'hasApiAccess'>,
  { name }: { name: string },
): Promise<{ success: true; key: ApiKey; secret: string }> => {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.makeKeyByAccount, userId);
  if (!(await ctx.hasApiAccess(ctx, { userId }))) throw new Refusal('api_access_needed');
  const secret = `${keyPrefix}${newSecretToken()}`;
  const start = secret.slice(0, keyPrefix.length + SHOWN_CHARACTERS);
  const key = { id: ctx.newId(), name, start, createdAt: ctx.now() };
  await inTransaction(ctx, async (tx) => {
    // Two at once wait for each other, so that both are counted.
    if (!(await holdUser(tx.db, userId))) throw new Refusal('session_expired');
    if ((await keysOf(tx.db, userId)).length >= limits.apiKeysMax) throw new Refusal('key_limit_reached');
    await addKey(tx.db, { ...key, userId, keyHash: hashOfToken(secret) });
    await noteSecurityEvent(tx, { kind: 'key-made', userId, details: { keyId: key.id } });
  });
  return { success: true, key: keyOnTheWire({ ...key, usedAt: null }), secret };
};
