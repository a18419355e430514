import type { Generated } from 'kysely';
import type { Immutable } from './immutable.ts';
import type {
  ApiKeysTable,
  CardCustomersTable,
  CardNoticesTable,
  OrdersTable,
  PaymentsTable,
  SandboxObjectsTable,
  SubscriptionsTable,
} from './money-tables.ts';

export interface UsersTable {
  id: Immutable<string>;
  /** Lower case, NFC: what uniqueness is judged by. */
  email_key: string;
  email: string;
  full_name: string;
  password_hash: string | null;
  auth_provider: string;
  is_verified: number;
  role: string;
  locale: string;
  created_at: Immutable<number>;
  /** The person is gone; the row stays for the ledger, with nothing that tells who it was. Null while they are here. */
  deleted_at: number | null;
}

export interface SessionsTable {
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
export interface IdentitiesTable {
  provider: Immutable<string>;
  /** The provider's own name for the person. */
  subject: Immutable<string>;
  user_id: Immutable<string>;
  created_at: Immutable<number>;
}

/** A nonce given out for one attempt to sign in with a provider. */
export interface SignInNoncesTable {
  /** SHA-256, hex. */
  nonce_hash: Immutable<string>;
  expires_at: Immutable<number>;
}

/** What a link in a mail proves. */
export interface MailTokensTable {
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

/** A mail to be sent. What it says is made when it leaves, so that no secret lies here; the row goes with it. */
export interface MailsTable {
  id: Immutable<string>;
  kind: Immutable<string>;
  /** Whom it is for: somebody with an account, or whoever has this address. */
  user_id: Immutable<string | null>;
  email: Immutable<string | null>;
  locale: Immutable<string>;
  /** JSON of texts by name: what the letter tells beyond its kind. */
  details: Immutable<string>;
  attempts: number;
  /** Nobody sends it before this; whoever takes it on moves it ahead. */
  due_at: number;
  created_at: Immutable<number>;
}

/** What concerns somebody's security, for whoever has to find out what happened. */
export interface SecurityEventsTable {
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

export interface CreditAccountsTable {
  user_id: Immutable<string>;
  /** Sum of the ledger; never below 0, never below `held`. */
  balance: number;
  held: number;
}

export interface CreditEntriesTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  /** What this entry is for, once and for all: `welcome:<user>`, `edit:<edit>` … */
  natural_key: Immutable<string>;
  amount: Immutable<number>;
  source: Immutable<string>;
  /** Of an edit, the person's own words; empty once they are gone. All else of an entry stays as it is for ever. */
  description: string;
  balance_after: Immutable<number>;
  edit_id: Immutable<string | null>;
  created_at: Immutable<number>;
  /** Order within the account: 1, 2, 3 … */
  position: Immutable<number>;
}

export interface CreditReservationsTable {
  edit_id: Immutable<string>;
  user_id: Immutable<string>;
  amount: Immutable<number>;
  /** held, settled or released. */
  state: string;
  created_at: Immutable<number>;
}

export interface FilesTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  type: Immutable<string>;
  name: string;
  mime: Immutable<string>;
  bytes: Immutable<number>;
  width: Immutable<number>;
  height: Immutable<number>;
  /** SHA-256 of the stored bytes, hex. */
  sha256: Immutable<string>;
  /** SHA-256 of the bytes that were sent, hex: the same photo is stored once per person. */
  upload_sha256: Immutable<string | null>;
  blob_key: Immutable<string>;
  original_id: Immutable<string | null>;
  mask_id: Immutable<string | null>;
  edit_id: Immutable<string | null>;
  prompt: Immutable<string | null>;
  translated_prompt: Immutable<string | null>;
  /** JSON: engine, seed, parameters, counts. */
  details: Immutable<string>;
  created_at: Immutable<number>;
  deleted_at: number | null;
  starred_at: Generated<number | null>;
  /** It is out of the history, and not in the trash either: another take of its edit is the result, or it is a preview. */
  aside_at: Generated<number | null>;
  /** The type as it is shown: what the history is filtered by. */
  shown_type: Generated<string>;
  /** The name, folded: what names are put in order by. */
  name_key: Generated<string>;
  /** Everything a picture is searched by, folded. */
  search_text: Generated<string>;
}

export interface MasksTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  filename: Immutable<string>;
  bytes: Immutable<number>;
  width: Immutable<number>;
  height: Immutable<number>;
  sha256: Immutable<string>;
  blob_key: Immutable<string>;
  created_at: Immutable<number>;
}

/** Count and bytes of a person's pictures that are not in the trash, kept beside the rows so that totals cost nothing. */
export interface FileTotalsTable {
  user_id: Immutable<string>;
  files: number;
  bytes: number;
  /** Grows with every change of the person's pictures. */
  version: Generated<number>;
}

