import type { SocialProvider } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { passwordFits } from '../accounts/passwords.ts';
import { findUser } from '../accounts/users.store.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { providerLabels } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { confirmIdentity } from '../social/confirm-identity.ts';

export interface Proof {
  readonly password?: string | undefined;
  readonly provider?: SocialProvider | undefined;
  /** Of a fresh sign-in with the provider; counts where a password was sent as well. */
  readonly credential?: string | undefined;
}

/**
 * That it is really the owner of an account who asks, not somebody who found it open: by their password, or by signing in
 * afresh with a provider that is connected to it.
 * @throws Refusal `session_expired`, `password_elsewhere`, `wrong_password`, and what `confirmIdentity` says
 */
export async function assertOwner(
  ctx: Context & Pick<AuthPorts, 'identityProviders'>,
  { userId, password, provider, credential }: Proof & { readonly userId: string },
): Promise<void> {
  if (provider !== undefined && credential !== undefined)
    return confirmIdentity(ctx, { userId, provider, credential });
  const user = await findUser(ctx.db, userId);
  if (!user) throw new Refusal('session_expired');
  if (user.passwordHash === null && user.authProvider !== 'local')
    throw new Refusal('password_elsewhere', { values: { provider: providerLabels[user.authProvider] } });
  if (await passwordFits(user.passwordHash, password ?? '')) return;
  await noteSecurityEvent(ctx, { kind: 'account-deletion-refused', userId });
  throw new Refusal('wrong_password', { fields: { password: { code: 'wrong_password' } } });
}
