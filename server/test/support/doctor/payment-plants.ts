import { grantCredits } from '../../../src/features/credits/index.ts';
import { takeNumber } from '../../../src/features/payments/invoices/invoices.store.ts';
import type { TestDatabase } from '../test-database.ts';
import type { FaultCode } from '../../../src/doctor/fault.ts';

export interface Buyer {
  readonly userId: string;
}

/** A purchase of 100 credits for ten dollars: ordered, paid and granted. */
const buyCredits = async (on: TestDatabase, { userId }: Buyer): Promise<string> => {
  const ctx = on.context();
  const orderId = await addOrder(on, { userId, state: 'paid', createdAt: ctx.now() });
  const naturalKey = `order:${orderId}`;
  await on.db
    .insertInto('payments')
    .values({
      id: ctx.newId(),
      user_id: userId,
      order_id: orderId,
      provider: 'sandbox',
      natural_key: naturalKey,
      payment_id: null,
      amount_cents: 1_000,
      returned_cents: 0,
      credits: 100,
      credits_taken_back: 0,
      credits_missing: 0,
      period_start: null,
      period_end: null,
      paid_at: ctx.now(),
    })
    .execute();
  await invoicePayment(on, { orderId, planId: null });
  await grantCredits(ctx, { userId, naturalKey, amount: 100, source: 'purchase', description: 'purchase' });
  return orderId;
};

/** The invoice of what an order led to, with the next number. */
export const invoicePayment = async (
  on: TestDatabase,
  { orderId, planId }: { orderId: string; planId: string | null },
): Promise<void> => {
  const at = on.clock.now();
  const year = new Date(at).getUTCFullYear();
  const payments = on.db.selectFrom('payments').selectAll().where('order_id', '=', orderId);
  const payment = await payments.executeTakeFirstOrThrow();
  await on.db
    .insertInto('invoices')
    .values({
      ...{ id: on.context().newId(), user_id: payment.user_id, payment_id: payment.id, kind: 'invoice' },
      ...{ year, running: await takeNumber(on.db, year), corrects: null, issued_at: at, paid_at: at },
      ...{ plan_id: planId, credits: payment.credits, period_start: null, period_end: null },
      ...{ unused_cents: 0, unused_plan_id: null, total_cents: payment.amount_cents, vat_cents: 0 },
      ...{ vat_rate: null, seller: null, buyer: '{}', card: null },
    })
    .execute();
};

const addOrder = async (
  on: TestDatabase,
  order: { userId: string; state: string; createdAt: number },
): Promise<string> => {
  const id = on.context().newId();
  await on.db
    .insertInto('orders')
    .values({
      id,
      user_id: order.userId,
      provider: 'sandbox',
      kind: 'credits',
      plan_id: null,
      credits: 100,
      amount_cents: 1_000,
      renews: 0,
      state: order.state,
      session_id: null,
      idempotency_key: null,
      request_hash: '',
      created_at: order.createdAt,
      closed_at: null,
    })
    .execute();
  return id;
};

/** Every fault of money, and how it comes about. */
export const paymentPlants: {
  name: string;
  codes: FaultCode[];
  plant: (on: TestDatabase, buyer: Buyer) => Promise<unknown>;
}[] = [
  {
    name: 'a payment whose credits were never granted',
    codes: ['payment_without_grant', 'ledger_sum_differs'],
    plant: async (on, buyer) => {
      const orderId = await buyCredits(on, buyer);
      await on.db.deleteFrom('credit_entries').where('natural_key', '=', `order:${orderId}`).execute();
    },
  },
  {
    name: 'credits granted as bought that nobody paid',
    codes: ['grant_without_payment'],
    plant: (on, { userId }) =>
      grantCredits(on.context(), {
        userId,
        naturalKey: 'order:none',
        amount: 100,
        source: 'purchase',
        description: 'purchase',
      }),
  },
  {
    name: 'a payment of an order that stands as failed',
    codes: ['payment_differs'],
    plant: async (on, buyer) => {
      const id = await buyCredits(on, buyer);
      await on.db.updateTable('orders').set({ state: 'failed' }).where('id', '=', id).execute();
    },
  },
  {
    name: 'a refund that took no credits back',
    codes: ['refund_differs', 'refund_without_note'],
    plant: async (on, buyer) => {
      const id = await buyCredits(on, buyer);
      await on.db.updateTable('payments').set({ returned_cents: 1_000 }).where('order_id', '=', id).execute();
    },
  },
  {
    name: 'a refund that took credits back twice',
    codes: ['refund_differs', 'refund_without_note'],
    plant: async (on, buyer) => {
      const id = await buyCredits(on, buyer);
      await on.db
        .updateTable('payments')
        .set({ returned_cents: 1_000, credits_taken_back: 100 })
        .where('order_id', '=', id)
        .execute();
    },
  },
  {
    name: 'a paid order without a payment',
    codes: ['order_without_payment', 'grant_without_payment', 'invoice_number_missing'],
    plant: async (on, buyer) => {
      const id = await buyCredits(on, buyer);
      await on.db.deleteFrom('invoices').execute();
      await on.db.deleteFrom('payments').where('order_id', '=', id).execute();
    },
  },
  {
    name: 'an invoice that is gone',
    codes: ['payment_without_invoice', 'invoice_number_missing'],
    plant: async (on, buyer) => {
      await buyCredits(on, buyer);
      await on.db.deleteFrom('invoices').execute();
    },
  },
  {
    name: 'an order that nobody brought to an end',
    codes: ['order_overdue'],
    plant: (on, { userId }) =>
      addOrder(on, { userId, state: 'open', createdAt: on.clock.now() - 48 * 3_600_000 - 1 }),
  },
];
