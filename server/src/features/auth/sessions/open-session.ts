import type { Context } from '../../../platform/context.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { expiryOf, idleMsFor } from '../auth.rules.ts';
import { addSession } from './sessions.store.ts';

export interface OpenSession {
  readonly user: { readonly id: string };
  readonly rememberMe: boolean;
  readonly userAgent: string;
}

/**
 * Opens a session for a person whose identity has been proven.
 * @returns its bearer token, kept nowhere but with the caller
 */
export const openSession = async (
  { db, now, newId }: Context,
  { user, rememberMe, userAgent }: OpenSession,
): Promise<string> => {
  const token = newSecretToken();
  const times = { createdAt: now(), idleMs: idleMsFor(rememberMe) };
  await addSession(db, {
    ...times,
    id: newId(),
    userId: user.id,
    tokenHash: hashOfToken(token),
    expiresAt: expiryOf(times, times.createdAt),
    userAgent,
  });
  return token;
};
