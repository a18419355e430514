import type { Db } from '../../../platform/database/db.ts';
import { type StoredPayment, toPayment } from '../syncing/index.ts';

/** A payment with the plan it was for, if it was for one. */
export interface PaymentOfPlan extends StoredPayment {
  readonly planId: string | null;
}

const paymentsWithPlans = (db: Db) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.plan_id');

/** Newest first. */
export const paymentsOf = async (db: Db, userId: string, limit: number): Promise<PaymentOfPlan[]> => {
  const rows = await paymentsWithPlans(db)
    .where('payments.user_id', '=', userId)
    .orderBy('payments.paid_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toPayment(row), planId: row.plan_id }));
};

/** One payment; of whoever it is when nobody is named. */
export const findPayment = async (
  db: Db,
  { id, userId }: { id: string; userId?: string },
): Promise<PaymentOfPlan | null> => {
  const row = await paymentsWithPlans(db)
    .where('payments.id', '=', id)
    .$if(userId !== undefined, (query) => query.where('payments.user_id', '=', userId ?? ''))
    .executeTakeFirst();
  return row ? { ...toPayment(row), planId: row.plan_id } : null;
};
