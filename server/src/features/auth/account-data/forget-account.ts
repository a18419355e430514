import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { dropMailsTo } from '../../../platform/mailer/drop-mails.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { forgetUser, holdUser, isGone } from '../accounts/change-users.store.ts';
import type { StoredUser } from '../accounts/users.store.ts';
import { forgetSecurityFacts } from '../audit/security-events.store.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { removeEmailChangesOf } from '../by-mail/email-changes.store.ts';
import { removeMailTokensOf } from '../by-mail/mail-tokens.store.ts';
import { removeKeysOf } from '../keys/keys.store.ts';
import { removeSessionsOf } from '../sessions/sessions.store.ts';
import { removeIdentitiesOf } from '../social/identities.store.ts';

/**
 * Takes everything from an account that tells whose it was and lets nobody in any more; its row and the bare record of what
 * happened stay. Before anything else of theirs is removed: from here on nothing new of theirs is kept.
 * @returns who it was; null when they were gone already
 */
export function forgetAccount(
  ctx: Context,
  { userId }: { userId: string },
): Promise<Pick<StoredUser, 'email' | 'fullName' | 'locale'> | null> {
  return inTransaction(ctx, async (tx) => {
    const user = await holdUser(tx.db, userId);
    if (!user) return null;
    await forgetUser(tx.db, userId, tx.now());
    await noteSecurityEvent(tx, { kind: 'account-deleted', userId });
    await dropMailsTo(tx, { userId, email: user.email });
    await removeTraces(tx, { userId });
    return user;
  });
}

/** Removes what lets somebody in who is gone, and where they called from: also what arrived on their way out. */
export function removeTraces(ctx: Context, { userId }: { userId: string }): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    await removeSessionsOf(db, userId);
    await removeKeysOf(db, userId);
    await removeIdentitiesOf(db, userId);
    await removeMailTokensOf(db, userId);
    await removeEmailChangesOf(db, userId);
    await forgetSecurityFacts(db, userId);
  });
}

/**
 * That a person did not delete their account while something of theirs was on its way. To be asked in the transaction that
 * wrote it, after writing: the row that refers to them keeps the deletion waiting, or has waited for it.
 * @throws Refusal `session_expired`
 */
export async function assertStillHere(
  { db }: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<void> {
  if (await isGone(db, userId)) throw new Refusal('session_expired');
}
