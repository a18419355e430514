import type { Kysely, Migration } from 'kysely';

/** When the owner of a cancelled subscription took that back. */
export const resumedPlans: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('subscriptions').addColumn('resumed_at', 'bigint').execute();
  },
};
