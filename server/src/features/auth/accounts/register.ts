import type { RegisterBody, SignedIn } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { assertNotKept } from '../by-mail/email-changes.ts';
import { openSession } from '../sessions/sessions.ts';
import { assertUncommon, hashPassword } from './passwords.ts';
import { userAnswer } from './queries.ts';
import { emailKey, limitsOf } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { addUser } from './users.store.ts';

/**
 * Makes an account with a password and signs it in.
 * @throws Refusal `rate_limited`, `password_common`, `email_in_use`
 */
export async function register(
  ctx: Context & Pick<AuthPorts, 'onSignedUp' | 'subscriptionStatusOf'>,
  input: RegisterBody & { userAgent: string },
): Promise<SignedIn> {
  await countHit(ctx, limitsOf.registerByAddress, ctx.address);
  await countHit(ctx, limitsOf.registerByAccount, emailKey(input.email));
  assertUncommon(input.password, 'password');

  const passwordHash = await hashPassword(input.password);
  const made = await inTransaction(ctx, async (tx) => {
    await assertNotKept(tx, { email: input.email, userId: null });
    const user = await addUser(tx.db, {
      id: tx.newId(),
      email: input.email,
      fullName: input.fullName,
      passwordHash,
      authProvider: 'local',
      isVerified: false,
      locale: tx.locale,
      createdAt: tx.now(),
    });
    if (!user) throw new Refusal('email_in_use', { fields: { email: { code: 'email_in_use' } } });
    await ctx.onSignedUp(tx, { userId: user.id });
    await queueMail(tx, { kind: 'verification', to: { userId: user.id } });
    await noteSecurityEvent(tx, { kind: 'signed-up', userId: user.id });
    const token = await openSession(tx, { user, rememberMe: false, userAgent: input.userAgent });
    return { token, user };
  });
  return { ...made, user: await userAnswer(ctx, made.user) };
}
