import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';

/** Times and byte counts do not fit PostgreSQL's 32-bit integer. */
const long = 'bigint';

/** Accounts, sessions, the ledger, pictures, edits and the two tables of housekeeping. */
export const foundation: Migration = {
  up: async (db: Kysely<unknown>) => {
    await makePeople(db);
    await makeLedger(db);
    await makePictures(db);
    await makeEdits(db);
    await makeHousekeeping(db);
  },
};

const ownedBy = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('user_id', 'text', (c) => c.notNull().references('users.id'));

const makePeople = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('auth_provider', 'text', (c) => c.notNull())
    .addColumn('is_verified', 'integer', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .execute();

  await ownedBy(db.schema.createTable('sessions').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('idle_ms', long, (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addColumn('used_at', long, (c) => c.notNull())
    .addColumn('expires_at', long, (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
};

const makeLedger = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('credit_accounts')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('balance', 'integer', (c) => c.notNull())
    .addColumn('held', 'integer', (c) => c.notNull())
    .addCheckConstraint('never_below_zero', sql`balance >= 0 and held >= 0 and held <= balance`)
    .execute();

  await ownedBy(db.schema.createTable('credit_entries').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('natural_key', 'text', (c) => c.notNull().unique())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('balance_after', 'integer', (c) => c.notNull())
    .addColumn('edit_id', 'text')
    .addColumn('created_at', long, (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addUniqueConstraint('one_entry_a_position', ['user_id', 'position'])
    .addCheckConstraint('entry_is_sound', sql`balance_after >= 0 and position >= 1`)
    .execute();

  await ownedBy(
    db.schema.createTable('credit_reservations').addColumn('edit_id', 'text', (c) => c.primaryKey()),
  )
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addCheckConstraint('reservation_is_sound', sql`amount >= 0 and state in ('held', 'settled', 'released')`)
    .execute();
  await db.schema
    .createIndex('reservations_of_user')
    .on('credit_reservations')
    .columns(['user_id', 'state'])
    .execute();
};

const makePictures = async (db: Kysely<unknown>) => {
  await ownedBy(db.schema.createTable('masks').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('filename', 'text', (c) => c.notNull().unique())
    .addColumn('bytes', long, (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('blob_key', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('masks_of_user').on('masks').columns(['user_id', 'created_at']).execute();

  await ownedBy(db.schema.createTable('files').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('mime', 'text', (c) => c.notNull())
    .addColumn('bytes', long, (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('upload_sha256', 'text')
    .addColumn('blob_key', 'text', (c) => c.notNull())
    .addColumn('original_id', 'text', (c) => c.references('files.id').onDelete('set null'))
    .addColumn('mask_id', 'text', (c) => c.references('masks.id').onDelete('set null'))
    .addColumn('edit_id', 'text')
    .addColumn('prompt', 'text')
    .addColumn('translated_prompt', 'text')
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addColumn('deleted_at', long)
    .execute();
  await indexFiles(db);

  await db.schema
    .createTable('file_totals')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('files', 'integer', (c) => c.notNull())
    .addColumn('bytes', long, (c) => c.notNull())
    .addCheckConstraint('totals_never_below_zero', sql`files >= 0 and bytes >= 0`)
    .execute();
};

const indexFiles = async (db: Kysely<unknown>) => {
  // The history and the trash are walked newest first, each by an index of its own.
  await db.schema
    .createIndex('history_of_user')
    .on('files')
    .columns(['user_id', 'created_at', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('history_of_user_by_type')
    .on('files')
    .columns(['user_id', 'type', 'created_at', 'id'])
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('trash_by_age')
    .on('files')
    .columns(['deleted_at', 'user_id'])
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  // The same photo is stored once per person, also when it arrives twice at the same moment.
  await db.schema
    .createIndex('upload_once')
    .unique()
    .on('files')
    .columns(['user_id', 'upload_sha256'])
    .where(sql.ref('upload_sha256'), 'is not', null)
    .execute();
  await db.schema.createIndex('files_by_blob').on('files').column('blob_key').execute();
  await db.schema.createIndex('files_by_edit').on('files').column('edit_id').execute();
  await db.schema.createIndex('files_by_original').on('files').column('original_id').execute();
  await db.schema.createIndex('files_by_mask').on('files').column('mask_id').execute();
};

const makeEdits = async (db: Kysely<unknown>) => {
  await ownedBy(db.schema.createTable('edits').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('tool', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('progress', 'double precision', (c) => c.notNull())
    .addColumn('engine', 'text', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('charged', 'integer', (c) => c.notNull())
    .addColumn('source_id', 'text', (c) => c.notNull())
    .addColumn('mask_id', 'text')
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('result_id', 'text')
    .addColumn('changed_outside', 'integer')
    .addColumn('outside_pixels', 'integer')
    .addColumn('error_code', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', long)
    .addColumn('deadline_at', long, (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addColumn('started_at', long)
    .addColumn('finished_at', long)
    .addCheckConstraint(
      'state_is_known',
      sql`state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')`,
    )
    .execute();
  await db.schema.createIndex('edits_of_user').on('edits').columns(['user_id', 'created_at', 'id']).execute();
  // Finding work, and the median time of an engine, both look at few rows of many.
  await db.schema
    .createIndex('open_edits')
    .on('edits')
    .columns(['created_at', 'id'])
    .where(sql.ref('finished_at'), 'is', null)
    .execute();
  await db.schema
    .createIndex('finished_edits')
    .on('edits')
    .columns(['engine', 'finished_at'])
    .where(sql.ref('finished_at'), 'is not', null)
    .execute();
};

const makeHousekeeping = async (db: Kysely<unknown>) => {
  await ownedBy(db.schema.createTable('idempotency_keys'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addPrimaryKeyConstraint('one_call_a_key', ['user_id', 'key'])
    .execute();
  await db.schema
    .createTable('rate_limits')
    .addColumn('bucket', 'text', (c) => c.primaryKey())
    .addColumn('hits', 'integer', (c) => c.notNull())
    .addColumn('expires_at', long, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_by_expiry').on('rate_limits').column('expires_at').execute();
};
