import type {
  EditRequest,
  EditStage,
  EditState,
  EditTool,
  ErrorCode,
  RemovalEstimate,
} from '@maquette/contract';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { rowsOf, toRow } from '../../platform/database/rows.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Submission } from '../../platform/image-engines/image-engine.ts';
import { type EditEvent, transitions } from './edit-state.ts';
import type { Heed } from './reading/read-request.ts';

export interface StoredEdit {
  readonly id: string;
  readonly userId: string;
  /** Shared by the variations of one call: the id of the first. */
  readonly requestId: string;
  readonly tool: EditTool;
  readonly isPremium: boolean;
  readonly state: EditState;
  readonly stage: EditStage;
  readonly progress: number;
  readonly engine: string;
  readonly price: number;
  readonly charged: number;
  readonly sourceId: string;
  readonly maskId: string | null;
  readonly request: EditRequest;
  /** How words and settings were taken; null for edits from before that was kept. */
  readonly heed: Heed | null;
  /** The same for the same order; null for what repeats another edit. */
  readonly orderKey: string | null;
  /** The earlier edit whose result this is. */
  readonly repeats: string | null;
  readonly submission: Submission | null;
  readonly resultId: string | null;
  /** When the preview that it is goes; null for an edit of full size. */
  readonly previewUntil: number | null;
  /** How well it was expected to come out; null where that was not asked. */
  readonly estimate: RemovalEstimate | null;
  /** The edit of full size that a preview was kept as. */
  readonly keptAs: string | null;
  /** The visit it was ordered in, hashed; null for edits with an account. */
  readonly visit: string | null;
  /** The call it was ordered by, as W3C `traceparent`; null where no trace is told. */
  readonly trace: string | null;
  readonly changedOutside: number | null;
  readonly outsidePixels: number | null;
  readonly errorCode: ErrorCode | null;
  readonly attempts: number;
  readonly deadlineAt: number;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

export const editRows = rowsOf<StoredEdit>({
  ...{ isPremium: 'boolean', request: 'json', heed: 'json', submission: 'json', estimate: 'json' },
});

export interface OwnedId {
  readonly userId: string;
  readonly id: string;
}

export async function addEdit(db: Db, edit: StoredEdit): Promise<void> {
  await db
    .insertInto('edits')
    .values({ ...toRow(edit), submission: null, cost: null, lease_owner: null, lease_until: null })
    .execute();
}

export function findEdit(db: Db, { userId, id }: OwnedId): Promise<StoredEdit | null> {
  return editRows.first(
    db.selectFrom('edits').selectAll().where('user_id', '=', userId).where('id', '=', id),
  );
}

/** The edit that a picture of a person's history is the result of. */
export function madeAs(
  db: Db,
  { userId, resultId }: { userId: string; resultId: string },
): Promise<StoredEdit | null> {
  return editRows.first(
    db
      .selectFrom('edits')
      .selectAll()
      .where('user_id', '=', userId)
      .where('result_id', '=', resultId)
      .orderBy('created_at')
      .limit(1),
  );
}

/** The variations of one call, the first one first. */
export function editsOfRequest(
  db: Db,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<StoredEdit[]> {
  return editRows.list(
    db
      .selectFrom('edits')
      .selectAll()
      .where('user_id', '=', userId)
      .where('request_id', '=', requestId)
      .orderBy('id'),
  );
}

/** What a person's orders of these keys came to, the latest first. */
export function madeByOrder(
  db: Db,
  { userId, keys }: { userId: string; keys: readonly string[] },
): Promise<StoredEdit[]> {
  return editRows.list(
    db
      .selectFrom('edits')
      .selectAll()
      .where('user_id', '=', userId)
      .where('order_key', 'in', keys)
      .where('state', '=', 'succeeded')
      .orderBy('created_at', 'desc'),
  );
}

export interface EditsWanted {
  readonly userId: string;
  readonly limit: number;
  /** Only those that are open, or were finished at this time or later. */
  readonly openSince?: number;
}

/** A person's edits, newest first. */
export function listOwnEdits(db: Db, wanted: EditsWanted): Promise<StoredEdit[]> {
  const { openSince } = wanted;
  let rows = db.selectFrom('edits').selectAll().where('user_id', '=', wanted.userId);
  if (openSince !== undefined) {
    rows = rows.where(({ or, eb }) =>
      or([eb('finished_at', 'is', null), eb('finished_at', '>=', openSince)]),
    );
  }
  return editRows.list(rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(wanted.limit));
}

export interface Change {
  readonly id: string;
  readonly event: EditEvent;
  /** Only when this worker still holds it. */
  readonly owner?: string;
  readonly set?: UpdateObject<DatabaseSchema, 'edits'>;
}

/** Takes an edit to its next state; null when the event cannot happen to it now. Of two at the same time one wins. */
export function changeEdit(db: Db, { id, event, owner, set = {} }: Change): Promise<StoredEdit | null> {
  const { from, to } = transitions[event];
  let change = db
    .updateTable('edits')
    .set({ ...set, state: to, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', 'in', from);
  if (owner !== undefined) change = change.where('lease_owner', '=', owner);
  return editRows.first(change.returningAll());
}
