import type { EditRequest, EditStage, EditState, EditTool, ErrorCode } from '@maquette/contract';
import type { Selectable, UpdateObject } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { DatabaseSchema, EditsTable } from '../../platform/database/schema.ts';
import { type EditEvent, transitions } from './edit-state.ts';

export interface StoredEdit {
  readonly id: string;
  readonly userId: string;
  readonly tool: EditTool;
  readonly state: EditState;
  readonly stage: EditStage;
  readonly progress: number;
  readonly engine: string;
  readonly price: number;
  readonly charged: number;
  readonly sourceId: string;
  readonly maskId: string | null;
  readonly request: EditRequest;
  readonly resultId: string | null;
  readonly changedOutside: number | null;
  readonly outsidePixels: number | null;
  readonly errorCode: ErrorCode | null;
  readonly attempts: number;
  readonly deadlineAt: number;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
}

const toEdit = (row: Selectable<EditsTable>): StoredEdit => ({
  id: row.id,
  userId: row.user_id,
  tool: row.tool as EditTool,
  state: row.state as EditState,
  stage: row.stage as EditStage,
  progress: row.progress,
  engine: row.engine,
  price: row.price,
  charged: row.charged,
  sourceId: row.source_id,
  maskId: row.mask_id,
  request: JSON.parse(row.request) as EditRequest,
  resultId: row.result_id,
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
      tool: edit.tool,
      state: edit.state,
      stage: edit.stage,
      progress: edit.progress,
      engine: edit.engine,
      price: edit.price,
      charged: edit.charged,
      source_id: edit.sourceId,
      mask_id: edit.maskId,
      request: JSON.stringify(edit.request),
      result_id: edit.resultId,
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

/** How many edits, whoever they belong to, are served before this one. */
export const countBefore = async (
  db: Db,
  { id, createdAt }: Pick<StoredEdit, 'id' | 'createdAt'>,
): Promise<number> => {
  const { count } = await db
    .selectFrom('edits')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('finished_at', 'is', null)
    .where('state', '=', 'queued')
    .where(({ or, and, eb }) =>
      or([eb('created_at', '<', createdAt), and([eb('created_at', '=', createdAt), eb('id', '<', id)])]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** How long the latest edits of an engine took, in milliseconds. */
export const recentDurations = async (
  db: Db,
  { engine, limit }: { engine: string; limit: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('edits')
    .select(['started_at', 'finished_at'])
    .where('engine', '=', engine)
    .where('finished_at', 'is not', null)
    .where('state', '=', 'succeeded')
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ started_at, finished_at }) => (finished_at ?? 0) - (started_at ?? 0));
};

export interface Lease {
  /** Who works: an id of the worker. */
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

/** The oldest edit that waits, or whose worker has not been heard of, becomes the owner's; null when there is none. */
export const claimEdit = async (db: Db, { owner, now, until }: Lease): Promise<StoredEdit | null> => {
  for (;;) {
    const next = await db
      .selectFrom('edits')
      .select('id')
      .where('finished_at', 'is', null)
      .where('deadline_at', '>', now)
      .where(({ or, eb }) => or([eb('state', '=', 'queued'), eb('lease_until', '<', now)]))
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const claimed = await db
      .updateTable('edits')
      .set((row) => ({
        state: transitions.claim.to,
        attempts: row('attempts', '+', 1),
        lease_owner: owner,
        lease_until: until,
        started_at: now,
      }))
      .where('id', '=', next.id)
      .where('finished_at', 'is', null)
      .where(({ or, eb }) => or([eb('state', '=', 'queued'), eb('lease_until', '<', now)]))
      .returningAll()
      .executeTakeFirst();
    if (claimed) return toEdit(claimed);
  }
};

/** Renews the leases of some edits; gives back the ids that the owner still holds. */
export const renewLeases = async (
  db: Db,
  { owner, until, ids }: Omit<Lease, 'now'> & { ids: readonly string[] },
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable('edits')
    .set({ lease_until: until })
    .where('id', 'in', ids)
    .where('finished_at', 'is', null)
    .where('lease_owner', '=', owner)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

export interface Report {
  readonly id: string;
  readonly owner: string;
  readonly stage: EditStage;
  readonly progress: number;
}

/** Writes down how far an edit is; false when it is not the owner's any more. */
export const saveProgress = async (db: Db, { id, owner, stage, progress }: Report): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('edits')
    .set({ stage, progress })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_owner', '=', owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
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

/** Open edits whose deadline passed before `before`. */
export const overdueEdits = async (db: Db, before: number): Promise<StoredEdit[]> => {
  const rows = await db
    .selectFrom('edits')
    .selectAll()
    .where('finished_at', 'is', null)
    .where('deadline_at', '<', before)
    .execute();
  return rows.map(toEdit);
};
