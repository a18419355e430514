import type {
  EditRequest,
  EditStage,
  EditState,
  EditTool,
  ErrorCode,
  RemovalEstimate,
} from '@maquette/contract';
import type { Selectable, UpdateObject } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { DatabaseSchema, EditsTable } from '../../platform/database/schema.ts';
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

export const toEdit = (row: Selectable<EditsTable>): StoredEdit => ({
  id: row.id,
  userId: row.user_id,
  requestId: row.request_id,
  tool: row.tool as EditTool,
  isPremium: row.is_premium === 1,
  state: row.state as EditState,
  stage: row.stage as EditStage,
  progress: row.progress,
  engine: row.engine,
  price: row.price,
  charged: row.charged,
  sourceId: row.source_id,
  maskId: row.mask_id,
  request: JSON.parse(row.request) as EditRequest,
  heed: row.heed === null ? null : (JSON.parse(row.heed) as Heed),
  orderKey: row.order_key,
  repeats: row.repeats,
  submission: row.submission === null ? null : (JSON.parse(row.submission) as Submission),
  resultId: row.result_id,
  previewUntil: row.preview_until,
  estimate: row.estimate === null ? null : (JSON.parse(row.estimate) as RemovalEstimate),
  keptAs: row.kept_as,
  trace: row.trace,
  changedOutside: row.changed_outside,
  outsidePixels: row.outside_pixels,
  errorCode: row.error_code as ErrorCode | null,
  attempts: row.attempts,
  deadlineAt: row.deadline_at,
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});

export interface OwnedId {
  readonly userId: string;
  readonly id: string;
}

export const addEdit = async (db: Db, edit: StoredEdit): Promise<void> => {
  await db
    .insertInto('edits')
    .values({
      id: edit.id,
      user_id: edit.userId,
      request_id: edit.requestId,
      tool: edit.tool,
      is_premium: edit.isPremium ? 1 : 0,
      state: edit.state,
      stage: edit.stage,
      progress: edit.progress,
      engine: edit.engine,
      price: edit.price,
      charged: edit.charged,
      source_id: edit.sourceId,
      mask_id: edit.maskId,
      request: JSON.stringify(edit.request),
      heed: edit.heed && JSON.stringify(edit.heed),
      order_key: edit.orderKey,
      repeats: edit.repeats,
      submission: null,
      cost: null,
      result_id: edit.resultId,
      preview_until: edit.previewUntil,
      estimate: edit.estimate && JSON.stringify(edit.estimate),
      kept_as: edit.keptAs,
      trace: edit.trace,
      changed_outside: edit.changedOutside,
      outside_pixels: edit.outsidePixels,
      error_code: edit.errorCode,
      attempts: edit.attempts,
      lease_owner: null,
      lease_until: null,
      deadline_at: edit.deadlineAt,
      created_at: edit.createdAt,
      started_at: edit.startedAt,
      finished_at: edit.finishedAt,
    })
    .execute();
};

export const findEdit = async (db: Db, { userId, id }: OwnedId): Promise<StoredEdit | null> => {
  const row = await db
    .selectFrom('edits')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toEdit(row) : null;
};

/** The variations of one call, the first one first. */
export const editsOfRequest = async (
  db: Db,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<StoredEdit[]> => {
  const rows = await db
    .selectFrom('edits')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  return rows.map(toEdit);
};

/** What a person's orders of these keys came to, the latest first. */
export const madeByOrder = async (
  db: Db,
  { userId, keys }: { userId: string; keys: readonly string[] },
): Promise<StoredEdit[]> => {
  const rows = await db
    .selectFrom('edits')
    .selectAll()
    .where('user_id', '=', userId)
    .where('order_key', 'in', keys)
    .where('state', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toEdit);
};

export interface EditsWanted {
  readonly userId: string;
  readonly limit: number;
  /** Only those that are open, or were finished at this time or later. */
  readonly openSince?: number;
}

/** A person's edits, newest first. */
export const listOwnEdits = async (db: Db, wanted: EditsWanted): Promise<StoredEdit[]> => {
  const { openSince } = wanted;
  let rows = db.selectFrom('edits').selectAll().where('user_id', '=', wanted.userId);
  if (openSince !== undefined) {
    rows = rows.where(({ or, eb }) =>
      or([eb('finished_at', 'is', null), eb('finished_at', '>=', openSince)]),
    );
  }
  const found = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(wanted.limit).execute();
  return found.map(toEdit);
};

export interface Change {
  readonly id: string;
  readonly event: EditEvent;
  /** Only when this worker still holds it. */
  readonly owner?: string;
  readonly set?: UpdateObject<DatabaseSchema, 'edits'>;
}

/** Takes an edit to its next state; null when the event cannot happen to it now. Of two at the same time one wins. */
export const changeEdit = async (
  db: Db,
  { id, event, owner, set = {} }: Change,
): Promise<StoredEdit | null> => {
  const { from, to } = transitions[event];
  let change = db
    .updateTable('edits')
    .set({ ...set, state: to, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', 'in', from);
  if (owner !== undefined) change = change.where('lease_owner', '=', owner);
  const row = await change.returningAll().executeTakeFirst();
  return row ? toEdit(row) : null;
};
