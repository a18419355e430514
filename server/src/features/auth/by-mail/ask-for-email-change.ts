import type { ChangeEmailBody } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { findUser, findUserByEmail } from '../accounts/index.ts';
import { noteSecurityEvent } from '../audit/index.ts';
import { limitsOf, providerLabels } from '../auth.rules.ts';
import { passwordFits } from '../passwords/index.ts';
import { addEmailChange, assertNotKept, dropPendingEmailChange } from '../email-changes/index.ts';

/**
 * Has a link mailed to a new address, for whoever knows the password; until it is opened the address stays as it is. What
 * was asked for before and never confirmed is void.
 * @throws Refusal `rate_limited`, `password_elsewhere`, `wrong_password`, `email_in_use` also while whoever left it may want it back,
 * `session_expired`
 */
export async function askForEmailChange(
  ctx: Context,
  { email, password }: ChangeEmailBody,
): Promise<{ success: true }> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.changeEmailByAccount, userId);
  const user = await findUser(ctx.db, userId);
  if (!user) throw new Refusal('session_expired');
  if (user.authProvider !== 'local')
    throw new Refusal('password_elsewhere', { values: { provider: providerLabels[user.authProvider] } });
  if (!(await passwordFits(user.passwordHash, password))) {
    await noteSecurityEvent(ctx, { kind: 'email-change-refused', userId });
    throw new Refusal('wrong_password', { fields: { password: { code: 'wrong_password' } } });
  }
  await inTransaction(ctx, async (tx) => {
    if ((await findUserByEmail(tx.db, email)) !== null)
      throw new Refusal('email_in_use', { fields: { email: { code: 'email_in_use' } } });
    await assertNotKept(tx, { email, userId });
    await dropPendingEmailChange(tx.db, userId);
    const change = { id: tx.newId(), userId, fromEmail: user.email, toEmail: email };
    await addEmailChange(tx.db, { ...change, askedAt: tx.now(), confirmedAt: null });
    await queueMail(tx, { kind: 'email-change', to: { userId }, details: { changeId: change.id } });
    await noteSecurityEvent(tx, { kind: 'email-change-asked', userId });
  });
  return { success: true };
}
