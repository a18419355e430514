import { type Kysely, type Migration, sql } from 'kysely';
import { newId } from '../../ids.ts';

/** Times do not fit PostgreSQL's 32-bit integer. */
const long = 'bigint';

/** Invoices and credit notes; what stands on one's invoices; switches of plans that credit unused days or begin later. */
export const invoices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('users').addColumn('invoice_to', 'text').execute();
    await db.schema.alterTable('card_customers').addColumn('email', 'text').execute();
    await db.schema.alterTable('subscriptions').addColumn('next_plan_id', 'text').execute();
    await db.schema
      .alterTable('orders')
      .addColumn('unused_cents', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const column of ['unused_plan_id', 'unused_of'])
      await db.schema.alterTable('orders').addColumn(column, 'text').execute();
    await makeInvoices(db);
    await invoiceWhatWasPaid(db);
  },
};

const makeInvoices = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('invoice_series')
    .addColumn('year', 'integer', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('invoices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('payment_id', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('running', 'integer', (c) => c.notNull())
    // Of a credit note, the number of its invoice.
    .addColumn('corrects', 'text')
    .addColumn('issued_at', long, (c) => c.notNull())
    .addColumn('paid_at', long, (c) => c.notNull())
    .addColumn('plan_id', 'text')
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('period_start', long)
    .addColumn('period_end', long)
    .addColumn('unused_cents', 'integer', (c) => c.notNull())
    .addColumn('unused_plan_id', 'text')
    .addColumn('total_cents', 'integer', (c) => c.notNull())
    .addColumn('vat_cents', 'integer', (c) => c.notNull())
    // Hundredths of a per cent; null = no VAT.
    .addColumn('vat_rate', 'integer')
    // JSON, both.
    .addColumn('seller', 'text')
    .addColumn('buyer', 'text', (c) => c.notNull())
    .addColumn('card', 'text')
    .addUniqueConstraint('one_document_a_number', ['year', 'running'])
    .addCheckConstraint(
      'document_is_sound',
      sql`(kind = 'invoice' and total_cents > 0 and corrects is null) or (kind = 'credit_note' and total_cents < 0 and corrects is not null)`,
    )
    .execute();
  await db.schema
    .createIndex('invoices_of_user')
    .on('invoices')
    .columns(['user_id', 'year', 'running'])
    .execute();
  await db.schema.createIndex('invoices_of_payment').on('invoices').column('payment_id').execute();
};

interface Paid {
  id: string;
  user_id: string;
  natural_key: string;
  amount_cents: number;
  returned_cents: number;
  credits: number;
  period_start: number | null;
  period_end: number | null;
  paid_at: number;
  plan_id: string | null;
  full_name: string;
  /** When the last of it went back, as far as the ledger tells. */
  returned_at: number | null;
}

/** Everything that was paid before gets its number, in the order of time; who sold it is told by the settings, VAT by none. */
const invoiceWhatWasPaid = async (db: Kysely<unknown>) => {
  const { rows } = await sql<Paid>`
    select p.id, p.user_id, p.natural_key, p.amount_cents, p.returned_cents, p.credits, p.period_start, p.period_end,
      p.paid_at, o.plan_id, u.full_name, r.returned_at
    from payments p
    join orders o on o.id = p.order_id
    join users u on u.id = p.user_id
    left join (
      select q.id, max(e.created_at) as returned_at from payments q
      join credit_entries e on e.natural_key = 'refund:' || q.natural_key || ':' || q.returned_cents
      where q.returned_cents > 0 group by q.id
    ) r on r.id = p.id`.execute(db);
  const documents = rows.flatMap((paid) => {
    const invoice = { paid, kind: 'invoice', at: Number(paid.paid_at), cents: paid.amount_cents };
    if (paid.returned_cents === 0) return [invoice];
    const at = Math.max(invoice.at, Number(paid.returned_at ?? 0));
    return [invoice, { paid, kind: 'credit_note', at, cents: -paid.returned_cents }];
  });
  documents.sort(
    (one, other) =>
      one.at - other.at || (one.paid.id < other.paid.id ? -1 : one.paid.id > other.paid.id ? 1 : 0),
  );
  const last = new Map<number, number>();
  const numbers = new Map<string, string>();
  for (const { paid, kind, at, cents } of documents) {
    const year = new Date(at).getUTCFullYear();
    const running = (last.get(year) ?? 0) + 1;
    last.set(year, running);
    const corrects = kind === 'invoice' ? null : (numbers.get(paid.id) ?? null);
    if (kind === 'invoice') numbers.set(paid.id, `${year}-${String(running).padStart(6, '0')}`);
    const buyer = { name: paid.full_name, company: '', address: '', vatNumber: '' };
    await sql`
      insert into invoices (id, user_id, payment_id, kind, year, running, corrects, issued_at, paid_at, plan_id, credits,
        period_start, period_end, unused_cents, unused_plan_id, total_cents, vat_cents, vat_rate, seller, buyer, card)
      values (${newId()}, ${paid.user_id}, ${paid.id}, ${kind}, ${year}, ${running}, ${corrects}, ${at}, ${paid.paid_at},
        ${paid.plan_id}, ${paid.credits}, ${paid.period_start}, ${paid.period_end}, 0, null, ${cents}, 0, null, null,
        ${JSON.stringify(buyer)}, null)`.execute(db);
  }
  for (const [year, count] of last)
    await sql`insert into invoice_series (year, last) values (${year}, ${count})`.execute(db);
};
