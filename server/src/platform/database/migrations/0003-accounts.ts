import { type Kysely, type Migration, sql } from 'kysely';

/** Times do not fit PostgreSQL's 32-bit integer. */
const long = 'bigint';

/** Ways to sign in, links by mail, mails to be sent, what concerns security, and accounts that were deleted. */
export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('users').addColumn('deleted_at', long).execute();
    await db.schema
      .createIndex('deleted_users')
      .on('users')
      .column('deleted_at')
      .where(sql.ref('deleted_at'), 'is not', null)
      .execute();
    await makeIdentities(db);
    await makeMails(db);
    await makeSecurityEvents(db);
  },
};

const makeIdentities = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('identities')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', long, (c) => c.notNull())
    .addPrimaryKeyConstraint('one_person_an_identity', ['provider', 'subject'])
    .execute();
  await db.schema.createIndex('identities_of_user').on('identities').column('user_id').execute();
  await db.schema
    .createTable('sign_in_nonces')
    .addColumn('nonce_hash', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', long, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('nonces_by_expiry').on('sign_in_nonces').column('expires_at').execute();
};

const makeMails = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('mail_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addColumn('expires_at', long, (c) => c.notNull())
    .addColumn('used_at', long)
    .execute();
  await db.schema.createIndex('mail_tokens_of_user').on('mail_tokens').columns(['user_id', 'kind']).execute();
  await db.schema.createIndex('mail_tokens_by_expiry').on('mail_tokens').column('expires_at').execute();
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('email', 'text')
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('due_at', long, (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mails_by_due').on('mails').columns(['due_at', 'id']).execute();
};

const makeSecurityEvents = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('security_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('security_events_of_user')
    .on('security_events')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('security_events_by_age').on('security_events').column('created_at').execute();
};
