import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { dropPendingEmailChange } from '../by-mail/email-changes.store.ts';
import { voidMailTokens } from '../by-mail/mail-tokens.store.ts';
import { removeSessionsOf } from '../sessions/sessions.store.ts';
import { removeIdentitiesOf } from '../social/identities.store.ts';
import { assertUncommon, hashPassword, passwordFits } from './passwords.ts';
import { limitsOf, providerLabels } from '../auth.rules.ts';
import { replacePassword } from './change-users.store.ts';
import { findUser, type StoredUser } from './users.store.ts';

/**
 * Sets a new password for whoever knows the old one; ends every session, the caller's too, and disconnects every provider.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `password_elsewhere`, `password_common`,
 * `wrong_password`
 */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<{ success: true }> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.changePasswordByAccount, userId);
  const from = passwordOf(await findUser(ctx.db, userId));
  assertUncommon(newPassword, 'newPassword');
  if (!(await passwordFits(from, currentPassword))) return refuseWrong(ctx, userId);

  const to = await hashPassword(newPassword);
  await inTransaction(ctx, async (tx) => {
    // Of several changes at once one wins: the others came with a password that is none any more.
    if (!(await replacePassword(tx.db, { id: userId, from, to }))) throw new Refusal('session_expired');
    await removeSessionsOf(tx.db, userId);
    await dropPendingEmailChange(tx.db, userId);
    // Whoever knew the old one could connect a provider of their own.
    await removeIdentitiesOf(tx.db, userId);
    await voidMailTokens(tx.db, { userId, kind: 'password-reset', now: tx.now() });
    await noteSecurityEvent(tx, { kind: 'password-changed', userId });
    await queueMail(tx, { kind: 'password-changed', to: { userId } });
  });
  return { success: true };
}

function passwordOf(user: StoredUser | null): string {
  if (!user) throw new Refusal('session_expired');
  const { authProvider, passwordHash } = user;
  if (authProvider !== 'local')
    throw new Refusal('password_elsewhere', { values: { provider: providerLabels[authProvider] } });
  if (passwordHash === null) throw new Error('A local account has no password');
  return passwordHash;
}

async function refuseWrong(ctx: Context, userId: string): Promise<never> {
  await noteSecurityEvent(ctx, { kind: 'password-change-refused', userId });
  throw new Refusal('wrong_password', { fields: { currentPassword: { code: 'wrong_password' } } });
}
