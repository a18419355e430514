import { type Kysely, type Migration, sql } from 'kysely';

/** Times do not fit PostgreSQL's 32-bit integer. */
const long = 'bigint';

/** Who owns the edits of visitors without an account. Nobody can sign in as it: it has no password and no address. */
export const guestId = '00000000-0000-7000-8000-000000000000';

/** Several engines, variations of one call, and edits without an account. */
export const engines: Migration = {
  up: async (db: Kysely<unknown>) => {
    await widenEdits(db);
    await makeGates(db);
    await addGuest(db);
  },
};

const widenEdits = async (db: Kysely<unknown>) => {
  // SQLite adds one column a statement, and none that is not null without a default.
  await db.schema
    .alterTable('edits')
    .addColumn('request_id', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update edits set request_id = id`.execute(db);
  await db.schema
    .alterTable('edits')
    .addColumn('is_premium', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('edits').addColumn('submission', 'text').execute();
  await db.schema.alterTable('edits').addColumn('cost', 'text').execute();
  await db.schema.createIndex('edits_of_request').on('edits').columns(['user_id', 'request_id']).execute();
};

const makeGates = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('engine_gates')
    .addColumn('engine', 'text', (c) => c.primaryKey())
    .addColumn('paused_until', long, (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('closed_for', 'text')
    .execute();
  await db.schema
    .createTable('engine_slots')
    .addColumn('engine', 'text', (c) => c.notNull())
    .addColumn('slot', 'integer', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('held_until', long, (c) => c.notNull())
    .addPrimaryKeyConstraint('one_holder_a_slot', ['engine', 'slot'])
    .execute();
};

const addGuest = async (db: Kysely<unknown>) => {
  await sql`
    insert into users (id, email_key, email, full_name, password_hash, auth_provider, is_verified, role, locale, created_at)
    values (${guestId}, 'guest', '', '', null, 'none', 0, 'guest', 'en', 0)`.execute(db);
};
