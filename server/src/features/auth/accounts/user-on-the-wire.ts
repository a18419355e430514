import type { User } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import type { AuthPorts } from '../ports.ts';
import type { StoredUser } from './users.store.ts';
import { instant } from '../../../platform/instant.ts';

/** What a person is told about themselves. */
export const userOnTheWire = async (
  ctx: Context & Pick<AuthPorts, 'standingOf'>,
  user: StoredUser,
): Promise<User> => ({
  id: user.id,
  email: user.email,
  fullName: user.fullName,
  authProvider: user.authProvider,
  isVerified: user.isVerified,
  role: user.role,
  ...(await ctx.standingOf(ctx, { userId: user.id })),
  memberSince: instant(user.createdAt),
  locale: user.locale,
});
