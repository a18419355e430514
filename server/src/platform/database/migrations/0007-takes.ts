import { type Kysely, type Migration, sql } from 'kysely';

/** Times do not fit PostgreSQL's 32-bit integer. */
const long = 'bigint';

/** The takes of a removal, of which one is the result and the others stand aside; and free previews. */
export const takes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('files').addColumn('aside_at', long).execute();
    await db.schema.alterTable('edits').addColumn('preview_until', long).execute();
    for (const column of ['estimate', 'kept_as'])
      await db.schema.alterTable('edits').addColumn(column, 'text').execute();
    await db.schema
      .createIndex('previews_by_end')
      .on('edits')
      .column('preview_until')
      .where(({ and, eb }) =>
        and([eb(sql.ref('preview_until'), 'is not', null), eb(sql.ref('result_id'), 'is not', null)]),
      )
      .execute();
    await makeTakes(db);
  },
};

const makeTakes = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('edit_takes')
    .addColumn('edit_id', 'text', (c) => c.notNull().references('edits.id').onDelete('cascade'))
    .addColumn('take_index', 'integer', (c) => c.notNull())
    // What was offered and kept is counted on when the picture is gone.
    .addColumn('file_id', 'text', (c) => c.references('files.id').onDelete('set null'))
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision', (c) => c.notNull())
    .addColumn('is_result', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('one_take_a_place', ['edit_id', 'take_index'])
    .execute();
  await db.schema.createIndex('takes_by_file').on('edit_takes').column('file_id').execute();
};
