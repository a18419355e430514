import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findOwner } from '../identities/index.ts';
import type { AuthPorts } from '../ports.ts';
import { useNonce } from './nonces.ts';
import { type Credential, proveIdentity } from './prove-identity.ts';

/**
 * That a credential comes from a sign-in of just now, with an account that is connected to this person. Asks the provider:
 * not for the inside of a transaction.
 * @throws Refusal `social_refused`, `not_found` for a provider that is not configured, `provider_unavailable`
 */
export const confirmIdentity = async (
  ctx: Context & Pick<AuthPorts, 'identityProviders'>,
  { userId, ...credential }: Credential & { readonly userId: string },
): Promise<void> => {
  const identity = await proveIdentity(ctx, credential);
  await useNonce(ctx, identity.nonce);
  if ((await findOwner(ctx.db, identity)) !== userId) throw new Refusal('social_refused');
};
