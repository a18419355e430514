import type { Kysely, Migration } from 'kysely';

/** Masks that a person has given a name: each goes with its photo. */
export const namedMasks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('named_masks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
      .addColumn('file_id', 'text', (c) => c.notNull().references('files.id').onDelete('cascade'))
      .addColumn('mask_id', 'text', (c) => c.notNull().references('masks.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('name_key', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('named_masks_of_file')
      .on('named_masks')
      .columns(['file_id', 'name_key'])
      .unique()
      .execute();
    // What goes with its mask is found by it, and what has a name is not swept up.
    await db.schema.createIndex('named_masks_by_mask').on('named_masks').column('mask_id').execute();
  },
};
