import type { Invoice, InvoiceSeller } from '@maquette/contract';
import type { Db } from '../../../platform/database/db.ts';
import { rowsOf, toRow } from '../../../platform/database/rows.ts';

/** An invoice or a credit note, as it was issued. Whole cents; times by the card provider's clock. */
export interface StoredInvoice {
  readonly id: string;
  readonly userId: string;
  readonly paymentId: string;
  readonly kind: Invoice['kind'];
  readonly year: number;
  readonly running: number;
  /** Of a credit note, the number of its invoice. */
  readonly corrects: string | null;
  readonly issuedAt: number;
  readonly paidAt: number;
  readonly planId: string | null;
  readonly credits: number;
  readonly periodStart: number | null;
  readonly periodEnd: number | null;
  readonly unusedCents: number;
  readonly unusedPlanId: string | null;
  /** Negative for a credit note, as is the VAT in it. */
  readonly totalCents: number;
  readonly vatCents: number;
  /** Hundredths of a per cent; null = no VAT. */
  readonly vatRate: number | null;
  /** Null = as the settings say, for what was paid before there were invoices. */
  readonly seller: InvoiceSeller | null;
  readonly buyer: Invoice['buyer'];
  readonly card: Invoice['card'];
}

const invoiceRows = rowsOf<StoredInvoice>({ seller: 'json', buyer: 'json', card: 'json' });

/**
 * Takes the next number of a year. Whoever comes next waits until this transaction is over, and gets the same number where it
 * came to nothing: so there are no gaps.
 */
export async function takeNumber(db: Db, year: number): Promise<number> {
  await db
    .insertInto('invoice_series')
    .values({ year, last: 0 })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .execute();
  const { last } = await db
    .updateTable('invoice_series')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function addInvoice(db: Db, invoice: StoredInvoice): Promise<void> {
  await db.insertInto('invoices').values(toRow(invoice)).execute();
}

/** What was issued for a payment: its invoice, and after it its credit notes. */
export function documentsOf(db: Db, paymentId: string): Promise<StoredInvoice[]> {
  return invoiceRows.list(
    db
      .selectFrom('invoices')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .orderBy('year')
      .orderBy('running'),
  );
}

/** One of a person's; null when they have no such. */
export function findInvoice(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<StoredInvoice | null> {
  return invoiceRows.first(
    db.selectFrom('invoices').selectAll().where('id', '=', id).where('user_id', '=', userId),
  );
}

export interface PageOfInvoices {
  readonly userId: string;
  readonly after: StoredInvoice | undefined;
  readonly limit: number;
  /** All years unless told. */
  readonly year?: number;
}

/** A person's, by number, after the one given. */
export function invoicesAfter(
  db: Db,
  { userId, after, limit, year }: PageOfInvoices,
): Promise<StoredInvoice[]> {
  return invoiceRows.list(
    db
      .selectFrom('invoices')
      .selectAll()
      .where('user_id', '=', userId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('year', 'running'), '>', tuple(after?.year ?? 0, after?.running ?? 0)),
      )
      .$if(year !== undefined, (query) => query.where('year', '=', year ?? 0))
      .orderBy('year')
      .orderBy('running')
      .limit(limit),
  );
}
