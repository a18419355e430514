import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { walk } from '../platform/walk.ts';
import type { Check, Fault, Patient } from './fault.ts';
import { instant } from '../platform/instant.ts';

/** A checkout can be paid for a day; whoever then looks for its end looks every few minutes. */
const openMs = 48 * 3_600_000;

interface PaymentOnFile {
  id: string;
  naturalKey: string;
  userId: string;
  kind: string;
  buyerId: string;
  orderState: string;
  orderedCredits: number;
  orderedCents: number;
  invoicedCredits: number | null;
  invoicedCents: number | null;
  amountCents: number;
  returnedCents: number;
  credits: number;
  takenBack: number;
  missing: number;
  grantedTo: string | null;
  granted: number | null;
  source: string | null;
}

/**
 * What was paid was ordered and is in the ledger once; nothing stands there as bought that was not paid; what went back to
 * the payer took its credits back; and no order is open for ever.
 */
export const checkPayments: Check = async (patient) => {
  const faults: Fault[] = [];
  let payments = 0;
  for await (const payment of paymentsOf(patient)) {
    payments++;
    faults.push(...faultsOf(payment));
  }
  for (const look of [unpaidGrants, strayReturns, numberGaps, uncreditedReturns, unpaidOrders, overdueOrders])
    faults.push(...(await look(patient)));
  const { orders } = await patient.db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow();
  return { looked: { orders: Number(orders), payments }, faults };
};

function faultsOf(payment: PaymentOnFile): Fault[] {
  const subject = `payments ${payment.id}`;
  const faults: Fault[] = [];
  const source = payment.kind === 'credits' ? 'purchase' : 'subscription';
  if (
    payment.granted !== payment.credits ||
    payment.grantedTo !== payment.userId ||
    payment.source !== source
  )
    faults.push({
      code: 'payment_without_grant',
      subject,
      found: `${payment.credits} credits paid by ${payment.userId}, the ledger says ${payment.granted ?? 'none'} for ${payment.grantedTo ?? 'nobody'} as ${payment.source ?? 'nothing'}`,
    });
  if (!matchesOrder(payment))
    faults.push({
      code: 'payment_differs',
      subject,
      found: `${payment.credits} credits for ${payment.amountCents} cents by ${payment.userId}; ordered ${payment.orderedCredits} for ${payment.orderedCents} by ${payment.buyerId}, ${payment.orderState}`,
    });
  if (payment.invoicedCents !== payment.amountCents)
    faults.push({
      code: 'payment_without_invoice',
      subject,
      found: `${payment.amountCents} cents paid, invoiced ${payment.invoicedCents ?? 'nothing'}`,
    });
  // Parts of a credit may be rounded either way.
  const share = (payment.credits * payment.returnedCents) / payment.amountCents;
  if (Math.abs(payment.takenBack + payment.missing - share) >= 1)
    faults.push({
      code: 'refund_differs',
      subject,
      found: `${payment.returnedCents} of ${payment.amountCents} cents went back; of ${payment.credits} credits ${payment.takenBack} were taken and ${payment.missing} were spent`,
    });
  return faults;
}

/** A month gives and costs what its invoice says; credits what was ordered. */
const matchesOrder = (payment: PaymentOnFile): boolean =>
  payment.userId === payment.buyerId &&
  payment.orderState === 'paid' &&
  // A month may be of a cheaper plan than the one that was ordered.
  (payment.kind === 'subscription'
    ? payment.credits === payment.invoicedCredits
    : payment.credits === payment.orderedCredits && payment.amountCents === payment.orderedCents);

const paymentsOf = ({ db }: Patient) =>
  walk<PaymentOnFile>((last, limit) =>
    db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .leftJoin('invoices as invoice', (join) =>
        join.onRef('invoice.payment_id', '=', 'payments.id').on('invoice.kind', '=', 'invoice'),
      )
      .leftJoin('credit_entries as entry', 'entry.natural_key', 'payments.natural_key')
      .select([
        'payments.id',
        'payments.natural_key as naturalKey',
        'payments.user_id as userId',
        'orders.kind',
        'orders.user_id as buyerId',
        'orders.state as orderState',
        'orders.credits as orderedCredits',
        'orders.amount_cents as orderedCents',
        'invoice.credits as invoicedCredits',
        'invoice.total_cents as invoicedCents',
        'payments.amount_cents as amountCents',
        'payments.returned_cents as returnedCents',
        'payments.credits',
        'payments.credits_taken_back as takenBack',
        'payments.credits_missing as missing',
        'entry.user_id as grantedTo',
        'entry.amount as granted',
        'entry.source',
      ])
      .where('payments.id', '>', last?.id ?? '')
      .orderBy('payments.id')
      .limit(limit)
      .execute(),
  );

