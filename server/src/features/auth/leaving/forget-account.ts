import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { dropMailsTo } from '../../../platform/mailer/drop-mails.ts';
import { forgetUser, holdUser, type StoredUser } from '../accounts/index.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { removeEmailChangesOf } from '../email-changes/index.ts';
import { removeIdentitiesOf } from '../identities/index.ts';
import { removeKeysOf } from '../keys/index.ts';
import { removeMailTokensOf } from '../mail-tokens/index.ts';
import { removeSessionsOf } from '../sessions/index.ts';
import { forgetSecurityFacts } from './leaving.store.ts';

/**
 * Takes everything from an account that tells whose it was and lets nobody in any more; its row and the bare record of what
 * happened stay. Before anything else of theirs is removed: from here on nothing new of theirs is kept.
 * @returns who it was; null when they were gone already
 */
export const forgetAccount = (
  ctx: Context,
  { userId }: { userId: string },
): Promise<Pick<StoredUser, 'email' | 'fullName' | 'locale'> | null> =>
  inTransaction(ctx, async (tx) => {
    const user = await holdUser(tx.db, userId);
    if (!user) return null;
    await forgetUser(tx.db, userId, tx.now());
    await noteSecurityEvent(tx, { kind: 'account-deleted', userId });
    await dropMailsTo(tx, { userId, email: user.email });
    await removeTraces(tx, { userId });
    return user;
  });

/** Removes what lets somebody in who is gone, and where they called from: also what arrived on their way out. */
export const removeTraces = (ctx: Context, { userId }: { userId: string }): Promise<void> =>
  inTransaction(ctx, async ({ db }) => {
    await removeSessionsOf(db, userId);
    await removeKeysOf(db, userId);
    await removeIdentitiesOf(db, userId);
    await removeMailTokensOf(db, userId);
    await removeEmailChangesOf(db, userId);
    await forgetSecurityFacts(db, userId);
  });
