import type { SocialLoginBody, SocialProvider } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import type { ProvenIdentity } from '../../../platform/identity-providers/identity-provider.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AuthPorts } from '../ports.ts';
import { findOwner } from './identities.store.ts';
import { useNonce } from './nonces.ts';

/** What a provider gave the browser. */
export type Credential = Pick<SocialLoginBody, 'credential' | 'clientId'> & {
  readonly provider: SocialProvider;
};

/**
 * Has the provider's word checked. Asks the provider: not for the inside of a transaction.
 * @throws Refusal `not_found` for a provider that is not configured, `validation_failed`, `social_refused`,
 * `provider_unavailable`
 */
export function proveIdentity(
  { identityProviders }: Pick<AuthPorts, 'identityProviders'>,
  { provider, credential, clientId }: Credential,
): Promise<ProvenIdentity> {
  const service = identityProviders[provider];
  if (!service) throw new Refusal('not_found');
  if (clientId !== undefined && clientId !== service.clientId)
    throw new Refusal('validation_failed', { fields: { clientId: { code: 'not_allowed' } } });
  return service.verify(credential);
}

/**
 * That a credential comes from a sign-in of just now, with an account that is connected to this person. Asks the provider:
 * not for the inside of a transaction.
 * @throws Refusal `social_refused`, `not_found` for a provider that is not configured, `provider_unavailable`
 */
export async function confirmIdentity(
  ctx: Context & Pick<AuthPorts, 'identityProviders'>,
  { userId, ...credential }: Credential & { readonly userId: string },
): Promise<void> {
  const identity = await proveIdentity(ctx, credential);
  await useNonce(ctx, identity.nonce);
  if ((await findOwner(ctx.db, identity)) !== userId) throw new Refusal('social_refused');
}
