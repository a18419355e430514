import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeUser } from '../accounts/change-users.store.ts';
import { findUser } from '../accounts/users.store.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { emailKey, limitsOf } from '../auth.rules.ts';
import { readMailToken } from './mail-tokens.ts';

/**
 * Confirms the address that a token was mailed to. Does not use the token up: mail scanners open links before their
 * readers do, who are to be told the same.
 * @throws Refusal `rate_limited`, `token_invalid`, `token_expired`
 */
export async function verifyEmail(ctx: Context, { token }: { token: string }): Promise<{ success: true }> {
  await countHit(ctx, limitsOf.verifyByAddress, ctx.address);
  await inTransaction(ctx, async (tx) => {
    const { userId } = await readMailToken(tx, { token, kind: 'verification' });
    const user = await findUser(tx.db, userId);
    if (!user) throw new Refusal('token_invalid');
    if (user.isVerified) return;
    if (!(await changeUser(tx.db, userId, { isVerified: true }))) throw new Refusal('token_invalid');
    await noteSecurityEvent(tx, { kind: 'email-verified', userId });
  });
  return { success: true };
}

/**
 * Has the link that confirms an address sent again. Does and answers the same whether or not anybody has the address or
 * still needs the mail: that is looked up when it leaves.
 * @throws Refusal `rate_limited`
 */
export async function resendVerification(
  ctx: Context,
  { email }: { email: string },
): Promise<{ success: true }> {
  await countHit(ctx, limitsOf.resendByAddress, ctx.address);
  await countHit(ctx, limitsOf.resendByAccount, emailKey(email));
  await queueMail(ctx, { kind: 'verification', to: { email } });
  return { success: true };
}
