import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addSecurityEvent, findSecurityEvent } from './security-events.store.ts';

/** What is written down. Refusals are noted outside the transaction that they undo. */
export type SecurityEventKind =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-revoked'
  | 'email-verified'
  | 'email-change-asked'
  | 'email-change-refused'
  | 'email-changed'
  | 'email-change-undone'
  | 'password-reset'
  | 'password-changed'
  | 'password-change-refused'
  | 'identity-connected'
  | 'account-taken-over'
  | 'account-exported'
  | 'account-deletion-refused'
  | 'account-deleted'
  | 'key-made'
  | 'key-revoked'
  | 'credits-adjusted'
  | 'refund-ordered'
  | 'role-granted'
  | 'role-revoked';

interface Happening {
  readonly kind: SecurityEventKind;
  /** Whom it concerns; null where nobody is known. */
  readonly userId: string | null;
  readonly details?: Readonly<Record<string, string>>;
}

/** Writes down what concerns somebody's security: in the audit log, and a line in the server's own. */
export async function noteSecurityEvent(
  ctx: Context,
  { kind, userId, details = {} }: Happening,
): Promise<void> {
  const { db, newId, now, address, log } = ctx;
  await addSecurityEvent(db, { id: newId(), userId, kind, address, details, createdAt: now() });
  log.info({ userId, ...details }, kind);
}

/**
 * Writes down what may be asked for again under the same id.
 * @returns whether it was not written down before
 * @throws Refusal `idempotency_conflict` when the id stands for something else
 */
export async function noteOnce(
  ctx: Context,
  { id, kind, userId, details = {} }: Happening & { readonly id: string },
): Promise<boolean> {
  const { db, now, address, log } = ctx;
  const event = { id, userId, kind, address, details, createdAt: now() };
  const isNew = await addSecurityEvent(db, event);
  const known = isNew ? event : await findSecurityEvent(db, id);
  const told = (one: typeof known) => [one?.kind, one?.userId, one?.details];
  if (!isDeepStrictEqual(told(known), told(event))) throw new Refusal('idempotency_conflict');
  if (isNew) log.info({ userId, ...details }, kind);
  return isNew;
}
