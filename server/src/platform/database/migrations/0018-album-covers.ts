import type { Kysely, Migration } from 'kysely';

/** The picture that somebody chose to stand for an album. No key holds it: one that is gone, or elsewhere, is none. */
export const albumCovers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('albums').addColumn('cover_id', 'text').execute();
  },
};
