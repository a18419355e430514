import type { Immutable } from '../immutable.ts';

interface UsersTable {
  id: Immutable<string>;
  /** Lower case, NFC: what uniqueness is judged by. */
  email_key: string;
  email: string;
  full_name: string;
  /** JSON: what else stands on their invoices; null = nothing. */
  invoice_to: string | null;
  password_hash: string | null;
  auth_provider: string;
  is_verified: number;
  role: string;
  locale: string;
  created_at: Immutable<number>;
  /** The person is gone; the row stays for the ledger, with nothing that tells who it was. Null while they are here. */
  deleted_at: number | null;
}

interface SessionsTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  /** SHA-256 of the bearer token, hex. */
  token_hash: Immutable<string>;
  /** How long it lives after its last use. */
  idle_ms: Immutable<number>;
  created_at: Immutable<number>;
  used_at: number;
  expires_at: number;
  user_agent: string;
}

/** Somebody's account with a provider, by which they sign in here. */
interface IdentitiesTable {
  provider: Immutable<string>;
  /** The provider's own name for the person. */
  subject: Immutable<string>;
  user_id: Immutable<string>;
  created_at: Immutable<number>;
}

/** A nonce given out for one attempt to sign in with a provider. */
interface SignInNoncesTable {
  /** SHA-256, hex. */
  nonce_hash: Immutable<string>;
  expires_at: Immutable<number>;
}

/** What a link in a mail proves. */
interface MailTokensTable {
  /** SHA-256 of the token, hex. */
  token_hash: Immutable<string>;
  user_id: Immutable<string>;
  /** verification or password-reset. */
  kind: Immutable<string>;
  created_at: Immutable<number>;
  expires_at: Immutable<number>;
  /** The change of address it is about; null where it is about none. */
  subject: Immutable<string | null>;
  used_at: number | null;
}

/** A change of somebody's address: asked for, then confirmed from the new one. */
interface EmailChangesTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  from_email: Immutable<string>;
  /** What uniqueness of the old address is judged by. */
  from_key: Immutable<string>;
  to_email: Immutable<string>;
  asked_at: Immutable<number>;
  confirmed_at: number | null;
}

/** What concerns somebody's security, for whoever has to find out what happened. */
interface SecurityEventsTable {
  id: Immutable<string>;
  /** Null where nobody is known: a sign-in to an address without an account. */
  user_id: Immutable<string | null>;
  kind: Immutable<string>;
  /** Where the call came from; empty once the person is gone. */
  address: string;
  /** JSON of texts by name; empty once the person is gone. */
  details: string;
  created_at: Immutable<number>;
}

/** A personal key for programs. */
interface ApiKeysTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  /** SHA-256, hex. */
  key_hash: Immutable<string>;
  name: Immutable<string>;
  /** Its first characters, to tell it from others. */
  start: Immutable<string>;
  created_at: Immutable<number>;
  used_at: number | null;
}

/** Tables of people, and how they sign in. */
export interface AuthTables {
  users: UsersTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  sign_in_nonces: SignInNoncesTable;
  mail_tokens: MailTokensTable;
  email_changes: EmailChangesTable;
  security_events: SecurityEventsTable;
  api_keys: ApiKeysTable;
}
