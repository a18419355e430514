import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { SubscriptionsTable } from '../../platform/database/money-tables.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { StoredSubscription, SubscriptionCourse } from './subscriptions.rules.ts';

const toSubscription = (row: Selectable<SubscriptionsTable>): StoredSubscription => ({
  id: row.id,
  userId: row.user_id,
  planId: row.plan_id,
  provider: row.provider,
  providerId: row.provider_id,
  orderId: row.order_id,
  renews: row.renews === 1,
  failedTries: row.failed_tries,
  startedAt: row.started_at,
  periodStart: row.period_start,
  endsAt: row.ends_at,
  cancelledAt: row.cancelled_at,
  resumedAt: row.resumed_at,
  isOver: row.is_over === 1,
  createdAt: row.created_at,
});

const courseColumns = (course: SubscriptionCourse) => ({
  renews: course.renews ? 1 : 0,
  failed_tries: course.failedTries,
  period_start: course.periodStart,
  ends_at: course.endsAt,
  cancelled_at: course.cancelledAt,
  resumed_at: course.resumedAt,
  is_over: course.isOver ? 1 : 0,
});

/** Adds a subscription, unless its order or the provider's number is there already: then false comes back. */
export const addSubscription = async (db: Db, one: StoredSubscription): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('subscriptions')
    .values({
      id: one.id,
      user_id: one.userId,
      plan_id: one.planId,
      provider: one.provider,
      provider_id: one.providerId,
      order_id: one.orderId,
      started_at: one.startedAt,
      created_at: one.createdAt,
      ...courseColumns(one),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

type Named = { readonly id: string } | { readonly orderId: string };

/** Reads a subscription and keeps others from changing it until the transaction ends. */
export const holdSubscription = async (db: Db, named: Named): Promise<StoredSubscription | null> => {
  const row = await db
    .updateTable('subscriptions')
    .set((of) => ({ renews: of.ref('renews') }))
    .$if('id' in named, (query) => query.where('id', '=', 'id' in named ? named.id : ''))
    .$if('orderId' in named, (query) => query.where('order_id', '=', 'orderId' in named ? named.orderId : ''))
    .returningAll()
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
};

/** Only for a subscription that this transaction holds. */
export const saveCourse = async (db: Db, id: string, course: SubscriptionCourse): Promise<void> => {
  await db.updateTable('subscriptions').set(courseColumns(course)).where('id', '=', id).execute();
};

/** A person's subscriptions, whatever became of them, newest first. */
export const subscriptionsOf = async (db: Db, userId: string): Promise<StoredSubscription[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toSubscription);
};

const openOnes = prepared<{ userId: string }, Selectable<SubscriptionsTable>>((db, value) =>
  db.selectFrom('subscriptions').selectAll().where('user_id', '=', value('userId')).where('is_over', '=', 0),
);

/** Those of a person that the provider has not ended. */
export const openSubscriptionsOf = async (db: Db, userId: string): Promise<StoredSubscription[]> =>
  (await openOnes(db, { userId })).map(toSubscription);

export const findSubscription = async (
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<StoredSubscription | null> => {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
};

export const findSubscriptionOfOrder = async (
  db: Db,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<StoredSubscription | null> => {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
};

/** Whoever's subscriptions with a card provider that are past the end of what was paid and not over, longest first. */
export const endedSubscriptions = async (
  db: Db,
  { provider, at, limit }: { provider: string; at: number; limit: number },
): Promise<StoredSubscription[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('is_over', '=', 0)
    .where('provider', '=', provider)
    .where('ends_at', '<=', at)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toSubscription);
};
