import type { LoginBody, SignedIn } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { emailKey, limitsOf } from '../auth.rules.ts';
import { openSession } from '../sessions/index.ts';
import { passwordFits } from '../passwords/index.ts';
import { userOnTheWire } from './user-on-the-wire.ts';
import { findUserByEmail } from './users.store.ts';

/**
 * Signs in by e-mail and password. A wrong password and an unknown address look and last the same.
 * @throws Refusal `rate_limited`, `wrong_credentials`
 */
export const signIn = async (ctx: Context, input: LoginBody & { userAgent: string }): Promise<SignedIn> => {
  await countHit(ctx, limitsOf.signInByAddress, ctx.address);
  await countHit(ctx, limitsOf.signInByAccount, emailKey(input.email));

  const user = await findUserByEmail(ctx.db, input.email);
  const fits = await passwordFits(user?.passwordHash ?? null, input.password);
  if (!user || !fits) {
    ctx.log.info({ userId: user?.id }, 'sign-in refused');
    throw new Refusal('wrong_credentials');
  }

  const { rememberMe = false, userAgent } = input;
  const token = await inTransaction(ctx, (tx) => openSession(tx, { user, rememberMe, userAgent }));
  ctx.log.info({ userId: user.id }, 'signed in');
  return { token, user: userOnTheWire(user) };
};
