import type { Kysely, Migration } from 'kysely';

/** How the latest backup and the latest drill went. */
export const backupRuns: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('backup_runs')
      .addColumn('kind', 'text', (c) => c.primaryKey())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('succeeded_at', 'bigint')
      .addColumn('fault', 'text')
      .execute();
  },
};
