import { type Answer, type ApiKey, type authEndpoints, limits } from '@maquette/contract';
import type { Actor, Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { instant } from '../../../platform/instant.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { holdUser } from '../accounts/change-users.store.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { keyPrefix, limitsOf, shouldSlide } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { addKey, findKeyByHash, keysOf, noteUse, removeKey, type StoredKey } from './keys.store.ts';

/** Of the secret, after the prefix: 36 bits tell keys apart and leave 220 unknown. */
const SHOWN_CHARACTERS = 6;

/**
 * Makes a key by which the caller's programs call in their name.
 * @returns the key, and its secret: kept nowhere but with the caller
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `api_access_needed`, `key_limit_reached`
 */
export async function makeKey(
  ctx: Context & Pick<AuthPorts, 'hasApiAccess'>,
  { name }: { name: string },
): Promise<{ success: true; key: ApiKey; secret: string }> {
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
  return { success: true, key: keyAnswer({ ...key, usedAt: null }), secret };
}

/** The caller's keys, newest first: also those that rest because the plan has ended. */
export async function listKeys(
  ctx: Context & Pick<AuthPorts, 'hasApiAccess'>,
): Promise<Answer<typeof authEndpoints.listKeys>> {
  const userId = requireUser(ctx);
  const keys = await keysOf(ctx.db, userId);
  return { keys: keys.map(keyAnswer), hasApiAccess: await ctx.hasApiAccess(ctx, { userId }) };
}

/**
 * Ends one of the caller's keys: the next call with it is refused.
 * @throws Refusal `not_signed_in`, `not_found` alike for what is not there and what is somebody else's
 */
export async function revokeKey(ctx: Context, { id }: { id: string }): Promise<{ success: true }> {
  const userId = requireUser(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await removeKey(tx.db, { id, userId }))) throw new Refusal('not_found');
    await noteSecurityEvent(tx, { kind: 'key-revoked', userId, details: { keyId: id } });
  });
  return { success: true };
}

/**
 * Who a personal key speaks for: its owner, never as an administrator.
 * @throws Refusal `session_expired` for a key that was revoked or never was, `rate_limited`, `api_access_needed` while the
 *   plan does not give it
 */
export async function bearerOfKey(
  ctx: Context & Pick<AuthPorts, 'hasApiAccess'>,
  secret: string,
): Promise<Actor> {
  const key = await findKeyByHash(ctx.db, hashOfToken(secret));
  if (!key) throw new Refusal('session_expired');
  const { id, userId } = key;
  await countHit(ctx, limitsOf.callsByKey, id);
  if (!(await ctx.hasApiAccess(ctx, { userId }))) throw new Refusal('api_access_needed');
  const usedAt = ctx.now();
  if (shouldSlide({ usedAt: key.usedAt ?? 0 }, usedAt)) await noteUse(ctx.db, { id, userId, usedAt });
  return { kind: 'user', userId, sessionId: '', keyId: id, role: 'user' };
}

/** What its owner is told of a key: never the key itself. */
export function keyAnswer({ id, name, start, createdAt, usedAt }: StoredKey): ApiKey {
  return {
    ...{ id, name, start },
    createdAt: instant(createdAt),
    lastUsedAt: instant(usedAt),
  };
}
