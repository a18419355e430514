import type { Generated } from 'kysely';
import type { Immutable } from '../immutable.ts';

interface EditsTable {
  id: Immutable<string>;
  /** Changes once where a visitor's edit is taken over. */
  user_id: string;
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
  /** SHA-256 of the secret of the visit it was ordered in, hex; null for edits with an account. */
  visit: Generated<string | null>;
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
interface EditTakesTable {
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
interface EngineGatesTable {
  engine: Immutable<string>;
  /** Nobody calls it before this time. */
  paused_until: number;
  /** Failures in a row that were the service's own. */
  failures: number;
  /** Code of the failure it was closed for; null while it is open. */
  closed_for: string | null;
}

/** One call under way to a picture service that takes only so many at a time. */
interface EngineSlotsTable {
  engine: Immutable<string>;
  /** 0, 1, 2 … below the service's limit. */
  slot: Immutable<number>;
  holder: string;
  /** The holder has died when this is past. */
  held_until: number;
}

interface IdempotencyKeysTable {
  user_id: Immutable<string>;
  key: Immutable<string>;
  /** SHA-256 of method, path and body, hex. */
  request_hash: Immutable<string>;
  /** What the first call made: the edit's id. */
  subject_id: Immutable<string>;
  created_at: Immutable<number>;
}

/** Tables of edits, and the picture services that make them. */
export interface EditsTables {
  edits: EditsTable;
  edit_takes: EditTakesTable;
  engine_gates: EngineGatesTable;
  engine_slots: EngineSlotsTable;
  idempotency_keys: IdempotencyKeysTable;
}
