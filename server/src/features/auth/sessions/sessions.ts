import type { Session } from '@maquette/contract';
import type { Actor, Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { instant } from '../../../platform/instant.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { expiryOf, idleMsFor, isExpired, shouldSlide } from '../auth.rules.ts';
import {
  addSession,
  extendSession,
  findSessionByToken,
  removeSession,
  sessionsOf,
} from './sessions.store.ts';

export interface OpenSession {
  readonly user: { readonly id: string };
  readonly rememberMe: boolean;
  readonly userAgent: string;
}

/**
 * Opens a session for a person whose identity has been proven.
 * @returns its bearer token, kept nowhere but with the caller
 */
export async function openSession(
  { db, now, newId }: Context,
  { user, rememberMe, userAgent }: OpenSession,
): Promise<string> {
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
}

/**
 * Who a bearer token speaks for. Using a session keeps it alive.
 * @throws Refusal `session_expired` for a token that ended, was revoked or never was: a caller cannot tell which
 */
export async function currentSession({ db, now }: Context, token: string): Promise<Actor> {
  const session = await findSessionByToken(db, hashOfToken(token));
  const usedAt = now();
  if (!session || isExpired(session, usedAt)) throw new Refusal('session_expired');

  if (shouldSlide(session, usedAt))
    await extendSession(db, {
      id: session.id,
      userId: session.userId,
      usedAt,
      expiresAt: expiryOf(session, usedAt),
    });
  return { kind: 'user', userId: session.userId, sessionId: session.id, role: session.role };
}

/** Where the caller is signed in, last used first. */
export async function listSessions({ actor, db, now }: Context): Promise<{ sessions: Session[] }> {
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
}

/** Ends the session that the caller came with; the person's other sessions stay. */
export async function signOut(ctx: Context): Promise<{ success: true }> {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Refusal('not_signed_in');
  const { sessionId: id, userId } = actor;
  await inTransaction(ctx, async (tx) => {
    await removeSession(tx.db, { id, userId });
    await noteSecurityEvent(tx, { kind: 'signed-out', userId });
  });
  return { success: true };
}

/**
 * Ends one of the caller's sessions, perhaps the one they came with.
 * @throws Refusal `not_signed_in`, `not_found` alike for what is not there and what is somebody else's
 */
export async function revokeSession(ctx: Context, { id }: { id: string }): Promise<{ success: true }> {
  const userId = requireUser(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await removeSession(tx.db, { id, userId }))) throw new Refusal('not_found');
    await noteSecurityEvent(tx, { kind: 'session-revoked', userId });
  });
  return { success: true };
}
