import type { ErrorCode, User } from '@maquette/contract';
import type { ProvenIdentity } from '../../../platform/identity-providers/identity-provider.ts';
import { vouches } from '../auth.rules.ts';

/** What is known when somebody comes with a provider's word. */
export interface Situation {
  readonly identity: ProvenIdentity;
  /** Whom the identity leads to already. */
  readonly ownerId: string | null;
  /** The account that has the identity's address. */
  readonly account: {
    readonly id: string;
    readonly isVerified: boolean;
    readonly authProvider: User['authProvider'];
  } | null;
  /** Of the account, as the caller gave it. */
  readonly password: 'unsaid' | 'right' | 'wrong';
}

export type SocialRefusal = Extract<
  ErrorCode,
  'email_missing' | 'email_unverified' | 'password_elsewhere' | 'account_exists' | 'wrong_password'
>;

/** What is to be done. */
export type Decision =
  | { readonly kind: 'sign-in' | 'connect' | 'take-over'; readonly userId: string }
  | { readonly kind: 'sign-up'; readonly email: string; readonly isVerified: boolean }
  | { readonly kind: 'refuse'; readonly code: SocialRefusal };

/**
 * Whom a proven identity lets in. An account is found by the provider's own name for the person. The address alone opens
 * an account only where nobody has proven it before and the provider has seen proof, or where the provider runs the mailbox
 * ("Pre-hijacked accounts", Sudhodanan and Paverd, USENIX Security 2022).
 */
export function decide({ identity, ownerId, account, password }: Situation): Decision {
  const { provider, email, isEmailVerified, isEmailAuthoritative } = identity;
  if (ownerId !== null) return { kind: 'sign-in', userId: ownerId };
  if (email === null) return refuse('email_missing');
  if (vouches[provider] && !isEmailVerified) return refuse('email_unverified');
  if (!account) return { kind: 'sign-up', email, isVerified: isEmailVerified };
  // Whoever made it never showed that the address is theirs: no password of theirs counts.
  if (!account.isVerified)
    return isEmailVerified ? { kind: 'take-over', userId: account.id } : refuse('email_unverified');
  if (isEmailAuthoritative || password === 'right') return { kind: 'connect', userId: account.id };
  // There is no password to ask for.
  if (account.authProvider !== 'local') return refuse('password_elsewhere');
  return refuse(password === 'unsaid' ? 'account_exists' : 'wrong_password');
}

const refuse = (code: SocialRefusal): Decision => ({ kind: 'refuse', code });

/** The name of an account that a provider's word makes. Apple tells it to the browser alone; others may tell none. */
export const nameFor = ({ fullName }: ProvenIdentity, said: string | undefined): string | undefined =>
  fullName ?? said;
