import type { Db } from '../../database/db.ts';
import type { Bodies, Kept } from './sandbox-objects.ts';

type Kind = keyof Bodies;
type New<K extends Kind> = Pick<Kept<K>, 'kind' | 'id' | 'body'> &
  Partial<Pick<Kept<K>, 'customerId' | 'dueAt'>>;

async function find<K extends Kind>(db: Db, kind: K, id: string): Promise<Kept<K> | null> {
  const row = await db
    .selectFrom('sandbox_objects')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row === undefined ? null : read(kind, row);
}

/** @returns false when there is one under this id already */
async function add<K extends Kind>(db: Db, { kind, id, body, customerId, dueAt }: New<K>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_objects')
    .values({
      ...{ id, kind, body: JSON.stringify(body), version: 1 },
      ...{ customer_id: customerId ?? null, due_at: dueAt ?? null },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Throws `LostRace` when somebody has changed it since it was read: the transaction then runs again. */
async function change<K extends Kind>(
  db: Db,
  kept: Kept<K>,
  to: { readonly body?: Partial<Bodies[K]>; readonly dueAt?: number | null },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_objects')
    .set({
      body: JSON.stringify({ ...kept.body, ...to.body }),
      due_at: to.dueAt === undefined ? kept.dueAt : to.dueAt,
      version: kept.version + 1,
    })
    .where('id', '=', kept.id)
    .where('version', '=', kept.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new LostRace();
}

async function drop(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sandbox_objects').where('id', '=', id).execute();
}

/** A customer's newest. */
async function listOf<K extends Kind>(
  db: Db,
  { kind, customerId, limit }: { kind: K; customerId: string; limit: number },
): Promise<Kept<K>[]> {
  const rows = await db
    .selectFrom('sandbox_objects')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => read(kind, row));
}

/** Those of some kinds that are due, the longest first. */
async function listDue<K extends Kind>(
  db: Db,
  { kinds, at, limit }: { kinds: readonly K[]; at: number; limit: number },
): Promise<Kept<K>[]> {
  const rows = await db
    .selectFrom('sandbox_objects')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map((row) => read(row.kind as K, row));
}

interface Row {
  readonly id: string;
  readonly customer_id: string | null;
  readonly body: string;
  readonly due_at: number | null;
  readonly version: number;
}

const read = <K extends Kind>(kind: K, row: Row): Kept<K> => ({
  kind,
  id: row.id,
  customerId: row.customer_id,
  body: JSON.parse(row.body) as Bodies[K],
  dueAt: row.due_at,
  version: row.version,
});

/** Somebody else was quicker. Carries PostgreSQL's code for a transaction that may be run again, which it is. */
export class LostRace extends Error {
  readonly code = '40001';
  constructor() {
    super('The object was changed by somebody else');
    this.name = 'LostRace';
  }
}

/** The things the sandbox keeps: apart from the features' tables, as if they lay with another company. */
export const objects = { find, add, change, drop, listOf, listDue };
