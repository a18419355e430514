import type { UpdateProfileBody, User } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { requireUser } from '../../platform/require-user.ts';
import { changeProfile } from '../auth/index.ts';
import { limitsOf } from './profile.rules.ts';

/**
 * Changes the caller's name or language.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `email_not_yours`
 */
export const updateProfile = async (ctx: Context, changes: UpdateProfileBody): Promise<{ user: User }> => {
  await countHit(ctx, limitsOf.change, requireUser(ctx));
  return changeProfile(ctx, changes);
};
