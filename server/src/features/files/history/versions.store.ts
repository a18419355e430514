import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { fileColumns, type FileRow, fileRows, type OwnedId, type StoredFile } from '../files.store.ts';

/**
 * Every picture of the person that shares an origin with the one given, by whatever way it was made from it, oldest first and
 * without those in the trash, though the way may lead through them. Where there are more than `limit`, those that the picture
 * itself was made from are kept, then the newest. `union` takes no row twice, so that not even a circle would be walked forever
 * (SQL:1999, 7.14).
 */
export async function familyOf(
  db: Db,
  { userId, id, limit }: OwnedId & { readonly limit: number },
): Promise<StoredFile[]> {
  const columns = sql.join(fileColumns.map((column) => sql.ref(column)));
  const { rows } = await sql<FileRow>`
    with recursive
      ancestors(id, original_id) as (
        select id, original_id from files where id = ${id} and user_id = ${userId}
        union
        select files.id, files.original_id from files
        join ancestors on files.id = ancestors.original_id
        where files.user_id = ${userId}
      ),
      family(id) as (
        select id from ancestors
        union
        select files.id from files
        join family on files.original_id = family.id
        where files.user_id = ${userId}
      )
    select ${columns} from files
    where id in (select id from family) and deleted_at is null
    order by case when id in (select id from ancestors) then 0 else 1 end, created_at desc, id desc
    limit ${limit}
  `.execute(db);
  return fileRows.read(rows).sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}
