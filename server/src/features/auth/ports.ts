import type { User } from '@maquette/contract';
import type { IdentityProviders } from '../../platform/identity-providers/identity-provider.ts';
import type { Context } from '../../platform/context.ts';

/** What the feature asks of the rest of the server; its verbs find it beside the context. */
export interface AuthPorts {
  /** Address people use, for the links in mails; no slash at the end. */
  readonly siteUrl: () => string;
  /** Those that are configured. */
  readonly identityProviders: IdentityProviders;
  /** Runs in the transaction that makes the account: both happen or none. */
  readonly onSignedUp: (ctx: Context, person: { userId: string }) => Promise<void>;
  /** What a person is told of their plan and payments. Not to be asked inside a transaction. */
  readonly subscriptionStatusOf: (
    ctx: Context,
    person: { userId: string },
  ) => Promise<Pick<User, 'accountType' | 'customerId'>>;
  /** Whether a person's plan lets programs call with their keys, now. */
  readonly hasApiAccess: (ctx: Context, person: { userId: string }) => Promise<boolean>;
}
