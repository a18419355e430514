import type { UpdateProfileBody, User } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { emailKey } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { changeUser } from './change-users.store.ts';
import { userOnTheWire } from './user-on-the-wire.ts';
import { findUser } from './users.store.ts';

/**
 * Changes the caller's name or language. Their address may come along, as forms send it, but not another one.
 * @throws Refusal `not_signed_in`, `session_expired`, `email_not_yours`
 */
export const changeProfile = async (
  ctx: Context & Pick<AuthPorts, 'standingOf'>,
  { email, fullName, locale }: UpdateProfileBody,
): Promise<{ user: User }> => {
  const userId = requireUser(ctx);
  const user = await findUser(ctx.db, userId);
  if (!user) throw new Refusal('session_expired');
  if (email !== undefined && emailKey(email) !== emailKey(user.email))
    throw new Refusal('email_not_yours', { fields: { email: { code: 'email_not_yours' } } });
  const changed = await changeUser(ctx.db, userId, { fullName, locale });
  if (!changed) throw new Refusal('session_expired');
  return { user: await userOnTheWire(ctx, changed) };
};
