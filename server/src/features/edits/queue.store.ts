import type { EditStage } from '@maquette/contract';
import { sql } from 'kysely';
import { type Db, isPostgres } from '../../platform/database/db.ts';
import { changesOne, toRow } from '../../platform/database/rows.ts';
import type { Submission } from '../../platform/image-engines/image-engine.ts';
import { transitions } from './edit-state.ts';
import { editRows, type StoredEdit } from './edits.store.ts';

/** How many edits of the same engine, whoever they belong to, are served before this one. */
export async function countBefore(
  db: Db,
  { id, engine, createdAt }: Pick<StoredEdit, 'id' | 'engine' | 'createdAt'>,
): Promise<number> {
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
}

/** How long the latest edits of an engine took, in milliseconds. */
export async function recentDurations(
  db: Db,
  { engine, limit }: { engine: string; limit: number },
): Promise<number[]> {
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
}

export interface Lease {
  /** Who works: an id of the worker. */
  readonly owner: string;
  readonly now: number;
  readonly until: number;
}

export interface Wanted extends Lease {
  /** How many more of each engine's edits the owner has room for; of an engine that is not named, one at a time. */
  readonly free: ReadonlyMap<string, number>;
  /** How many edits at most. */
  readonly most: number;
}

/**
 * The oldest edits that wait, or whose worker has not been heard of, become the owner's; none when there is nothing it has room
 * for. Workers that claim at the same moment pass over each other's edits on PostgreSQL; on SQLite they follow one another.
 */
export async function claimEdits(db: Db, { owner, now, until, free, most }: Wanted): Promise<StoredEdit[]> {
  const busy = [...free].flatMap(([engine, room]) => (room > 0 ? [] : [engine]));
  const rows = await db
    .with('waiting', (from) =>
      from
        .selectFrom('edits')
        .select(['id', 'engine', 'created_at'])
        .where('finished_at', 'is', null)
        .where('deadline_at', '>', now)
        .$if(busy.length > 0, (edits) => edits.where('engine', 'not in', busy))
        .where(({ or, eb }) => or([eb('state', '=', 'queued'), eb('lease_until', '<', now)]))
        .orderBy('created_at')
        .orderBy('id')
        .limit(most)
        .$if(isPostgres(db), (edits) => edits.forUpdate().skipLocked()),
    )
    .with('counted', (from) =>
      from
        .selectFrom('waiting')
        .select([
          'id',
          'engine',
          sql<number>`row_number() over (partition by engine order by created_at, id)`.as('turn'),
        ]),
    )
    .updateTable('edits')
    .set((row) => ({
      state: transitions.claim.to,
      attempts: row('attempts', '+', 1),
      lease_owner: owner,
      lease_until: until,
      started_at: now,
    }))
    .where('id', 'in', (from) => from.selectFrom('counted').select('id').where('turn', '<=', roomOf(free)))
    .where('finished_at', 'is', null)
    .where(({ or, eb }) => or([eb('state', '=', 'queued'), eb('lease_until', '<', now)]))
    .returningAll()
    .execute();
  return editRows.read(rows).sort(byAge);
}

const byAge = (one: StoredEdit, other: StoredEdit): number =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);

function roomOf(free: ReadonlyMap<string, number>) {
  if (free.size === 0) return sql<number>`1`;
  const cases = [...free].map(([engine, room]) => sql`when ${engine} then cast(${room} as integer)`);
  return sql<number>`case engine ${sql.join(cases, sql` `)} else 1 end`;
}

/** Renews the leases of some edits; gives back the ids that the owner still holds. */
export async function renewLeases(
  db: Db,
  { owner, until, ids }: Omit<Lease, 'now'> & { ids: readonly string[] },
): Promise<string[]> {
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
}

/** Which of some edits are not over: neither finished nor removed. */
export async function openAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('edits')
    .select('id')
    .where('id', 'in', ids)
    .where('finished_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

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
export function saveProgress(db: Db, { stage, progress, ...held }: Report): Promise<boolean> {
  return changesOne(ofOwner(db, held).set({ stage, progress }));
}

/** Writes down what a service was told of an edit; false when it is not the owner's any more. */
export function saveSubmission(
  db: Db,
  { submission, ...held }: Held & { submission: Submission | null },
): Promise<boolean> {
  return changesOne(ofOwner(db, held).set(toRow({ submission })));
}

/** Open edits whose deadline passed before `before`. */
export function overdueEdits(db: Db, before: number): Promise<StoredEdit[]> {
  return editRows.list(
    db.selectFrom('edits').selectAll().where('finished_at', 'is', null).where('deadline_at', '<', before),
  );
}
