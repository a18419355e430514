import type { Kysely, Migration } from 'kysely';

/** Changes of address, each with what it was before: by that it can be undone. */
export const emailChanges: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('email_changes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('from_email', 'text', (c) => c.notNull())
      .addColumn('from_key', 'text', (c) => c.notNull())
      .addColumn('to_email', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .execute();
    await db.schema.createIndex('email_changes_of_user').on('email_changes').column('user_id').execute();
    await db.schema.createIndex('email_changes_from').on('email_changes').column('from_key').execute();
    // Which change a mailed link is about; null where it is about none.
    await db.schema.alterTable('mail_tokens').addColumn('subject', 'text').execute();
  },
};