export interface EditsTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  /** Shared by the variations of one call: the id of the first. */
  request_id: Immutable<string>;
  tool: Immutable<string>;
  /** 1 when the premium engine was asked for. */
  is_premium: Immutable<number>;
  /** queued, running, succeeded, failed or cancelled. */
  state: string;
  stage: string;
  progress: number;
  engine: Immutable<string>;
  price: Immutable<number>;
  charged: number;
  source_id: Immutable<string>;
  mask_id: Immutable<string | null>;
  /** JSON of the contract's EditRequest. */
  request: Immutable<string>;
  /** JSON: how its words and settings were taken; null for edits from before that was kept. */
  heed: Immutable<string | null>;
  /** SHA-256 of everything the result depends on, hex; the same order has the same. Null for what repeats another edit. */
  order_key: Immutable<string | null>;
  /** The earlier edit whose result this is, because the same was ordered again. */
  repeats: Immutable<string | null>;
  /** JSON: what a service was told of it, so that nothing is ordered twice; null before. */
  submission: string | null;
  /** JSON: what the service charges its operator; null when it does not tell. */
  cost: string | null;
  /** When the preview that it is goes; null for edits of full size. */
  preview_until: Immutable<number | null>;
  /** JSON: how well it was expected to come out; null where that was not asked. */
  estimate: Immutable<string | null>;
  /** The edit of full size that a preview was kept as. */
  kept_as: Generated<string | null>;
  /** The call it was ordered by, as W3C `traceparent`; null where no trace is told. */
  trace: Immutable<string | null>;
  result_id: string | null;
  changed_outside: number | null;
  outside_pixels: number | null;
  error_code: string | null;
  attempts: number;
  lease_owner: string | null;
  lease_until: number | null;
  deadline_at: Immutable<number>;
  created_at: Immutable<number>;
  started_at: number | null;
  finished_at: number | null;
}

/** One of the ways a removal came out. */
export interface EditTakesTable {
  edit_id: Immutable<string>;
  /** 0, 1, 2 … best first. */
  take_index: Immutable<number>;
  /** Null once the picture is deleted for good. */
  file_id: string | null;
  method: Immutable<string>;
  /** 0 to 1. */
  rating: Immutable<number>;
  /** 1 for the edit's result, else 0. */
  is_result: number;
}

/** What all processes know of a picture service: whether it may be called now. */
export interface EngineGatesTable {
  engine: Immutable<string>;
  /** Nobody calls it before this time. */
  paused_until: number;
  /** Failures in a row that were the service's own. */
  failures: number;
  /** Code of the failure it was closed for; null while it is open. */
  closed_for: string | null;
}

/** One call under way to a picture service that takes only so many at a time. */
export interface EngineSlotsTable {
  engine: Immutable<string>;
  /** 0, 1, 2 … below the service's limit. */
  slot: Immutable<number>;
  holder: string;
  /** The holder has died when this is past. */
  held_until: number;
}

export interface IdempotencyKeysTable {
  user_id: Immutable<string>;
  key: Immutable<string>;
  /** SHA-256 of method, path and body, hex. */
  request_hash: Immutable<string>;
  /** What the first call made: the edit's id. */
  subject_id: Immutable<string>;
  created_at: Immutable<number>;
}

export interface RateLimitsTable {
  /** Limit, whom it is about, and the window's start. */
  bucket: Immutable<string>;
  hits: number;
  expires_at: Immutable<number>;
}

/** A change of somebody's address: asked for, then confirmed from the new one. */
export interface EmailChangesTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  from_email: Immutable<string>;
  /** What uniqueness of the old address is judged by. */
  from_key: Immutable<string>;
  to_email: Immutable<string>;
  asked_at: Immutable<number>;
  confirmed_at: number | null;
}

/** How the latest run of a kind went: backup or drill. */
export interface BackupRunsTable {
  kind: Immutable<string>;
  started_at: number;
  finished_at: number | null;
  /** When one last went well. */
  succeeded_at: number | null;
  /** What was wrong with the latest that ended. */
  fault: string | null;
}

/**
 * Every table, as both databases hold it: text ids (UUIDv7), times in integer milliseconds since 1970,
 * booleans as 0 and 1, JSON as text. A room's store touches its own tables only.
 */
export interface DatabaseSchema {
  users: UsersTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  sign_in_nonces: SignInNoncesTable;
  mail_tokens: MailTokensTable;
  email_changes: EmailChangesTable;
  mails: MailsTable;
  security_events: SecurityEventsTable;
  credit_accounts: CreditAccountsTable;
  credit_entries: CreditEntriesTable;
  credit_reservations: CreditReservationsTable;
  files: FilesTable;
  masks: MasksTable;
  file_totals: FileTotalsTable;
  edits: EditsTable;
  edit_takes: EditTakesTable;
  engine_gates: EngineGatesTable;
  engine_slots: EngineSlotsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  card_customers: CardCustomersTable;
  orders: OrdersTable;
  subscriptions: SubscriptionsTable;
  payments: PaymentsTable;
  card_notices: CardNoticesTable;
  api_keys: ApiKeysTable;
  sandbox_objects: SandboxObjectsTable;
  backup_runs: BackupRunsTable;
}
