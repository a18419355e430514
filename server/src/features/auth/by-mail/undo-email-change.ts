import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { newSecretToken } from '../../../platform/secret-token.ts';
import { changeUser, holdUser, replaceEmail } from '../accounts/index.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { limitsOf } from '../auth.rules.ts';
import { removeIdentitiesOf } from '../identities/index.ts';
import { readMailToken, useMailToken, voidMailTokens } from '../mail-tokens/index.ts';
import { hashPassword } from '../passwords/index.ts';
import { removeSessionsOf } from '../sessions/index.ts';
import { findEmailChange, removeEmailChangesOf } from '../email-changes/index.ts';

/**
 * Gives an account back to the address it had before. Whoever changed it knew the password: that opens nothing any more,
 * every session ends, and a link to choose another one is mailed to the address. Later changes fall with it.
 * @throws Refusal `rate_limited`, `token_invalid` also for a link that was used, `token_expired`, `email_in_use`
 */
export async function undoEmailChange(
  ctx: Context,
  { token }: { token: string },
): Promise<{ success: true; email: string }> {
  await countHit(ctx, limitsOf.resetByAddress, ctx.address);
  // Read before the costly work is done, and again by whoever uses it up.
  const mailed = await readMailToken(ctx, { token, kind: 'email-changed' });
  const passwordHash = await hashPassword(newSecretToken());
  return inTransaction(ctx, async (tx) => {
    const { userId, subject } = mailed;
    const user = await holdUser(tx.db, userId);
    const change = await findEmailChange(tx.db, { id: subject ?? '', userId });
    const email = change?.fromEmail ?? '';
    if (!user || !change || !(await useMailToken(tx.db, mailed, tx.now())))
      throw new Refusal('token_invalid');
    if (!(await replaceEmail(tx.db, { id: userId, email }))) throw new Refusal('email_in_use');
    await changeUser(tx.db, userId, { passwordHash, authProvider: 'local' });
    await removeEmailChangesOf(tx.db, userId);
    await removeIdentitiesOf(tx.db, userId);
    await removeSessionsOf(tx.db, userId);
    for (const kind of ['verification', 'password-reset'] as const)
      await voidMailTokens(tx.db, { userId, kind, now: tx.now() });
    await noteSecurityEvent(tx, { kind: 'email-change-undone', userId });
    await queueMail(tx, { kind: 'password-reset', to: { userId } });
    return { success: true as const, email };
  });
}
