import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { holdUser, replaceEmail } from '../accounts/index.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { emailKey, limitsOf } from '../auth.rules.ts';
import { readMailToken, voidMailTokens } from '../mail-tokens/index.ts';
import { findEmailChange, markConfirmed } from '../email-changes/index.ts';

/**
 * Makes the address that a token was mailed to the account's, and tells the one before, with a way back. Opened twice it
 * says the same twice, like every link that mail scanners open first.
 * @throws Refusal `rate_limited`, `token_invalid`, `token_expired`, `email_in_use` where somebody took the address meanwhile
 */
export async function confirmEmailChange(
  ctx: Context,
  { token }: { token: string },
): Promise<{ success: true; email: string }> {
  await countHit(ctx, limitsOf.verifyByAddress, ctx.address);
  return inTransaction(ctx, async (tx) => {
    const { userId, subject } = await readMailToken(tx, { token, kind: 'email-change' });
    const user = await holdUser(tx.db, userId);
    const change = await findEmailChange(tx.db, { id: subject ?? '', userId });
    if (!user || !change) throw new Refusal('token_invalid');
    const email = change.toEmail;
    if (change.confirmedAt !== null) {
      if (emailKey(user.email) !== emailKey(email)) throw new Refusal('token_invalid');
      return { success: true as const, email };
    }
    if (!(await replaceEmail(tx.db, { id: userId, email }))) throw new Refusal('email_in_use');
    await markConfirmed(tx.db, change.id, tx.now());
    // What was mailed to the address before is nothing for whoever reads it from now on.
    for (const kind of ['verification', 'password-reset'] as const)
      await voidMailTokens(tx.db, { userId, kind, now: tx.now() });
    await noteSecurityEvent(tx, { kind: 'email-changed', userId });
    await queueMail(tx, { kind: 'email-changed', to: { userId }, details: { changeId: change.id } });
    return { success: true as const, email };
  });
}
