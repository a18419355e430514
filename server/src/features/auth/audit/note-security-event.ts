import type { Context } from '../../../platform/context.ts';
import { addSecurityEvent } from './security-events.store.ts';

/** What is written down. Refusals are noted outside the transaction that they undo. */
export type SecurityEventKind =
  | 'signed-up'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-revoked'
  | 'email-verified'
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
  | 'role-granted'
  | 'role-revoked';

interface Happening {
  readonly kind: SecurityEventKind;
  /** Whom it concerns; null where nobody is known. */
  readonly userId: string | null;
  readonly details?: Readonly<Record<string, string>>;
}

/** Writes down what concerns somebody's security: in the audit log, and a line in the server's own. */
export const noteSecurityEvent = async (
  ctx: Context,
  { kind, userId, details = {} }: Happening,
): Promise<void> => {
  const { db, newId, now, address, log } = ctx;
  await addSecurityEvent(db, { id: newId(), userId, kind, address, details, createdAt: now() });
  log.info({ userId, ...details }, kind);
};
