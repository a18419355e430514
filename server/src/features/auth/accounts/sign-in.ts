import type { LoginBody, SignedIn } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hasSignedInFrom } from '../audit/security-events.store.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { openSession } from '../sessions/sessions.ts';
import { passwordFits } from './passwords.ts';
import { userAnswer } from './queries.ts';
import { emailKey, knownAddressMs, limitsOf } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { holdUser } from './change-users.store.ts';
import { findUserByEmail, type StoredUser } from './users.store.ts';

/**
 * Signs in by e-mail and password. A wrong password and an unknown address look and last the same.
 * @throws Refusal `rate_limited`, `wrong_credentials`
 */
export async function signIn(
  ctx: Context & Pick<AuthPorts, 'subscriptionStatusOf'>,
  input: LoginBody & { userAgent: string },
): Promise<SignedIn> {
  const account = emailKey(input.email);
  await countHit(ctx, limitsOf.signInByAddress, ctx.address);
  await countHit(ctx, limitsOf.signInByBoth, `${account} ${ctx.address}`);
  const user = await findUserByEmail(ctx.db, input.email);
  await countForAccount(ctx, account, user);

  const fits = await passwordFits(user?.passwordHash ?? null, input.password);
  if (!user || !fits) {
    await noteSecurityEvent(ctx, { kind: 'sign-in-refused', userId: user?.id ?? null });
    throw new Refusal('wrong_credentials');
  }

  const { rememberMe = false, userAgent } = input;
  const token = await inTransaction(ctx, async (tx) => {
    // A password that was replaced while it was being checked opens nothing.
    const { passwordHash } = (await holdUser(tx.db, user.id)) ?? {};
    if (passwordHash !== user.passwordHash) throw new Refusal('wrong_credentials');
    await noteSecurityEvent(tx, { kind: 'signed-in', userId: user.id });
    return openSession(tx, { user, rememberMe, userAgent });
  });
  return { token, user: await userAnswer(ctx, user) };
}

/** A crowd that guesses at an account does not keep its owner out where they have signed in before. */
async function countForAccount(ctx: Context, account: string, user: StoredUser | null): Promise<void> {
  try {
    await countHit(ctx, limitsOf.signInByAccount, account);
  } catch (error) {
    // Asked for unknown addresses too: the time must not tell them apart.
    const place = { userId: user?.id ?? '', address: ctx.address, since: ctx.now() - knownAddressMs };
    if (!(await hasSignedInFrom(ctx.db, place))) throw error;
  }
}
