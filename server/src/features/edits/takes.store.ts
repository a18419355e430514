import type { Db } from '../../platform/database/db.ts';
import { rowsOf, toRow } from '../../platform/database/rows.ts';

/** One of the ways an edit came out. */
export interface StoredTake {
  readonly editId: string;
  /** 0, 1, 2 … best first. */
  readonly index: number;
  /** Null once its picture is deleted for good. */
  readonly fileId: string | null;
  /** How it was made, as the engine names it. */
  readonly method: string;
  /** 0 to 1. */
  readonly rating: number;
  readonly isResult: boolean;
}

const takeRows = rowsOf<StoredTake>({ isResult: 'boolean' });

/** Notes the takes of an edit, best first; the first one is its result. */
export async function addTakes(
  db: Db,
  takes: readonly Pick<StoredTake, 'editId' | 'fileId' | 'method' | 'rating'>[],
): Promise<void> {
  if (takes.length === 0) return;
  const rows = takes.map(({ editId, fileId, method, rating }, takeIndex) =>
    toRow({ editId, takeIndex, fileId, method, rating, isResult: takeIndex === 0 }),
  );
  await db.insertInto('edit_takes').values(rows).execute();
}

/** The takes of some edits of a person by the edit's id, best first. */
export async function takesOf(
  db: Db,
  { userId, editIds }: { userId: string; editIds: readonly string[] },
): Promise<Map<string, StoredTake[]>> {
  const takes = new Map<string, StoredTake[]>();
  if (editIds.length === 0) return takes;
  const found = await takeRows.list(
    db
      .selectFrom('edit_takes')
      .innerJoin('edits', 'edits.id', 'edit_takes.edit_id')
      .select(['edit_id', 'take_index as index', 'file_id', 'method', 'rating', 'is_result'])
      .where('edit_takes.edit_id', 'in', editIds)
      .where('edits.user_id', '=', userId)
      .orderBy('take_index'),
  );
  for (const take of found) takes.set(take.editId, [...(takes.get(take.editId) ?? []), take]);
  return takes;
}

/** Makes a take the result of its edit, and of those that repeat it. */
export async function pointToTake(
  db: Db,
  { userId, editId, index, fileId }: { userId: string; editId: string; index: number; fileId: string },
): Promise<void> {
  await db
    .updateTable('edit_takes')
    .set(({ eb }) => ({
      is_result: eb.case().when('take_index', '=', index).then(1).else(0).end(),
    }))
    .where('edit_id', '=', editId)
    .execute();
  await db
    .updateTable('edits')
    .set({ result_id: fileId })
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('id', '=', editId), eb('repeats', '=', editId)]))
    .execute();
}

export interface TakeCount {
  readonly method: string;
  readonly offered: number;
  /** Offered as the best one. */
  readonly first: number;
  /** The result now. */
  readonly kept: number;
  /** Means, 0 to 1; null where nothing is kept. */
  readonly rating: number;
  readonly keptRating: number | null;
}

/** What was offered and kept by how it was made, where there was a choice, whosever it is. */
export async function countTakes(db: Db): Promise<TakeCount[]> {
  const rows = await db
    .selectFrom('edit_takes')
    .where('edit_id', 'in', ({ selectFrom }) =>
      selectFrom('edit_takes as other').select('other.edit_id').where('other.take_index', '=', 1),
    )
    .select(({ fn, eb }) => [
      'method',
      fn.countAll().as('offered'),
      fn.sum(eb.case().when('take_index', '=', 0).then(1).else(0).end()).as('first'),
      fn.sum('is_result').as('kept'),
      fn.avg('rating').as('rating'),
      fn.sum(eb.case().when('is_result', '=', 1).then(eb.ref('rating')).else(0).end()).as('keptRatings'),
    ])
    .groupBy('method')
    .orderBy('method')
    .execute();
  return rows.map((row) => ({
    method: row.method,
    offered: Number(row.offered),
    first: Number(row.first),
    kept: Number(row.kept),
    rating: Number(row.rating),
    keptRating: Number(row.kept) === 0 ? null : Number(row.keptRatings) / Number(row.kept),
  }));
}
