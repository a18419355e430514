import type { Immutable } from '../immutable.ts';

/** A mail to be sent. What it says is made when it leaves, so that no secret lies here; the row goes with it. */
interface MailsTable {
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

interface RateLimitsTable {
  /** Limit, whom it is about, and the window's start. */
  bucket: Immutable<string>;
  hits: number;
  expires_at: Immutable<number>;
}

/** How the latest run of a kind went: backup or drill. */
interface BackupRunsTable {
  kind: Immutable<string>;
  started_at: number;
  finished_at: number | null;
  /** When one last went well. */
  succeeded_at: number | null;
  /** What was wrong with the latest that ended. */
  fault: string | null;
}

/** Tables of the server itself. */
export interface ServiceTables {
  mails: MailsTable;
  rate_limits: RateLimitsTable;
  backup_runs: BackupRunsTable;
}
