import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { changesOne, type RowOf, rowsOf, toRow } from '../../platform/database/rows.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { StoredSubscription, SubscriptionCourse } from './subscriptions.rules.ts';

const subscriptionRows = rowsOf<StoredSubscription>({ renews: 'boolean', isOver: 'boolean' });

/** Adds a subscription, unless its order or the provider's number is there already: then false comes back. */
export function addSubscription(db: Db, one: StoredSubscription): Promise<boolean> {
  return changesOne(
    db
      .insertInto('subscriptions')
      .values(toRow(one))
      .onConflict((conflict) => conflict.doNothing()),
  );
}

type Named = { readonly id: string } | { readonly orderId: string };

type Row = ExpressionBuilder<DatabaseSchema, 'subscriptions'>;

const isNamed = (named: Named) => (row: Row) =>
  'id' in named ? row('id', '=', named.id) : row('order_id', '=', named.orderId);

/** Reads a subscription and keeps others from changing it until the transaction ends. */
export function holdSubscription(db: Db, named: Named): Promise<StoredSubscription | null> {
  return subscriptionRows.first(
    db
      .updateTable('subscriptions')
      .set((of) => ({ renews: of.ref('renews') }))
      .where(isNamed(named))
      .returningAll(),
  );
}

/** Only for a subscription that this transaction holds. */
export async function saveCourse(
  db: Db,
  id: string,
  { renews, failedTries, periodStart, endsAt, cancelledAt, resumedAt, isOver }: SubscriptionCourse,
): Promise<void> {
  const course = toRow({ renews, failedTries, periodStart, endsAt, cancelledAt, resumedAt, isOver });
  await db.updateTable('subscriptions').set(course).where('id', '=', id).execute();
}

/** Writes down which plan takes this one's place when the paid month ends; null = none does. */
export async function saveNextPlan(
  db: Db,
  { id, nextPlanId }: { id: string; nextPlanId: string | null },
): Promise<void> {
  await db.updateTable('subscriptions').set({ next_plan_id: nextPlanId }).where('id', '=', id).execute();
}

/** From the month on that was paid, it is to this plan; what was to take its place has, or waits on. */
export async function savePlan(
  db: Db,
  { orderId, planId }: { orderId: string; planId: string },
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set(({ eb }) => ({
      plan_id: planId,
      next_plan_id: eb.case().when('next_plan_id', '=', planId).then(null).else(eb.ref('next_plan_id')).end(),
    }))
    .where('order_id', '=', orderId)
    .execute();
}

/** A person's subscriptions, whatever became of them, newest first. */
export function subscriptionsOf(db: Db, userId: string): Promise<StoredSubscription[]> {
  return subscriptionRows.list(
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  );
}

const openOnes = prepared<{ userId: string }, RowOf<StoredSubscription>>((db, value) =>
  db.selectFrom('subscriptions').selectAll().where('user_id', '=', value('userId')).where('is_over', '=', 0),
);

/** Those of a person that the provider has not ended. */
export const openSubscriptionsOf = async (db: Db, userId: string): Promise<StoredSubscription[]> =>
  subscriptionRows.read(await openOnes(db, { userId }));

/** One of a person's, by its id or by the order it came of. */
export function findSubscription(
  db: Db,
  { userId, ...named }: Named & { readonly userId: string },
): Promise<StoredSubscription | null> {
  return subscriptionRows.first(
    db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).where(isNamed(named)),
  );
}

/** Whoever's subscriptions with a card provider that are past the end of what was paid and not over, longest first. */
export function endedSubscriptions(
  db: Db,
  { provider, at, limit }: { provider: string; at: number; limit: number },
): Promise<StoredSubscription[]> {
  return subscriptionRows.list(
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('is_over', '=', 0)
      .where('provider', '=', provider)
      .where('ends_at', '<=', at)
      .orderBy('ends_at')
      .orderBy('id')
      .limit(limit),
  );
}
