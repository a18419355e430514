import type { Kysely, Migration } from 'kysely';

/** Which visit an edit without an account belongs to: whoever holds its secret may take it over. */
export const visits: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('edits').addColumn('visit', 'text').execute();
    await db.schema.createIndex('edits_of_visit').on('edits').column('visit').execute();
  },
};
