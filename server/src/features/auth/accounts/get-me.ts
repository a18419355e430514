import type { User } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import type { AuthPorts } from '../ports.ts';
import { userOnTheWire } from './user-on-the-wire.ts';
import { findUser } from './users.store.ts';

/** The person signed in. */
export const getMe = async (ctx: Context & Pick<AuthPorts, 'standingOf'>): Promise<{ user: User }> => {
  const user = await findUser(ctx.db, requireUser(ctx));
  if (!user) throw new Refusal('session_expired');
  return { user: await userOnTheWire(ctx, user) };
};
