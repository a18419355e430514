import type { Context } from '../../platform/context.ts';

/** What the room asks of the rest of the house; its verbs find it beside the context. */
export interface AuthPorts {
  /** Runs in the transaction that makes the account: both happen or none. */
  readonly onSignedUp: (ctx: Context, person: { userId: string }) => Promise<void>;
}
