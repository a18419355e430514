import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { changesOne, rowsOf, toRow } from '../../../platform/database/rows.ts';

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

const paymentRows = rowsOf<StoredPayment>({});

/** Adds a payment, unless it is there already: then false comes back. */
export function addPayment(db: Db, payment: StoredPayment): Promise<boolean> {
  return changesOne(
    db
      .insertInto('payments')
      .values(toRow(payment))
      .onConflict((conflict) => conflict.column('natural_key').doNothing()),
  );
}

/** Which of these are written down already. */
export async function recordedKeys(db: Db, naturalKeys: readonly string[]): Promise<Set<string>> {
  if (naturalKeys.length === 0) return new Set();
  const rows = await db
    .selectFrom('payments')
    .select('natural_key')
    .where('natural_key', 'in', naturalKeys)
    .execute();
  return new Set(rows.map((row) => row.natural_key));
}

/** Tells by what a payment can be refunded, where that was not known. @returns whether it was news */
export function learnPaymentId(
  db: Db,
  { naturalKey, paymentId }: { naturalKey: string; paymentId: string },
): Promise<boolean> {
  return changesOne(
    db
      .updateTable('payments')
      .set({ payment_id: paymentId })
      .where('natural_key', '=', naturalKey)
      .where('payment_id', 'is', null),
  );
}

/** Reads a payment and keeps others from changing it until the transaction ends. */
export function holdPayment(
  db: Db,
  { provider, paymentId }: { provider: string; paymentId: string },
): Promise<StoredPayment | null> {
  return paymentRows.first(
    db
      .updateTable('payments')
      .set((of) => ({ returned_cents: of.ref('returned_cents') }))
      .where('provider', '=', provider)
      .where('payment_id', '=', paymentId)
      .returningAll(),
  );
}

export interface Return {
  readonly id: string;
  /** In all. */
  readonly returnedCents: number;
  /** This time. */
  readonly takenBack: number;
  readonly missing: number;
}

/** Only for a payment that this transaction holds. */
export async function saveReturn(db: Db, { id, returnedCents, takenBack, missing }: Return): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      returned_cents: returnedCents,
      credits_taken_back: sql`credits_taken_back + ${takenBack}`,
      credits_missing: sql`credits_missing + ${missing}`,
    })
    .where('id', '=', id)
    .execute();
}

/** A payment with the plan it was for, if it was for one, and the number of its invoice. */
export interface PaymentOfPlan extends StoredPayment {
  readonly planId: string | null;
  readonly year: number;
  readonly running: number;
}

const rowsWithPlans = rowsOf<PaymentOfPlan>({});

const paymentsWithPlans = (db: Db) =>
  db
    .selectFrom('payments')
    .innerJoin('invoices', (join) =>
      join.onRef('invoices.payment_id', '=', 'payments.id').on('invoices.kind', '=', 'invoice'),
    )
    .selectAll('payments')
    .select(['invoices.plan_id', 'invoices.year', 'invoices.running']);

/** Newest first. */
export function paymentsOf(db: Db, userId: string, limit: number): Promise<PaymentOfPlan[]> {
  return rowsWithPlans.list(
    paymentsWithPlans(db)
      .where('payments.user_id', '=', userId)
      .orderBy('payments.paid_at', 'desc')
      .orderBy('payments.id', 'desc')
      .limit(limit),
  );
}

/** One payment; of whoever it is when nobody is named. */
export function findPayment(
  db: Db,
  { id, userId }: { id: string; userId?: string },
): Promise<PaymentOfPlan | null> {
  return rowsWithPlans.first(
    paymentsWithPlans(db)
      .where('payments.id', '=', id)
      .$if(userId !== undefined, (query) => query.where('payments.user_id', '=', userId ?? '')),
  );
}

/** Who took the money, for each of a person's payments, by its id. */
export async function providersOf(db: Db, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'provider'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, provider }) => [id, provider]));
}

/** The month that a subscription is paid for now, and what it is worth: paid and credited, less what went back. */
export async function monthPaid(
  db: Db,
  { orderId, periodStart, endsAt }: { orderId: string; periodStart: number; endsAt: number },
): Promise<{ start: number; end: number; valueCents: number } | null> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('invoices', (join) =>
      join.onRef('invoices.payment_id', '=', 'payments.id').on('invoices.kind', '=', 'invoice'),
    )
    .select(['amount_cents', 'returned_cents', 'invoices.unused_cents'])
    .where('order_id', '=', orderId)
    .where('payments.period_start', '=', periodStart)
    .executeTakeFirst();
  if (!row) return null;
  const valueCents = row.amount_cents + row.unused_cents - row.returned_cents;
  return { start: periodStart, end: endsAt, valueCents };
}

export interface PageOfPayments {
  readonly userId: string;
  readonly after: StoredPayment | undefined;
  readonly limit: number;
}

/** A person's payments, oldest first, after the one given. */
export function paymentsAfter(db: Db, { userId, after, limit }: PageOfPayments): Promise<StoredPayment[]> {
  return paymentRows.list(
    db
      .selectFrom('payments')
      .selectAll()
      .where('user_id', '=', userId)
      .where(sql<boolean>`(paid_at, id) > (${after?.paidAt ?? -1}, ${after?.id ?? ''})`)
      .orderBy('paid_at')
      .orderBy('id')
      .limit(limit),
  );
}
