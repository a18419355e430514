import type { Locale } from '@maquette/contract';
import type { Db } from './database/db.ts';
import type { Log } from './log.ts';

/** Who calls. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user';
      readonly userId: string;
      /** Empty where the call came with no session: a visitor's, or one with a key. */
      readonly sessionId: string;
      /** The personal key the call came with, if it did. */
      readonly keyId?: string;
      readonly role: string;
    }
  /** The server's own work: the edit worker, sweeps. */
  | { readonly kind: 'system' };

/** What every verb is given first. `inTransaction` hands on the same context with `db` inside a transaction. */
export interface Context {
  readonly actor: Actor;
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A fresh UUIDv7 (RFC 9562). */
  readonly newId: () => string;
  readonly log: Log;
  /** Language of the caller. */
  readonly locale: Locale;
  /** Where the caller is, for limits and the audit log: of IPv6 the network alone. Empty for the server's own work. */
  readonly address: string;
}
