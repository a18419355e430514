import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeUser, holdUser } from '../accounts/change-users.store.ts';
import { assertUncommon, hashPassword } from '../accounts/passwords.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { emailKey, limitsOf } from '../auth.rules.ts';
import { removeSessionsOf } from '../sessions/sessions.store.ts';
import { removeIdentitiesOf } from '../social/identities.store.ts';
import { dropPendingEmailChange } from './email-changes.store.ts';
import { useMailToken, voidMailTokens } from './mail-tokens.store.ts';
import { readMailToken } from './mail-tokens.ts';

/**
 * Has a link to set a new password sent to whoever has this address. Does and answers the same whether or not anybody
 * has: the address is looked up when the mail leaves.
 * @throws Refusal `rate_limited`
 */
export async function forgotPassword(ctx: Context, { email }: { email: string }): Promise<{ success: true }> {
  await countHit(ctx, limitsOf.forgotByAddress, ctx.address);
  await countHit(ctx, limitsOf.forgotByAccount, emailKey(email));
  await queueMail(ctx, { kind: 'password-reset', to: { email } });
  return { success: true };
}

/**
 * Tells whether a link can still set a password, so that nobody thinks one up for a dead one. Uses nothing up.
 * @throws Refusal `rate_limited`, `token_invalid`, `token_expired`
 */
export async function checkResetLink(ctx: Context, { token }: { token: string }): Promise<{ success: true }> {
  await countHit(ctx, limitsOf.verifyByAddress, ctx.address);
  await readMailToken(ctx, { token, kind: 'password-reset' });
  return { success: true };
}

/**
 * Sets a new password with a token from a mail. Whoever has the token has the mailbox: the address is proven, and all that
 * was opened without that proof ends.
 * @throws Refusal `rate_limited`, `password_common` (the token stays good), `token_invalid`, `token_expired`
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<{ success: true }> {
  await countHit(ctx, limitsOf.resetByAddress, ctx.address);
  assertUncommon(password, 'password');
  // Read before the costly work is done, and again by whoever uses it up.
  const mailed = await readMailToken(ctx, { token, kind: 'password-reset' });
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const { userId } = mailed;
    const isHere = (await holdUser(tx.db, userId)) !== null;
    if (!isHere || !(await useMailToken(tx.db, mailed, tx.now()))) throw new Refusal('token_invalid');
    // Whoever made the account, or knew the old password, could connect a provider of their own.
    await removeIdentitiesOf(tx.db, userId);
    await changeUser(tx.db, userId, { passwordHash, authProvider: 'local', isVerified: true });
    await voidMailTokens(tx.db, { userId, kind: 'password-reset', now: tx.now() });
    await removeSessionsOf(tx.db, userId);
    await dropPendingEmailChange(tx.db, userId);
    await noteSecurityEvent(tx, { kind: 'password-reset', userId });
    await queueMail(tx, { kind: 'password-changed', to: { userId } });
  });
  return { success: true };
}
