import { type Kysely, type Migration, sql } from 'kysely';

/** Pictures that belong together, as those of one room. */
export const albums: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('albums')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('one_album_of_a_name')
      .on('albums')
      .columns(['user_id', 'name_key'])
      .unique()
      .execute();
    await db.schema.alterTable('files').addColumn('album_id', 'text').execute();
    // An album by these is walked within the index alone, whatever it is narrowed by; whoever has none pays nothing.
    const narrowed = ['shown_type', 'type', 'deleted_at', 'starred_at', 'aside_at'];
    const walks = {
      files_of_album: 'created_at',
      files_of_album_by_name: 'name_key',
      files_of_album_by_size: 'bytes',
    };
    for (const [name, column] of Object.entries(walks))
      await db.schema
        .createIndex(name)
        .on('files')
        .columns(['user_id', 'album_id', column, 'id', ...narrowed])
        .where(sql.ref('album_id'), 'is not', null)
        .execute();
  },
};
