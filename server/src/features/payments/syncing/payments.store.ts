import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { PaymentsTable } from '../../../platform/database/money-tables.ts';

/** Something that was paid: an order of credits, or one month. Whole cents; times by the card provider's clock. */
export interface StoredPayment {
  readonly id: string;
  readonly userId: string;
  readonly orderId: string;
  readonly provider: string;
  /** `order:<id>` or `invoice:<provider>:<id>`. */
  readonly naturalKey: string;
  /** To refund by; null while the provider has not told. */
  readonly paymentId: string | null;
  readonly amountCents: number;
  readonly returnedCents: number;
  readonly credits: number;
  readonly creditsTakenBack: number;
  /** What could not be taken back, because it was spent. */
  readonly creditsMissing: number;
  readonly periodStart: number | null;
  readonly periodEnd: number | null;
  readonly paidAt: number;
}

export const toPayment = (row: Selectable<PaymentsTable>): StoredPayment => ({
  id: row.id,
  userId: row.user_id,
  orderId: row.order_id,
  provider: row.provider,
  naturalKey: row.natural_key,
  paymentId: row.payment_id,
  amountCents: row.amount_cents,
  returnedCents: row.returned_cents,
  credits: row.credits,
  creditsTakenBack: row.credits_taken_back,
  creditsMissing: row.credits_missing,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  paidAt: row.paid_at,
});

/** Adds a payment, unless it is there already: then false comes back. */
export const addPayment = async (db: Db, payment: StoredPayment): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payments')
    .values({
      id: payment.id,
      user_id: payment.userId,
      order_id: payment.orderId,
      provider: payment.provider,
      natural_key: payment.naturalKey,
      payment_id: payment.paymentId,
      amount_cents: payment.amountCents,
      returned_cents: payment.returnedCents,
      credits: payment.credits,
      credits_taken_back: payment.creditsTakenBack,
      credits_missing: payment.creditsMissing,
      period_start: payment.periodStart,
      period_end: payment.periodEnd,
      paid_at: payment.paidAt,
    })
    .onConflict((conflict) => conflict.column('natural_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Tells by what a payment can be refunded, where that was not known. @returns whether it was news */
export const learnPaymentId = async (
  db: Db,
  { naturalKey, paymentId }: { naturalKey: string; paymentId: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ payment_id: paymentId })
    .where('natural_key', '=', naturalKey)
    .where('payment_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Reads a payment and keeps others from changing it until the transaction ends. */
export const holdPayment = async (
  db: Db,
  { provider, paymentId }: { provider: string; paymentId: string },
): Promise<StoredPayment | null> => {
  const row = await db
    .updateTable('payments')
    .set((of) => ({ returned_cents: of.ref('returned_cents') }))
    .where('provider', '=', provider)
    .where('payment_id', '=', paymentId)
    .returningAll()
    .executeTakeFirst();
  return row ? toPayment(row) : null;
};

export interface Return {
  readonly id: string;
  /** In all. */
  readonly returnedCents: number;
  /** This time. */
  readonly takenBack: number;
  readonly missing: number;
}

/** Only for a payment that this transaction holds. */
export const saveReturn = async (
  db: Db,
  { id, returnedCents, takenBack, missing }: Return,
): Promise<void> => {
  await db
    .updateTable('payments')
    .set({
      returned_cents: returnedCents,
      credits_taken_back: sql`credits_taken_back + ${takenBack}`,
      credits_missing: sql`credits_missing + ${missing}`,
    })
    .where('id', '=', id)
    .execute();
};

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
