import type { SocialProvider } from '@maquette/contract';
import type { Log } from '../log.ts';

/** What a provider says of somebody who signed in there just now. */
export interface ProvenIdentity {
  readonly provider: SocialProvider;
  /** The provider's own name for the person: the only thing an account is found by. */
  readonly subject: string;
  /** Null where the provider does not tell it. */
  readonly email: string | null;
  /** The provider has seen proof that the address is the person's. */
  readonly isEmailVerified: boolean;
  /** The provider runs the mailbox itself, so that the address is the person's today. */
  readonly isEmailAuthoritative: boolean;
  readonly fullName: string | null;
  /** That the credential was made for; null where the provider's credentials carry none. */
  readonly nonce: string | null;
}

/** A service people sign in with. */
export interface IdentityProvider {
  readonly name: SocialProvider;
  /** Our own number with the provider. */
  readonly clientId: string;
  /**
   * Whether a credential the browser was given is genuine, meant for us and fresh; whose it is. The nonce is the caller's
   * to check.
   * @throws Refusal `social_refused`, `provider_unavailable`
   */
  readonly verify: (credential: string) => Promise<ProvenIdentity>;
}

/** Those that are configured. */
export type IdentityProviders = Readonly<Partial<Record<SocialProvider, IdentityProvider>>>;

/** What every provider is given. */
export interface ProviderPorts {
  readonly now: () => number;
  readonly log: Log;
  /** How long a call to the provider may take; 5 s unless told. */
  readonly timeoutMs?: number;
}
