import type { ChangeEmailBody } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { newSecretToken } from '../../../platform/secret-token.ts';
import { changeUser, holdUser, replaceEmail } from '../accounts/change-users.store.ts';
import { hashPassword, passwordFits } from '../accounts/passwords.ts';
import { findUser, findUserByEmail } from '../accounts/users.store.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { emailKey, limitsOf, mailTokenLifeMs, providerLabels } from '../auth.rules.ts';
import { removeSessionsOf } from '../sessions/sessions.store.ts';
import { removeIdentitiesOf } from '../social/identities.store.ts';
import {
  addEmailChange,
  dropPendingEmailChange,
  findEmailChange,
  isKeptForSomebody,
  markConfirmed,
  removeEmailChangesOf,
} from './email-changes.store.ts';
import { useMailToken, voidMailTokens } from './mail-tokens.store.ts';
import { readMailToken } from './mail-tokens.ts';

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

/**
 * Tells whether a link can still undo a change, so that nobody decides about a dead one. Uses nothing up.
 * @throws Refusal `rate_limited`, `token_invalid`, `token_expired`
 */
export async function checkUndoLink(ctx: Context, { token }: { token: string }): Promise<{ success: true }> {
  await countHit(ctx, limitsOf.verifyByAddress, ctx.address);
  const { userId, subject } = await readMailToken(ctx, { token, kind: 'email-changed' });
  if (!(await findEmailChange(ctx.db, { id: subject ?? '', userId }))) throw new Refusal('token_invalid');
  return { success: true };
}

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

/** @throws Refusal `email_in_use` while somebody else, who left this address, may still want it back */
export async function assertNotKept(
  { db, now }: Context,
  { email, userId }: { email: string; userId: string | null },
): Promise<void> {
  const since = now() - mailTokenLifeMs['email-changed'];
  if (await isKeptForSomebody(db, { email, userId, since }))
    throw new Refusal('email_in_use', { fields: { email: { code: 'email_in_use' } } });
}
