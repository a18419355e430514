import { type Kysely, type Migration, sql } from 'kysely';
import { foldText } from '../../fold-text.ts';

/** Times do not fit PostgreSQL's 32-bit integer. */
const long = 'bigint';
const BATCH = 1000;

interface Row {
  id: string;
  type: string;
  name: string;
  prompt: string | null;
  translated_prompt: string | null;
  details: string;
}

/** Stars, and what the history is searched, filtered and put in order by. */
export const history: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('files').addColumn('starred_at', long).execute();
    for (const column of ['shown_type', 'name_key', 'search_text'])
      await db.schema
        .alterTable('files')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    await db.schema
      .alterTable('file_totals')
      .addColumn('version', long, (c) => c.notNull().defaultTo(0))
      .execute();
    await fillIn(db);
    await indexHistory(db);
  },
};

const fillIn = async (db: Kysely<unknown>): Promise<void> => {
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      select id, type, name, prompt, translated_prompt, details from files where id > ${after} order by id limit ${BATCH}
    `.execute(db);
    for (const row of rows)
      await sql`
        update files
        set shown_type = ${shownAs(row.type)}, name_key = ${foldText(row.name)}, search_text = ${searchedBy(row)}
        where id = ${row.id}
      `.execute(db);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
};

const shownAs = (type: string): string =>
  ['search-replace', 'search-recolor', 'edited', 'upload'].includes(type) ? type : 'inpaint';

const searchedBy = ({ name, prompt, translated_prompt: translated, details }: Row): string => {
  const { parameters = {} } = JSON.parse(details) as { parameters?: Record<string, unknown> };
  const sought = [parameters['search_prompt'], parameters['select_prompt']];
  return foldText(
    [name, prompt, translated, ...sought].filter((text) => typeof text === 'string').join('\n'),
  );
};

const indexHistory = async (db: Kysely<unknown>): Promise<void> => {
  // History and trash by these are walked within the index alone, whatever they are narrowed by.
  const narrowed = ['shown_type', 'type', 'deleted_at', 'starred_at'];
  const walks = {
    files_by_shown_type: ['user_id', 'shown_type', 'created_at', 'id', ...narrowed.slice(1)],
    files_by_name: ['user_id', 'name_key', 'id', ...narrowed],
    files_by_size: ['user_id', 'bytes', 'id', ...narrowed],
  };
  for (const [name, columns] of Object.entries(walks))
    await db.schema.createIndex(name).on('files').columns(columns).execute();
  await db.schema.dropIndex('history_of_user_by_type').execute();
  const byDate = ['user_id', 'created_at', 'id'];
  await db.schema
    .createIndex('trash_of_user')
    .on('files')
    .columns(byDate)
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('starred_of_user')
    .on('files')
    .columns(byDate)
    .where(({ and, eb }) =>
      and([eb(sql.ref('deleted_at'), 'is', null), eb(sql.ref('starred_at'), 'is not', null)]),
    )
    .execute();
};
