import type { UpdateProfileBody, User } from '@maquette/contract';
import { countHit } from '../../platform/rate-limit.ts';
import { requireUser } from '../../platform/require-user.ts';
import { changeProfile } from '../auth/index.ts';
import type { ProfileContext } from './ports.ts';
import { limitsOf } from './profile.rules.ts';

/**
 * Changes the caller's name, language, or what stands on their invoices.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `email_not_yours`
 */
export async function updateProfile(
  ctx: ProfileContext,
  changes: UpdateProfileBody,
): Promise<{ user: User }> {
  await countHit(ctx, limitsOf.change, requireUser(ctx));
  return changeProfile(ctx, changes);
}
