import type { EditStage } from '@maquette/contract';
import type { Db } from '../../platform/database/db.ts';
import type { Submission } from '../../platform/image-engines/image-engine.ts';
import { transitions } from './edit-state.ts';
import { type StoredEdit, toEdit } from './edits.store.ts';

/** How many edits of the same engine, whoever they belong to, are served before this one. */
export const countBefore = async (
  db: Db,
  { id, engine, createdAt }: Pick<StoredEdit, 'id' | 'engine' | 'createdAt'>,
): Promise<number> => {
  const { count } = await db
    .selectFrom('edits')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('finished_at', 'is', null)
    .where('state', '=', 'queued')
    .where('engine', '=', engine)
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
    // What repeats an earlier edit took no time.
    .where('repeats', 'is', null)
    // A preview is small.
    .where('preview_until', 'is', null)
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

/**
 * The oldest edit that waits, or whose worker has not been heard of, becomes the owner's; null when there is none.
 * @param lease `busy` names the engines that this worker has no room for now
 */
export const claimEdit = async (
  db: Db,
  { owner, now, until, busy = [] }: Lease & { readonly busy?: readonly string[] },
): Promise<StoredEdit | null> => {
  for (;;) {
    const next = await db
      .selectFrom('edits')
      .select('id')
      .where('finished_at', 'is', null)
      .where('deadline_at', '>', now)
      .$if(busy.length > 0, (rows) => rows.where('engine', 'not in', busy))
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

/** Which of some edits are not over: neither finished nor removed. */
export const openAmong = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('edits')
    .select('id')
    .where('id', 'in', ids)
    .where('finished_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

interface Held {
  readonly id: string;
  readonly owner: string;
}

const ofOwner = (db: Db, { id, owner }: Held) =>
  db
    .updateTable('edits')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_owner', '=', owner);

export interface Report extends Held {
  readonly stage: EditStage;
  readonly progress: number;
}

/** Writes down how far an edit is; false when it is not the owner's any more. */
export const saveProgress = async (db: Db, { stage, progress, ...held }: Report): Promise<boolean> => {
  const { numUpdatedRows } = await ofOwner(db, held).set({ stage, progress }).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Writes down what a service was told of an edit; false when it is not the owner's any more. */
export const saveSubmission = async (
  db: Db,
  { submission, ...held }: Held & { submission: Submission | null },
): Promise<boolean> => {
  const text = submission === null ? null : JSON.stringify(submission);
  const { numUpdatedRows } = await ofOwner(db, held).set({ submission: text }).executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
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
