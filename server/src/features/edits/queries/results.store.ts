import type { Db } from '../../../platform/database/db.ts';

/** Which picture each of a person's edits made, by the edit's id; those that made none are left out. */
export async function resultsOf(
  db: Db,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('edits')
    .select(['id', 'result_id as resultId'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.flatMap(({ id, resultId }) => (resultId === null ? [] : [[id, resultId]])));
}
