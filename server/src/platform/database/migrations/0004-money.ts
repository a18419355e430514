import { type CreateTableBuilder, type Kysely, type Migration, sql } from 'kysely';

/** Times do not fit PostgreSQL's 32-bit integer. */
const long = 'bigint';

/** What is bought, subscribed to and paid; personal keys; what the built-in card provider keeps. */
export const money: Migration = {
  up: async (db: Kysely<unknown>) => {
    await makeOrders(db);
    await makeSubscriptions(db);
    await makePayments(db);
    await makeKeys(db);
    await makeSandbox(db);
  },
};

const ownedBy = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('user_id', 'text', (c) => c.notNull().references('users.id'));

const makeOrders = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('card_customers')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('customer_id', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addPrimaryKeyConstraint('one_customer_a_provider', ['user_id', 'provider'])
    .execute();

  await ownedBy(db.schema.createTable('orders').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('plan_id', 'text')
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('renews', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text', (c) => c.unique())
    .addColumn('idempotency_key', 'text')
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addColumn('closed_at', long)
    .addUniqueConstraint('one_order_a_key', ['user_id', 'idempotency_key'])
    .addCheckConstraint(
      'order_is_sound',
      sql`kind in ('credits', 'subscription') and state in ('open', 'paid', 'failed', 'expired') and amount_cents > 0 and credits > 0`,
    )
    .execute();
  await db.schema
    .createIndex('open_orders')
    .on('orders')
    .columns(['created_at', 'id'])
    .where(sql.ref('state'), '=', 'open')
    .execute();
  await db.schema
    .createIndex('orders_of_user')
    .on('orders')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
};

const makeSubscriptions = async (db: Kysely<unknown>) => {
  await ownedBy(db.schema.createTable('subscriptions').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().unique().references('orders.id'))
    .addColumn('renews', 'integer', (c) => c.notNull())
    .addColumn('failed_tries', 'integer', (c) => c.notNull())
    .addColumn('started_at', long, (c) => c.notNull())
    .addColumn('period_start', long, (c) => c.notNull())
    .addColumn('ends_at', long, (c) => c.notNull())
    .addColumn('cancelled_at', long)
    .addColumn('is_over', 'integer', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addUniqueConstraint('one_subscription_a_provider_id', ['provider', 'provider_id'])
    .execute();
  await db.schema
    .createIndex('subscriptions_of_user')
    .on('subscriptions')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('running_subscriptions')
    .on('subscriptions')
    .columns(['ends_at', 'id'])
    .where(sql.ref('is_over'), '=', 0)
    .execute();
};

const makePayments = async (db: Kysely<unknown>) => {
  await ownedBy(db.schema.createTable('payments').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('provider', 'text', (c) => c.notNull())
    // The order of credits, the invoice of a month: each is granted for once.
    .addColumn('natural_key', 'text', (c) => c.notNull().unique())
    .addColumn('payment_id', 'text')
    .addColumn('amount_cents', 'integer', (c) => c.notNull())
    .addColumn('returned_cents', 'integer', (c) => c.notNull())
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('credits_taken_back', 'integer', (c) => c.notNull())
    // What a refund could not take back, because it was spent.
    .addColumn('credits_missing', 'integer', (c) => c.notNull())
    .addColumn('period_start', long)
    .addColumn('period_end', long)
    .addColumn('paid_at', long, (c) => c.notNull())
    .addCheckConstraint(
      'payment_is_sound',
      sql`amount_cents > 0 and returned_cents >= 0 and returned_cents <= amount_cents and credits_taken_back + credits_missing <= credits`,
    )
    .execute();
  await db.schema
    .createIndex('payments_of_user')
    .on('payments')
    .columns(['user_id', 'paid_at', 'id'])
    .execute();
  // The ledger filtered by source: counted and walked by this index alone.
  await db.schema
    .createIndex('credit_entries_by_source')
    .on('credit_entries')
    .columns(['user_id', 'source', 'position'])
    .execute();
  await db.schema.createIndex('payments_of_order').on('payments').column('order_id').execute();
  await db.schema.createIndex('payments_by_provider_id').on('payments').column('payment_id').execute();
  await db.schema
    .createTable('card_notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('received_at', long, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('card_notices_by_age').on('card_notices').column('received_at').execute();
};

const makeKeys = async (db: Kysely<unknown>) => {
  await ownedBy(db.schema.createTable('api_keys').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('start', 'text', (c) => c.notNull())
    .addColumn('created_at', long, (c) => c.notNull())
    .addColumn('used_at', long)
    .execute();
  await db.schema.createIndex('api_keys_of_user').on('api_keys').columns(['user_id', 'created_at']).execute();
};

const makeSandbox = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('sandbox_objects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('customer_id', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('due_at', long)
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('sandbox_objects_of_customer')
    .on('sandbox_objects')
    .columns(['customer_id', 'kind'])
    .execute();
  await db.schema
    .createIndex('sandbox_objects_by_due')
    .on('sandbox_objects')
    .columns(['kind', 'due_at'])
    .execute();
};
