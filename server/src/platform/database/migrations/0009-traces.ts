import type { Kysely, Migration } from 'kysely';

/** The trace of the call that an edit was ordered by. */
export const traces: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('edits').addColumn('trace', 'text').execute();
  },
};
