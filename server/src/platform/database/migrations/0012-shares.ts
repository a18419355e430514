import type { Kysely, Migration } from 'kysely';

/** Links to pictures for people without an account, and what they answer. */
export const shares: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('shares')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('title', 'text')
      // JSON: ids of the pictures, in order.
      .addColumn('file_ids', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema.createIndex('shares_of_user').on('shares').columns(['user_id', 'created_at']).execute();
    await db.schema
      .createTable('share_answers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('share_id', 'text', (c) => c.notNull().references('shares.id'))
      .addColumn('name', 'text')
      .addColumn('chosen', 'integer')
      .addColumn('pins', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint')
      .execute();
    await db.schema.createIndex('answers_of_share').on('share_answers').column('share_id').execute();
  },
};
