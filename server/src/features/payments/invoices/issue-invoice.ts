import type { Invoice } from '@maquette/contract';
import type { StoredOrder } from '../orders/orders.rules.ts';
import type { PaymentsContext } from '../ports.ts';
import type { StoredPayment } from '../syncing/payments.store.ts';
import { numberOf, vatIn, vatReturned } from './invoices.rules.ts';
import { addInvoice, documentsOf, type StoredInvoice, takeNumber } from './invoices.store.ts';

export interface IssueInvoice {
  readonly payment: StoredPayment;
  readonly planId: string | null;
  /** What was taken off for unused days of another plan. */
  readonly unused: Pick<StoredOrder, 'unusedCents' | 'unusedPlanId'>;
  readonly card: Invoice['card'];
  /** The card provider's time. */
  readonly at: number;
}

/** Writes the invoice of a payment with the next number, within the transaction that adds the payment. */
export async function issueInvoice(
  tx: PaymentsContext,
  { payment, planId, unused, card, at }: IssueInvoice,
): Promise<void> {
  const { userId, amountCents: totalCents, credits, periodStart, periodEnd, paidAt } = payment;
  const { vatRate, ...seller } = tx.seller;
  await addInvoice(tx.db, {
    ...(await nextNumber(tx, at)),
    ...{ id: tx.newId(), userId, paymentId: payment.id, kind: 'invoice', corrects: null },
    ...{ paidAt, planId, credits, periodStart, periodEnd, ...unused },
    ...{ totalCents, vatCents: vatIn(totalCents, vatRate), vatRate, card },
    seller: { ...seller, vatNote: vatRate === null ? seller.vatNote : '' },
    buyer: await buyerOf(tx, userId),
  });
}

export interface IssueCreditNote {
  readonly payment: StoredPayment;
  /** What has gone back in all, this time included. Whole cents. */
  readonly returnedCents: number;
  readonly at: number;
}

/** Writes down that more of a payment went back, with a number of the same series; within the transaction that notes the return. */
export async function issueCreditNote(
  tx: PaymentsContext,
  { payment, returnedCents: inAll, at }: IssueCreditNote,
): Promise<void> {
  const [invoice] = await documentsOf(tx.db, payment.id);
  if (invoice?.kind !== 'invoice') throw new Error(`payment ${payment.id} has no invoice`);
  const before = payment.returnedCents;
  const { vatRate: rate } = invoice;
  await addInvoice(tx.db, {
    ...invoice,
    ...(await nextNumber(tx, at)),
    ...{ id: tx.newId(), kind: 'credit_note', corrects: numberOf(invoice) },
    ...{ unusedCents: 0, unusedPlanId: null },
    totalCents: before - inAll,
    vatCents: vatReturned({ rate, before, inAll }),
  });
}

async function nextNumber(
  tx: PaymentsContext,
  at: number,
): Promise<Pick<StoredInvoice, 'year' | 'running' | 'issuedAt'>> {
  const year = new Date(at).getUTCFullYear();
  return { year, running: await takeNumber(tx.db, year), issuedAt: at };
}

async function buyerOf(tx: PaymentsContext, userId: string): Promise<Invoice['buyer']> {
  const payer = await tx.payerOf(tx, { userId });
  const { company = '', address = '', vatNumber = '' } = payer?.invoiceTo ?? {};
  return { name: payer?.fullName ?? '', company, address, vatNumber };
}