async function unpaidGrants({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('credit_entries as entry')
    .leftJoin('payments', 'payments.natural_key', 'entry.natural_key')
    .select(['entry.id', 'entry.amount', 'entry.source'])
    .where('entry.source', 'in', ['purchase', 'subscription'])
    .where('payments.id', 'is', null)
    .execute();
  return rows.map(({ id, amount, source }) => ({
    code: 'grant_without_payment',
    subject: `credit_entries ${id}`,
    found: `${amount} credits as ${source}, for which nothing was paid`,
  }));
}

/** What the ledger took back from each person is what their refunds took. */
async function strayReturns({ db }: Patient): Promise<Fault[]> {
  const [inLedger, ofPayments] = [await takenInLedger(db), await takenByRefunds(db)];
  return [...new Set([...inLedger.keys(), ...ofPayments.keys()])].flatMap((userId): Fault[] => {
    const [said, real] = [inLedger.get(userId) ?? 0, ofPayments.get(userId) ?? 0];
    if (said === real) return [];
    const found = `the ledger took ${said} credits back, refunds took ${real}`;
    return [{ code: 'refund_differs', subject: `credit_accounts ${userId}`, found }];
  });
}

async function takenInLedger(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('credit_entries')
    .select((row) => ['user_id as userId', row.fn.sum<number>('amount').as('amount')])
    .where('source', '=', 'refund')
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ userId, amount }) => [userId, -amount]));
}

async function takenByRefunds(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('payments')
    .select((row) => ['user_id as userId', row.fn.sum<number>('credits_taken_back').as('credits')])
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ userId, credits }) => [userId, Number(credits)]));
}

async function unpaidOrders({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.order_id', 'orders.id')
    .select(['orders.id', 'orders.kind', 'orders.credits'])
    .where('orders.state', '=', 'paid')
    .where('payments.id', 'is', null)
    .execute();
  return rows.map(({ id, kind, credits }) => ({
    code: 'order_without_payment',
    subject: `orders ${id}`,
    found: `${kind} for ${credits} credits stands as paid, and no payment does`,
  }));
}

/** Each year's numbers run from 1 to the last that was taken. */
async function numberGaps({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('invoice_series as series')
    .leftJoin('invoices', 'invoices.year', 'series.year')
    .select((row) => ['series.year', 'series.last', row.fn.count<number>('invoices.id').as('count')])
    .groupBy(['series.year', 'series.last'])
    .execute();
  return rows
    .filter(({ last, count }) => Number(count) !== last)
    .map(({ year, last, count }) => ({
      code: 'invoice_number_missing',
      subject: `invoice_series ${year}`,
      found: `${last} numbers were taken, ${count} invoices and credit notes are there`,
    }));
}

/** What went back to the payer stands on credit notes. */
async function uncreditedReturns({ db }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.payment_id', '=', 'payments.id').on('invoices.kind', '=', 'credit_note'),
    )
    .select((row) => [
      'payments.id',
      'payments.returned_cents as returned',
      row.fn.sum<number | null>('invoices.total_cents').as('noted'),
    ])
    .groupBy(['payments.id', 'payments.returned_cents'])
    .having(sql<boolean>`coalesce(sum(invoices.total_cents), 0) + payments.returned_cents <> 0`)
    .execute();
  return rows.map(({ id, returned, noted }) => ({
    code: 'refund_without_note',
    subject: `payments ${id}`,
    found: `${returned} cents went back, credit notes say ${-Number(noted ?? 0)}`,
  }));
}

async function overdueOrders({ db, now }: Patient): Promise<Fault[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'kind', 'created_at as createdAt'])
    .where('state', '=', 'open')
    .where('created_at', '<', now() - openMs)
    .execute();
  return rows.map(({ id, kind, createdAt }) => ({
    code: 'order_overdue',
    subject: `orders ${id}`,
    found: `${kind}, open since ${instant(createdAt)}`,
  }));
}
