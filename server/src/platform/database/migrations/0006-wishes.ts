import type { Kysely, Migration } from 'kysely';

/** How the words of an edit were taken, which order it is, and which earlier edit it repeats. */
export const wishes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ['heed', 'order_key', 'repeats'])
      await db.schema.alterTable('edits').addColumn(column, 'text').execute();
    await db.schema
      .createIndex('edits_by_order')
      .on('edits')
      .columns(['user_id', 'order_key'])
      .where('order_key', 'is not', null)
      .execute();
  },
};
